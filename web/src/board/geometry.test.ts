import { describe, expect, it } from 'vitest'
import { noise, seeded } from './chance'
import {
  areaOf,
  beside,
  boundsOf,
  brush,
  distanceTo,
  gridIn,
  isInside,
  lengthOf,
  overlap,
  type Point,
  stepsAlong,
  tapering,
} from './geometry'

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
]

describe('shapes', () => {
  it('tell inside from outside', () => {
    expect(isInside(SQUARE, [5, 5])).toBe(true)
    expect(isInside(SQUARE, [11, 5])).toBe(false)
    expect(isInside(SQUARE, [5, -1])).toBe(false)
  })

  it('measure distances to their outline, which is closed', () => {
    expect(distanceTo(SQUARE, [1, 5])).toBe(1)
    expect(distanceTo(SQUARE, [13, 14])).toBe(5)
    expect(distanceTo(SQUARE, [0, 5], false)).toBe(5)
  })

  it('know their size and bounds', () => {
    expect(areaOf(SQUARE)).toBe(100)
    expect(boundsOf(SQUARE)).toEqual({ x: 0, y: 0, width: 10, height: 10 })
    expect(overlap({ x: 0, y: 0, width: 4, height: 4 }, { x: 2, y: 3, width: 4, height: 4 })).toBe(
      2,
    )
    expect(gridIn({ x: 0, y: 0, width: 4, height: 2 }, 2)).toHaveLength(6)
  })
})

describe('lines', () => {
  const line: Point[] = [
    [0, 0],
    [10, 0],
    [10, 20],
  ]

  it('are walked in equal steps', () => {
    const steps = stepsAlong(line, 5, 0)
    expect(steps).toHaveLength(7)
    expect(steps.at(-1)?.at).toEqual([10, 20])
    expect(lengthOf(line)).toBe(30)
  })

  it('have a right side, which is below when they go right', () => {
    expect(
      beside(
        [
          [0, 0],
          [10, 0],
        ],
        () => 2,
      ),
    ).toEqual([
      [0, 2],
      [10, 2],
    ])
  })

  it('become strokes without gaps in their numbers', () => {
    expect(brush(line, tapering(2))).not.toMatch(/NaN|Infinity/)
    expect(
      brush(
        [
          [1, 1],
          [1, 1],
        ],
        tapering(2),
      ),
    ).not.toMatch(/NaN/)
  })
})

describe('chance', () => {
  it('falls the same way for the same text', () => {
    const [one, other] = [seeded('camp'), seeded('camp')]
    expect([one(), one(), one()]).toEqual([other(), other(), other()])
    expect(seeded('dale')()).not.toBe(seeded('camp')())
  })

  it('makes hills from -1 to 1', () => {
    const heights = Array.from({ length: 200 }, (_, index) => noise(index / 7, index / 11))
    expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(1)
    expect(new Set(heights).size).toBeGreaterThan(150)
  })
})
