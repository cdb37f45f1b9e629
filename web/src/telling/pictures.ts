/** Finds what there is to see of what happened, and how long it takes to see it. */

import type { EventInfo, Face, Layout } from '../api/types'
import type { Skin } from '../board/contract'
import { linesOf } from '../table/logbook'
import { beginsFight } from './episodes'

/** So many cards are shown at a time. */
const MOST = 4

/** The faces of cards that events name, in their order and each of them once. */
export function facesIn(
  events: readonly EventInfo[],
  faces: ReadonlyMap<string, Face>,
): readonly Face[] {
  const found = new Map<string, Face>()
  for (const { fields } of events) {
    for (const value of Object.values(fields).flat()) {
      const face = typeof value === 'string' ? faces.get(value) : undefined
      if (face) found.set(face.name, face)
    }
  }
  return [...found.values()].slice(0, MOST)
}

/** Whether several cards were shown at once, as when all turn theirs over together. */
const showsCards = ({ fields }: EventInfo, faces: ReadonlyMap<string, Face>) =>
  Object.values(fields).some(
    (value) =>
      Array.isArray(value) &&
      value.filter((each) => typeof each === 'string' && faces.has(each)).length > 1,
  )

/** Milliseconds to read a line and each further one, and to look at cards or dice. */
const LINE = 1600
const MORE = 600
const CARDS = 1200
const DICE = 600
const LONGEST = 5000
/** The same to read the summary of a turn or round. */
const SUMMARY = 3000
/** So many lines about one's own choice need no telling. */
const EXPECTED = 2

interface Means {
  skin: Skin
  faces: ReadonlyMap<string, Face>
  /** What says which events end a turn or round, and which begin a fight. */
  layout: Layout
  say(event: EventInfo): string
}

/** How long something is told, in milliseconds. Of one's own choices only what they brought about is. */
export function weightOf(
  events: readonly EventInfo[],
  isOwn: boolean,
  { skin, faces, layout, say }: Means,
): number {
  const lines = linesOf(events, say).length
  const cards = facesIn(events, faces).length
  const dice = events.some((event) => skin.picture?.(event))
  const shown = events.some((event) => showsCards(event, faces))
  const fight = events.some((event) => beginsFight(event, layout))
  const summary = events.some(({ kind }) => kind === layout.chapter_ends) ? SUMMARY : 0
  if (!lines || (isOwn && !dice && !shown && !fight && !summary && lines <= EXPECTED)) return 0
  const reading = LINE + (lines - 1) * MORE
  return Math.min(LONGEST, reading + (cards ? CARDS : 0) + (dice ? DICE : 0)) + summary
}
