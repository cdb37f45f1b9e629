/** Says who holds seats. */

import type { SeatInfo } from '../api/types'
import type { Say } from '../board/contract'

/** The name of whoever holds a seat; nothing if nobody does. */
export function nameOf({ taken, holder }: Pick<SeatInfo, 'taken' | 'holder'>, say: Say): string {
  return taken ? holder || say('guest') : ''
}

/** Whoever holds the seats of one person, as a reader sees it: oneself, somebody, or nobody yet. */
export function holderOf([seat]: readonly SeatInfo[], say: Say): string {
  if (seat?.yours) return say('you')
  return (seat && nameOf(seat, say)) || say('free-seat')
}
