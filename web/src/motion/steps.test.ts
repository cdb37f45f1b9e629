import { describe, expect, it } from 'vitest'
import type { Counter, Die, EventInfo, Figure, Marker, Panel, Scene } from '../api/types'
import type { Skin } from '../board/contract'
import { endOf, stepsOf, timed } from './steps'

const army = (at: string, count = 2, damage = 0): Counter => ({
  id: `army:${at}`,
  at,
  owner: 0,
  parts: [{ id: `army:${at}:orcs`, name: 'orcs', label: '', count }],
  values: damage ? [{ name: 'damage', value: damage }] : [],
})
const somebody = (at: string): Figure => ({ id: 'character:bard', at, name: 'bard', label: '' })
const card = (at: string): Marker => ({ id: 'card:axe', form: 'card', at, name: 'axe' })
const scene = (more: Partial<Scene> = {}): Scene => ({
  counters: [],
  figures: [],
  markers: [],
  ...more,
})
const event = (number: number, kind: string, fields: EventInfo['fields'] = {}): EventInfo => ({
  number,
  kind,
  fields,
})
const march = (number: number, source: string, to: string) =>
  event(number, 'ArmyMoved', { source, to })
const moved = ({ kind, fields }: EventInfo) =>
  kind === 'ArmyMoved' ? [String(fields.source), String(fields.to)] : []
const skin: Skin = {
  game: '',
  icon: () => undefined,
  moved,
  counter: { below: 'damage' },
  panels: {
    battle: { Panel: () => null, dice: (panel) => (panel as Rolled).dice },
  },
}
type Rolled = Panel & { dice: Die[] }

describe('what there is to see', () => {
  it('is nothing where nothing changed', () => {
    const same = scene({ counters: [army('a')], figures: [somebody('a')], markers: [card('hand')] })
    expect(stepsOf(same, same, [event(0, 'Passed')], skin)).toEqual([])
  })

  it('is an army that goes through all regions that were told', () => {
    const before = scene({ counters: [army('a')] })
    const after = scene({ counters: [army('c')] })
    expect(stepsOf(before, after, [march(0, 'a', 'b'), march(1, 'b', 'c')], skin)).toEqual([
      { kind: 'glide', ref: 'army:c', from: { was: 'army:a', through: ['b'] }, order: 0 },
    ])
  })

  it('is one thing after the other, as it was told', () => {
    const before = scene({ counters: [army('a'), army('x')], figures: [somebody('a')] })
    const after = scene({ counters: [army('b'), army('y')], figures: [somebody('d')] })
    const told = [
      march(0, 'x', 'y'),
      event(1, 'CharacterMoved', { character: 'bard', to: 'd' }),
      march(2, 'a', 'b'),
    ]
    const seen = stepsOf(before, after, told, skin).sort((a, b) => a.order - b.order)
    expect(seen.map(({ ref }) => ref)).toEqual(['army:y', 'character:bard', 'army:b'])
    expect(seen.map(({ order }) => order)).toEqual([0, 1, 2])
  })

  it('is an army that is hurt, or gone, but not one that only left somebody', () => {
    const before = scene({ counters: [army('a', 3), army('b'), army('c', 3)] })
    const after = scene({ counters: [army('a', 2), army('c', 1), army('d', 2)] })
    const seen = stepsOf(before, after, [march(0, 'c', 'd')], skin)
    expect(seen.map(({ kind, ref }) => [kind, ref])).toEqual([
      ['hurt', 'army:a'],
      ['glide', 'army:d'],
      ['vanish', 'army:b'],
    ])
  })

  it('is a card that comes from the zone it was told to come from', () => {
    const told = [event(0, 'Moved', { source: 'hand-1', target: 'play', face: 'axe' })]
    expect(stepsOf(scene(), scene({ markers: [card('reserve')] }), told, skin)).toEqual([
      { kind: 'glide', ref: 'card:axe', from: { tray: 'hand-1' }, order: 0 },
    ])
    expect(stepsOf(scene(), scene({ markers: [card('reserve')] }), [], skin)).toEqual([])
    const from = scene({ markers: [card('hand-0')] })
    expect(stepsOf(from, scene({ markers: [card('reserve')] }), [], skin)).toMatchObject([
      { kind: 'glide', from: { was: 'card:axe' } },
    ])
  })

  it('is dice that were rolled, and rolled again, but not those that lie there', () => {
    const dice = (...values: number[]): Scene =>
      scene({
        panels: [
          {
            panel: 'battle',
            at: 'a',
            dice: values.map((value, at) => ({ id: `d${at}`, colour: 'white', value })),
          } as Rolled,
        ],
      })
    const rolled = [event(0, 'Rolled', { values: [1, 5] })]
    expect(stepsOf(dice(1, 2), dice(1, 5), rolled, skin)).toEqual([
      { kind: 'roll', ref: 'd1', order: 0 },
    ])
    expect(stepsOf(dice(1, 2), dice(1, 5), [], skin)).toEqual([])
  })

  it('is a fight that begins', () => {
    const counters = [army('a'), army('b'), army('c')]
    const battle = { panel: 'battle', at: 'a', sources: ['b'] }
    const seen = stepsOf(scene({ counters }), scene({ counters, panels: [battle] }), [], skin)
    expect(seen.map(({ kind, ref }) => [kind, ref])).toEqual([
      ['hurt', 'army:a'],
      ['hurt', 'army:b'],
    ])
  })
})

describe('the time of each step', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, order) => ({ kind: 'appear' as const, ref: 'x', order }))

  it('is short', () => {
    for (const { length } of timed(steps(2))) expect(length).toBeLessThanOrEqual(600)
    expect(endOf(timed(steps(2)))).toBeLessThanOrEqual(1200)
    expect(endOf(timed([]))).toBe(0)
  })

  it('is the shorter the more there are', () => {
    const many = timed(steps(20))
    expect(endOf(many)).toBeLessThanOrEqual(4000)
    expect(many[1]?.start).toBe(many[0]?.length)
  })
})
