import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../api/types'
import { clockOf, goingOn, inOrder, statusOf } from './ordering'

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
    expect(statusOf(match('a', { pending: [0] }))).toBe('yours')
    expect(statusOf(match('a', { pending: [1] }))).toBe('theirs')
    expect(statusOf(match('a', { pending: [0, 1] }))).toBe('yours')
    expect(statusOf(match('a', { pending: [0], paused: true }))).toBe('paused')
    expect(statusOf(match('a', { begun: false }))).toBe('waiting')
    expect(statusOf(match('a', { over: true, pending: [0] }))).toBe('over')
  })

  it('are in the order in which they matter: one’s own turn first, the shortest time before', () => {
    const all = [
      match('over', { over: true }),
      match('waiting', { begun: false }),
      match('theirs', { pending: [1] }),
      match('no clock', { pending: [0] }),
      match('long', { pending: [0], clocks: [clock(0, 9_000)] }),
      match('short', { pending: [0], clocks: [clock(0, 2_000)] }),
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
