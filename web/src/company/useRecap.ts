/** What happened since one's own last choice, for those who come back; kept in the browser. */

import { useEffect, useState } from 'react'
import { endOf, type MatchState } from '../api/match'
import type { EventInfo } from '../api/types'

const NOTHING: readonly EventInfo[] = []

/** The events to tell, and what makes an end of telling them. */
export function useRecap(
  match: string,
  { events, standing, lastChoice }: Pick<MatchState, 'events' | 'standing' | 'lastChoice'>,
): readonly [readonly EventInfo[], () => void] {
  const kept = `ostrog-last-turn-${match}`
  const [since] = useState(() => localStorage.getItem(kept))
  const [until] = useState(endOf(events))
  const [isTold, setTold] = useState(since === null)
  const chosen = lastChoice !== null && (standing?.at ?? 0) > lastChoice ? lastChoice : null

  // Where the log ended when the choice was in it; what comes after it is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    if (chosen === null) return
    localStorage.setItem(kept, String(endOf(events)))
    setTold(true)
  }, [chosen])
  // Whoever has not chosen yet is told from the first time on that they came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (since === null) localStorage.setItem(kept, String(endOf(events)))
  }, [])

  const end = () => {
    localStorage.setItem(kept, String(until))
    setTold(true)
  }
  const missed = ({ number }: EventInfo) => number >= Number(since) && number < until
  return [isTold ? NOTHING : events.filter(missed), end]
}
