import { describe, expect, it } from 'vitest'
import type { EventInfo } from '../api/types'
import { chaptersOf, grouped, linesOf, type Sought, sought, takenBack } from './logbook'

const event = (number: number, kind: string, fields = {}): EventInfo => ({ number, kind, fields })

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
    const lines = linesOf(events, ({ kind }) => kind, new Set([4]))
    expect(lines).toEqual([
      { number: 0, event: events[0], text: 'a', count: 3, gone: false },
      { number: 4, event: events[4], text: 'a', count: 1, gone: true },
    ])
  })

  it('does not tell of a way back that was itself taken back', () => {
    const events = [
      event(0, 'Passed'),
      event(1, 'WentBack', { to: 0 }),
      event(2, 'WentBack', { to: 1 }),
    ]
    const lines = linesOf(events, ({ kind }) => kind, takenBack(events))
    expect(lines.map(({ number }) => number)).toEqual([0, 2])
  })

  it('leaves out what the line before says already', () => {
    const events = [event(0, 'Flipped'), event(1, ''), event(2, 'Placed'), event(3, 'Placed')]
    const implied = ({ kind }: EventInfo, before: EventInfo) =>
      kind === 'Placed' && before.kind === 'Flipped'
    const lines = linesOf(events, ({ kind }) => kind, new Set(), implied)
    expect(lines.map(({ text }) => text)).toEqual(['Flipped'])
  })
})

describe('looking for something in the log', () => {
  const events = [
    event(0, 'Dealt'),
    event(1, 'TurnBegan', { turn: 1 }),
    event(2, 'DieUsed', { seat: 0 }),
    event(3, 'Lost', { seat: 1 }),
    event(4, 'Opened'),
    event(5, 'TurnBegan', { turn: 2 }),
    event(6, 'DieUsed', { seat: 1 }),
    event(7, 'Silent'),
  ]
  const groups = grouped(events, { TurnBegan: 1, DieUsed: 2 })
  const says: Record<string, string> = {
    Dealt: 'dealt',
    TurnBegan: 'turn begins',
    DieUsed: 'atak na Śródgórze',
    Lost: 'Łucznicy giną',
    Opened: 'the pass is open',
    Silent: '',
  }
  const say = ({ kind }: EventInfo) => says[kind] ?? ''
  const found = (wanted: Partial<Sought>) =>
    sought(groups, { text: '', seat: null, chapter: null, ...wanted }, say).map(
      ({ events: kept }) => kept.map(({ number }) => number),
    )

  it('leaves everything where nothing is asked for', () => {
    expect(found({}).flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it('finds words whatever their capitals and accents, with the head they stand under', () => {
    expect(found({ text: 'LUCZ' })).toEqual([[2, 3]])
    expect(found({ text: 'pass open' })).toEqual([[2, 4]])
    expect(found({ text: 'nowhere' })).toEqual([])
  })

  it('keeps what stands under a head that fits', () => {
    expect(found({ text: 'srodgorze' })).toEqual([
      [2, 3, 4],
      [6, 7],
    ])
  })

  it('finds what a seat did, and what nobody else did under its head', () => {
    expect(found({ seat: 0 })).toEqual([[2, 4]])
    expect(found({ seat: 1 })).toEqual([
      [2, 3],
      [6, 7],
    ])
  })

  it('keeps to a chapter', () => {
    expect(chaptersOf(groups).map(([first]) => first?.number)).toEqual([0, 1, 5])
    expect(found({ chapter: 5 }).flat()).toEqual([5, 6, 7])
    expect(found({ chapter: 1, seat: 1 })).toEqual([[2, 3]])
  })
})
