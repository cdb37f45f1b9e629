/** Reads a fight from what happened in it. */

import type { EventInfo } from '../../api/types'

/** A card that fights: what it counts, and what becomes of it in the end. */
export interface Fighter {
  card: string
  value: number
  fate?: 'eliminated' | 'cycled'
}

export interface Fight {
  place: string
  /** All that attacks, tokens included. */
  attack: number
  /** What the place itself counts in defence. */
  own: number
  attackers: readonly Fighter[]
  defenders: readonly Fighter[]
  /** The event that says who wins. */
  result?: EventInfo | undefined
}

const FATES: Readonly<Record<string, NonNullable<Fighter['fate']>>> = {
  EliminatedFromPlay: 'eliminated',
  CycledFromPlay: 'cycled',
}

type Value = EventInfo['fields'][string]

const listOf = (value: Value): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What is told of a fight, from its first event on; `ends` are the kinds of events that end one. */
export function fightFrom(events: readonly EventInfo[], ends: readonly string[]): Fight {
  const began = events[0]?.fields ?? {}
  const fates = new Map(
    events.flatMap(({ kind, fields }) => {
      const fate = FATES[kind]
      return fate ? [[fields.card, fate] as const] : []
    }),
  )
  const fighters = (cards: Value, values: Value): Fighter[] =>
    listOf(cards).map((card, index) => {
      const fate = fates.get(String(card))
      const value = Number(listOf(values)[index])
      return { card: String(card), value, ...(fate && { fate }) }
    })
  return {
    place: String(began.place),
    attack: Number(began.attack),
    own: Number(began.own),
    attackers: fighters(began.attackers ?? [], began.attacks ?? []),
    defenders: fighters(began.defenders ?? [], began.defences ?? []),
    result: events.find(({ kind }) => ends.includes(kind)),
  }
}
