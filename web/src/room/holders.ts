/** Says who holds a seat. */

import type { SeatInfo } from '../api/types'
import type { Say } from '../board/contract'

/** The name of whoever holds a seat; nothing if nobody does. */
export function nameOf({ taken, holder }: Pick<SeatInfo, 'taken' | 'holder'>, say: Say): string {
  return taken ? holder || say('guest') : ''
}

/** Whoever holds a seat, as a reader sees it: oneself, somebody, or nobody yet. */
export function holderOf(seat: SeatInfo, say: Say): string {
  return seat.yours ? say('you') : nameOf(seat, say) || say('free-seat')
}
