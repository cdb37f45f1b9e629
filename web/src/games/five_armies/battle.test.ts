import { describe, expect, it } from 'vitest'
import type { Layout, Scene, Standing } from '../../api/types'
import { nextKey, rollsLater, turnOf, victoryPoints } from './battle'
import casualties from './fixtures/casualties.json'
import plan from './fixtures/layout.json'
import { icon } from './icons'

const layout = plan as unknown as Layout
const standing = casualties.standing as unknown as Standing
const scene = standing.scene as Scene
const empty: Scene = { counters: [], figures: [], markers: [] }

describe('a battle', () => {
  it('tells what comes next', () => {
    expect(nextKey(standing.breadcrumb)).toBe('b5a-next-casualties')
    expect(nextKey([])).toBeUndefined()
  })

  it('is fought with dice that were rolled before', () => {
    const at = (step: string) => [{ procedure: 'Turn', step, about: [1] }]
    expect(rollsLater(standing.breadcrumb)).toBe(false)
    expect(rollsLater(at('fate'))).toBe(true)
    expect(rollsLater(at('actions'))).toBe(false)
    expect(rollsLater([])).toBe(false)
  })

  it('is fought in a turn', () => {
    expect(turnOf(standing.breadcrumb)).toMatch(/^\d+$/)
    expect(turnOf([])).toBe('')
  })
})

describe('victory points', () => {
  it('are those of the places under flags', () => {
    const flag = { form: 'flag', name: 'control', owner: 1 } as const
    const markers = [
      { ...flag, id: 'a', at: 'camp' },
      { ...flag, id: 'b', at: 'eastern-spur' },
    ]
    const worth = (id: string) =>
      layout.areas.find((area) => area.id === id)?.marks?.find(({ name }) => name === 'points')
        ?.value
    expect(victoryPoints(layout, { ...empty, markers }).map(({ points }) => points)).toEqual([
      worth('camp'),
      worth('eastern-spur'),
    ])
  })
})

describe('icons', () => {
  it('are there for all pieces', () => {
    const units = scene.counters.flatMap(({ parts }) => parts).map(({ name }) => icon('unit', name))
    const figures = scene.figures.map(({ name }) => icon('figure', name))
    expect([...units, ...figures]).not.toContain(undefined)
    const without = scene.markers
      .filter(({ form }) => ['die', 'barrier', 'token'].includes(form))
      .filter(({ form, name = '' }) => !icon(form, name) && !name.startsWith('fate-'))
    expect(without).toEqual([])
  })

  it('are there for all cards and what stands on them', () => {
    const { faces = [], sheets = [], trays } = layout
    const without = faces.filter(
      ({ name, kind = '' }) => !icon('card', name) && !icon('kind', kind),
    )
    expect(without).toEqual([])
    const passages = [...faces, ...sheets].flatMap((each) => each.passages)
    expect(passages.filter(({ name }) => name && !icon('passage', name))).toEqual([])
    const values = [...faces, ...sheets].flatMap((each) => each.values ?? [])
    expect(values.filter(({ name }) => !icon('mark', name))).toEqual([])
    const piles = trays.filter(({ kind }) => ['hand', 'deck', 'discard', 'cards'].includes(kind))
    expect(piles.filter(({ id }) => !icon('tray', id))).toEqual([])
  })
})
