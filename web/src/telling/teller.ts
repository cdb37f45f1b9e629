/**
 * Shows a match a little later than it happens, so that one can see what others do.
 *
 * What is shown is always a whole standing of the match. It falls behind only while others act, or
 * while parts of what happened are told one by one: as soon as the one who looks is asked for
 * something and these are told, the present is shown.
 */

import { endOf, type MatchState } from '../api/match'
import type { EventInfo, MatchInfo, Standing } from '../api/types'
import { type Pace, STRETCH } from './pace'

/** A match after one of its entries. */
export interface Frame {
  match: MatchInfo | null
  standing: Standing | null
  events: readonly EventInfo[]
}

/** Something that has happened by one entry of the match. */
export interface Telling {
  /** The number of entries with it. */
  at: number
  events: readonly EventInfo[]
  /** Whether it is only just happening; otherwise it is the last that did. */
  isNew: boolean
}

export interface Told {
  frame: Frame
  telling: Telling | null
  /** How many entries have still to be told. */
  behind: number
}

/** Says for how many milliseconds something is told at the usual pace; 0 if there is nothing to tell. */
export type Weigh = (events: readonly EventInfo[], isOwn: boolean) => number

/** Parts what happened by one entry into what is told one after the other. */
export type Part = (events: readonly EventInfo[]) => readonly (readonly EventInfo[])[]

/** With more than so many entries to tell, one has come back to the match rather than watched it. */
const MOST_BEHIND = 25
/** So long it can be read at the least what has just happened, whatever the pace. */
const LEAST = 600

interface Waiting extends Frame {
  /** The number of entries with the one to which it belongs. */
  at: number
  isOwn: boolean
}

export class Teller {
  pace: Pace = 'now'
  private told: Told
  private newest: Frame
  private waiting: Waiting[] = []
  private holds = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(
    state: MatchState,
    private readonly weigh: Weigh,
    private readonly part: Part = (events) => [events],
  ) {
    this.newest = frameOf(state)
    this.told = { frame: this.newest, telling: null, behind: 0 }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getTold = (): Told => this.told

  stop(): void {
    clearTimeout(this.timer)
  }

  /** The match has changed, or what is known about it. */
  hear(state: MatchState): void {
    const frame = frameOf(state)
    if (sameFrame(frame, this.newest)) return
    const before = this.newest
    this.newest = frame
    const [from, to] = [before.standing?.at ?? 0, frame.standing?.at ?? 0]
    const first = frame.events[0]?.number ?? 0
    const isNext =
      to > from && first <= endOf(before.events) && before.match?.id === frame.match?.id
    if (to === from && before.standing) this.replaceNewest(frame)
    else if (!isNext || to - from > MOST_BEHIND || this.waiting.length >= MOST_BEHIND) this.jump()
    else {
      const isOwn = state.lastChoice === from || state.sending.some(({ at }) => at === from)
      this.waiting.push(...this.parted(before, { ...frame, at: to, isOwn }))
      this.goOn()
    }
  }

  /** An entry in parts. All but the last are shown where they happened: before the entry was over.
   * What one's own choice brought about begins with the second part. */
  private parted(before: Frame, entry: Waiting): Waiting[] {
    const known = endOf(before.events)
    const parts = this.part(entry.events.filter(({ number }) => number >= known))
    const standing = before.standing && { ...before.standing, pending: [], decisions: [] }
    const earlier = parts.slice(0, -1).map((part, index) => {
      const end = part.at(-1)?.number ?? 0
      const events = entry.events.filter(({ number }) => number <= end)
      const isOwn = entry.isOwn && index === 0
      return { ...entry, match: before.match, standing, events, isOwn }
    })
    return [...earlier, { ...entry, isOwn: entry.isOwn && parts.length < 2 }]
  }

  /** Go on to what happened next. */
  next = (): void => {
    this.release()
    this.goOn()
  }

  /** Show the present, and tell no more of what led to it. */
  skip = (): void => this.jump()

  private jump(): void {
    this.release()
    this.waiting = []
    this.set({ frame: this.newest, telling: null, behind: 0 })
  }

  private release(): void {
    clearTimeout(this.timer)
    this.holds = false
  }

  /** What is known about the newest entry has changed, not the match itself. */
  private replaceNewest(frame: Frame): void {
    const last = this.waiting.pop()
    if (last) this.waiting.push({ ...last, ...frame })
    else this.set({ ...this.told, frame })
  }

  private goOn(): void {
    while (this.waiting.length && !this.holds) {
      const next = this.waiting.shift()
      if (next) this.show(next)
    }
    if (this.told.behind !== this.waiting.length) {
      this.set({ ...this.told, behind: this.waiting.length })
    }
  }

  private show({ isOwn, at, ...frame }: Waiting): void {
    const known = endOf(this.told.frame.events)
    const events = frame.events.filter(({ number }) => number >= known)
    const length = this.weigh(events, isOwn)
    const behind = this.waiting.length
    if (length === 0) {
      this.set({ ...this.told, frame, behind })
      return
    }
    this.set({ frame, telling: { at, events, isNew: this.pace !== 'now' }, behind })
    const lasts = length * STRETCH[this.pace]
    if (lasts === 0) return
    this.release()
    // Who is asked meanwhile is not kept from answering.
    this.holds = !frame.standing?.decisions.length
    if (this.holds && !Number.isFinite(lasts)) return
    this.timer = setTimeout(
      () => this.rest(),
      Number.isFinite(lasts) ? Math.max(lasts, LEAST) : LEAST,
    )
  }

  /** What was told has been seen. */
  private rest(): void {
    this.holds = false
    const { telling } = this.told
    if (telling) this.set({ ...this.told, telling: { ...telling, isNew: false } })
    this.goOn()
  }

  private set(told: Told): void {
    this.told = told
    for (const listener of this.listeners) listener()
  }
}

const frameOf = ({ match, standing, events }: MatchState): Frame => ({ match, standing, events })

const sameFrame = (one: Frame, other: Frame) =>
  one.match === other.match && one.standing === other.standing && one.events === other.events
