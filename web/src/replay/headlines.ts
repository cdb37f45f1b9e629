/** Where in a replay one is: the headlines of the log, and after which entry each of them stands. */

import type { Course, EventInfo } from '../api/types'
import { takenBack } from '../table/logbook'

export interface Headline {
  /** After so many entries it has been told. */
  at: number
  level: 1 | 2
  event: EventInfo
}

/** The headlines of what was not taken back, the first of those that came with one entry. */
export function headlinesOf(
  { events, event_counts }: Pick<Course, 'events' | 'event_counts'>,
  levels: Readonly<Record<string, 1 | 2>> = {},
): Headline[] {
  const gone = takenBack(events)
  const found: Headline[] = []
  for (const event of events) {
    const level = levels[event.kind]
    if (!level || gone.has(event.number)) continue
    const at = entryOf(event_counts, event.number + 1)
    const last = found.at(-1)
    if (last?.at !== at) found.push({ at, level, event })
    else if (level < last.level) found[found.length - 1] = { at, level, event }
  }
  return found
}

/** After how many entries there had been so many events. */
export function entryOf(counts: readonly number[], events: number): number {
  const found = counts.findIndex((count) => count >= events)
  return found < 0 ? counts.length - 1 : found
}

/** The chapter and the paragraph of the log at a position. */
export function headlinesAt(headlines: readonly Headline[], at: number): Headline[] {
  const before = headlines.filter((each) => each.at <= at)
  const last = before.at(-1)
  const chapter = before.findLast(({ level }) => level === 1)
  return [chapter, last === chapter ? undefined : last].filter((each) => each !== undefined)
}

export const previousOf = (headlines: readonly Headline[], at: number) =>
  headlines.findLast((each) => each.at < at)?.at ?? 0

export const nextOf = (headlines: readonly Headline[], at: number, last: number) =>
  headlines.find((each) => each.at > at)?.at ?? last
