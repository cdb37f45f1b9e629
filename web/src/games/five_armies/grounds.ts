/** The signs of the terrain, as a pen draws them: grass, humps, peaks, reeds and broken walls. */

import type { Ground, Stroke } from '../../board/contract'
import { between, brush, type Point, pathOf, swelling, tapering } from '../../board/geometry'

type Chance = () => number

/** A number between two, by chance. */
const from = (chance: Chance, least: number, most: number) => least + chance() * (most - least)

/** A point seen from the middle of a sign. */
const off = (at: readonly [number, number], x: number, y: number): Point => [at[0] + x, at[1] + y]

/** A curve from one point to another, bent aside. */
function bow(a: Point, b: Point, bend: number, steps = 5): Point[] {
  const [ax, ay] = a
  const [bx, by] = b
  const control: Point = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend]
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    return between(between(a, control, share), between(control, b, share), share)
  })
}

/** Many strokes of one tone are one path. */
const strokes = (tone: Stroke['tone'], parts: readonly string[]): Stroke => ({
  tone,
  d: parts.join(''),
})

const grass: Ground = {
  spacing: 23,
  room: 6,
  draw(at, chance) {
    const blades = 2 + Math.floor(chance() * 3)
    const tall = from(chance, 3, 5)
    const parts = Array.from({ length: blades }, (_, blade) => {
      const lean = (blade - (blades - 1) / 2) * 1.5
      const foot = off(at, lean, 2 + chance() * 0.6)
      const tip = off(at, lean * 2 + from(chance, -0.4, 0.8), 2 - tall * from(chance, 0.7, 1))
      return brush(bow(foot, tip, lean * 0.05, 3), tapering(0.75))
    })
    if (chance() < 0.35) {
      const ground = bow(off(at, -4.5, 2.8), off(at, from(chance, 1, 4.5), 2.9), 0.03, 3)
      parts.push(brush(ground, swelling(0.45)))
    }
    return [strokes('ink', parts)]
  },
}

const humps: Ground = {
  spacing: 19.5,
  room: 10,
  draw(at, chance) {
    const half = from(chance, 6.5, 9)
    const tall = from(chance, 5.5, 8)
    const peak = from(chance, -0.25, 0.15)
    const arc: Point[] = Array.from({ length: 13 }, (_, step) => {
      const share = step / 6 - 1
      const lean = share < peak ? (share - peak) / (1 + peak) : (share - peak) / (1 - peak)
      return off(at, share * half, 4 - tall * (1 - lean ** 2) ** 0.8)
    })
    const hatching = Array.from({ length: 5 }, (_, stroke) => {
      const top = arc[7 + stroke] ?? off(at, half, 4)
      const fall = (4 - (top[1] - at[1])) * from(chance, 0.45, 0.7) + 1
      return brush(bow(top, [top[0] + 1.4, top[1] + fall], -0.12, 3), tapering(0.6))
    })
    return [
      { tone: 'body', d: pathOf([...arc, off(at, half * 0.5, 5.2), off(at, -half * 0.5, 5.2)]) },
      { tone: 'light', d: pathOf([...arc.slice(1, 6), off(at, -half * 0.3, 3)]) },
      strokes('ink', [brush(arc, swelling(1.15)), ...hatching]),
    ]
  },
}

/** A peak: both slopes, the ridge that runs down towards us, and its shaded side. */
function peakAt(
  at: readonly [number, number],
  chance: Chance,
  half: number,
  tall: number,
  pen: number,
): Stroke[] {
  const base = tall / 2
  const tip = off(at, from(chance, -0.16, 0.16) * half, -base)
  const leftFoot = off(at, -half, base * from(chance, 0.78, 0.95))
  const rightFoot = off(at, half, base * from(chance, 0.85, 1))
  const middle = off(at, from(chance, -0.05, 0.2) * half, base)
  const left = jagged(leftFoot, tip, chance, half * 0.06, 0.07)
  const rightSlope = jagged(tip, rightFoot, chance, half * 0.07, 0.09)
  const ridge = jagged(tip, middle, chance, half * 0.16, 0)
  const hatching = Array.from({ length: 6 }, (_, stroke) => {
    const share = 0.1 + stroke * 0.14
    const top = between(tip, rightFoot, share)
    const inward = between(tip, middle, share + 0.08)
    const end = between(top, inward, from(chance, 0.45, 0.85))
    return brush(bow(top, [end[0], end[1] + tall * 0.1], 0.06, 2), tapering(pen * 0.55))
  })
  return [
    { tone: 'body', d: pathOf([...left, ...rightSlope.slice(1), middle]) },
    { tone: 'light', d: pathOf([...left, ...ridge.slice(1, 3)]) },
    { tone: 'shade', d: pathOf([...ridge, rightFoot, ...[...rightSlope].reverse().slice(1)]) },
    strokes('ink', [
      brush(left, swelling(pen)),
      brush(rightSlope, swelling(pen * 1.25)),
      brush(ridge.slice(0, 4), tapering(pen * 0.7)),
      ...hatching,
    ]),
  ]
}

