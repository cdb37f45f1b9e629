import { expect, it } from 'vitest'
import type { EventInfo } from '../api/types'
import type { Skin } from '../board/contract'
import { newsOf } from './news'

const moved = ({ fields: { source, to } }: EventInfo) => (to ? [String(source), String(to)] : [])
const SKIN: Skin = { game: 'g', icon: () => undefined, moved }
const march = (number: number, source: string, to: string): EventInfo => ({
  number,
  kind: 'Moved',
  fields: { source, to },
})
const placed = (number: number, place: string): EventInfo => ({
  number,
  kind: 'Placed',
  fields: { place, count: 2 },
})

it('tells all ways since one last chose, steps of one army together', () => {
  const events = [march(0, 'a', 'b'), march(1, 'x', 'y'), march(2, 'y', 'z'), march(3, 'p', 'q')]
  expect(newsOf(events, SKIN, 1).trails).toEqual([
    ['x', 'y', 'z'],
    ['p', 'q'],
  ])
})

it('tells the last way where nobody has gone since', () => {
  expect(newsOf([march(0, 'a', 'b'), placed(1, 'c')], SKIN, 1).trails).toEqual([['a', 'b']])
  expect(newsOf([], SKIN, 0).trails).toEqual([])
})

it('names what has changed since, but not before or what was taken back', () => {
  const back: EventInfo = { number: 3, kind: 'WentBack', fields: { to: 2 } }
  const events = [placed(0, 'a'), placed(1, 'b'), placed(2, 'c'), back]
  expect([...newsOf(events, SKIN, 1).names]).toEqual(['b'])
})
