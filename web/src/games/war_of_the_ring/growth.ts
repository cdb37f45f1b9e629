/** What grows and rises on the land, drawn with the pen: trees, hills, reeds, dunes, and the mountains that
 * nobody crosses. Signs that are near each other in depth are one path, so that there are few of them. */

import { noise, seeded } from '../../board/chance'
import type { Stroke } from '../../board/contract'
import {
  add,
  boundsOf,
  brush,
  distance,
  distanceTo,
  grown,
  isIn,
  type Point,
  pathOf,
  right,
  stepsAlong,
  swelling,
  tapering,
  times,
} from '../../board/geometry'
import type { Land } from '../../board/land'
import { strew } from '../../board/scatter'

type Chance = () => number

/** A sign with the depth at which it stands. */
interface Grown {
  kind: string
  y: number
  strokes: readonly Stroke[]
}

/** Signs of one kind in one row. */
export interface Row {
  kind: string
  paths: readonly Stroke[]
}

const from = (chance: Chance, least: number, most: number) => least + chance() * (most - least)

const n = (value: number) => Math.round(value * 10) / 10

/** A broad tree: a crown like a cloud, its shaded side, and its outline. */
function broadTree([x, y]: Point, chance: Chance): Stroke[] {
  const r = from(chance, 4.2, 5.8)
  const top = y - r * 1.25
  const crown = `M${n(x - r)} ${n(y - r * 0.5)}a${n(r * 0.62)} ${n(r * 0.66)} 0 0 1 ${n(r * 0.42)} ${n(-r * 0.86)}a${n(r * 0.7)} ${n(r * 0.66)} 0 0 1 ${n(r * 1.2)} ${n(0)}a${n(r * 0.62)} ${n(r * 0.66)} 0 0 1 ${n(r * 0.38)} ${n(r * 0.86)}a${n(r * 0.9)} ${n(r * 0.5)} 0 0 1 ${n(-r * 2)} 0Z`
  const shade = `M${n(x + r * 0.1)} ${n(top + r * 0.2)}q${n(r * 0.95)} ${n(r * 0.1)} ${n(r * 0.72)} ${n(r * 0.92)}q${n(-r * 0.5)} ${n(r * 0.34)} ${n(-r * 1.1)} ${n(r * 0.1)}q${n(r * 0.9)} ${n(-r * 0.3)} ${n(r * 0.38)} ${n(-r * 1.02)}Z`
  const trunk = `M${n(x - 0.7)} ${n(y - r * 0.2)}h1.4v${n(r * 0.52)}h-1.4Z`
  return [
    { tone: 'ink', d: trunk },
    { tone: 'body', d: crown },
    { tone: 'shade', d: shade },
  ]
}

/** A dark fir. */
function fir([x, y]: Point, chance: Chance): Stroke[] {
  const h = from(chance, 10, 14)
  const w = h * from(chance, 0.3, 0.36)
  const body = `M${n(x)} ${n(y - h)}L${n(x + w * 0.62)} ${n(y - h * 0.48)}H${n(x + w * 0.3)}L${n(x + w)} ${n(y)}H${n(x - w)}L${n(x - w * 0.3)} ${n(y - h * 0.48)}H${n(x - w * 0.62)}Z`
  const shade = `M${n(x)} ${n(y - h)}L${n(x + w * 0.62)} ${n(y - h * 0.48)}H${n(x + w * 0.3)}L${n(x + w)} ${n(y)}H${n(x + w * 0.1)}Z`
  return [
    { tone: 'body', d: body },
    { tone: 'shade', d: shade },
  ]
}

