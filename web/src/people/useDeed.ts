/** Something that is asked of the server: whether it is on its way, done, or failed and why. */

import { useCallback, useState } from 'react'
import { failureKey } from './failures'

export type DeedState = 'ready' | 'busy' | 'done' | { failed: string }

/** Runs one deed at a time; the state says how the last one went. */
export function useDeed(): [DeedState, (deed: () => Promise<unknown>) => Promise<void>] {
  const [state, setState] = useState<DeedState>('ready')
  const run = useCallback(async (deed: () => Promise<unknown>) => {
    setState('busy')
    try {
      await deed()
      setState('done')
    } catch (error) {
      setState({ failed: failureKey(error) })
    }
  }, [])
  return [state, run]
}
