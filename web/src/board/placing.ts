/** Where pieces stand: near the middle of their area, clear of each other and of printed signs.
 *
 * Everything in an area is one cluster: the army's shield, somebodies to its right, face-down piles
 * and tokens to its left. Clusters that would overlap push each other aside, a little at a time. What
 * lies in a group of areas lies in a row in its place.
 */

import type { Counter, Figure, Marker, Scene } from '../api/types'
import type { ArmySkin, TokenSkin } from './contract'
import {
  add,
  type Box,
  boundsOf,
  boxAround,
  boxOf,
  distance,
  isInside,
  middleOf,
  minus,
  type Point,
  times,
} from './geometry'
import type { Land, Shape } from './land'

/** Sizes of pieces, in units of a board 1000 wide, before they are scaled. */
export const COLUMN = 20
export const SHIELD = { edge: 9, height: 43 }
export const FIGURE = 11.5
export const PILE = 9
export const TOKEN = 12

/** How wide the shield of an army is. */
export const shieldWidth = (parts: number) => SHIELD.edge + COLUMN * Math.max(1, parts)

/** Something that has its place. */
export interface Placed<Thing> {
  thing: Thing
  at: Point
}

/** What stands together in one area. */
export interface Cluster {
  area: string
  at: Point
  box: Box
  /** Where it belongs, if it had to go so far that one would not see it. */
  leader?: Point
}

/** Where everything is. */
export interface Places {
  clusters: readonly Cluster[]
  counters: readonly Placed<Counter>[]
  figures: readonly Placed<Figure>[]
  piles: readonly Placed<Marker>[]
  /** Tokens that lie in areas and in groups of them. */
  tokens: readonly Placed<Marker>[]
  /** What they cover. */
  taken: readonly Box[]
  /** Where a thing of any id is, for focus, trails and arrows. */
  where: ReadonlyMap<string, Point>
}

/** Before anything has been placed. */
export const NOWHERE: Places = {
  clusters: [],
  counters: [],
  figures: [],
  piles: [],
  tokens: [],
  taken: [],
  where: new Map(),
}

interface Part {
  id: string
  at: Point
  box: Box
}

interface Standing {
  shape: Shape
  parts: readonly Part[]
  /** Around the point that it stands on. */
  box: Box
  at: Point
}

const STEPS = 120
/** How far apart things stay. */
const AIR = 2.5
/** What is farther away than this will never be touched. */
const NEAR = 90
/** How fast something comes back to its place, and how fast into its area. */
const PULL = 0.06
const HOMEWARD = 0.05
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const
/** Farther from its place than this, a cluster gets a line that leads back. */
const FAR = 26

/** How armies are drawn, if not as shields, and whether in short. */
export interface Look {
  army?: ArmySkin | undefined
  tokens?: Readonly<Record<string, TokenSkin>> | undefined
  isShort: boolean
}

const PLAIN: Look = { isShort: false }

/** Work out where everything is; `scale` is how large pieces are drawn. */
export function place(land: Land, scene: Scene, scale: number, look: Look = PLAIN): Places {
  const standing = clustersOf(land, scene, scale, look)
  const rows = rowsOf(land, scene, scale)
  settle(land, standing, rows)
  const where = whereabouts(land, scene, standing, rows, scale, look)
  const placed = <Thing extends { id: string }>(things: readonly Thing[]): Placed<Thing>[] =>
    things.flatMap((thing) => {
      const at = where.get(thing.id)
      return at ? [{ thing, at }] : []
    })
  const { areas, groups } = land.layout
  const printed = new Set([...areas, ...groups].map(({ id }) => id))
  const clusters = standing.map(({ shape, at, box }) => {
    const cluster = { area: shape.area.id, at, box: moved(box, at) }
    const { centre } = shape.area
    const isLost = distance(at, centre) > FAR && !isInside(shape.outline, middleOf(cluster.box))
    return isLost ? { ...cluster, leader: centre } : cluster
  })
  return {
    clusters,
    taken: [...clusters, ...rows].map(({ box }) => box),
    counters: placed(scene.counters),
    figures: placed(scene.figures),
    piles: placed(scene.markers.filter(({ form }) => form === 'pile')),
    tokens: placed(scene.markers.filter(({ form, at }) => isToken(form) && printed.has(at))),
    where,
  }
}

