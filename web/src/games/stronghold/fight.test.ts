import { expect, test } from 'vitest'
import type { EventInfo } from '../../api/types'
import { fightFrom } from './fight'

const event = (kind: string, fields: Record<string, unknown>) =>
  ({ kind, fields }) as unknown as EventInfo

test('a fight is put together from its events', () => {
  const fought = fightFrom(
    [
      event('StrengthCompared', { section: 'w7', invader: 11, defender: 6 }),
      event('DefenderDied', { place: 'w7', troop: 'soldier', cause: 'melee' }),
      event('DefenderDied', { place: 'w7', troop: 'soldier', cause: 'melee' }),
      event('InvadersDied', { place: 'w7', goblins: 2, orcs: 0, trolls: 0, cause: 'fury' }),
      event('SectionHeld', { section: 'w7', advantage: 5 }),
    ],
    ['SectionHeld', 'Breached'],
  )
  expect(fought).toMatchObject({ section: 'w7', invader: 11, defender: 6 })
  expect(fought.fallen).toEqual([{ unit: 'soldier', count: 2 }])
  expect(fought.slain).toEqual([{ unit: 'goblin', count: 2 }])
  expect(fought.result?.kind).toBe('SectionHeld')
})
