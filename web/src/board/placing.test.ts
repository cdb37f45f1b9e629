import { describe, expect, it } from 'vitest'
import type { Layout, Scene } from '../api/types'
import { crowded } from '../games/five_armies/fixtures/crowded'
import dice from '../games/five_armies/fixtures/dice.json'
import plan from '../games/five_armies/fixtures/layout.json'
import { boundsOf, distance, isInside, overlap } from './geometry'
import { landOf } from './land'
import { placeNames, waysToWrite } from './naming'
import { place } from './placing'

const layout = plan as unknown as Layout
const land = landOf(layout)
const scene = dice.standing.scene as unknown as Scene
const Nothing = () => null
const SEEDS = ['a', 'b', 'c', 'd', 'e']

describe('pieces', () => {
  it('have their places, the same ones each time', () => {
    const one = place(land, scene, 1)
    expect(place(land, structuredClone(scene), 1)).toEqual(one)
    expect(one.counters).toHaveLength(scene.counters.length)
    for (const [ref, [x, y]] of one.where) {
      expect(Number.isFinite(x) && Number.isFinite(y), ref).toBe(true)
    }
  })

  it('stand on the board', () => {
    for (const seed of SEEDS) {
      for (const { box } of place(land, crowded(layout, seed), 1.2).clusters) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(layout.width)
        expect(box.y + box.height).toBeLessThanOrEqual(layout.height)
      }
    }
  })

  it('hardly ever cover each other, even where there are more than ever', () => {
    for (const seed of SEEDS) {
      const { clusters } = place(land, crowded(layout, seed), 1)
      clusters.forEach(({ box, area }, index) => {
        for (const other of clusters.slice(index + 1)) {
          const share = overlap(box, other.box) / (box.width * box.height)
          expect(share, `${area} and ${other.area}`).toBeLessThan(0.25)
        }
      })
    }
  })

  it('take the room that their skin gives them, beside the army', () => {
    const [army] = scene.counters
    const token = { id: 'ships', form: 'fleet', at: army?.at ?? '', name: 'ships', label: 'ships' }
    const withShips = { ...scene, markers: [...scene.markers, token] } as Scene
    const tokens = { fleet: { width: 60, height: 30, outline: '', Face: Nothing } }
    const [plain, wide] = [{}, { tokens }].map((look) => {
      const { clusters, where } = place(land, withShips, 1, { ...look, isShort: false })
      const cluster = clusters.find(({ area }) => area === army?.at)
      expect(where.get('ships')?.[0]).toBeLessThan(where.get(army?.id ?? '')?.[0] ?? 0)
      return cluster?.box.width ?? 0
    })
    expect((wide ?? 0) - (plain ?? 0)).toBeGreaterThan(30)
  })

  it('stand in their own area, or a line leads back to it', () => {
    for (const { area, at, leader } of place(land, crowded(layout), 1).clusters) {
      const shape = land.shapes.get(area)
      const near = distance(at, shape?.area.centre ?? [0, 0]) < 30
      expect(near || isInside(shape?.outline ?? [], at) || leader !== undefined, area).toBe(true)
    }
  })

  it('lie beside each other in a group of areas, and in a box', () => {
    const { where, tokens } = place(land, crowded(layout), 1)
    const [group] = layout.groups
    const at = (id: string) => where.get(id) ?? ([0, 0] as const)
    const [bats, eagles] = [at(`bats:${group?.id}`), at(`eagles:${group?.id}`)]
    expect(distance(bats, eagles)).toBeGreaterThan(20)
    expect(distance(eagles, at('character:lord-of-the-eagles'))).toBeGreaterThan(20)
    expect(tokens.map(({ thing }) => thing.id)).toContain('eagles:eagles-eyrie')
  })

  it('keep clear of tracks', () => {
    const [band] = [...land.tracks.values()]
    for (const { box, area } of place(land, crowded(layout), 1).clusters) {
      if (band) expect(overlap(box, band) / (box.width * box.height), area).toBeLessThan(0.1)
    }
  })
})

describe('names', () => {
  const naming = (taken = place(land, scene, 1).clusters.map(({ box }) => box)) => ({
    name: ({ area }: { area: { id: string } }) => area.id.replaceAll('-', ' '),
    measure: (text: string) => text.length * 0.5,
    sizes: { major: 13, minor: 9 },
    taken,
  })

  it('are placed the same way each time', () => {
    expect(placeNames(land, naming())).toEqual(placeNames(land, naming()))
  })

  it('are there for all places with signs, and for nearly all others', () => {
    const found = new Set(placeNames(land, naming()).map(({ area }) => area))
    for (const id of land.signs.keys()) expect(found).toContain(id)
    expect(found.size).toBeGreaterThan(land.shapes.size * 0.9)
  })

  it('keep clear of armies and of each other', () => {
    const options = naming()
    const names = placeNames(land, options)
    names.forEach(({ box, area }, index) => {
      const covered = [...options.taken, ...names.slice(index + 1).map((other) => other.box)]
      const shared = covered.reduce((sum, other) => sum + overlap(box, other), 0)
      expect(shared / (box.width * box.height), area).toBeLessThan(0.12)
    })
  })

  it('stand in their region', () => {
    for (const { area, at } of placeNames(land, naming([]))) {
      const shape = land.shapes.get(area)
      if (shape?.area.kind === 'region') expect(isInside(shape.outline, at), area).toBe(true)
      else
        expect(distance(at, shape?.area.centre ?? [0, 0])).toBeLessThan(
          boundsOf(shape?.outline ?? []).width * 2,
        )
    }
  })

  it('are broken into lines as equal as can be', () => {
    expect(waysToWrite('Camp')).toEqual([['Camp']])
    expect(waysToWrite('Plains below the Eastern Spur')).toContainEqual([
      'Plains below',
      'the Eastern Spur',
    ])
  })
})
