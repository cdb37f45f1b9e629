import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examineRecord, NoAnswer, recordCourse, recordStandings } from '../api/http'
import { LAYOUT, MATCH, standing } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import RecordsPage from './RecordsPage'
import { recordFailure, sourceOfRecord } from './records'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  examineRecord: vi.fn(),
  recordCourse: vi.fn(),
  recordStandings: vi.fn(),
}))
const examine = vi.mocked(examineRecord)
const SUMMARY = {
  game: 'five_armies',
  version: 1,
  scenario: 'standard',
  seats: ['a', 'b'],
  entries: 2,
  ended: 'resigned',
  ranks: [],
  audited: true,
}
const COURSE = {
  match: { ...MATCH, id: '' },
  layout: LAYOUT,
  events: [],
  event_counts: [0, 0, 0],
  observer: [],
  observers: [[0], [1]],
}
const FILE = new File(['abc'], 'match.ostrog')

async function choose(file: File) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <RecordsPage />
        </Speaking>
      </Suspense>,
    )
  })
  await upload(file)
}

/** What the system's own window for files would do, once the button has opened it. */
async function upload(file: File) {
  await userEvent.click(await screen.findByRole('button', { name: /Choose a record/ }))
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file)
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.resetAllMocks()
})
afterEach(cleanup)

describe('a record from a file', () => {
  it('is examined, told of, and played', async () => {
    examine.mockResolvedValue(SUMMARY)
    vi.mocked(recordCourse).mockResolvedValue(COURSE)
    vi.mocked(recordStandings).mockResolvedValue([0, 1, 2].map((at) => standing([], { at })))
    await choose(FILE)
    expect(await screen.findByText(/the seed explains every die/)).toBeTruthy()
    expect(examine).toHaveBeenCalledWith({ record: btoa('abc') })
    await userEvent.click(screen.getByRole('button', { name: 'Watch the replay' }))
    expect(await screen.findByRole('slider')).toHaveProperty('max', '2')
  })

  it('without its seed is said to be replayed only', async () => {
    examine.mockResolvedValue({ ...SUMMARY, audited: false, ended: '' })
    await choose(FILE)
    expect(await screen.findByText(/cannot be checked/)).toBeTruthy()
    expect(screen.getByText(/breaks off/)).toBeTruthy()
  })

  it('that was changed is refused, and can be followed by another', async () => {
    examine.mockRejectedValueOnce(new NoAnswer(422, 'other-state')).mockResolvedValue(SUMMARY)
    await choose(FILE)
    expect((await screen.findByRole('alert')).textContent).toContain('was changed')
    await upload(FILE)
    expect(await screen.findByText(/the seed explains/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    [422, 'other-opening', 'records-other-draws'],
    [422, 'cannot-set-up', 'records-cannot-be-done'],
    [422, 'something new', 'trouble-no-server'],
    [429, '', 'records-busy'],
    [413, '', 'records-too-long'],
    [400, 'not a record', 'records-no-record'],
    [0, '', 'trouble-no-server'],
  ])('that is not taken (%i %s) has words', (status, reason, key) => {
    expect(recordFailure(new NoAnswer(status, reason))).toBe(key)
  })

  it('is asked about one page after the other, also after one that failed', async () => {
    const running: number[] = []
    vi.mocked(recordStandings).mockImplementation(async ({ first }) => {
      running.push(first)
      await Promise.resolve()
      expect(running).toEqual([first])
      running.pop()
      if (first === 0) throw new NoAnswer(0)
      return []
    })
    const source = sourceOfRecord('')
    const asked = [source.standings(0, 0), source.standings(24, 0), source.standings(48, 0)]
    const states = (await Promise.allSettled(asked)).map(({ status }) => status)
    expect(states).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  })
})
