import { describe, expect, it } from 'vitest'
import type { Told } from '../api/types'
import { grouped, takenBack, told } from './logbook'

const event = (number: number, kind: string, fields = {}): Told => ({ number, kind, fields })

describe('the log', () => {
  it('begins a new group at each headline', () => {
    const events = [
      event(0, 'Moved'),
      event(1, 'TurnBegan'),
      event(2, 'DieUsed'),
      event(3, 'Moved'),
    ]
    expect(grouped(events, { TurnBegan: 1, DieUsed: 2 })).toMatchObject([
      { level: 0, number: 0 },
      { level: 1, number: 1 },
      { level: 2, number: 2, events: [{ number: 2 }, { number: 3 }] },
    ])
  })

  it('knows what was taken back, also more than once', () => {
    const events = [
      event(0, 'Passed'),
      event(1, 'Passed'),
      event(2, 'WentBack', { to: 1 }),
      event(3, 'Passed'),
      event(4, 'WentBack', { to: 3 }),
    ]
    expect([...takenBack(events)]).toEqual([1, 3])
  })

  it('tells the same one after the other once, and leaves out what is not told', () => {
    const events = [event(0, 'a'), event(1, 'a'), event(2, ''), event(3, 'a'), event(4, 'a')]
    const lines = told(events, ({ kind }) => kind, new Set([4]))
    expect(lines).toEqual([
      { number: 0, text: 'a', count: 3, gone: false },
      { number: 4, text: 'a', count: 1, gone: true },
    ])
  })
})
