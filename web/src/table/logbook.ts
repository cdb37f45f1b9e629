/** Puts the events of a match in order for reading: chapters, and what was taken back. */

import type { EventInfo } from '../api/types'
import type { Skin } from '../board/contract'

export interface LogGroup {
  /** 1 for a chapter, 2 for a paragraph, 0 for what comes before either. */
  level: 0 | 1 | 2
  /** The number of its first event. */
  number: number
  events: EventInfo[]
}

/** The kernel's event that says from which number on events no longer count. */
const WENT_BACK = 'WentBack'

export function grouped(
  events: readonly EventInfo[],
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
export function takenBack(events: readonly EventInfo[]): ReadonlySet<number> {
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
  /** What happened, the first of it where it happened several times. */
  event: EventInfo
  text: string
  count: number
  gone: boolean
}

/** What is told of what happened, the same one after the other only once. What the line before it
 * says already is left out, and so is a way back that was itself taken back. */
export function linesOf(
  events: readonly EventInfo[],
  say: (event: EventInfo) => string,
  gone: ReadonlySet<number> = new Set(),
  implied: NonNullable<Skin['implied']> = () => false,
): LogLine[] {
  const lines: LogLine[] = []
  for (const event of events) {
    const text = say(event)
    const last = lines.at(-1)
    const isGone = gone.has(event.number)
    if (!text || (isGone && event.kind === WENT_BACK)) continue
    if (last && last.gone === isGone && implied(event, last.event)) continue
    if (last?.text === text && last.gone === isGone) last.count += 1
    else lines.push({ number: event.number, event, text, count: 1, gone: isGone })
  }
  return lines
}

/** What is looked for in the log. */
export interface Sought {
  /** Words that must all be there; capitals and accents do not matter. */
  text: string
  seat: number | null
  /** The number of the event that begins the chapter. */
  chapter: number | null
}

/** The chapters of a log, each with all that belongs to it; what comes before the first is one, too. */
export function chaptersOf(groups: readonly LogGroup[]): LogGroup[][] {
  const chapters: LogGroup[][] = []
  for (const group of groups) {
    if (group.level === 1 || !chapters.length) chapters.push([group])
    else chapters.at(-1)?.push(group)
  }
  return chapters
}

/** What of a log is sought. A group whose head fits the words is kept whole, and a head is kept with
 * what follows it; what no seat did counts for the seat whose group it is in. */
export function sought(
  groups: readonly LogGroup[],
  { text, seat, chapter }: Sought,
  say: (event: EventInfo) => string,
): LogGroup[] {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const speaks = (event: EventInfo) => {
    const said = folded(say(event))
    return said !== '' && words.every((word) => said.includes(word))
  }
  const open = chaptersOf(groups)
    .filter(([first]) => chapter === null || first?.number === chapter)
    .flat()
  return open.flatMap((group) => {
    const [head] = group.events
    const owner = head && seatOf(head)
    const isHeaded = group.level > 0 && head !== undefined
    const isDone = (event: EventInfo) => seat === null || (seatOf(event) ?? owner) === seat
    const isWhole = words.length > 0 && isHeaded && speaks(head)
    const events = group.events.filter(
      (event) => isDone(event) && (words.length === 0 || isWhole || speaks(event)),
    )
    if (!events.length) return []
    return [{ ...group, events: isHeaded && events[0] !== head ? [head, ...events] : events }]
  })
}

const seatOf = ({ fields: { seat } }: EventInfo) => (typeof seat === 'number' ? seat : undefined)

/** A text as it is compared: without capitals and accents. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'l')
    .toLocaleLowerCase()
