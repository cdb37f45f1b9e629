/** What is left of a clock, kept up to date while it runs. */

import { useEffect, useState } from 'react'
import type { ClockInfo, Control } from '../api/types'
import { leftOf, nextTick } from './clocks'

export function useLeft(clock: ClockInfo, control: Control, heardAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = leftOf(clock, heardAt, Math.max(now, heardAt))
  const ticks = clock.runs && left > 0
  useEffect(() => {
    if (!ticks) return
    const timer = setTimeout(() => setNow(Date.now()), nextTick(left, control))
    return () => clearTimeout(timer)
  }, [ticks, left, control])
  // Told anew, it is counted from now, not from the last tick.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the server has spoken
  useEffect(() => setNow(Date.now()), [heardAt])
  return left
}
