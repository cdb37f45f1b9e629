import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchState } from '../api/match'
import type { DecisionInfo, EventInfo } from '../api/types'
import { decision, MATCH, standing } from '../table/fixtures'
import type { Pace } from './pace'
import { Teller } from './teller'

const MINE = decision([])

/** A match after so many entries, each of which tells of one event. */
function matchAfter(at: number, more: Partial<MatchState> = {}, decisions: DecisionInfo[] = []) {
  const events = Array.from(
    { length: at },
    (_, number): EventInfo => ({ number, kind: 'Passed', fields: {} }),
  )
  return {
    match: MATCH,
    standing: standing(decisions, { at }),
    events,
    sending: [],
    lastChoice: null,
    ...more,
  } as unknown as MatchState
}

const LENGTH = 1000

function tellerAt(at: number, pace: Pace): Teller {
  const teller = new Teller(matchAfter(at), (events, isOwn) => (isOwn ? 0 : events.length * LENGTH))
  teller.pace = pace
  return teller
}

const shownAt = (teller: Teller) => teller.getTold().frame.standing?.at

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what others do', () => {
  it('is shown one after the other, each for its time', () => {
    const teller = tellerAt(1, 'calm')
    teller.hear(matchAfter(2))
    teller.hear(matchAfter(3))
    teller.hear(matchAfter(4, {}, [MINE]))
    expect(shownAt(teller)).toBe(2)
    expect(teller.getTold()).toMatchObject({ behind: 2, telling: { at: 2, isNew: true } })
    vi.advanceTimersByTime(LENGTH - 1)
    expect(shownAt(teller)).toBe(2)
    vi.advanceTimersByTime(1)
    expect(shownAt(teller)).toBe(3)
    vi.advanceTimersByTime(LENGTH)
    expect(shownAt(teller)).toBe(4)
    expect(teller.getTold().behind).toBe(0)
    expect(teller.getTold().telling?.events.map(({ number }) => number)).toEqual([3])
  })

  it('waits for each step where one goes step by step', () => {
    const teller = tellerAt(1, 'step')
    teller.hear(matchAfter(2))
    teller.hear(matchAfter(3))
    vi.advanceTimersByTime(60_000)
    expect(shownAt(teller)).toBe(2)
    teller.next()
    expect(shownAt(teller)).toBe(3)
  })

  it('is over at once where nobody wants to be told', () => {
    const teller = tellerAt(1, 'now')
    teller.hear(matchAfter(2))
    teller.hear(matchAfter(3))
    expect(shownAt(teller)).toBe(3)
    expect(teller.getTold().telling).toMatchObject({ at: 3, isNew: false })
  })

  it('can be skipped', () => {
    const teller = tellerAt(1, 'calm')
    for (const at of [2, 3, 4]) teller.hear(matchAfter(at))
    teller.skip()
    expect(shownAt(teller)).toBe(4)
    vi.advanceTimersByTime(60_000)
    expect(shownAt(teller)).toBe(4)
  })

  it('keeps nobody from answering', () => {
    const teller = tellerAt(1, 'calm')
    teller.hear(matchAfter(2, {}, [MINE]))
    teller.hear(matchAfter(3, {}, [MINE]))
    expect(shownAt(teller)).toBe(3)
  })

  it('does not delay what one has chosen oneself', () => {
    const teller = tellerAt(1, 'calm')
    teller.hear(matchAfter(2, { lastChoice: 1 }))
    teller.hear(matchAfter(3, { lastChoice: 2 }))
    expect(shownAt(teller)).toBe(3)
  })

  it('is not told to somebody who comes back after a long time', () => {
    const teller = tellerAt(1, 'calm')
    teller.hear(matchAfter(200))
    expect(shownAt(teller)).toBe(200)
    expect(teller.getTold()).toMatchObject({ behind: 0, telling: null })
  })
})

it('shows what has become known about the newest entry', () => {
  const teller = tellerAt(1, 'calm')
  teller.hear(matchAfter(1, {}, [MINE]))
  expect(teller.getTold().frame.standing?.decisions).toEqual([MINE])
})

describe('what happens at once', () => {
  const parted = (pace: Pace) => {
    const teller = new Teller(
      matchAfter(1, {}, [MINE]),
      (events) => events.length * LENGTH,
      (events) => events.map((event) => [event]),
    )
    teller.pace = pace
    const { events } = matchAfter(4)
    teller.hear(matchAfter(2, { events, lastChoice: 1 }, [MINE]))
    return teller
  }
  const lastOf = (teller: Teller) => teller.getTold().frame.events.length

  it('is told part by part, and only then one is asked again', () => {
    const teller = parted('calm')
    expect([shownAt(teller), lastOf(teller), teller.getTold().behind]).toEqual([1, 2, 2])
    expect(teller.getTold().frame.standing?.decisions).toEqual([])
    vi.advanceTimersByTime(LENGTH)
    expect([shownAt(teller), lastOf(teller)]).toEqual([1, 3])
    vi.advanceTimersByTime(LENGTH)
    expect([shownAt(teller), lastOf(teller)]).toEqual([2, 4])
    expect(teller.getTold().frame.standing?.decisions).toEqual([MINE])
  })

  it('can be skipped, and is over at once where nobody wants to be told', () => {
    const teller = parted('calm')
    teller.skip()
    expect([shownAt(teller), teller.getTold().behind]).toEqual([2, 0])
    expect(shownAt(parted('now'))).toBe(2)
  })
})
