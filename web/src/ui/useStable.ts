/** A function that stays the same one while what it does follows the last rendering. */

import { useCallback, useInsertionEffect, useRef } from 'react'

export function useStable<Args extends unknown[], Result>(
  latest: (...args: Args) => Result,
): (...args: Args) => Result {
  const kept = useRef(latest)
  useInsertionEffect(() => {
    kept.current = latest
  })
  return useCallback((...args: Args) => kept.current(...args), [])
}
