/** Seas, lakes and rivers as lines that were bent with the land. */

import { noise } from '../../board/chance'
import { brush, type Point, pathOf } from '../../board/geometry'
import type { Land } from '../../board/land'

/** Lines of a kind as they are drawn. */
export const drawnLines = (land: Land, kind: string): (readonly Point[])[] =>
  land.borders.filter(({ line }) => line.kind === kind).map(({ points }) => points)

/** The western sea: from its coast to the frame. */
export function seaOf(land: Land): string {
  const { height } = land.layout
  return drawnLines(land, 'coast')
    .map((coast) => pathOf([...coast, [-40, height + 40], [-40, -60]]))
    .join('')
}

/** Where the land ends: an open line for the sea, closed ones for the others. */
export const coastsOf = (land: Land): string =>
  drawnLines(land, 'coast')
    .map((coast) => pathOf(coast, false))
    .join('')

export const shoresOf = (land: Land): string =>
  [...drawnLines(land, 'shore')].map((line) => pathOf(line)).join('')

export const lakesOf = (land: Land): string =>
  drawnLines(land, 'lake')
    .map((line) => pathOf(line))
    .join('')

/** Rivers: a bed, and the water in it; they swell on their way. */
export function riversOf(land: Land): { beds: string; waters: string } {
  const width = (share: number, seed: number) =>
    (1.6 + 4.4 * Math.min(1, share * 1.3)) * (1 + 0.16 * noise(share * 40, seed, 6))
  const all = land.rivers.map(({ points }, index) => ({
    bed: brush(points, (share) => width(share, index) + 1.5),
    water: brush(points, (share) => width(share, index)),
  }))
  return {
    beds: all.map(({ bed }) => bed).join(''),
    waters: all.map(({ water }) => water).join(''),
  }
}
