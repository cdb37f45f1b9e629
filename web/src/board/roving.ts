/** Which thing lies next in a direction, for moving about with the arrow keys. */

import type { Point } from './geometry'

const WAYS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A thing that can be reached, where it is. */
export interface Stop {
  ref: string
  at: Point
}

export const isArrow = (key: string) => key in WAYS

/** The nearest thing in the direction of an arrow key; what lies straight ahead is preferred. */
export function nextStop(stops: readonly Stop[], from: Stop, key: string): string | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  let best: { ref: string; cost: number } | undefined
  for (const { ref, at } of stops) {
    if (ref === from.ref) continue
    const dx = at[0] - from.at[0]
    const dy = at[1] - from.at[1]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (ahead <= 0.5 || aside > ahead * 2) continue
    const cost = ahead + aside * 2
    if (!best || cost < best.cost) best = { ref, cost }
  }
  return best?.ref
}
