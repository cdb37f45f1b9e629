/** Reads a match in numbers: its teams, the course of each number, and what one chapter changed. */

import { chronicleOf } from '../api/http'
import type { Chapter, Chronicle, Luck, MatchInfo, Series } from '../api/types'

/** The teams of a match, each with its first seat. */
export function teamsOf({ seats }: Pick<MatchInfo, 'seats'>): { team: string; seat: number }[] {
  const found = new Map<string, number>()
  for (const { team, seat } of seats) if (!found.has(team)) found.set(team, seat)
  return [...found].map(([team, seat]) => ({ team, seat }))
}

/** The series with one label together: they are drawn in one picture. */
export function curvesOf({ series }: Chronicle): Series[][] {
  const found = new Map<string, Series[]>()
  for (const each of series) found.set(each.label, [...(found.get(each.label) ?? []), each])
  return [...found.values()]
}

/** Whether a number ever changed: one that did not says nothing. */
export const hasChanged = ({ values }: Series) => new Set(values).size > 1

/** A number after a chapter, and by how much the chapter changed it. */
export function afterChapter({ values }: Series, index: number): { value: number; by: number } {
  const value = values[index + 1] ?? 0
  return { value, by: value - (values[index] ?? 0) }
}

/** The chapter that ended with the event of this number, and its place among the others. */
export function chapterEndedAt(
  { chapters }: Chronicle,
  number: number,
): { chapter: Chapter; index: number } | undefined {
  const index = chapters.findIndex(({ last, ended }) => ended && last === number)
  const chapter = chapters[index]
  return chapter && { chapter, index }
}

/** How dice fell, of all purposes together. */
export function allLuck(luck: readonly Luck[]): Pick<Luck, 'dice' | 'good' | 'expected'> {
  return luck.reduce(
    (sum, { dice, good, expected }) => ({
      dice: sum.dice + dice,
      good: sum.good + good,
      expected: sum.expected + expected,
    }),
    { dice: 0, good: 0, expected: 0 },
  )
}

/** So far from the average dice may fall and still be as expected. */
const EVEN = 0.5

export function verdictOn({ good, expected }: Pick<Luck, 'good' | 'expected'>) {
  const by = good - expected
  const kind = Math.abs(by) < EVEN ? 'even' : by > 0 ? 'more' : 'less'
  return { kind, by: Math.abs(by) } as const
}

const fetched = new Map<string, Promise<Chronicle | null>>()

/** The numbers of a match in which the chapter that ended at this event is told. */
export async function chronicleWith(match: string, number: number): Promise<Chronicle | null> {
  const known = await fetched.get(match)?.catch(() => null)
  if (known && chapterEndedAt(known, number)) return known
  const asked = chronicleOf(match).then(({ chronicle }) => chronicle)
  fetched.set(match, asked)
  return asked
}
