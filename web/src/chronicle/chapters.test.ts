import { describe, expect, it, vi } from 'vitest'
import { chronicleOf } from '../api/http'
import { MATCH } from '../table/fixtures'
import {
  afterChapter,
  allLuck,
  chapterEndedAt,
  chronicleWith,
  curvesOf,
  hasChanged,
  teamsOf,
  verdictOn,
} from './chapters'
import { CHRONICLE } from './fixtures'

vi.mock('../api/http', () => ({ chronicleOf: vi.fn() }))

const [points, fate] = CHRONICLE.series
if (!points || !fate) throw new Error('the fixture has two series')

describe('a match in numbers', () => {
  it('has teams, each with its first seat', () => {
    const seats = MATCH.seats.flatMap((seat) => [seat, { ...seat, seat: seat.seat + 2 }])
    expect(teamsOf({ seats })).toEqual([
      { team: 'free', seat: 0 },
      { team: 'shadow', seat: 1 },
    ])
  })

  it('is drawn in one picture for each kind of number', () => {
    const series = [points, { ...points, team: 'free' }, fate]
    expect(curvesOf({ ...CHRONICLE, series }).map((group) => group.length)).toEqual([2, 1])
    expect(hasChanged(points)).toBe(true)
    expect(hasChanged({ ...points, values: [0, 0] })).toBe(false)
  })

  it('tells what a chapter changed', () => {
    expect(afterChapter(fate, 0)).toEqual({ value: 3, by: 3 })
    expect(afterChapter(fate, 1)).toEqual({ value: 5, by: 2 })
    expect(chapterEndedAt(CHRONICLE, 40)?.chapter.number).toBe(2)
    expect(chapterEndedAt(CHRONICLE, 39)).toBeUndefined()
  })

  it('adds luck up, and says whether there was much of it', () => {
    const all = allLuck([
      { label: 'a', team: 'free', dice: 3, good: 2, expected: 1 },
      { label: 'b', team: 'free', dice: 4, good: 0, expected: 1.5 },
    ])
    expect(all).toEqual({ dice: 7, good: 2, expected: 2.5 })
    expect(verdictOn({ good: 4, expected: 2 })).toEqual({ kind: 'more', by: 2 })
    expect(verdictOn({ good: 1, expected: 2 })).toEqual({ kind: 'less', by: 1 })
    expect(verdictOn({ good: 2, expected: 2.4 }).kind).toBe('even')
  })

  it('is fetched again only for a chapter that it does not tell yet', async () => {
    const asked = vi.mocked(chronicleOf)
    const { chapters } = CHRONICLE
    asked.mockResolvedValueOnce({ chronicle: { ...CHRONICLE, chapters: chapters.slice(0, 1) } })
    asked.mockResolvedValueOnce({ chronicle: CHRONICLE })
    await chronicleWith('m', 20)
    await chronicleWith('m', 20)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await chronicleWith('m', 40)).toBe(CHRONICLE)
    expect(asked).toHaveBeenCalledTimes(2)
    await chronicleWith('m', 20)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
