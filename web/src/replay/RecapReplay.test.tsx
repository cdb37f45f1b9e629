import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { courseOf, standingsOf } from '../api/http'
import type { Course, EventInfo } from '../api/types'
import { LAYOUT, MATCH, standing } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import RecapReplay from './RecapReplay'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  courseOf: vi.fn(),
  standingsOf: vi.fn(),
}))

const events: EventInfo[] = [0, 1, 2, 3, 4, 5].map((number) => ({
  number,
  kind: 'Passed',
  fields: { seat: 0 },
}))
const COURSE: Course = {
  match: MATCH,
  layout: LAYOUT,
  events,
  event_counts: [1, 2, 4, 5, 6],
  observer: [0],
  observers: [[0]],
}
const BEAT = 1_400
const shown = () => document.querySelector('.table')?.getAttribute('data-at')

async function show(end: () => void) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <RecapReplay match="m" onEnd={end} plays since={2} />
        </Speaking>
      </Suspense>,
    )
  })
}

// The words of the game are fetched once, in time that no test measures.
beforeAll(async () => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(courseOf).mockResolvedValue(COURSE)
  vi.mocked(standingsOf).mockResolvedValue([0, 1, 2, 3, 4].map((at) => standing([], { at })))
  await show(() => {})
  await screen.findByTestId('board')
  cleanup()
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(standingsOf).mockResolvedValue([0, 1, 2, 3, 4].map((at) => standing([], { at })))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what one missed', () => {
  it('is played from where one left to the present, with own eyes, and then ends', async () => {
    vi.mocked(courseOf).mockResolvedValue(COURSE)
    const end = vi.fn()
    await show(end)
    expect(courseOf).toHaveBeenCalledWith('m', undefined)
    const seen = [shown()]
    for (let beat = 0; beat < 3; beat += 1) {
      await act(async () => vi.advanceTimersByTimeAsync(BEAT))
      seen.push(shown())
    }
    expect(seen).toEqual(['1', '2', '3', '4'])
    expect(end).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTimeAsync(BEAT))
    expect(end).toHaveBeenCalledOnce()
  })

  it('can be stopped at any time', async () => {
    vi.mocked(courseOf).mockResolvedValue(COURSE)
    const end = vi.fn()
    await show(end)
    await act(async () => screen.getByRole('button', { name: 'Back to the present' }).click())
    expect(end).toHaveBeenCalledOnce()
  })

  it('that does not arrive leaves one at the table', async () => {
    vi.mocked(courseOf).mockRejectedValue(new Error('no server'))
    const end = vi.fn()
    await show(end)
    expect(end).toHaveBeenCalledOnce()
  })
})
