import { describe, expect, it } from 'vitest'
import type { EventInfo } from '../api/types'
import { entryOf, headlinesAt, headlinesOf, nextOf, previousOf } from './headlines'

const KINDS = ['Turn', 'Move', 'Fight', 'Move', 'Fight', 'WentBack', 'Turn', 'Fight']
const events: EventInfo[] = KINDS.map((kind, number) => ({
  number,
  kind,
  fields: kind === 'WentBack' ? { to: 4 } : {},
}))
/** After no entry the turn had begun; each of the next brought one or two events. */
const event_counts = [1, 2, 4, 5, 6, 8]
const headlines = headlinesOf({ events, event_counts }, { Turn: 1, Fight: 2 })

describe('headlines', () => {
  it('stand where they were told, without what was taken back', () => {
    expect(headlines.map(({ at, event }) => [at, event.number])).toEqual([
      [0, 0],
      [2, 2],
      [5, 6],
    ])
  })

  it('say the chapter and the paragraph one is in', () => {
    const kinds = (at: number) => headlinesAt(headlines, at).map(({ event }) => event.kind)
    expect(kinds(1)).toEqual(['Turn'])
    expect(kinds(3)).toEqual(['Turn', 'Fight'])
    expect(kinds(5)).toEqual(['Turn'])
    expect(headlinesAt([], 3)).toEqual([])
  })

  it('are gone to from where one is, or to the ends', () => {
    expect([0, 2, 3, 5].map((at) => previousOf(headlines, at))).toEqual([0, 0, 2, 2])
    expect([0, 2, 3, 5].map((at) => nextOf(headlines, at, 5))).toEqual([2, 5, 5, 5])
  })

  it('know after which entry so many events were told', () => {
    expect([0, 1, 2, 3, 4, 8, 99].map((count) => entryOf(event_counts, count))).toEqual([
      0, 0, 1, 2, 2, 5, 5,
    ])
  })
})
