/** Parts of what happened that are told one after the other, such as one fight after the other. */

import type { EventInfo } from '../api/types'
import type { Skin } from '../board/contract'

type FightKinds = Pick<NonNullable<Skin['fight']>, 'begins' | 'ends'>

/** What happened at once, part by part: each fight, and what happened before, between and after them. */
export function episodesOf(events: readonly EventInfo[], fight?: FightKinds): EventInfo[][] {
  const episodes: EventInfo[][] = []
  let isOpen = false
  for (const event of events) {
    if (!isOpen || event.kind === fight?.begins) episodes.push([])
    episodes.at(-1)?.push(event)
    isOpen = !fight?.ends.includes(event.kind)
  }
  return episodes
}

/** The whole fight to which something belongs that happened, from its beginning on; none if it is none. */
export function fightIn(
  told: readonly EventInfo[],
  events: readonly EventInfo[],
  fight?: FightKinds,
): readonly EventInfo[] {
  const last = told.at(-1)
  if (!fight || !last) return []
  const isPart = ({ kind }: EventInfo) => kind === fight.begins || fight.ends.includes(kind)
  if (!told.some(isPart)) return []
  const before = events.filter(({ number }) => number <= last.number)
  const begin = before.findLastIndex(({ kind }) => kind === fight.begins)
  return begin < 0 ? [] : before.slice(begin)
}
