/** The curtain before the hands of two sides who share a screen. */

import { useState } from 'react'
import type { Layout } from '../api/types'
import { hasHand } from './lying'

const KEPT = 'ostrog-open-cards'

const keyOf = (match: string) => `${KEPT}:${match}`

/** No curtain is wanted in a match: somebody plays all sides alone. */
export const playWithOpenCards = (match: string) => localStorage.setItem(keyOf(match), 'yes')

export interface Curtain {
  /** Whether this screen has hands to hide from each other at all. */
  needed: boolean
  /** Whether it is closed now. */
  closed: boolean
  /** Whose cards are behind it. */
  seat: number
  open(): void
  close(): void
  /** Whether those who play here want no curtain. */
  off: boolean
  turnOff(off: boolean): void
}

/** `observer` are the seats that look at the table now, one after the other if they are opponents. */
export function useCurtain(
  match: string,
  layout: Layout,
  seats: readonly number[],
  observer: readonly number[],
): Curtain {
  const key = keyOf(match)
  const [off, setOff] = useState(() => localStorage.getItem(key) !== null)
  const [opened, setOpened] = useState<number | null>(null)
  const seat = observer[0] ?? -1
  if (opened !== null && opened !== seat) setOpened(null)
  const needed = seats.length > observer.length && hasHand(layout, seats)
  return {
    needed,
    closed: needed && !off && opened !== seat,
    seat,
    open: () => setOpened(seat),
    close: () => setOpened(null),
    off,
    turnOff(wanted) {
      if (wanted) localStorage.setItem(key, 'yes')
      else localStorage.removeItem(key)
      setOff(wanted)
      setOpened(null)
    },
  }
}
