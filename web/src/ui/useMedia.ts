/** Whether a media query holds, kept up to date. */

import { useCallback, useSyncExternalStore } from 'react'

/** A screen so narrow that what stands beside the board goes below it, in tabs. */
export const PHONE = '(max-width: 699px)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
