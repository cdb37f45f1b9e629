/** Points, lines and shapes on the plane of a board: to the right and down. */

export type Point = readonly [number, number]

/** A rectangle by its upper left corner and size. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by]
// Not Math.hypot, which is many times slower: this is asked a hundred thousand times for a board.
export const distance = ([x, y]: Point, [u, v]: Point): number =>
  Math.sqrt((x - u) ** 2 + (y - v) ** 2)

/** A point on the way from one to another; 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** The direction from one point to another, of length 1; nowhere if they are the same. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to)
  return length ? times(minus(to, from), 1 / length) : [0, 0]
}

/** A quarter turn to the right. */
export const right = ([x, y]: Point): Point => [-y, x]

/** The sides of a line, and of a shape the one that closes it. */
export function sides(points: readonly Point[], closed = true): [Point, Point][] {
  const found: [Point, Point][] = []
  points.forEach((point, index) => {
    const next = points[index + 1] ?? (closed ? points[0] : undefined)
    if (next) found.push([point, next])
  })
  return found
}

/** Outlines are asked about again and again, mostly for points far away. */
const BOUNDS = new WeakMap<readonly Point[], Box>()

function knownBounds(outline: readonly Point[]): Box {
  const known = BOUNDS.get(outline)
  if (known) return known
  const found = boundsOf(outline)
  BOUNDS.set(outline, found)
  return found
}

/** Whether a point lies in a shape. */
export function isInside(outline: readonly Point[], point: Point): boolean {
  if (!isIn(knownBounds(outline), point)) return false
  const [x, y] = point
  let inside = false
  let last = outline[outline.length - 1]
  for (const next of outline) {
    if (last && last[1] > y !== next[1] > y) {
      const cut = last[0] + ((next[0] - last[0]) * (y - last[1])) / (next[1] - last[1])
      if (x < cut) inside = !inside
    }
    last = next
  }
  return inside
}

/** How far a point is from a line or from the outline of a shape. */
export function distanceTo(points: readonly Point[], [x, y]: Point, closed = true): number {
  let least = Number.POSITIVE_INFINITY
  let last = closed ? points[points.length - 1] : points[0]
  for (const next of points) {
    if (last) {
      const wayX = next[0] - last[0]
      const wayY = next[1] - last[1]
      const length = wayX * wayX + wayY * wayY
      const ahead = length ? ((x - last[0]) * wayX + (y - last[1]) * wayY) / length : 0
      const share = Math.min(1, Math.max(0, ahead))
      const offX = x - last[0] - wayX * share
      const offY = y - last[1] - wayY * share
      least = Math.min(least, offX * offX + offY * offY)
    }
    last = next
  }
  return Math.sqrt(least)
}

/** The smallest box around points. */
export function boundsOf(points: readonly Point[]): Box {
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (const [x, y] of points) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    end = Math.max(end, x)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: end - left, height: bottom - top }
}

/** The area of a shape. */
export function areaOf(outline: readonly Point[]): number {
  const twice = sides(outline).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)
  return Math.abs(twice) / 2
}

/** How long a line is. */
export function lengthOf(points: readonly Point[], closed = false): number {
  return sides(points, closed).reduce((sum, [from, to]) => sum + distance(from, to), 0)
}

/** Points along a line at equal steps, each with the direction the line has there. */
export function stepsAlong(
  points: readonly Point[],
  step: number,
  start = step / 2,
): { at: Point; towards: Point }[] {
  const found: { at: Point; towards: Point }[] = []
  let left = start
  for (const [from, to] of sides(points, false)) {
    const length = distance(from, to)
    while (left <= length && length > 0) {
      found.push({ at: between(from, to, left / length), towards: direction(from, to) })
      left += step
    }
    left -= length
  }
  return found
}

/** A line that runs beside another, to its right, as far as `by` says for each share of the way. */
export function beside(points: readonly Point[], by: (share: number) => number): Point[] {
  const whole = lengthOf(points) || 1
  let gone = 0
  return points.map((point, index) => {
    const before = points[index - 1] ?? point
    const after = points[index + 1] ?? point
    gone += distance(before, point)
    return add(point, times(right(direction(before, after)), by(gone / whole)))
  })
}

const round = (value: number) => Math.round(value * 100) / 100

/** An SVG path through points. */
export function pathOf(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

/** A brush stroke: a closed path around a line, as wide as `width` says for each share of it. */
export function brush(points: readonly Point[], width: (share: number) => number): string {
  const rightSide = beside(points, (share) => width(share) / 2)
  const leftSide = beside(points, (share) => -width(share) / 2).reverse()
  return pathOf([...rightSide, ...leftSide])
}

/** Widths of a stroke that swells towards its middle and runs out at both ends. */
export const swelling = (most: number) => (share: number) =>
  most * (0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, Math.max(0, share))))

/** Widths of a stroke that begins wide and runs out. */
export const tapering = (most: number) => (share: number) => most * (1 - 0.85 * share)

/** A box around a middle. */
export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const middleOf = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2]

export const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A box that is larger by so much on each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Points in a box, row by row, so far apart. */
export function gridIn({ x, y, width, height }: Box, step: number): Point[] {
  const rows = Math.floor(height / step) + 1
  const columns = Math.floor(width / step) + 1
  return Array.from({ length: rows * columns }, (_, index) => [
    x + (index % columns) * step,
    y + Math.floor(index / columns) * step,
  ])
}

/** Whether a point lies in a box. */
export const isIn = (box: Box, [x, y]: Point): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** How much of the plane two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** The smallest box around boxes. */
export const boxOf = (boxes: readonly Box[]): Box => boundsOf(boxes.flatMap(cornersOf))
