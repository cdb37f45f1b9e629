/** What happened in the fight on a wall section, put together from its events. */

import type { EventInfo } from '../../api/types'

export interface Loss {
  unit: string
  count: number
}

export interface SectionFight {
  section: string
  invader: number
  defender: number
  /** The dead of the Invader and of the Defender. */
  slain: readonly Loss[]
  fallen: readonly Loss[]
  /** The event that ended it. */
  result: EventInfo | undefined
}

const INVADERS = [
  ['goblins', 'goblin'],
  ['orcs', 'orc'],
  ['trolls', 'troll'],
] as const

export function fightFrom(events: readonly EventInfo[], endings: readonly string[]): SectionFight {
  const of = (kind: string) => events.filter((event) => event.kind === kind)
  const [compared] = of('StrengthCompared')
  const { section = '', invader = 0, defender = 0 } = compared?.fields ?? {}
  const slain = INVADERS.map(([field, unit]) => ({
    unit,
    count: of('InvadersDied').reduce((sum, { fields }) => sum + Number(fields[field] ?? 0), 0),
  }))
  const troops = of('DefenderDied').map(({ fields }) => String(fields.troop))
  const fallen = [...new Set(troops)].map((unit) => ({
    unit,
    count: troops.filter((each) => each === unit).length,
  }))
  return {
    section: String(section),
    invader: Number(invader),
    defender: Number(defender),
    slain: slain.filter(({ count }) => count > 0),
    fallen,
    result: events.findLast(({ kind }) => endings.includes(kind)),
  }
}
