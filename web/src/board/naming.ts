/** Where the names of areas are written: in their area, clear of pieces and of each other. */

import type { Area } from '../api/types'
import {
  type Box,
  boundsOf,
  boxAround,
  cornersOf,
  distance,
  gridIn,
  grown,
  isInside,
  overlap,
  type Point,
} from './geometry'
import { type Land, type Shape, STAND } from './land'

/** How wide a text is at size 1. */
export type Measure = (text: string) => number

/** A name in its place. */
export interface Name {
  area: string
  lines: readonly string[]
  /** The middle of all lines. */
  at: Point
  size: number
  box: Box
  /** Whether the place has signs of its own, or is one of many. */
  major: boolean
}

export interface Naming {
  name(shape: Shape): string
  measure: Measure
  /** The sizes of letters: of places with signs, and of the others. */
  sizes: { major: number; minor: number }
  /** No name is written smaller than this. */
  least?: number
  /** What lies on the board now. */
  taken: readonly Box[]
  /** What stands in an area, if names stand in the middle of those where nothing does. */
  stands?: ReadonlyMap<string, Box>
  /** Whether only places that are worth something are named, because all is small. */
  few?: boolean
}

const LEADING = 1.02
/** A name that would cost more than this is left out. */
const TOO_MUCH = 90
/** A name that costs more than this is tried in smaller letters, which cost something, too. */
const DEAR = 60
const SMALLER = [1, 0.88, 0.76, 0.68] as const
const SMALL_COST = 110
/** Names in one line stay so much of the size of letters from each other. */
const GAP = 0.45
/** Names stay so far from the edge of the board. */
const MARGIN = 5
/** So far beyond the bounds of its area a name may reach. */
const SLACK = 8
/** And so far, if the place has a sign beside it. */
const FAR_SLACK = 34
/** The name of a box is better broken than wider than this. */
const BOX_NAME = 74

/** Names of all areas that have room for one; places with signs always have theirs. */
export function placeNames(land: Land, naming: Naming): Name[] {
  const found: Name[] = []
  const isMajor = ({ area }: Shape) => Boolean(area.marks?.length) || area.kind === 'box'
  const named = [...land.shapes.values()].filter((shape) => !naming.few || worthOf(shape) > 0)
  const shapes = named.sort(
    (a, b) =>
      Number(isMajor(b)) - Number(isMajor(a)) ||
      (naming.stands ? worthOf(b) - worthOf(a) : 0) ||
      a.size - b.size,
  )
  const ways = [...land.boxes.map((box) => box.outline), ...land.arrows.map((way) => way.points)]
  const fixed = [
    ...land.obstacles,
    ...ways.map((points) => grown(boundsOf(points), 3)),
    ...naming.taken,
  ]
  for (const shape of shapes) {
    const major = isMajor(shape)
    const written = found.map(({ box }) => apart(box, naming.stands ? (naming.least ?? 0) : 0))
    const best = bestName(land, shape, naming, [...fixed, ...written], major)
    if (best && ((major && !naming.stands) || best.cost < TOO_MUCH)) found.push(best.name)
  }
  return found
}

/** A name with room on both sides, so that it is not read together with the next one. */
const apart = ({ x, width, ...box }: Box, size: number): Box => ({
  ...box,
  x: x - size * GAP,
  width: width + 2 * size * GAP,
})

/** What the signs of an area say that it is worth. */
const worthOf = ({ area: { marks = [] } }: Shape) =>
  marks.reduce((sum, { value = 0 }) => sum + value, 0)

/** The best place for a name. */
function bestName(
  land: Land,
  shape: Shape,
  { name, measure, sizes, stands, least: smallest = 0 }: Naming,
  blocked: readonly Box[],
  major: boolean,
) {
  const { area } = shape
  const isBox = area.kind === 'box'
  const full = major && !isBox ? sizes.major : sizes.minor
  const reach = (measure(name(shape)) * Math.max(smallest, full)) / 2
  const around = grown(boundsOf(shape.outline), Math.max(isBox ? 100 : 60, reach))
  const near = blocked.filter((box) => overlap(box, around) > 0)
  let best: { cost: number; name: Name } | undefined
  for (const { lines, share } of writings(name(shape), major && !isBox && full > smallest)) {
    if (share < 1 && best && best.cost < DEAR) break
    const size = Math.max(smallest, full * share)
    const width = Math.max(...lines.map(measure)) * size
    const height = lines.length * size * LEADING
    const extra = (lines.length - 1) * 3 + (1 - share) * SMALL_COST
    for (const at of candidates(land, shape, width, height, freedom(major, stands))) {
      const box = boxAround(at, width, height)
      const least = best?.cost ?? Number.POSITIVE_INFINITY
      const cost = costOf(land, shape, box, at, near, least, stands, major) + extra
      if (cost < least) best = { cost, name: { area: area.id, lines, at, size, box, major } }
    }
  }
  return best
}

/** How far beyond its area a name may reach, and how far apart the places are that are tried. */
interface Freedom {
  slack: number
  step: number
}

