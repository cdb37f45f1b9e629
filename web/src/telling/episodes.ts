/** Parts of what happened that are told one after the other, such as one fight after the other. */

import type { EventInfo, Layout } from '../api/types'

/** Which kinds of events begin and end a fight. */
type Fights = Pick<Layout, 'fight_begins' | 'fight_ends'>

export const beginsFight = ({ kind }: EventInfo, { fight_begins }: Fights) =>
  Boolean(fight_begins) && kind === fight_begins

const endsFight = ({ kind }: EventInfo, { fight_ends = [] }: Fights) => fight_ends.includes(kind)

/** What happened at once, part by part: each fight, and what happened before, between and after them. */
export function episodesOf(events: readonly EventInfo[], fights: Fights): EventInfo[][] {
  const episodes: EventInfo[][] = []
  let isOpen = false
  for (const event of events) {
    if (!isOpen || beginsFight(event, fights)) episodes.push([])
    episodes.at(-1)?.push(event)
    isOpen = !endsFight(event, fights)
  }
  return episodes
}

/** The whole fight to which something belongs that happened, from its beginning on; none if it is none. */
export function fightIn(
  told: readonly EventInfo[],
  events: readonly EventInfo[],
  fights: Fights,
): readonly EventInfo[] {
  const last = told.at(-1)
  if (!last || !told.some((each) => beginsFight(each, fights) || endsFight(each, fights))) return []
  const before = events.filter(({ number }) => number <= last.number)
  const begin = before.findLastIndex((each) => beginsFight(each, fights))
  return begin < 0 ? [] : before.slice(begin)
}
