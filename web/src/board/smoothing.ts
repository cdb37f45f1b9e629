/** Makes the straight sides of a drawn board into lines as a hand would draw them.
 *
 * Neighbouring areas share the points of their outlines, and they still do afterwards: each side is
 * bent once, for all shapes and lines that run along it.
 */

import { noise } from './chance'
import { distance, type Point, sides } from './geometry'

/** How far apart the points of a bent line are. */
const STEP = 4
/** How far a hand strays, and over which distance. */
const STRAYS = [{ by: 0.9, over: 13 }]

/** What bends lines and outlines of one board. */
export type Bend = (points: readonly Point[], closed?: boolean) => Point[]

interface Size {
  width: number
  height: number
}

/** Learn how to bend everything that runs along these lines and outlines. */
export function smoothing(
  lines: readonly (readonly Point[])[],
  outlines: readonly (readonly Point[])[],
  size: Size,
  strays: readonly { by: number; over: number }[] = STRAYS,
): Bend {
  const bent = new Map<string, Point[]>()
  const onFrame = ([x, y]: Point) => x <= 0 || y <= 0 || x >= size.width || y >= size.height
  const bendOnce = (chain: readonly Point[]) => {
    sides(chain, false).forEach(([from, to], index) => {
      if (bent.has(side(from, to))) return
      const straight = onFrame(from) && onFrame(to)
      const before = chain[index - 1] ?? from
      const after = chain[index + 2] ?? to
      const points = straight ? [] : curve(before, from, to, after)
      bent.set(side(from, to), points)
      bent.set(side(to, from), [...points].reverse())
    })
  }
  for (const line of lines) bendOnce(line)
  for (const chain of chainsOf(outlines, onFrame)) bendOnce(chain)
  const stray = (point: Point): Point => {
    if (onFrame(point)) return point
    const [x, y] = point
    let [u, v] = point
    strays.forEach(({ by, over }, index) => {
      u += by * noise(x / over, y / over, index * 2 + 1)
      v += by * noise(x / over, y / over, index * 2 + 2)
    })
    return [u, v]
  }
  return (points, closed = true) => {
    const found: Point[] = []
    for (const [from, to] of sides(points, closed)) {
      found.push(from, ...(bent.get(side(from, to)) ?? []))
    }
    const last = points.at(-1)
    if (!closed && last) found.push(last)
    return found.map(stray)
  }
}

const name = ([x, y]: Point) => `${x},${y}`
const side = (from: Point, to: Point) => `${name(from)}>${name(to)}`

/** The sides of all outlines, joined to lines that end where more than two of them meet. */
function chainsOf(
  outlines: readonly (readonly Point[])[],
  onFrame: (point: Point) => boolean,
): Point[][] {
  const neighbours = new Map<string, Map<string, Point>>()
  const join = (from: Point, to: Point) => {
    const known = neighbours.get(name(from)) ?? new Map<string, Point>()
    neighbours.set(name(from), known.set(name(to), to))
  }
  for (const [from, to] of outlines.flatMap((outline) => sides(outline))) {
    join(from, to)
    join(to, from)
  }
  const isEnd = (point: Point) => neighbours.get(name(point))?.size !== 2 || onFrame(point)
  return outlines.flatMap((outline) => {
    const first = outline.findIndex(isEnd)
    const start = Math.max(0, first)
    const turned = [...outline.slice(start), ...outline.slice(0, start)]
    const head = turned[0]
    if (!head) return []
    const found: Point[][] = [[head]]
    for (const point of [...turned.slice(1), head]) {
      found.at(-1)?.push(point)
      if (isEnd(point)) found.push([point])
    }
    return found.filter((chain) => chain.length > 1)
  })
}

/** Points on a curve through four points, strictly between the second and the third. */
function curve(p0: Point, p1: Point, p2: Point, p3: Point): Point[] {
  const steps = Math.max(1, Math.round(distance(p1, p2) / STEP))
  const t1 = Math.sqrt(distance(p0, p1)) || 1
  const t2 = t1 + (Math.sqrt(distance(p1, p2)) || 1)
  const t3 = t2 + (Math.sqrt(distance(p2, p3)) || 1)
  const found: Point[] = []
  for (let step = 1; step < steps; step += 1) {
    const t = t1 + ((t2 - t1) * step) / steps
    const a1 = blend(p0, p1, 0, t1, t)
    const a2 = blend(p1, p2, t1, t2, t)
    const a3 = blend(p2, p3, t2, t3, t)
    const b1 = blend(a1, a2, 0, t2, t)
    const b2 = blend(a2, a3, t1, t3, t)
    found.push(blend(b1, b2, t1, t2, t))
  }
  return found
}

/** The point at time `t` of a way that is at `a` at one time and at `b` at another. */
function blend(a: Point, b: Point, from: number, to: number, t: number): Point {
  const share = (t - from) / (to - from)
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
