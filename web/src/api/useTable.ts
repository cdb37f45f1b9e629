/** The match of an address, for as long as a component shows it. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { socketAddress } from './http'
import { dialSocket } from './line'
import { browserMemory } from './memory'
import { type TableState, TableStore } from './table'

const newStore = (match: string) =>
  new TableStore(dialSocket(socketAddress(match)), browserMemory(match))

/** Those that were dialled before there was a component to show them. */
const EARLY = new Map<string, TableStore>()

/** Asks for a match while words and looks are still on their way. */
export function dialEarly(match: string): void {
  const store = newStore(match)
  EARLY.set(match, store)
  store.start()
}

export function useTable(match: string): [TableState, TableStore] {
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
