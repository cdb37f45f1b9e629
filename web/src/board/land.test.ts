import { describe, expect, it } from 'vitest'
import type { Layout } from '../api/types'
import plan from '../games/five_armies/fixtures/layout.json'
import { skin } from '../games/five_armies/skin'
import {
  boundsOf,
  boxAround,
  distance,
  distanceTo,
  isInside,
  overlap,
  type Point,
} from './geometry'
import { groundSigns, rivers, slopes, trailThrough, wallHatching, wallLines } from './ink'
import { landOf, SIGN } from './land'
import { strew } from './scatter'
import { bitmap, washes } from './wash'

const layout = plan as unknown as Layout
const land = landOf(layout)
const fresh = () => landOf(structuredClone(layout))

/** All numbers of a path, as points. */
function pointsOf(path: string): Point[] {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, index): Point[] => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]))
}

describe('outlines', () => {
  it('are shared by neighbours after they were bent', () => {
    for (const { line, points } of land.borders) {
      const [one, other] = (line.between ?? []).map((id) => land.shapes.get(id)?.outline ?? [])
      for (const point of points) {
        expect(distanceTo(one ?? [], point)).toBeLessThan(0.01)
        expect(distanceTo(other ?? [], point)).toBeLessThan(0.01)
      }
    }
  })

  it('keep their middle inside and stay near what was drawn', () => {
    for (const { area, outline } of land.regions) {
      expect(isInside(outline, area.centre)).toBe(true)
      for (const point of outline) expect(distanceTo(area.outline, point)).toBeLessThan(5)
    }
  })

  it('are the same each time', () => {
    expect(fresh().regions.map(({ path }) => path)).toEqual(land.regions.map(({ path }) => path))
  })

  it('have nothing behind walls but the backdrop', () => {
    expect(land.walls).toHaveLength(3)
    for (const { outside } of land.walls) expect([1, -1]).toContain(outside)
  })
})

describe('printed signs', () => {
  it('lie in their area and leave its middle free', () => {
    for (const [id, signs] of land.signs) {
      const shape = land.shapes.get(id)
      for (const { at } of signs) {
        expect(isInside(shape?.outline ?? [], at)).toBe(true)
        const middle = boxAround(shape?.area.centre ?? [0, 0], 30, 30)
        expect(overlap(boxAround(at, SIGN, SIGN), middle)).toBe(0)
      }
    }
  })
})

describe('signs of the ground', () => {
  const drawn = groundSigns(land, skin)

  it('stay in their region and clear of its middle', () => {
    land.regions.forEach(({ area, outline }, index) => {
      const { strokes = [] } = drawn[index] ?? {}
      expect(strokes.length).toBeGreaterThan(0)
      for (const { d } of strokes) {
        for (const point of pointsOf(d).filter((_, each) => each % 4 === 0)) {
          const inside = isInside(outline, point) || distanceTo(outline, point) < 2.5
          expect(inside, `${area.id} ${point}`).toBe(true)
          expect(distance(point, area.centre)).toBeGreaterThan(10)
        }
      }
    })
  })

  it('are drawn the same way each time, in real numbers', () => {
    expect(groundSigns(fresh(), skin)).toEqual(drawn)
    for (const { strokes } of drawn) {
      for (const { d } of strokes) expect(d).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('keep their distance from each other', () => {
    const outline = land.shapes.get('lower-slopes')?.outline ?? []
    const points = strew({ outline, spacing: 20, room: 8, seed: 'test' })
    expect(points.length).toBeGreaterThan(20)
    points.forEach((point, index) => {
      expect(distanceTo(outline, point)).toBeGreaterThanOrEqual(8)
      for (const other of points.slice(index + 1))
        expect(distance(point, other)).toBeGreaterThanOrEqual(20)
    })
  })
})

describe('lines', () => {
  it('are drawn in real numbers', () => {
    const [river] = rivers(land)
    const all = [slopes(land), wallLines(land), wallHatching(land), ...Object.values(river ?? {})]
    for (const path of all) {
      expect(path.length).toBeGreaterThan(100)
      expect(path).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  it('put the hachures of a slope on its high side', () => {
    const high = land.shapes.get('front-gate')?.outline ?? []
    const { height } = boundsOf(high)
    const ours = pointsOf(slopes(land)).filter((point) => isInside(high, point))
    expect(height).toBeGreaterThan(0)
    expect(ours.length).toBeGreaterThan(10)
  })

  it('lead trails to just before their goal', () => {
    const { line, head } = trailThrough(
      [
        [0, 0],
        [100, 0],
      ],
      30,
    )
    const end = pointsOf(line).at(-1) ?? [0, 0]
    expect(end[0]).toBeGreaterThan(60)
    expect(end[0]).toBeLessThan(75)
    expect(head).not.toMatch(/NaN/)
    expect(trailThrough([[5, 5]], 30).line).toBe('')
  })
})

describe('washes', () => {
  it('are painted with the colours of the theme, and plainly where contrast counts', () => {
    const colours = (name: string) => `[${name}]`
    const rich = washes(land, { colours, plain: false, scale: 2 })
    expect(rich).toContain('[ground-swamps]')
    expect(rich).toContain('[halo-blue]')
    expect(rich).toContain('width="2000"')
    expect(rich).not.toMatch(/NaN|undefined/)
    expect(washes(land, { colours, plain: true, scale: 2 })).not.toContain('url(#grain)"')
  })
})

describe('a picture of points', () => {
  it('is a bitmap whose points begin after its header, from top to bottom', async () => {
    const data = new Uint8ClampedArray([1, 2, 3, 255, 4, 5, 6, 255])
    const file = bitmap({ width: 2, height: 1, data } as ImageData)
    const bytes = new DataView(await file.arrayBuffer())
    expect(String.fromCharCode(bytes.getUint8(0), bytes.getUint8(1))).toBe('BM')
    expect(bytes.getInt32(2, true)).toBe(bytes.byteLength)
    expect([bytes.getInt32(18, true), bytes.getInt32(22, true)]).toEqual([2, -1])
    const begin = bytes.getInt32(10, true)
    expect([...new Uint8Array(bytes.buffer, begin)]).toEqual([...data])
  })
})