/** What stands together, each cluster in the middle of its area. */
function clustersOf(land: Land, scene: Scene, scale: number, look: Look): Standing[] {
  const countersIn = groupBy(scene.counters, ({ at }) => at)
  const areaOf = new Map(scene.counters.map((counter) => [counter.id, counter.at]))
  const figuresIn = groupBy(scene.figures, ({ at }) => areaOf.get(at) ?? at)
  const pilesIn = groupBy(formed(scene, 'pile'), ({ at }) => at)
  const tokensIn = groupBy(tokensOf(scene), ({ at }) => at)
  return [...land.shapes.values()].flatMap((shape) => {
    const { id, centre } = shape.area
    const parts = partsOf(
      countersIn.get(id) ?? [],
      figuresIn.get(id) ?? [],
      pilesIn.get(id) ?? [],
      tokensIn.get(id) ?? [],
      scale,
      look,
    )
    if (!parts.length) return []
    return [{ shape, parts, box: boxOf(parts.map((part) => part.box)), at: centre }]
  })
}

const formed = (scene: Scene, wanted: Marker['form']) =>
  scene.markers.filter(({ form }) => form === wanted)

/** Forms that are drawn in ways of their own; a thing of any other form is drawn as a token. */
const OTHER_FORMS: readonly string[] = ['pile', 'card', 'die', 'pawn', 'flag', 'damage', 'barrier']

const isToken = (form: Marker['form']) => !OTHER_FORMS.includes(form)

const tokensOf = (scene: Scene) => scene.markers.filter(({ form }) => isToken(form))

/** What lies in groups of areas: tokens and somebodies in a row. */
function rowsOf(land: Land, scene: Scene, scale: number): Part[] {
  return land.layout.groups.flatMap(({ id, centre }) => {
    const lying = [
      ...tokensOf(scene).map((token) => ({ ...token, radius: TOKEN * scale })),
      ...scene.figures.map((figure) => ({ ...figure, radius: FIGURE * scale })),
    ].filter(({ at }) => at === id)
    const width = lying.reduce((sum, { radius }) => sum + radius * 2 + AIR, -AIR)
    let left = centre[0] - width / 2
    return lying.map((thing) => {
      const part = disc(thing.id, [left + thing.radius, centre[1]], thing.radius)
      left += thing.radius * 2 + AIR
      return part
    })
  })
}

const disc = (id: string, at: Point, radius: number): Part => ({
  id,
  at,
  box: boxAround(at, radius * 2, radius * 2),
})

/** Where the thing of each id is. */
function whereabouts(
  land: Land,
  scene: Scene,
  standing: readonly Standing[],
  rows: readonly Part[],
  scale: number,
  { army, isShort }: Look,
) {
  const { areas, groups, tracks } = land.layout
  const printed = [...areas, ...groups, ...tracks.flatMap(({ spaces }) => spaces)]
  const where = new Map<string, Point>(printed.map(({ id, centre }) => [id, centre]))
  for (const { id, at } of rows) where.set(id, at)
  for (const { shape, at, parts } of standing) {
    where.set(shape.area.id, at)
    for (const part of parts) where.set(part.id, add(at, part.at))
  }
  for (const counter of scene.counters) {
    const { id, parts } = counter
    const middle = where.get(id)
    parts.forEach((part, index) => {
      const aside = (index - (parts.length - 1) / 2) * COLUMN
      const off: Point = army ? middleOf(army.part(counter, part.id, isShort)) : [aside, 0]
      if (middle) where.set(part.id, add(middle, times(off, scale)))
    })
  }
  for (const { id, at } of [...scene.figures, ...scene.markers]) {
    const place = where.get(at)
    if (place && !where.has(id)) where.set(id, place)
  }
  return where
}

function groupBy<Thing>(things: readonly Thing[], key: (thing: Thing) => string) {
  const found = new Map<string, Thing[]>()
  for (const thing of things) {
    const name = key(thing)
    found.set(name, [...(found.get(name) ?? []), thing])
  }
  return found
}

const moved = (box: Box, [x, y]: Point): Box => ({ ...box, x: box.x + x, y: box.y + y })

