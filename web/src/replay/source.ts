/** Where a replay comes from: a match of this server, or a file. */

import { courseOf, standingsOf } from '../api/http'
import type { Course, Standing } from '../api/types'

/** In place of a seat: what everybody may know. */
export const PUBLIC = -1
/** In place of a seat: all hands, once the match is over. */
export const OPEN = -2
/** The seat in whose name the standings of a course are asked for. */
export const observerIn = ({ open, observer }: Pick<Course, 'open' | 'observer'>): number =>
  open ? OPEN : (observer[0] ?? PUBLIC)
/** So many standings come at a time; the server gives no more. */
export const PAGE = 24

export interface ReplaySource {
  /** How it went, seen by the holder of a seat; by whoever asks, if none is named. */
  course(seat?: number): Promise<Course>
  /** How it lay after so many entries, and after those that followed. */
  standings(first: number, seat: number): Promise<Standing[]>
}

export const sourceOfMatch = (id: string): ReplaySource => ({
  course: (seat) => courseOf(id, seat),
  standings: (first, seat) => standingsOf(id, first, PAGE, seat),
})
