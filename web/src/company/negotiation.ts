/** What people may do about a match, so that nothing is offered that the server would refuse. */

import type { MatchInfo, ProposalInfo, Propose, SeatInfo } from '../api/types'
import { personsOf } from '../room/persons'

export type ProposalKind = Propose['kind']

/** What can be proposed now, in the order of the menu. */
export function proposable(match: MatchInfo, at: number): ProposalKind[] {
  if (match.over) return []
  if (match.paused) return ['resume', 'abort']
  return [
    'pause',
    ...(at > 0 ? (['take-back'] as const) : []),
    ...(match.newer ? (['migrate'] as const) : []),
    'abort',
  ]
}

/** Whether nobody but this screen and bots plays, so that what one proposes is agreed to at once. */
export function decidesAlone(match: MatchInfo): boolean {
  return match.seats.every(({ yours, bot }) => yours || Boolean(bot))
}

/** The first seats of the people at this screen. */
export function ownPersons(match: MatchInfo): number[] {
  return personsOf(match).flatMap(([first]) => (first?.yours ? [first.seat] : []))
}

/** Those of this screen who have not agreed to a proposal. */
export function undecided(match: MatchInfo, { agreed }: ProposalInfo): number[] {
  return ownPersons(match).filter((seat) => !agreed.includes(seat))
}

/** The people who have agreed, or who have not; bots agree to everything and are no people. */
export function people(match: MatchInfo, { agreed }: ProposalInfo, have: boolean): SeatInfo[][] {
  return personsOf(match).filter(
    ([first]) => first && !first.bot && agreed.includes(first.seat) === have,
  )
}

/** A person whose time has run out, and the seat of this screen that decides what becomes of it. */
export interface Lapse {
  person: SeatInfo[]
  own: boolean
  /** Nothing where somebody else decides. */
  decider: number | undefined
}

/** Those whose time has run out and about whom something can be done. */
export function lapses(match: MatchInfo): Lapse[] {
  if (match.over || match.paused) return []
  return personsOf(match).flatMap((person) => {
    const [first] = person
    const clock = match.clocks?.find(({ seat }) => person.some((each) => each.seat === seat))
    if (!first?.taken || first.bot || !clock?.ran_out) return []
    return [{ person, own: first.yours, decider: deciderOf(match, person) }]
  })
}

/** In teams the partner decides; who has none is up to the others. */
function deciderOf(match: MatchInfo, person: readonly SeatInfo[]): number | undefined {
  const others = match.seats.filter((seat) => !person.includes(seat))
  const partners = others.filter(({ team, bot }) => team === person[0]?.team && !bot)
  return (partners.length ? partners : others).find(({ yours }) => yours)?.seat
}