/** A line that strays a little at each of its steps. */
function jagged(a: Point, b: Point, chance: Chance, stray: number, sag: number): Point[] {
  const line = bow(a, b, sag, 5)
  return line.map((point, index) =>
    index === 0 || index === line.length - 1
      ? point
      : [point[0] + from(chance, -stray, stray), point[1] + from(chance, -stray, stray) * 0.5],
  )
}

const peaks: Ground = {
  spacing: 15.5,
  room: 10.5,
  draw: (at, chance) => peakAt(at, chance, from(chance, 6, 8.6), from(chance, 10.5, 15.5), 1.05),
}

const massif: Ground = {
  spacing: 27,
  room: 25,
  draw: (at, chance) => peakAt(at, chance, from(chance, 13, 20), from(chance, 24, 38), 1.5),
}

const reeds: Ground = {
  spacing: 20,
  room: 8,
  draw(at, chance) {
    const stems = 3 + Math.floor(chance() * 3)
    const parts = Array.from({ length: stems }, (_, stem) => {
      const x = (stem - (stems - 1) / 2) * 2 + from(chance, -0.4, 0.4)
      const tall = from(chance, 5, 8.5)
      const tip = off(at, x + from(chance, -1.4, 1.4), 3 - tall)
      const blade = brush(bow(off(at, x, 3.2), tip, from(chance, -0.1, 0.1), 3), tapering(0.75))
      const head = between(tip, off(at, x, 3), 0.28)
      return chance() < 0.45 ? blade + brush([tip, head], () => 1.3) : blade
    })
    const ripples = [0, 1].map((row) => {
      const start = from(chance, -7, -4)
      const line = bow(
        off(at, start, 4 + row * 1.9),
        off(at, start + from(chance, 7, 10), 4 + row * 1.9),
        0.05,
        3,
      )
      return brush(line, swelling(0.7))
    })
    return [strokes('water', ripples), strokes('ink', parts)]
  },
}

/** A piece of a wall: stones up to a broken edge. */
function wallAt(at: readonly [number, number], chance: Chance): Stroke[] {
  const half = from(chance, 4.5, 7)
  const top = Array.from({ length: 6 }, (_, step) =>
    off(at, -half + (step * 2 * half) / 5, from(chance, -5.5, step % 2 ? -1.5 : -3)),
  )
  const corners = [off(at, -half, 4), ...top, off(at, half, 4)]
  const joints = [-0.6, 1.6].flatMap((height, row) =>
    [-0.55, 0, 0.55].map((share) =>
      brush(
        [
          off(at, (share + row * 0.2) * half, height),
          off(at, (share + row * 0.2) * half + 2, height),
        ],
        () => 0.4,
      ),
    ),
  )
  return [
    { tone: 'body', d: pathOf(corners) },
    { tone: 'shade', d: pathOf([off(at, half * 0.35, 4), ...top.slice(3), off(at, half, 4)]) },
    strokes('ink', [
      brush(corners, () => 0.75),
      brush([off(at, -half - 1.5, 4.1), off(at, half + 2, 4.2)], swelling(0.7)),
      ...joints,
    ]),
  ]
}

/** Pillars, some of them broken off. */
function pillarsAt(at: readonly [number, number], chance: Chance): Stroke[] {
  const count = 2 + Math.floor(chance() * 2)
  const shafts = Array.from({ length: count }, (_, pillar) => {
    const x = (pillar - (count - 1) / 2) * 5
    const tall = from(chance, 4, 9)
    return [
      off(at, x - 1.2, 4),
      off(at, x - 1.1, 4 - tall),
      off(at, x + 0.2, 4 - tall - from(chance, -1, 1.4)),
      off(at, x + 1.1, 4 - tall + from(chance, -0.6, 0.8)),
      off(at, x + 1.2, 4),
    ]
  })
  return [
    strokes(
      'body',
      shafts.map((shaft) => pathOf(shaft)),
    ),
    strokes(
      'shade',
      shafts.map((shaft) => pathOf([...shaft.slice(2), off(shaft[4] ?? at, -1, 0)])),
    ),
    strokes('ink', [
      ...shafts.map((shaft) => brush(shaft, () => 0.7)),
      brush([off(at, -8, 4.2), off(at, 8, 4.2)], swelling(0.7)),
    ]),
  ]
}

const rubble: Ground = {
  spacing: 20,
  room: 8.5,
  draw: (at, chance) => (chance() < 0.6 ? wallAt(at, chance) : pillarsAt(at, chance)),
}

/** By the names of the terrain; `mountain` is the Lonely Mountain, on which nobody stands. */
export const grounds: Readonly<Record<string, Ground>> = {
  plains: grass,
  hills: humps,
  mountains: peaks,
  swamps: reeds,
  ruins: rubble,
  mountain: massif,
}
