/** The match of an address, for as long as a component shows it. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { socketAddress } from './http'
import { dialSocket } from './line'
import { type MatchState, MatchStore } from './match'
import { browserMemory } from './memory'

const newStore = (match: string) =>
  new MatchStore(dialSocket(socketAddress(match)), browserMemory(match))

/** Those that were dialled before there was a component to show them. */
const EARLY = new Map<string, MatchStore>()

/** Asks for a match while words and skin are still on their way. */
export function dialEarly(match: string): void {
  const store = newStore(match)
  EARLY.set(match, store)
  store.start()
}

export function useMatch(match: string): [MatchState, MatchStore] {
  const store = useMemo(() => EARLY.get(match) ?? newStore(match), [match])
  useEffect(() => {
    EARLY.delete(match)
    const awake = () => document.visibilityState === 'visible' && store.retry()
    store.start()
    window.addEventListener('online', store.retry)
    document.addEventListener('visibilitychange', awake)
    return () => {
      window.removeEventListener('online', store.retry)
      document.removeEventListener('visibilitychange', awake)
      store.stop()
    }
  }, [match, store])
  return [useSyncExternalStore(store.subscribe, store.getState), store]
}
