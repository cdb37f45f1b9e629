import { describe, expect, it } from 'vitest'
import type { Layout, Scene, Standing } from '../../api/types'
import { nextKey, sufferingOf, targetReason, victoryPoints } from './battle'
import casualties from './fixtures/casualties.json'
import plan from './fixtures/layout.json'
import { icon } from './icons'

const layout = plan as unknown as Layout
const standing = casualties.standing as unknown as Standing
const scene = standing.scene as Scene
const empty: Scene = { counters: [], figures: [], markers: [] }

/** Why the attacker from one place needs what he needs in another. */
function reason(from: string, to: string, markers: Scene['markers'] = [], fought: string[] = []) {
  const view = { ...standing.view, board: { battle: { fought } } }
  const attacker = { seat: 1, at: from }
  const battle = { at: to, armies: [from], fighters: [attacker, { seat: 0, at: to }] }
  return targetReason(layout, { ...standing, view }, { ...empty, markers }, battle, attacker)
}

describe('the target value', () => {
  it('depends on what lies between the armies', () => {
    expect(reason('ravenhill', 'southern-spur-west-mountains')).toBe('open')
    expect(reason('valley-northwest-plains', 'camp')).toBe('ford')
    expect(reason('eastern-bank-east-plains', 'eastern-bank-east-mountains')).toBe('uphill')
    expect(reason('eastern-bank-east-mountains', 'eastern-bank-east-plains')).toBe('open')
  })

  it('is that of a fortification as long as it stands', () => {
    const ruin = { id: 'd', form: 'damage', at: 'eastern-spur', name: 'fortification' } as const
    expect(reason('eastern-bank-east-plains', 'eastern-spur')).toBe('fortification')
    expect(reason('eastern-bank-east-plains', 'eastern-spur', [{ ...ruin, count: 3 }])).toBe(
      'uphill',
    )
  })

  it('forgets the ground after the first round', () => {
    const from = 'valley-northwest-plains'
    expect(reason(from, 'camp', [], [from])).toBe('later-round')
  })
})

describe('a battle', () => {
  it('tells what comes next', () => {
    expect(nextKey(standing.view.breadcrumb)).toBe('b5a-next-casualties')
    expect(nextKey([])).toBeUndefined()
  })

  it('tells what each side suffers', () => {
    const [first] = scene.battle?.fighters ?? []
    expect(sufferingOf(standing, first?.seat ?? 0).dealt).toBeGreaterThanOrEqual(first?.damage ?? 0)
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
  it('are there for everything that lies on the table', () => {
    for (const { parts } of scene.counters) {
      for (const { name } of parts) expect(icon('unit', name), name).toBeDefined()
    }
    for (const { name } of scene.figures) expect(icon('figure', name), name).toBeDefined()
    for (const { form, name = '' } of scene.markers) {
      if (form === 'die' || form === 'card' || form === 'barrier') {
        expect(icon(form, name), name).toBeDefined()
      }
    }
  })
})