/** A hump with hatching on its side away from the light. */
function hill([x, y]: Point, chance: Chance): Stroke[] {
  const w = from(chance, 8, 12.5)
  const h = w * from(chance, 0.55, 0.75)
  const lean = from(chance, -0.15, 0.2) * w
  const arc: Point[] = Array.from({ length: 9 }, (_, step) => {
    const share = step / 4 - 1
    return [x + share * w + lean * (1 - share * share), y - h * (1 - share * share) ** 0.85]
  })
  const hatching = [5, 6, 7].map((step) => {
    const top = arc[step] ?? [x, y]
    const fall = (y - top[1]) * from(chance, 0.45, 0.8)
    return brush(
      [top, [top[0] - 0.6, top[1] + fall * 0.5], [top[0] + 0.8, top[1] + fall]],
      tapering(0.8),
    )
  })
  return [
    { tone: 'body', d: pathOf([...arc, [x + w * 0.5, y + 1.6], [x - w * 0.5, y + 1.6]]) },
    {
      tone: 'shade',
      d: pathOf([...arc.slice(4), [x + w * 0.3, y + 0.8], [x + w * 0.28, y - h * 0.35]]),
    },
    { tone: 'ink', d: brush(arc, swelling(1.35)) + hatching.join('') },
  ]
}

/** A peak: a lit and a shaded flank, its ridge, and strokes that run down from it. */
function peak([x, y]: Point, w: number, h: number, chance: Chance): Stroke[] {
  const tip: Point = [x + from(chance, -0.14, 0.14) * w, y - h]
  const jag = (share: number, side: number): Point => [
    tip[0] + side * w * share + from(chance, -0.06, 0.06) * w,
    tip[1] + h * share ** from(chance, 0.86, 1.08),
  ]
  const leftFlank = [0.22, 0.45, 0.7].map((share) => jag(share, -1)).reverse()
  const rightFlank = [0.2, 0.44, 0.72].map((share) => jag(share, 1))
  const foot = y + h * 0.06
  const ridge: Point[] = [
    tip,
    [tip[0] + w * from(chance, 0.02, 0.16), tip[1] + h * 0.3],
    [tip[0] + w * from(chance, -0.16, 0.02), tip[1] + h * 0.55],
    [tip[0] + w * from(chance, -0.02, 0.2), tip[1] + h * 0.84],
  ]
  const start: Point = [x - w, y]
  const end: Point = [x + w, y]
  const strokes = [0.24, 0.46, 0.68].map((share) => {
    const at: Point = [tip[0] + w * share * 0.8, tip[1] + h * share * 0.95]
    return brush([at, [at[0] + w * 0.04, at[1] + h * 0.2 * (1 - share * 0.4)]], tapering(1.1))
  })
  return [
    {
      tone: 'body',
      d: pathOf([start, ...leftFlank, tip, ...rightFlank, end, [x, foot + h * 0.08]]),
    },
    {
      tone: 'shade',
      d: pathOf([tip, ...rightFlank, end, [x + w * 0.42, foot], ...ridge.slice(1).reverse()]),
    },
    {
      tone: 'ink',
      d: [
        brush([start, ...leftFlank, tip], swelling(1.5)),
        brush([tip, ...rightFlank, end], swelling(1.8)),
        brush(ridge, tapering(1.1)),
        ...strokes,
      ].join(''),
    },
  ]
}

function tuft([x, y]: Point, chance: Chance): Stroke[] {
  const blades = [-1.6, 0, 1.6].map((lean) =>
    brush(
      [
        [x + lean, y],
        [x + lean * 1.7, y - from(chance, 3, 5)],
      ],
      tapering(0.9),
    ),
  )
  return [{ tone: 'ink', d: blades.join('') }]
}

function reeds([x, y]: Point, chance: Chance): Stroke[] {
  const stems = [-3, -1, 1.2, 3.4].map((lean) => {
    const tall = from(chance, 5, 9)
    return brush(
      [
        [x + lean, y],
        [x + lean * 1.25, y - tall],
      ],
      tapering(1.1),
    )
  })
  const water = [
    [-9, 1.2, 8],
    [-4, 3.2, 10],
  ].map(([start = 0, down = 0, long = 0]) =>
    brush(
      [
        [x + start, y + down],
        [x + start + long, y + down],
      ],
      swelling(0.9),
    ),
  )
  return [
    { tone: 'water', d: water.join('') },
    { tone: 'ink', d: stems.join('') },
  ]
}

