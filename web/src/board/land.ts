/** The shapes of a board, worked out once from its layout. */

import type { Area, Layout, Line, Mark } from '../api/types'
import type { Drawing } from './contract'
import {
  add,
  areaOf,
  type Box,
  boundsOf,
  boxAround,
  cornersOf,
  distance,
  gridIn,
  grown,
  isIn,
  isInside,
  overlap,
  type Point,
  pathOf,
  right,
  stepsAlong,
  times,
} from './geometry'
import { smoothing } from './smoothing'

/** How large the printed signs of an area are, and how far apart. */
export const SIGN = 19
export const SIGN_STEP = 21
/** What stays free around the middle of an area, where pieces stand. */
export const STAND = { width: 62, height: 46 }
/** How large a spot is. */
export const SPOT = 9.5
/** How wide a river is where it leaves the board. */
export const RIVER = 12
/** Between a track and the frame, less than this is no room. */
const NARROW = 40
/** So near to a river nothing is printed. */
const WET = 20

/** An area with its outline as it is drawn. */
export interface Shape {
  area: Area
  outline: readonly Point[]
  path: string
  size: number
}

/** A sign printed in an area. */
export interface Sign {
  mark: Mark
  at: Point
}

/** A line of the layout as it is drawn. */
export interface DrawnLine {
  line: Line
  points: readonly Point[]
  /** A border between two groups, such as territories. */
  isFrontier: boolean
}

/** A line behind which there is no area. */
export interface Wall {
  points: readonly Point[]
  /** The side on which nothing is: 1 to the right of the line's direction, -1 to the left. */
  outside: 1 | -1
}

/** Everything about a board that never changes. */
export interface Land {
  layout: Layout
  shapes: ReadonlyMap<string, Shape>
  regions: readonly Shape[]
  boxes: readonly Shape[]
  borders: readonly DrawnLine[]
  rivers: readonly DrawnLine[]
  walls: readonly Wall[]
  arrows: readonly DrawnLine[]
  signs: ReadonlyMap<string, readonly Sign[]>
  /** Bands under the spaces of tracks. */
  tracks: ReadonlyMap<string, Box>
  /** What pieces and names keep clear of. */
  obstacles: readonly Box[]
}

const known = new WeakMap<Layout, Land>()

/** Kinds of lines that are drawn in ways of their own; any other is drawn as a border. */
const OTHER_LINES: readonly string[] = ['river', 'wall', 'arrow']

const lookOf = ({ kind }: Line) => (OTHER_LINES.includes(kind) ? kind : 'border')

/** Kinds of lines that are bent as a whole, whatever meets them. */
const FIRM: readonly string[] = ['river', 'wall', 'coast', 'shore', 'lake']

/** The shapes of a layout. */
export function landOf(layout: Layout, drawing?: Drawing): Land {
  const found = known.get(layout) ?? makeLand(layout, drawing)
  known.set(layout, found)
  return found
}

