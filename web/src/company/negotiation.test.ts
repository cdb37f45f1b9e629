import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../api/types'
import { lapses, ownPersons, people, proposable, undecided } from './negotiation'

/** Four seats of two teams: one person each, or as given. */
function match(yours: number[], more: Partial<MatchInfo> = {}): MatchInfo {
  const seats = ['west', 'east', 'west', 'east'].map((team, seat) => ({
    seat,
    team,
    taken: true,
    holder: '',
    yours: yours.includes(seat),
  }))
  return { id: 'm', game: 'g', scenario: 's', seats, begun: true, over: false, ...more }
}

const out = (seat: number) => ({ seat, milliseconds: 0, runs: true, ran_out: true })

describe('what can be proposed', () => {
  it('depends on whether the match goes on, is paused or is over', () => {
    expect(proposable(match([0]), 0)).toEqual(['pause', 'abort'])
    expect(proposable(match([0], { newer: 3 }), 5)).toEqual([
      'pause',
      'take-back',
      'migrate',
      'abort',
    ])
    expect(proposable(match([0], { paused: true }), 5)).toEqual(['resume', 'abort'])
    expect(proposable(match([0], { over: true }), 5)).toEqual([])
  })

  it('is answered for each person of this screen', () => {
    const persons = [[0, 2], [1], [3]]
    const pause = { kind: 'pause', entry: 0, agreed: [0, 2] }
    expect(ownPersons(match([0, 1, 2], { persons }))).toEqual([0, 1])
    expect(undecided(match([0, 1, 2], { persons }), pause)).toEqual([1])
  })

  it('is not said to be agreed to by bots', () => {
    const { seats, ...rest } = match([0])
    const found = { ...rest, seats: seats.map((each) => ({ ...each, bot: each.seat ? 'x' : '' })) }
    const agreed = people(found, { kind: 'pause', entry: 0, agreed: [0, 1, 2, 3] }, true)
    expect(agreed.map(([first]) => first?.seat)).toEqual([0])
  })
})

describe('when somebody has run out of time', () => {
  const deciders = (found: MatchInfo) => lapses(found).map(({ decider }) => decider)

  it('the partner decides, and nobody else', () => {
    expect(deciders(match([2], { clocks: [out(0)] }))).toEqual([2])
    expect(deciders(match([1], { clocks: [out(0)] }))).toEqual([undefined])
  })

  it('the others decide where there is no partner, or the partner is a bot', () => {
    const persons = [
      [0, 2],
      [1, 3],
    ]
    expect(deciders(match([1, 3], { persons, clocks: [out(0)] }))).toEqual([1])
    const { seats, ...rest } = match([1], { clocks: [out(0)] })
    const bot = seats.map((each) => (each.seat === 2 ? { ...each, bot: 'x' } : each))
    expect(deciders({ ...rest, seats: bot })).toEqual([1])
  })

  it('nothing is decided by whose time it was, nor in a paused match, nor about a free seat', () => {
    expect(lapses(match([0], { clocks: [out(0)] }))).toMatchObject([
      { own: true, decider: undefined },
    ])
    expect(lapses(match([1], { clocks: [out(0)], paused: true }))).toEqual([])
    const { seats, ...rest } = match([1], { clocks: [out(0)] })
    const free = seats.map((each) => ({ ...each, taken: each.seat !== 0 }))
    expect(lapses({ ...rest, seats: free })).toEqual([])
  })
})
