/** The clocks that a table can be opened with, and what is said of any clock. */

import type { Control } from '../api/types'
import type { Say } from '../board/contract'
import { duration } from '../ui/durations'
import type { Language } from '../words/words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** By their keys in the words; the first is the usual one. */
export const CLOCKS: Readonly<Record<string, Control | null>> = {
  none: null,
  evening: { kind: 'live', bank: 90 * MINUTE, increment: 30 },
  brisk: { kind: 'live', bank: 30 * MINUTE, increment: 15 },
  daily: { kind: 'correspondence', bank: 3 * DAY, increment: DAY },
  leisurely: { kind: 'correspondence', bank: 14 * DAY, increment: 2 * DAY },
}

/** How much time people have, in words. */
export function clockText(control: Control | null | undefined, say: Say, language: Language) {
  if (!control) return say('control-none-more')
  return say(`control-${control.kind}`, {
    bank: duration(control.bank, language),
    increment: duration(control.increment, language),
  })
}
