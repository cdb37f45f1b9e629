/** What people are called at a table: their side, and their name. */

import type { SeatInfo } from '../api/types'
import type { Say } from '../board/contract'
import { nameOf } from '../room/holders'
import type { Wording } from '../words/wording'

/** "Bert (The Shadow)": the person first, so that verbs agree with people and not with sides. */
export function personName(person: readonly SeatInfo[], wording: Wording, say: Say): string {
  const seats = wording.together(person.map(({ seat }) => seat))
  const holder = person[0] && nameOf(person[0], say)
  return holder ? `${holder} (${seats})` : seats
}

export function peopleNames(
  persons: readonly (readonly SeatInfo[])[],
  wording: Wording,
  say: Say,
): string {
  const joined = new Intl.ListFormat(wording.words.language, { type: 'conjunction' })
  return joined.format(persons.map((person) => personName(person, wording, say)))
}
