/** A match as it is shown while it is told what others do. */

import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { MatchState } from '../api/match'
import { useStable } from '../ui/useStable'
import { usePace } from './pace'
import { type Part, Teller, type Told, type Weigh } from './teller'

export interface ToldMatch extends Omit<Told, 'frame'> {
  /** What is shown of the match. */
  state: MatchState
  next(): void
  skip(): void
}

const NO_DRAFTS: MatchState['drafts'] = {}

export function useTold(state: MatchState, weigh: Weigh, part: Part): ToldMatch {
  const weighing = useStable(weigh)
  const parting = useStable(part)
  const [teller] = useState(() => new Teller(state, weighing, parting))
  teller.pace = usePace()
  const told = useSyncExternalStore(teller.subscribe, teller.getTold)
  useLayoutEffect(() => teller.hear(state), [teller, state])
  useEffect(() => () => teller.stop(), [teller])
  const { frame, telling, behind } = told
  const shown = useMemo(() => {
    const isPresent = frame.standing?.at === state.standing?.at
    return isPresent ? state : { ...state, ...frame, drafts: NO_DRAFTS, forecast: null }
  }, [frame, state])
  return { state: shown, telling, behind, next: teller.next, skip: teller.skip }
}
