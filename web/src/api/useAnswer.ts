/** An answer of the server over HTTP, once it is there. */

import { useEffect, useState } from 'react'
import { NoAnswer } from './http'

export type Answer<Value> =
  | { state: 'waiting' }
  | { state: 'there'; value: Value }
  /** `status` is 0 when nothing was answered at all. */
  | { state: 'failed'; status: number }

/** Asks again whenever `ask` is another function. */
export function useAnswer<Value>(ask: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' })
  useEffect(() => {
    let wanted = true
    setAnswer({ state: 'waiting' })
    ask().then(
      (value) => wanted && setAnswer({ state: 'there', value }),
      (error: unknown) => {
        const status = error instanceof NoAnswer ? error.status : 0
        if (wanted) setAnswer({ state: 'failed', status })
      },
    )
    return () => {
      wanted = false
    }
  }, [ask])
  return answer
}
