import { describe, expect, it } from 'vitest'
import type { EventInfo } from '../api/types'
import { episodesOf, fightIn } from './episodes'

const FIGHT = { fight_begins: 'Met', fight_ends: ['Won', 'Held'] }

const events = (...kinds: string[]): EventInfo[] =>
  kinds.map((kind, number) => ({ number, kind, fields: {} }))

const kindsOf = (parts: readonly (readonly EventInfo[])[]) =>
  parts.map((part) => part.map(({ kind }) => kind).join(' '))

describe('parts of what happened', () => {
  it('are the fights, and what lies between them', () => {
    const told = events('Passed', 'Met', 'Fell', 'Won', 'Scored', 'Drew', 'Met', 'Held', 'Began')
    expect(kindsOf(episodesOf(told, FIGHT))).toEqual([
      'Passed',
      'Met Fell Won',
      'Scored Drew',
      'Met Held',
      'Began',
    ])
  })

  it('are nine if nine fights are fought at once', () => {
    const told = events(...Array.from({ length: 9 }, () => ['Met', 'Won']).flat())
    expect(episodesOf(told, FIGHT)).toHaveLength(9)
  })

  it('are one where a game has no such fights', () => {
    expect(episodesOf(events('Met', 'Won', 'Met'), {})).toHaveLength(1)
    expect(episodesOf([], FIGHT)).toEqual([])
  })
})

describe('a fight', () => {
  it('is told from its beginning, even if that was told before', () => {
    const all = events('Passed', 'Met', 'Asked', 'Fell', 'Won')
    expect(kindsOf([fightIn(all.slice(3), all, FIGHT)])).toEqual(['Met Asked Fell Won'])
  })

  it('is nothing that follows it', () => {
    const all = events('Met', 'Won', 'Scored')
    expect(fightIn(all.slice(2), all, FIGHT)).toEqual([])
  })
})
