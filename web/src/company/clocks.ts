/** What a clock shows, counted on from what the server last said. */

import type { ClockInfo, Control } from '../api/types'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** With so little left a live clock is marked as running out. */
export const SHORT: Readonly<Record<Control['kind'], number>> = {
  live: 30 * SECOND,
  correspondence: 3 * HOUR,
}

/** What is left of a clock now, in milliseconds. */
export function leftOf(clock: ClockInfo, heardAt: number, now: number): number {
  const gone = clock.runs ? Math.max(0, now - heardAt) : 0
  return Math.max(0, clock.milliseconds - gone)
}

export type Mood = 'stands' | 'runs' | 'short' | 'out'

export function moodOf(clock: ClockInfo, left: number, control: Control): Mood {
  if (clock.ran_out) return 'out'
  if (!clock.runs) return 'stands'
  return left <= SHORT[control.kind] ? 'short' : 'runs'
}

/** Minutes and seconds; from an hour on with hours, where people play by correspondence in words. */
export function shownTime(left: number, { kind }: Control, language: string): string {
  if (kind === 'correspondence' && left >= HOUR) return spokenTime(left, language, 'short')
  const seconds = Math.floor(left / SECOND)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The two greatest units, so that it does not change with every second while there is time. */
export function spokenTime(
  left: number,
  language: string,
  display: 'long' | 'short' = 'long',
): string {
  const say = (value: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: display }).format(value)
  const [days, hours] = [Math.floor(left / DAY), Math.floor(left / HOUR) % 24]
  const [minutes, seconds] = [Math.floor(left / MINUTE) % 60, Math.floor(left / SECOND) % 60]
  const two = (one: string, value: number, unit: string) =>
    value ? `${one} ${say(value, unit)}` : one
  if (days) return two(say(days, 'day'), hours, 'hour')
  if (hours) return two(say(hours, 'hour'), minutes, 'minute')
  return minutes ? say(minutes, 'minute') : say(seconds, 'second')
}

/** When those who listen are told how much of their own time is left, the most first. */
const TOLD: Readonly<Record<Control['kind'], readonly number[]>> = {
  live: [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND],
  correspondence: [DAY, HOUR, 5 * MINUTE],
}

/** The last of these moments that has passed; nothing while there is plenty of time. */
export function lastTold(left: number, { kind }: Control): number | undefined {
  return TOLD[kind].findLast((moment) => left <= moment)
}

/** How long until what is shown changes. */
export function nextTick(left: number, { kind }: Control): number {
  if (kind === 'correspondence' && left > HOUR) return Math.min(MINUTE, left - HOUR + 1)
  return (left % SECOND) + 1
}
