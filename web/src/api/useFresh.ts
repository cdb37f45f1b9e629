/** An answer of the server that is asked for again now and then, while somebody looks. */

import { useCallback, useEffect, useState } from 'react'
import { NoAnswer } from './http'
import type { Answer } from './useAnswer'

/** Milliseconds between two questions. */
const EVERY = 10_000

/** The last answer, which stays while the next is awaited or fails; and a way to ask at once. */
export function useFresh<Value>(ask: () => Promise<Value>): [Answer<Value>, () => void] {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' })
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks at once raises the count
  useEffect(() => {
    let wanted = true
    const look = () => {
      if (document.hidden) return
      ask().then(
        (value) => wanted && setAnswer({ state: 'there', value }),
        (error: unknown) => {
          const status = error instanceof NoAnswer ? error.status : 0
          if (wanted)
            setAnswer((old) => (old.state === 'there' ? old : { state: 'failed', status }))
        },
      )
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, asked])
  return [answer, useCallback(() => setAsked((count) => count + 1), [])]
}