const freedom = (major: boolean, stands: ReadonlyMap<string, Box> | undefined): Freedom =>
  stands ? { slack: major ? FAR_SLACK : SLACK, step: 8 } : { slack: SLACK, step: 5 }

/** All ways to write a name, in full size first and then, if it must be there, smaller. */
const writings = (text: string, must: boolean) =>
  (must ? SMALLER : [1]).flatMap((share) => waysToWrite(text).map((lines) => ({ lines, share })))

/** A name in one line, or broken once or twice, the lines as equal as can be. */
export function waysToWrite(text: string): string[][] {
  const words = text.split(' ')
  const ways = [[text]]
  for (const count of [2, 3]) {
    if (words.length < count) continue
    const broken = breaks(words, count).sort((a, b) => longest(a) - longest(b))[0]
    if (broken) ways.push(broken)
  }
  return ways
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))

function breaks(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]]
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      breaks(words.slice(index + 1), count - 1).map((rest) => [
        words.slice(0, index + 1).join(' '),
        ...rest,
      ]),
    )
}

function candidates(
  land: Land,
  { area, outline }: Shape,
  width: number,
  height: number,
  { slack, step }: Freedom,
): readonly Point[] {
  const [x, y] = area.centre
  const bounds = boundsOf(outline)
  if (area.kind === 'box') {
    const aside = bounds.width / 2 + width / 2 + 3
    return [
      [x, bounds.y + bounds.height + height / 2 + 2],
      [x, bounds.y - height / 2 - 2],
      [x + aside, y],
      [x - aside, y],
    ]
  }
  const [left, right] = span(bounds.x, bounds.width, width, land.layout.width, slack)
  const [top, bottom] = span(bounds.y, bounds.height, height, land.layout.height, slack)
  return gridIn({ x: left, y: top, width: right - left, height: bottom - top }, step)
}

/** Where the middle of a name may be on one axis: near its area, and on the board. */
function span(
  start: number,
  length: number,
  extent: number,
  edge: number,
  slack: number,
): [number, number] {
  const middle = start + length / 2
  const free = Math.max(0, (length - extent) / 2) + slack
  const hold = (at: number) =>
    Math.max(extent / 2 + MARGIN, Math.min(edge - extent / 2 - MARGIN, at))
  return [hold(middle - free), hold(middle + free)]
}

/** What a place for a name costs; whoever knows a better one need not know exactly. */
function costOf(
  land: Land,
  { area, outline }: Shape,
  box: Box,
  at: Point,
  blocked: readonly Box[],
  least: number,
  stands: ReadonlyMap<string, Box> | undefined,
  major: boolean,
): number {
  const { width, height } = land.layout
  let cost = area.kind === 'box' ? 0 : distance(at, homeOf(area, stands)) / 3
  if (cost >= least) return cost
  if (box.x < MARGIN - 1 || box.y < MARGIN - 1) cost += 4000
  const [end, bottom] = [box.x + box.width, box.y + box.height]
  if (end > width - MARGIN + 1 || bottom > height - MARGIN + 1) cost += 4000
  const rim = grown(box, stands ? 3 : 1)
  for (const other of blocked) cost += overlap(rim, other) * 2
  if (area.kind === 'box') return cost + Math.max(0, box.width - BOX_NAME)
  if (!stands) cost += overlap(box, boxAround(area.centre, STAND.width, STAND.height)) / 12
  if (cost >= least) return cost
  return cost + straying(outline, box, at, stands !== undefined && major)
}

/** What it costs that a name reaches out of its area. */
function straying(outline: readonly Point[], box: Box, at: Point, isSigned: boolean): number {
  const points: Point[] = [
    at,
    ...cornersOf(grown(box, 2)),
    [at[0], box.y - 2],
    [at[0], box.y + box.height + 2],
  ]
  // The sign of a place tells whose name it is, even if that reaches over the border.
  const [astray, beyond] = isSigned ? [14, 5] : [40, 22]
  const out = points.filter((point) => !isInside(outline, point)).length
  return out * beyond + (isInside(outline, at) ? 0 : astray)
}

/** Where the name of an area would like to stand: below its pieces, or in their place. */
function homeOf({ id, centre }: Area, stands: ReadonlyMap<string, Box> | undefined): Point {
  if (!stands) return [centre[0], centre[1] + STAND.height / 2 + 6]
  const box = stands.get(id)
  return box ? [box.x + box.width / 2, box.y + box.height + 10] : centre
}

const guess: Measure = (text) => text.length * 0.52

/** Measures with the fonts of the page, or guesses where there are none. */
export function measureWith(font: string, spacing = 0): Measure {
  const context = globalThis.document?.createElement('canvas').getContext?.('2d')
  if (!context) return guess
  context.font = font
  const size = Number.parseFloat(/(\d+(\.\d+)?)px/.exec(font)?.[1] ?? '1')
  return (text) => context.measureText(text).width / size + text.length * spacing
}
