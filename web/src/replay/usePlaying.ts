/** The clock of a replay: goes on to the next position again and again, until the end. */

import { useEffect, useState } from 'react'

/** Milliseconds that a position is looked at, at the usual speed. */
const BEAT = 1_400
export const SPEEDS = [0.5, 1, 2, 4] as const

export interface Playing {
  on: boolean
  speed: number
  setOn(on: boolean): void
  setSpeed(speed: number): void
}

/** `ready` says whether the position is there; what has not come yet is waited for. */
export function usePlaying(
  at: number,
  last: number,
  ready: boolean,
  go: (at: number) => void,
  first = false,
): Playing {
  const [wanted, setOn] = useState(first)
  const [speed, setSpeed] = useState(1)
  const on = wanted && at < last
  useEffect(() => {
    if (!on || !ready) return
    const timer = setTimeout(() => go(at + 1), BEAT / speed)
    return () => clearTimeout(timer)
  }, [on, ready, at, speed, go])
  // Who has come to the end by hand does not go on when they go back.
  useEffect(() => {
    if (at >= last) setOn(false)
  }, [at, last])
  return { on, speed, setOn, setSpeed }
}
