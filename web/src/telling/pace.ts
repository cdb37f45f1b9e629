/** How fast it is told what others do; kept in the browser. */

import { useSyncExternalStore } from 'react'

/** Each thing until one goes on; in peace; quickly; or not at all, since the log has it. */
export const PACES = ['step', 'calm', 'quick', 'now'] as const
export type Pace = (typeof PACES)[number]

const KEPT = 'ostrog-pace'
const USUAL: Pace = 'calm'
const listeners = new Set<() => void>()

/** How much longer than planned something is told. */
export const STRETCH: Readonly<Record<Pace, number>> = {
  step: Number.POSITIVE_INFINITY,
  calm: 1,
  quick: 0.4,
  now: 0,
}

export function keptPace(): Pace {
  const kept = localStorage.getItem(KEPT)
  return PACES.find((each) => each === kept) ?? USUAL
}

export function setPace(pace: Pace): void {
  localStorage.setItem(KEPT, pace)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const usePace = (): Pace => useSyncExternalStore(subscribe, keptPace)
