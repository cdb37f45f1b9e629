import { describe, expect, it } from 'vitest'
import { quietPlace } from './quiet'

const STAGE = { width: 600, height: 400 }
const TOOL = { width: 40, height: 40 }
const OWN = { x: 10, y: 180, width: 40, height: 220 }

describe('buttons on the board', () => {
  it('stay where they are if they cover nothing', () => {
    const far = { x: 300, y: 100, width: 80, height: 12 }
    expect(quietPlace(STAGE, TOOL, 5, OWN, [far], [])).toBeUndefined()
  })

  it('stand beside a name, as near as can be', () => {
    const name = { x: 5, y: 250, width: 80, height: 12 }
    const place = quietPlace(STAGE, TOOL, 5, OWN, [name], [])
    expect(place).toBeDefined()
    expect(place?.x).toBeLessThan(100)
    const height = Math.ceil(5 / (place?.columns ?? 1)) * 45 - 5
    const isAbove = (place?.y ?? 0) + height <= name.y
    expect(isAbove || (place?.y ?? 0) >= name.y + name.height).toBe(true)
  })

  it('keep clear of where pieces will stand', () => {
    const name = { x: 5, y: 250, width: 80, height: 12 }
    const middle = { x: 0, y: 120, width: 100, height: 120 }
    const { x, y } = quietPlace(STAGE, TOOL, 5, OWN, [name], [middle]) ?? { x: 0, y: 0 }
    expect(y >= 262 || x >= 100).toBe(true)
  })

  it('cover as little as can be where there are names everywhere', () => {
    const names = Array.from({ length: 40 }, (_, row) => ({
      x: row < 30 ? 0 : 200,
      y: row * 10,
      width: 600,
      height: 8,
    }))
    const place = quietPlace(STAGE, TOOL, 5, OWN, names, [])
    expect(place?.y).toBeGreaterThan(290)
    expect(place?.x).toBeLessThan(100)
  })
})
