/** Something that is asked of the server: whether it is on its way, done, or failed and why. */

import { useCallback, useState } from 'react'
import { failureKey } from './failures'

export type RequestState = 'ready' | 'busy' | 'done' | { failed: string }

/** Runs one request at a time; the state says how the last one went. */
export function useRequest(): [RequestState, (request: () => Promise<unknown>) => Promise<void>] {
  const [state, setState] = useState<RequestState>('ready')
  const run = useCallback(async (request: () => Promise<unknown>) => {
    setState('busy')
    try {
      await request()
      setState('done')
    } catch (error) {
      setState({ failed: failureKey(error) })
    }
  }, [])
  return [state, run]
}
