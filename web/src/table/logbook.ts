/** Puts the events of a match in order for reading: chapters, and what was taken back. */

import type { Told } from '../api/types'

export interface LogGroup {
  /** 1 for a chapter, 2 for a paragraph, 0 for what comes before either. */
  level: 0 | 1 | 2
  /** The number of its first event. */
  number: number
  events: Told[]
}

/** The kernel's event that says from which number on events no longer count. */
const WENT_BACK = 'WentBack'

export function grouped(
  events: readonly Told[],
  headlines: Readonly<Record<string, 1 | 2>> = {},
): LogGroup[] {
  const groups: LogGroup[] = []
  for (const event of events) {
    const level = headlines[event.kind] ?? 0
    if (level || !groups.length) groups.push({ level, number: event.number, events: [event] })
    else groups.at(-1)?.events.push(event)
  }
  return groups
}

/** The numbers of the events that were taken back. */
export function takenBack(events: readonly Told[]): ReadonlySet<number> {
  const gone = new Set<number>()
  for (const { kind, number, fields } of events) {
    if (kind !== WENT_BACK) continue
    for (let each = Number(fields.to); each < number; each += 1) gone.add(each)
  }
  return gone
}

/** A line of the log: what happened, how often one after the other, and whether it was taken back. */
export interface LogLine {
  number: number
  text: string
  count: number
  gone: boolean
}

/** What is told of what happened, the same one after the other only once. */
export function told(
  events: readonly Told[],
  say: (event: Told) => string,
  gone: ReadonlySet<number> = new Set(),
): LogLine[] {
  const lines: LogLine[] = []
  for (const event of events) {
    const text = say(event)
    const last = lines.at(-1)
    const isGone = gone.has(event.number)
    if (!text) continue
    if (last?.text === text && last.gone === isGone) last.count += 1
    else lines.push({ number: event.number, text, count: 1, gone: isGone })
  }
  return lines
}
