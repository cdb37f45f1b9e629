/** The fingerprint of the seed, noted when one comes to a table: what the server is held to at the end. */

import { useEffect } from 'react'
import { commitmentOf } from '../api/http'

const keyOf = (match: string) => `ostrog-promise-${match}`

/** Notes it once; whoever does not hear it now notes it the next time. */
export function useNotedPromise(match: string, isOver: boolean): void {
  useEffect(() => {
    if (isOver || localStorage.getItem(keyOf(match)) !== null) return
    commitmentOf(match).then(
      ({ commitment }) => localStorage.setItem(keyOf(match), commitment),
      () => {},
    )
  }, [match, isOver])
}

export const notedPromise = (match: string) => localStorage.getItem(keyOf(match))

/** What the server hashes before the seed, so that it is the hash of nothing else. */
const PREFIX = 'ostrog seed'

/** The fingerprint of a seed, as digits; nothing where the browser does not hash (without HTTPS). */
export async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = seed.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const whole = new Uint8Array([...new TextEncoder().encode(PREFIX), ...bytes])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