function makeLand(layout: Layout, drawing: Drawing | undefined): Land {
  const regions = layout.areas.filter((area) => area.kind === 'region')
  const firm = layout.lines.filter((line) => FIRM.includes(line.kind))
  const bend = smoothing(
    firm.map((line) => line.points),
    regions.map((area) => area.outline),
    layout,
    drawing?.strays,
  )
  const shapeOf = (area: Area): Shape => {
    const outline = area.kind === 'region' ? bend(area.outline) : area.outline
    return { area, outline, path: pathOf(outline), size: areaOf(outline) }
  }
  const shapes = layout.areas.map(shapeOf)
  const byId = new Map(shapes.map((shape) => [shape.area.id, shape]))
  const groupOf = (id: string | undefined) => byId.get(id ?? '')?.area.group
  const drawn = (kind: Line['kind']): DrawnLine[] =>
    layout.lines
      .filter((line) => lookOf(line) === kind)
      .map((line) => ({
        line,
        points: kind === 'arrow' ? line.points : bend(line.points, false),
        isFrontier: groupOf(line.between?.[0]) !== groupOf(line.between?.[1]),
      }))
  const land = shapes.filter((shape) => shape.area.kind === 'region')
  const rivers = drawn('river')
  const shownTracks = drawing ? [] : layout.tracks
  const tracks = new Map(shownTracks.map((track) => [track.id, bandOf(track.spaces)]))
  const signAt = new Map(
    layout.spots.flatMap(({ at, between = [] }) =>
      between.length === 1 ? [[between[0] ?? '', at] as const] : [],
    ),
  )
  const spots = drawing
    ? layout.tracks.flatMap(({ spaces }) => spaces.map(({ centre }) => boxAround(centre, 24, 24)))
    : layout.spots.map((spot) => boxAround(spot.at, SPOT * 2, SPOT * 2))
  const bands = [...tracks.values()].map((band) => upToFrame(band, layout))
  const fixed = [...bands, ...spots]
  const signs = new Map(
    shapes.flatMap((shape) => {
      const marks = shape.area.marks ?? []
      if (!marks.length) return []
      const given = signAt.get(shape.area.id)
      const found = given
        ? marks.map((mark) => ({ mark, at: given }))
        : signsOf(shape, marks, fixed, rivers)
      return [[shape.area.id, found] as const]
    }),
  )
  const groupSpots = drawing ? [] : layout.groups.map(({ centre }) => boxAround(centre, 24, 24))
  const signSize = drawing?.sign ?? SIGN
  return {
    layout,
    shapes: byId,
    regions: land,
    boxes: shapes.filter((shape) => shape.area.kind === 'box'),
    borders: drawn('border'),
    rivers,
    walls: drawn('wall').map(({ points }) => ({ points, outside: outsideOf(points, land) })),
    arrows: drawn('arrow'),
    signs,
    tracks,
    obstacles: [
      ...fixed,
      ...groupSpots,
      ...[...signs.values()].flat().map((sign) => boxAround(sign.at, signSize, signSize)),
    ],
  }
}

function bandOf(spaces: readonly { centre: Point }[]): Box {
  return grown(boundsOf(spaces.map((space) => space.centre)), 20)
}

/** A band near the frame takes the strip that is left, too. */
function upToFrame({ x, y, width, height }: Box, frame: Layout): Box {
  const left = x < NARROW ? 0 : x
  const top = y < NARROW ? 0 : y
  const end = x + width > frame.width - NARROW ? frame.width : x + width
  const bottom = y + height > frame.height - NARROW ? frame.height : y + height
  return { x: left, y: top, width: end - left, height: bottom - top }
}

/** On which side of a wall there is no region. */
function outsideOf(points: readonly Point[], regions: readonly Shape[]): 1 | -1 {
  const isLand = (point: Point) => regions.some((shape) => isInside(shape.outline, point))
  const votes = stepsAlong(points, 12).map(({ at, towards }) => {
    const across = times(right(towards), 5)
    return Number(isLand(add(at, times(across, -1)))) - Number(isLand(add(at, across)))
  })
  return votes.reduce((sum, vote) => sum + vote, 0) >= 0 ? 1 : -1
}

/** Where the signs of an area are printed: in a row near its middle, which stays free. */
function signsOf(
  { area, outline }: Shape,
  marks: readonly Mark[],
  fixed: readonly Box[],
  rivers: readonly DrawnLine[],
): Sign[] {
  const width = marks.length * SIGN_STEP
  const stand = boxAround(area.centre, STAND.width, STAND.height)
  const bounds = boundsOf(outline)
  const above: Point = [area.centre[0], area.centre[1] - (STAND.height + SIGN) / 2]
  const wet = rivers.flatMap(({ points }) => points.filter((point) => isIn(bounds, point)))
  const around = grown(bounds, Math.max(width, STAND.height + SIGN))
  const near = fixed.map((other) => grown(other, 3)).filter((other) => overlap(other, around))
  const costOf = (at: Point, least: number) => {
    const far = distance(at, above)
    if (far >= least) return far
    const box = boxAround(at, width, SIGN)
    let cost = far + overlap(box, stand)
    for (const other of near) cost += overlap(box, other)
    if (cost >= least) return cost
    if (wet.some((point) => distance(point, at) < WET)) cost += 80
    return cost + cornersOf(grown(box, 3)).filter((at) => !isInside(outline, at)).length * 60
  }
  let best = { at: above, cost: costOf(above, Number.POSITIVE_INFINITY) }
  for (const at of gridIn(bounds, 3)) {
    const cost = costOf(at, best.cost)
    if (cost < best.cost) best = { at, cost }
  }
  return marks.map((mark, index) => ({
    mark,
    at: [best.at[0] + (index - (marks.length - 1) / 2) * SIGN_STEP, best.at[1]],
  }))
}
