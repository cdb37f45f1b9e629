import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Course, EventInfo, Standing } from '../api/types'
import { LAYOUT, MATCH, standing } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import { ObserverChoice } from './ObserverChoice'
import { Replay } from './Replay'
import { OPEN, observerIn, PAGE, PUBLIC, type ReplaySource } from './source'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))

const LAST = 30
/** A turn begins with every tenth entry. */
const events: EventInfo[] = Array.from({ length: LAST + 1 }, (_, number) =>
  number % 10 === 0
    ? { number, kind: 'TurnBegan', fields: { turn: number / 10 + 1 } }
    : { number, kind: 'Passed', fields: { seat: 0 } },
)
const course: Course = {
  match: { ...MATCH, over: true, ended: 'resigned' },
  layout: LAYOUT,
  events,
  event_counts: events.map(({ number }) => number + 1),
  observer: [0],
  observers: [[0], [1]],
}
const frame = (at: number): Standing => standing([], { at })

let asked: number[]
let broken: boolean
const source: ReplaySource = {
  course: async () => course,
  standings: async (first) => {
    asked.push(first)
    if (broken) throw new Error('no answer')
    const count = Math.min(PAGE, LAST + 1 - first)
    return Array.from({ length: count }, (_, index) => frame(first + index))
  },
}

function Shown({ from, plays }: { from: number; plays: boolean }) {
  const [at, setAt] = useState(from)
  return (
    <Replay at={at} course={course} onGo={setAt} plays={plays} source={source} tools={null}>
      {null}
    </Replay>
  )
}

async function show(from = 0, plays = false) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Shown from={from} plays={plays} />
        </Speaking>
      </Suspense>,
    )
  })
  if (!vi.isFakeTimers() && !broken) await screen.findByTestId('board')
}

const slider = () => screen.getByRole<HTMLInputElement>('slider')
const shown = () => document.querySelector('.table')?.getAttribute('data-at')
const log = () => screen.getByRole('region', { name: 'Log' })

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  asked = []
  broken = false
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a replay', () => {
  it('says at the slider where one is, and shows what had happened by then', async () => {
    await show()
    expect(slider().getAttribute('aria-valuetext')).toBe('0 of 30 · Turn 1 begins')
    await act(async () => fireEvent.change(slider(), { target: { value: '12' } }))
    expect(slider().getAttribute('aria-valuetext')).toBe('12 of 30 · Turn 2 begins')
    expect(shown()).toBe('12')
    expect(within(log()).getByText('Turn 2 begins')).toBeTruthy()
    expect(within(log()).queryByText('Turn 3 begins')).toBeNull()
  })

  it('steps, and goes from headline to headline', async () => {
    await show(3)
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('One step forward')
    expect(shown()).toBe('4')
    await press('One step back')
    await press('On to the next headline')
    expect(shown()).toBe('10')
    await press('On to the next headline')
    await press('Back to the previous headline')
    expect(shown()).toBe('10')
  })

  it('fetches a page once, and the next one before it is needed', async () => {
    await show()
    expect(asked).toEqual([0])
    await act(async () => fireEvent.change(slider(), { target: { value: '13' } }))
    expect(asked).toEqual([0, PAGE])
    await act(async () => fireEvent.change(slider(), { target: { value: '30' } }))
    await act(async () => fireEvent.change(slider(), { target: { value: '1' } }))
    expect(asked).toEqual([0, PAGE])
  })

  it('plays to its end and stops there', async () => {
    vi.useFakeTimers()
    await show(LAST - 2, true)
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
    for (let step = 0; step < 4; step += 1) {
      await act(async () => vi.advanceTimersByTimeAsync(1_400))
    }
    expect(shown()).toBe(String(LAST))
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })

  it('stops playing as soon as one steps', async () => {
    vi.useFakeTimers()
    await show(3, true)
    await act(async () => vi.advanceTimersByTimeAsync(0))
    await act(async () => fireEvent.change(slider(), { target: { value: '20' } }))
    await act(async () => vi.advanceTimersByTimeAsync(10_000))
    expect(shown()).toBe('20')
  })

  it('says when a part did not arrive, and fetches it again', async () => {
    await show()
    broken = true
    await act(async () => fireEvent.change(slider(), { target: { value: '29' } }))
    expect(screen.getByRole('alert').textContent).toContain('did not arrive')
    expect(shown()).toBe('0')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(shown()).toBe('29')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is accessible', async () => {
    await show(12)
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

describe('who is looked at', () => {
  async function choices(over: boolean) {
    await act(async () => {
      render(
        <Suspense>
          <Speaking>
            <ObserverChoice course={{ ...course, match: { ...MATCH, over } }} onChange={() => {}} />
          </Speaking>
        </Suspense>,
      )
    })
    await userEvent.click(await screen.findByRole('button'))
    return screen.getAllByRole('option').map(({ textContent }) => textContent)
  }

  it('may be everybody at once, with open hands, when the match is over', async () => {
    expect(await choices(true)).toContain('all hands open')
  })

  it('is nobody but oneself or a spectator before', async () => {
    expect(await choices(false)).not.toContain('all hands open')
  })

  it('is whom the course was told to', () => {
    expect(observerIn({ observer: [0, 1], open: true })).toBe(OPEN)
    expect(observerIn({ observer: [] })).toBe(PUBLIC)
    expect(observerIn({ observer: [1] })).toBe(1)
  })
})
