/** In which order somebody's matches matter, and what is to be said of each. */

import type { ClockInfo, MatchInfo } from '../api/types'

export type MatchStatus = 'yours' | 'theirs' | 'paused' | 'waiting' | 'over'

const ORDER: readonly MatchStatus[] = ['yours', 'theirs', 'paused', 'waiting', 'over']

/** Whose turn it is, if anybody's. */
export function statusOf(match: MatchInfo): MatchStatus {
  if (match.over) return 'over'
  if (!match.begun) return 'waiting'
  if (match.paused) return 'paused'
  const pending = match.pending ?? []
  return match.seats.some(({ seat, yours }) => yours && pending.includes(seat)) ? 'yours' : 'theirs'
}

/** One's own turn first, and of those the one with the least time; else the newest first. */
export function inOrder(matches: readonly MatchInfo[]): MatchInfo[] {
  return [...matches].sort((one, other) => {
    const [first, second] = [statusOf(one), statusOf(other)]
    return ORDER.indexOf(first) - ORDER.indexOf(second) || timeLeft(one) - timeLeft(other)
  })
}

/** Those that are not over. */
export function goingOn(matches: readonly MatchInfo[]): MatchInfo[] {
  return inOrder(matches.filter(({ over }) => !over))
}

/** The clock that matters: one's own while it runs, else another that does. */
export function clockOf(match: MatchInfo): ClockInfo | undefined {
  const running = (match.clocks ?? []).filter(({ runs, ran_out }) => runs || ran_out)
  const own = running.find(({ seat }) =>
    match.seats.some((each) => each.yours && each.seat === seat),
  )
  return own ?? running[0]
}

/** Without a clock there is time enough; `Infinity` would not subtract. */
const timeLeft = (match: MatchInfo) => clockOf(match)?.milliseconds ?? Number.MAX_SAFE_INTEGER