function crack([x, y]: Point, chance: Chance): Stroke[] {
  const line: Point[] = [[x - 6, y + from(chance, -2, 2)]]
  for (const step of [-2, 2, 6]) line.push([x + step, y + from(chance, -3, 3)])
  const [, one = line[0] as Point] = line
  return [
    {
      tone: 'ink',
      d:
        brush(line, swelling(1)) +
        brush([one, [one[0] + from(chance, -1, 3), one[1] + from(chance, 3, 6)]], tapering(0.9)),
    },
  ]
}

function dune([x, y]: Point, chance: Chance): Stroke[] {
  const w = from(chance, 7, 12)
  const arc: Point[] = Array.from({ length: 7 }, (_, step) => {
    const share = step / 3 - 1
    return [x + share * w, y - w * 0.32 * (1 - share * share) + share * 1.5]
  })
  const dots = [0, 1, 2]
    .map((dot) => {
      const [u, v] = [x + from(chance, -w, w), y + 2 + dot * 1.6]
      return `M${n(u)} ${n(v)}h1v1h-1Z`
    })
    .join('')
  return [{ tone: 'ink', d: brush(arc, swelling(1.1)) + dots }]
}

/** Furrows of a field. */
function furrows([x, y]: Point, chance: Chance): Stroke[] {
  const turn = chance() < 0.5 ? 0.35 : -0.35
  const lines = [-3, 0, 3].map((down) =>
    brush(
      [
        [x - 6, y + down - turn * 6],
        [x + 6, y + down + turn * 6],
      ],
      swelling(0.8),
    ),
  )
  return [{ tone: 'ink', d: lines.join('') }]
}

interface Growth {
  kind: string
  spacing: number
  room: number
  draw(at: Point, chance: Chance): Stroke[]
}

const GROWTHS: Readonly<Record<string, Growth>> = {
  forest: { kind: 'tree', spacing: 10.5, room: 5, draw: broadTree },
  mirk: { kind: 'fir', spacing: 9.5, room: 5, draw: fir },
  hills: { kind: 'hill', spacing: 30, room: 12, draw: hill },
  plains: { kind: 'grass', spacing: 38, room: 8, draw: tuft },
  fields: { kind: 'grass', spacing: 34, room: 9, draw: furrows },
  marsh: { kind: 'reed', spacing: 24, room: 8, draw: reeds },
  waste: { kind: 'crack', spacing: 34, room: 9, draw: crack },
  desert: { kind: 'dune', spacing: 30, room: 11, draw: dune },
}

/** Forests in which no sun shines. */
const MIRK = /mirkwood|dol-guldur|narrows|old-forest-road|rhosgobel|woodland/

/** What stays free around the place where pieces stand, and around a printed sign. */
const STAND = { across: 34, down: 30 }
const SIGN = 19

/** All that grows, from the back to the front. */
export function growth(land: Land): Row[] {
  return rowsOf([...grownOn(land), ...mountains(land)])
}

function* grownOn(land: Land): Generator<Grown> {
  const waters = land.rivers.flatMap(({ points }) => points)
  const lakes = land.borders
    .filter(({ line }) => line.kind === 'lake')
    .flatMap(({ points }) => points)
  const spaces = land.layout.tracks.flatMap(({ spaces: all }) => all.map(({ centre }) => centre))
  for (const { area, outline } of land.regions) {
    const texture = area.texture ?? ''
    const ground = GROWTHS[texture === 'forest' && MIRK.test(area.id) ? 'mirk' : texture]
    if (!ground) continue
    const [cx, cy] = area.centre
    const signs = (land.signs.get(area.id) ?? []).map(({ at }) => at)
    const isDense = texture === 'forest'
    const around = grown(boundsOf(outline), 14)
    const [wet, lying, taken] = [waters, lakes, spaces].map((points) =>
      points.filter((point) => isIn(around, point)),
    ) as [Point[], Point[], Point[]]
    const close = (points: readonly Point[], at: Point, by: number) =>
      points.some((point) => distance(point, at) < by)
    const points = strew({
      outline,
      spacing: ground.spacing,
      room: ground.room,
      seed: area.id,
      density(at) {
        const away = Math.hypot((at[0] - cx) / STAND.across, (at[1] + 4 - cy) / STAND.down)
        if (away < 1 || close(signs, at, SIGN) || close(taken, at, 24)) return 0
        if (close(wet, at, 8) || close(lying, at, 12)) return 0
        if (!isDense) return 1
        return noise(at[0] / 46, at[1] / 46, 8) < -0.32 ? 0 : 1
      },
    })
    const chance = seeded(`${area.id} growth`)
    for (const at of points) yield { kind: ground.kind, y: at[1], strokes: ground.draw(at, chance) }
  }
}

