/** What is drawn with the pen and never changes: signs of the ground, slopes, walls and the river. */

import { noise, seeded } from './chance'
import type { Skin, Stroke } from './contract'
import {
  add,
  beside,
  between,
  boundsOf,
  brush,
  cornersOf,
  direction,
  distance,
  grown,
  isIn,
  type Point,
  pathOf,
  right,
  stepsAlong,
  swelling,
  tapering,
  times,
} from './geometry'
import { type Land, RIVER, type Shape, SIGN_STEP, STAND } from './land'
import { strew } from './scatter'

/** Signs of one texture. */
export interface Signs {
  texture: string
  strokes: readonly Stroke[]
}

/** The signs of the ground of all regions, and of what lies beyond them. */
export function groundSigns(land: Land, skin: Skin): Signs[] {
  return [...land.regions.map((shape) => signsOf(land, shape, skin)), backdropSigns(land, skin)]
}

function signsOf(land: Land, shape: Shape, skin: Skin): Signs {
  const { area, outline } = shape
  const texture = area.texture ?? ''
  const ground = skin.grounds?.[texture]
  if (!ground) return { texture, strokes: [] }
  const printed = land.signs.get(area.id) ?? []
  const clear: { at: Point; by: number }[] = [
    ...land.layout.spots.map((spot) => ({ at: spot.at, by: 13 })),
    ...printed.map((sign) => ({ at: sign.at, by: SIGN_STEP * 0.55 + ground.room * 0.6 })),
  ]
  const bank = RIVER / 2 + ground.room
  const near = grown(boundsOf(outline), bank)
  for (const { points } of land.rivers) {
    clear.push(...points.filter((point) => isIn(near, point)).map((at) => ({ at, by: bank })))
  }
  const points = strew({
    outline,
    spacing: ground.spacing,
    room: ground.room,
    seed: area.id,
    density(point) {
      if (clear.some(({ at, by }) => distance(at, point) < by)) return 0
      const away = Math.hypot(
        (point[0] - area.centre[0]) / (STAND.width / 2 + ground.room * 0.5),
        (point[1] - area.centre[1]) / (STAND.height / 2 + ground.room * 0.5),
      )
      return away < 1 ? 0 : Math.min(1, 0.45 + (away - 1) * 0.9)
    },
  })
  const chance = seeded(`${area.id} signs`)
  return { texture, strokes: points.flatMap((point) => ground.draw(point, chance)) }
}

function backdropSigns(land: Land, skin: Skin): Signs {
  const { width, height, backdrop } = land.layout
  const ground = skin.grounds?.[backdrop]
  if (!ground) return { texture: backdrop, strokes: [] }
  const frame = cornersOf({ x: -30, y: -30, width: width + 60, height: height + 60 })
  const points = strew({
    outline: frame,
    holes: [...land.regions, ...land.boxes].map((shape) => shape.outline),
    spacing: ground.spacing,
    room: ground.room,
    seed: backdrop,
    density: (point) =>
      land.boxes.some(
        (box) =>
          Math.abs(point[0] - box.area.centre[0]) < 62 &&
          Math.abs(point[1] - box.area.centre[1]) < 54,
      )
        ? 0
        : 1,
  })
  const chance = seeded(`${backdrop} signs`)
  return { texture: backdrop, strokes: points.flatMap((point) => ground.draw(point, chance)) }
}

/** Hachures on the high side of slopes: they run down to the border and thin out. */
export function slopes(land: Land): string {
  return land.borders
    .filter(({ line }) => line.style === 'slope')
    .flatMap(({ line, points }) => {
      const chance = seeded(`slope ${line.between?.join()}`)
      return stepsAlong(points, 2.7).map(({ at, towards }) => {
        const up = right(towards)
        const length = 4 + chance() * 3 + 2.5 * noise(at[0] / 9, at[1] / 9, 7)
        const lean = times(towards, (chance() - 0.5) * 2)
        return brush(
          [add(add(at, times(up, length + 1.2)), lean), add(at, times(up, 1))],
          tapering(1),
        )
      })
    })
    .join('')
}

/** The heavy line of walls, drawn with a full brush. */
export function wallLines(land: Land): string {
  return land.walls
    .map(({ points }) => {
      const width = (share: number) => {
        const step = share * points.length
        return 4.6 + 1.5 * noise(step / 5, 0, 3) + 0.8 * noise(step / 1.3, 5, 4)
      }
      return brush(points, width)
    })
    .join('')
}

