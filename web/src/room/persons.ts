/** Groups the seats of a match by the persons who hold them together. */

import type { MatchInfo, SeatInfo } from '../api/types'

/** The seats of each person; where a match does not say it, everybody has one. */
export function personsOf({
  seats,
  persons = seats.map(({ seat }) => [seat]),
}: Pick<MatchInfo, 'seats' | 'persons'>): SeatInfo[][] {
  return persons.map((person) => seats.filter(({ seat }) => person.includes(seat)))
}
