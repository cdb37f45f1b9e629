/** The match of an address, for as long as a component shows it. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { socketAddress } from './http'
import { dialSocket } from './line'
import { browserMemory } from './memory'
import { type TableState, TableStore } from './table'

export function useTable(match: string): [TableState, TableStore] {
  const store = useMemo(
    () => new TableStore(dialSocket(socketAddress(match)), browserMemory(match)),
    [match],
  )
  useEffect(() => {
    const awake = () => document.visibilityState === 'visible' && store.retry()
    store.start()
    window.addEventListener('online', store.retry)
    document.addEventListener('visibilitychange', awake)
    return () => {
      window.removeEventListener('online', store.retry)
      document.removeEventListener('visibilitychange', awake)
      store.stop()
    }
  }, [store])
  return [useSyncExternalStore(store.subscribe, store.getState), store]
}
