import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../api/types'
import { clockOf, goingOn, inOrder, standingOf } from './ordering'

const seat = (number: number, yours: boolean) => ({
  seat: number,
  team: 'west',
  taken: true,
  holder: '',
  yours,
})

function match(id: string, more: Partial<MatchInfo> = {}): MatchInfo {
  const seats = [seat(0, true), seat(1, false)]
  return { id, game: 'council', scenario: 'two', seats, begun: true, over: false, ...more }
}

const clock = (number: number, milliseconds: number, runs = true) => ({
  seat: number,
  milliseconds,
  runs,
  ran_out: false,
})

describe('matches', () => {
  it('say whose turn it is', () => {
    expect(standingOf(match('a', { asked: [0] }))).toBe('yours')
    expect(standingOf(match('a', { asked: [1] }))).toBe('theirs')
    expect(standingOf(match('a', { asked: [0, 1] }))).toBe('yours')
    expect(standingOf(match('a', { asked: [0], paused: true }))).toBe('paused')
    expect(standingOf(match('a', { begun: false }))).toBe('waiting')
    expect(standingOf(match('a', { over: true, asked: [0] }))).toBe('over')
  })

  it('are in the order in which they matter: one’s own turn first, the shortest time before', () => {
    const all = [
      match('over', { over: true }),
      match('waiting', { begun: false }),
      match('theirs', { asked: [1] }),
      match('no clock', { asked: [0] }),
      match('long', { asked: [0], clocks: [clock(0, 9_000)] }),
      match('short', { asked: [0], clocks: [clock(0, 2_000)] }),
    ]
    expect(inOrder(all).map(({ id }) => id)).toEqual([
      'short',
      'long',
      'no clock',
      'theirs',
      'waiting',
      'over',
    ])
    expect(goingOn(all).map(({ id }) => id)).not.toContain('over')
  })

  it('show one’s own clock while it runs, else another that does', () => {
    const clocks = [clock(0, 5_000), clock(1, 1_000)]
    expect(clockOf(match('a', { clocks }))?.seat).toBe(0)
    expect(clockOf(match('a', { clocks: [clock(0, 5_000, false), clock(1, 9)] }))?.seat).toBe(1)
    expect(clockOf(match('a'))).toBeUndefined()
  })
})
