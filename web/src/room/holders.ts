/** Says who holds seats. */

import type { MatchInfo, SeatInfo } from '../api/types'
import type { Say } from '../board/contract'
import type { Wording } from '../words/wording'
import { personsOf } from './persons'

/** The name of whoever holds a seat, a person or a bot; nothing if nobody does. */
export function nameOf(
  { taken, holder, bot }: Pick<SeatInfo, 'taken' | 'holder' | 'bot'>,
  say: Say,
): string {
  if (bot) return say('bot', { level: bot })
  return taken ? holder || say('guest') : ''
}

/** Whoever holds the seats of one person, as a reader sees it: oneself, somebody, or nobody yet. */
export function holderOf([seat]: readonly SeatInfo[], say: Say): string {
  if (seat?.yours) return say('you')
  return (seat && nameOf(seat, say)) || say('free-seat')
}

/** Who plays what in a match: a text for each person, bots included. */
export function everybodyOf(match: MatchInfo, wording: Wording, say: Say): string[] {
  return personsOf(match).map(
    (seats) => `${wording.together(seats.map(({ seat }) => seat))}: ${holderOf(seats, say)}`,
  )
}
