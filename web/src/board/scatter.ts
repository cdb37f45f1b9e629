/** Where the signs of the ground stand: strewn over a shape, always the same way. */

import { seeded } from './chance'
import { boundsOf, distance, distanceTo, grown, isIn, isInside, type Point } from './geometry'

export interface Strewing {
  /** Within this shape, and outside of those. */
  outline: readonly Point[]
  holes?: readonly (readonly Point[])[]
  spacing: number
  room: number
  /** What chance is seeded with. */
  seed: string
  /** How much of the way from 0, free of signs, to 1, as dense as elsewhere, a point is. */
  density?: (point: Point) => number
}

/** How many places are tried for each that would fit. */
const TRIES = 14

/** Places that are apart from each other and from the edge, from the back to the front. */
export function strew({
  outline,
  holes = [],
  spacing,
  room,
  seed,
  density = () => 1,
}: Strewing): Point[] {
  const chance = seeded(seed)
  const { x, y, width, height } = boundsOf(outline)
  const around = holes.map((hole) => ({ hole, box: grown(boundsOf(hole), room) }))
  const tries = Math.ceil((width * height) / spacing ** 2) * TRIES
  const found: Point[] = []
  const isFree = (point: Point) =>
    isInside(outline, point) &&
    distanceTo(outline, point) >= room &&
    !around.some(
      ({ hole, box }) =>
        isIn(box, point) && (isInside(hole, point) || distanceTo(hole, point) < room),
    )
  for (let count = 0; count < tries; count += 1) {
    const point: Point = [x + chance() * width, y + chance() * height]
    const dense = density(point)
    if (dense <= 0) continue
    const apart = spacing / Math.min(1, dense) ** 0.5
    if (found.every((other) => distance(other, point) >= apart) && isFree(point)) found.push(point)
  }
  return found.sort((a, b) => a[1] - b[1])
}
