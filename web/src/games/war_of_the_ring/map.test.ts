import { describe, expect, it } from 'vitest'
import type { Layout, Scene } from '../../api/types'
import { overlap } from '../../board/geometry'
import { landOf } from '../../board/land'
import { placeNames } from '../../board/naming'
import { place } from '../../board/placing'
import { army } from './army'
import plan from './fixtures/layout.json'
import siege from './fixtures/siege.json'
import { growth } from './growth'
import { skin } from './skin'

const layout = plan as unknown as Layout
const scene = siege.standing.scene as unknown as Scene
const { drawing } = skin
const land = landOf(layout, drawing)
/** Points of the screen for each unit of the board, on a screen of 1440 by 900. */
const ZOOM = 0.45

const placed = (zoom: number) =>
  place(land, scene, drawing?.pieceScale(zoom) ?? 1, {
    army,
    isShort: zoom < (drawing?.short ?? 0),
  })

describe('the map', () => {
  it('is bent so that neighbours still share their border', () => {
    const points = new Map<string, Set<string>>(
      land.regions.map(({ area, outline }) => [area.id, new Set(outline.map(String))]),
    )
    const shared = land.borders.filter(({ line }) => (line.between ?? []).length === 2)
    expect(shared.length).toBeGreaterThan(270)
    for (const { line, points: border } of shared) {
      for (const id of line.between ?? []) {
        const off = border.filter((point) => !points.get(id)?.has(String(point)))
        expect(off, line.between?.join()).toEqual([])
      }
    }
  })

  it('has mountains, trees and few paths', () => {
    const rows = growth(land)
    const kinds = new Set(rows.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['peak', 'tree', 'fir', 'hill', 'reed']))
    expect(rows.length).toBeLessThan(1500)
  })
})

describe('names', () => {
  it('do not cover each other', () => {
    const { taken, clusters } = placed(ZOOM)
    const names = placeNames(land, {
      name: ({ area }) => area.id.replaceAll('-', ' '),
      measure: (text) => text.length * 0.52,
      sizes: { major: 15, minor: 10.5 },
      least: 11 / ZOOM,
      taken,
      stands: new Map(clusters.map(({ area, box }) => [area, box])),
    })
    expect(names.length).toBeGreaterThan(75)
    names.forEach((one, index) => {
      for (const other of names.slice(index + 1)) {
        const share = overlap(one.box, other.box) / (one.box.width * one.box.height)
        expect(share, `${one.area} and ${other.area}`).toBeLessThan(0.1)
      }
    })
  })
})

describe('an army', () => {
  it('that besieges another stands beside it', () => {
    for (const zoom of [0.25, ZOOM, 1.6]) {
      const { counters } = placed(zoom)
      const there = counters.filter(({ thing }) => thing.at === 'minas-tirith')
      expect(there).toHaveLength(2)
      const [inside, outside] = there.map(({ at }) => at[0])
      expect(Math.abs((inside ?? 0) - (outside ?? 0))).toBeGreaterThan(20)
    }
  })

  it('shows each part in a place of its own', () => {
    for (const counter of scene.counters) {
      const boxes = counter.parts.map(({ id }) => army.part(counter, id, false))
      boxes.forEach((one, index) => {
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBeLessThan(60)
      })
    }
  })
})
