import { expect, it } from 'vitest'
import { fightFrom } from './fight'

it('a fight is read from what happened in it', () => {
  const kinds = [
    [
      'CombatBegan',
      {
        place: 'edoras',
        attack: 3,
        own: 1,
        defence: 2,
        attackers: ['orcs'],
        attacks: [3],
        defenders: ['riders', 'eowyn'],
        defences: [2, 0],
      },
    ],
    ['EliminatedFromPlay', { card: 'riders' }],
    ['CycledFromPlay', { card: 'eowyn' }],
    ['EliminatedFromPlay', { card: 'orcs' }],
    ['BattlegroundTaken', { place: 'edoras', team: 'free' }],
  ] as const
  const events = kinds.map(([kind, fields], number) => ({ number, kind, fields: fields as never }))
  expect(fightFrom(events, ['BattlegroundTaken', 'PathTaken'])).toEqual({
    place: 'edoras',
    attack: 3,
    own: 1,
    attackers: [{ card: 'orcs', value: 3, fate: 'eliminated' }],
    defenders: [
      { card: 'riders', value: 2, fate: 'eliminated' },
      { card: 'eowyn', value: 0, fate: 'cycled' },
    ],
    result: events[4],
  })
})