/** A range has peaks at least this long, or one would take it for open. */
const LEAST_RANGE = 30

/** Mountains stand where nobody passes: a row of peaks on the line, and lower ones beside it that keep off
 * every border which can be crossed. */
function* mountains(land: Land): Generator<Grown> {
  const open = land.borders.filter(({ line }) => line.kind === 'border').map(({ points }) => points)
  const isFree = (at: Point, by: number) =>
    open.every((points) => {
      const [first] = points
      if (!first || Math.abs(first[0] - at[0]) + Math.abs(first[1] - at[1]) > 240) return true
      return distanceTo(points, at, false) > by
    })
  for (const { line, points } of land.borders) {
    if (line.kind !== 'mountains') continue
    const chance = seeded(`range ${line.between?.join()}`)
    const stretched = lengthen(points)
    for (const { at, towards } of stepsAlong(stretched, 12.5, 3)) {
      const w = from(chance, 10, 14.5)
      const h = w * from(chance, 1.35, 1.75)
      const foot: Point = [at[0] + from(chance, -3, 3), at[1] + h * 0.42]
      yield { kind: 'peak', y: foot[1], strokes: peak(foot, w, h, chance) }
      for (const side of [-1, 1]) {
        const off = add(at, times(right(towards), side * from(chance, 12, 17)))
        const low: Point = [off[0], off[1] + 4]
        if (chance() < 0.78 && isFree(low, 13)) {
          const width = from(chance, 7, 9.5)
          yield {
            kind: 'peak',
            y: low[1],
            strokes: peak(low, width, width * from(chance, 1.1, 1.4), chance),
          }
        }
      }
    }
  }
}

/** A short line grows at both ends. */
function lengthen(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return points
  const length = distance(first, last)
  if (length >= LEAST_RANGE || !length) return points
  const more = (LEAST_RANGE - length) / 2
  const ahead: Point = times([last[0] - first[0], last[1] - first[1]], more / length)
  return [add(first, times(ahead, -1)), ...points, add(last, ahead)]
}

/** So deep is a row. */
const DEPTH = 7
const TONES: readonly Stroke['tone'][] = ['water', 'body', 'light', 'shade', 'ink']
/** A trunk is behind its crown, other lines lie over what they bound. */
const INK_FIRST = new Set(['tree'])

function rowsOf(signs: readonly Grown[]): Row[] {
  const rows = new Map<string, { row: number; kind: string; parts: Map<string, string[]> }>()
  for (const { kind, y, strokes } of signs) {
    const row = Math.floor(y / DEPTH)
    const key = `${row} ${kind}`
    const found = rows.get(key) ?? { row, kind, parts: new Map<string, string[]>() }
    rows.set(key, found)
    for (const { tone, d } of strokes) {
      const all = found.parts.get(tone) ?? []
      all.push(d)
      found.parts.set(tone, all)
    }
  }
  return [...rows.values()]
    .sort((a, b) => a.row - b.row)
    .map(({ kind, parts }) => {
      const order = INK_FIRST.has(kind) ? (['ink', 'body', 'shade'] as const) : TONES
      return {
        kind,
        paths: order.flatMap((tone) => {
          const all = parts.get(tone)
          return all ? [{ tone, d: all.join('') }] : []
        }),
      }
    })
}
