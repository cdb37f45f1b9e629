/** Which screen the address names: the home page, or a match at `/m/<id>`. */

import { useSyncExternalStore } from 'react'

const CHANGED = 'ostrog-went'

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

export function go(path: string): void {
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event(CHANGED))
  window.scrollTo(0, 0)
}

/** The id of the match that the address names, or nothing at home. */
export function useMatchId(): string | undefined {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname)
  const found = /^\/m\/([^/]+)\/?$/.exec(path)?.[1]
  return found && decodeURIComponent(found)
}

export const matchPath = (id: string) => `/m/${encodeURIComponent(id)}`