/** The pieces of one area around the point on which they stand. */
function partsOf(
  counters: readonly Counter[],
  figures: readonly Figure[],
  piles: readonly Marker[],
  tokens: readonly Marker[],
  scale: number,
  look: Look,
): Part[] {
  const boxes = counters.map((counter) => scaled(boxOfArmy(counter, look), scale))
  const width = boxes.reduce((sum, box) => sum + box.width + AIR, -AIR)
  const half = counters.length ? width / 2 : 0
  let left = -half
  const found: Part[] = counters.map((counter, index) => {
    const box = boxes[index] ?? boxAround([0, 0], 0, 0)
    const at: Point = [left - box.x, 0]
    left += box.width + AIR
    return { id: counter.id, at, box: moved(box, at) }
  })
  const counter = counters[0]
  const beside = (things: readonly { id: string }[], radius: number, way: 1 | -1) => {
    const inOne = counter ? 2 : 1
    things.forEach((thing, index) => {
      const column = Math.floor(index / inOne)
      const inColumn = Math.min(inOne, things.length - column * inOne)
      const x = half + (half ? 1.5 * scale : 0) + radius + column * (radius * 2 + 1)
      const y = inColumn > 1 ? (index % inOne ? 1 : -1) * (radius + 0.5) : 0
      found.push(disc(thing.id, [way * x, y], radius))
    })
  }
  beside(figures, FIGURE * scale, 1)
  const discs = tokens.filter(({ form }) => !look.tokens?.[form])
  beside([...piles, ...discs], (discs.length ? TOKEN : PILE) * scale, -1)
  for (const { id, form } of tokens) {
    const { width = 0, height = 0 } = look.tokens?.[form] ?? {}
    if (!width) continue
    const edge = Math.min(...found.map(({ box }) => box.x), half ? -half : 0)
    const at: Point = [edge - (found.length ? AIR : 0) - (width * scale) / 2, 0]
    found.push({ id, at, box: boxAround(at, width * scale, height * scale) })
  }
  const around = boxOf(found.length ? found.map((part) => part.box) : [boxAround([0, 0], 1, 1)])
  const middle = middleOf(around)
  return found.map((part) => ({
    ...part,
    at: minus(part.at, middle),
    box: moved(part.box, times(middle, -1)),
  }))
}

/** The room that an army takes around its place, before it is scaled. */
const boxOfArmy = (counter: Counter, { army, isShort }: Look): Box =>
  army?.box(counter, isShort) ??
  boxAround([0, 0.5], shieldWidth(counter.parts.length), SHIELD.height + 8)

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
})

/** A box that does not move, or one that does, by its middle. */
interface Body {
  x: number
  y: number
  /** Half of its sides, with some air around it. */
  across: number
  down: number
  /** How much of the way out of an overlap is the other's. */
  gives: number
}

/** Push clusters apart until nothing overlaps, or for a while. */
function settle(land: Land, standing: Standing[], rows: readonly Part[]): void {
  const { width, height } = land.layout
  const rigid = [
    ...land.obstacles,
    ...land.boxes.map((shape) => boundsOf(shape.outline)),
    ...rows.map(({ box }) => box),
  ].map((box) => bodyOf(box, 0.5))
  const bodies = standing.map((one) => bodyOf(moved(one.box, one.at), isBox(one) ? 0.9 : 0.45))
  const free = standing.flatMap((one, index) => {
    const body = bodies[index]
    if (!body || isBox(one)) return []
    const others = [
      ...rigid.filter((other) => isNear(body, other)),
      ...bodies.filter((other) => other !== body),
    ]
    const off: Point = [body.x - one.at[0], body.y - one.at[1]]
    return [{ one, body, home: { x: body.x, y: body.y }, others, off }]
  })
  for (let step = 0; step < STEPS; step += 1) {
    const longing = 1 - step / STEPS
    for (const { one, body, home, others } of free) {
      body.x += (home.x - body.x) * PULL * longing
      body.y += (home.y - body.y) * PULL * longing
      goHome(body, one.shape, HOMEWARD * longing)
      for (const other of others) part(body, other)
      body.x = Math.min(width - body.across, Math.max(body.across, body.x))
      body.y = Math.min(height - body.down, Math.max(body.down, body.y))
    }
  }
  for (const { one, body, off } of free) one.at = [body.x - off[0], body.y - off[1]]
}

/** What stands in a box stays there. */
const isBox = (one: Standing) => one.shape.area.kind === 'box'

const isNear = (body: Body, other: Body) =>
  Math.abs(body.x - other.x) < body.across + other.across + NEAR &&
  Math.abs(body.y - other.y) < body.down + other.down + NEAR

function bodyOf(box: Box, gives: number): Body {
  const [x, y] = middleOf(box)
  return { x, y, across: box.width / 2 + AIR / 2, down: box.height / 2 + AIR / 2, gives }
}

/** A little way back for each corner that lies outside of the area. */
function goHome(body: Body, shape: Shape, by: number): void {
  const { across, down } = body
  let x = 0
  let y = 0
  for (const [right, below] of CORNERS) {
    if (isInside(shape.outline, [body.x + right * across, body.y + below * down])) continue
    x -= right * across * by
    y -= below * down * by
  }
  body.x += x
  body.y += y
}

/** Move a body out of another one, the shortest way or a part of it. */
function part(body: Body, other: Body): void {
  const x = body.x - other.x
  const y = body.y - other.y
  const across = body.across + other.across - Math.abs(x)
  const down = body.down + other.down - Math.abs(y)
  if (across <= 0 || down <= 0) return
  if (across < down) body.x += (x < 0 ? -across : across) * other.gives
  else body.y += (y < 0 ? -down : down) * other.gives
}
