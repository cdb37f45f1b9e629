/** What others have done since one last chose: where things went, and what has changed. */

import { useEffect, useMemo, useState } from 'react'
import { endOf, type MatchState } from '../api/match'
import type { EventInfo } from '../api/types'
import type { Skin } from '../board/contract'
import { takenBack } from './logbook'

export interface News {
  /** Ways, each from its first area to its last. */
  trails: readonly (readonly string[])[]
  /** Names of places and cards that something was told about. */
  names: ReadonlySet<string>
}

/** The number of the first event since one's last choice. */
export function useSince({ events, standing, lastChoice }: MatchState): number {
  const [since, setSince] = useState(() => endOf(events))
  const chosen = lastChoice !== null && (standing?.at ?? 0) > lastChoice ? lastChoice : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (chosen !== null) setSince(endOf(events))
  }, [chosen])
  return since
}

export function useNews(events: readonly EventInfo[], skin: Skin, since = Infinity): News {
  return useMemo(() => newsOf(events, skin, since), [events, skin, since])
}

/** Where nobody has gone since, the last way is told, whoever went it. */
export function newsOf(events: readonly EventInfo[], skin: Skin, since: number): News {
  const gone = takenBack(events)
  const told = events.filter(({ number }) => !gone.has(number))
  const fresh = told.filter(({ number }) => number >= since)
  const names = fresh.flatMap(({ fields }) =>
    Object.values(fields)
      .flat()
      .filter((value): value is string => typeof value === 'string'),
  )
  const moves = fresh.map((event) => skin.moved?.(event) ?? [])
  const last = told.findLast((event) => skin.moved?.(event).length)
  const ways = joined(moves)
  return {
    trails: ways.length || !last ? ways : [skin.moved?.(last) ?? []],
    names: new Set(names),
  }
}

/** Steps of which one begins where the other ended are one way. */
function joined(moves: readonly (readonly string[])[]): string[][] {
  const ways: string[][] = []
  for (const [from, ...rest] of moves) {
    const last = ways.at(-1)
    if (from === undefined || !rest.length) continue
    if (last?.at(-1) === from) last.push(...rest)
    else ways.push([from, ...rest])
  }
  return ways
}
