/** What a browser remembers of a match while its page is not open: picks, and the last choice. */

import type { OptionInfo } from './types'

/** Picks of a seat, and how many entries the match had then; with more they are out of date. */
export interface KeptPicks {
  at: number
  picks: readonly OptionInfo[]
}

export interface MatchMemory {
  picks(): Readonly<Record<number, KeptPicks>>
  keepPicks(picks: Readonly<Record<number, KeptPicks>>): void
  /** The entry of the last choice made here; nothing if there was none. */
  choice(): number | null
  keepChoice(entry: number | null): void
}

/** Remembers nothing. */
export const FORGETFUL: MatchMemory = {
  picks: () => ({}),
  keepPicks() {},
  choice: () => null,
  keepChoice() {},
}

/** Picks belong to one tab, and go with it; the last choice is the same in all. */
export function browserMemory(match: string): MatchMemory {
  const picks = `ostrog-picks-${match}`
  const choice = `ostrog-choice-${match}`
  return {
    picks: () => read(sessionStorage, picks, isKept) ?? {},
    keepPicks: (kept) => write(sessionStorage, picks, Object.keys(kept).length ? kept : null),
    choice: () => read(localStorage, choice, isEntry) ?? null,
    keepChoice: (entry) => write(localStorage, choice, entry),
  }
}

const isEntry = (value: unknown): value is number => Number.isSafeInteger(value)

function isKept(value: unknown): value is Record<number, KeptPicks> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (each) => isEntry(each?.at) && Array.isArray(each?.picks) && each.picks.every(isOption),
    )
  )
}

const isOption = (value: unknown): value is OptionInfo =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

function read<Value>(
  storage: Storage,
  key: string,
  fits: (value: unknown) => value is Value,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return fits(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** To forget is no failure: a browser may keep nothing at all. */
function write(storage: Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {}
}