/** Strokes behind a wall that show how steep it is. */
export function wallHatching(land: Land): string {
  return land.walls
    .flatMap(({ points, outside }, wall) => {
      const chance = seeded(`wall ${wall}`)
      return stepsAlong(points, 3.6).map(({ at, towards }) => {
        const away = times(right(towards), outside)
        const length = 6 + chance() * 9 + 4 * noise(at[0] / 16, at[1] / 16, 9)
        const lean = times(towards, (chance() - 0.5) * 4)
        return brush([add(at, away), add(add(at, times(away, length)), lean)], tapering(1.5))
      })
    })
    .join('')
}

/** A river: its bed, the water, the light on it, ripples, and lines along its banks. */
export interface River {
  bed: string
  water: string
  light: string
  ripples: string
  banks: string
}

/** Rivers swell from their spring on. */
export function rivers(land: Land): River[] {
  return land.rivers.map(({ points }) => {
    const width = (share: number) => {
      const grown = Math.min(1, 0.45 + share * 1.6)
      return RIVER * (grown + 0.09 * noise(share * 60, 1, 6))
    }
    const chance = seeded('river')
    const ripples = stepsAlong(points, 11).map(({ at, towards }) => {
      const across = times(right(towards), (chance() - 0.5) * RIVER * 0.5)
      const half = times(towards, 2.5 + chance() * 3)
      const crest = times(right(towards), 0.9)
      const middle = add(at, across)
      const line = [add(middle, times(half, -1)), add(middle, crest), add(middle, half)]
      return chance() < 0.8 ? brush(line, swelling(0.9)) : ''
    })
    const bank = (side: number) =>
      pathOf(
        beside(points, (share) => (side * width(share)) / 2),
        false,
      )
    return {
      bed: brush(points, (share) => width(share) + 1.6),
      water: brush(points, (share) => width(share) - 0.6),
      light: brush(
        beside(points, (share) => -width(share) * 0.14),
        (share) => width(share) * 0.36,
      ),
      ripples: ripples.join(''),
      banks: bank(1) + bank(-1),
    }
  })
}

/** An arrow as a closed path. */
export function arrow(points: readonly Point[], width: number): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const towards = direction(before, tip)
  const neck = add(tip, times(towards, -width * 2))
  const across = right(towards)
  const body = [...points.slice(0, -1), neck]
  const rightSide = beside(body, (share) => (width * (0.55 + 0.45 * share)) / 2)
  const leftSide = beside(body, (share) => (-width * (0.55 + 0.45 * share)) / 2).reverse()
  const barb = times(across, width * 1.15)
  return pathOf([...rightSide, add(neck, barb), tip, add(neck, times(barb, -1)), ...leftSide])
}

/** A rectangle as a hand draws it. */
export function plaque(shape: Shape): string {
  const corners = shape.outline
  const bent = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return Array.from({ length: 8 }, (_, step): Point => {
      const x = corner[0] + ((next[0] - corner[0]) * step) / 8
      const y = corner[1] + ((next[1] - corner[1]) * step) / 8
      return [x + noise(x / 9, y / 9, 4) * 0.8, y + noise(x / 9, y / 9, 5) * 0.8]
    })
  })
  return pathOf(bent)
}

/** A curve from point to point, bent a little so that it is not taken for a border, and the head of
 * an arrow where it ends, so far before the last point. */
export function trailThrough(
  points: readonly Point[],
  before: number,
): { line: string; head: string } {
  const line: Point[] = []
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to
    const bend = times(right(direction(from, to)), Math.min(20, distance(from, to) * 0.16))
    const control = add(between(from, to, 0.5), bend)
    const whole = index === points.length - 2
    const end = whole ? Math.max(0.4, 1 - before / (distance(from, to) || 1)) : 1
    for (let step = line.length ? 1 : 0; step <= 12; step += 1) {
      const share = (step / 12) * end
      line.push(between(between(from, control, share), between(control, to, share), share))
    }
  })
  const tip = line.at(-1)
  const last = line.at(-2)
  if (!tip || !last) return { line: '', head: '' }
  const ahead = direction(last, tip)
  const aside = times(right(ahead), 5)
  const head = [
    add(tip, times(ahead, 9)),
    add(tip, aside),
    add(tip, times(ahead, 2)),
    add(tip, times(aside, -1)),
  ]
  return { line: pathOf(line, false), head: pathOf(head) }
}
