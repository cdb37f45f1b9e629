/** Where the guide of a lesson stands; it is fetched for lessons only. */

import { lazy, Suspense } from 'react'
import type { EventInfo, MatchInfo } from '../api/types'

const Coach = lazy(() => import('./Coach'))

interface TaughtProps {
  match: MatchInfo
  events: readonly EventInfo[]
}

export function Taught({ match, events }: TaughtProps) {
  if (!match.lesson) return null
  return (
    <Suspense>
      <Coach events={events} />
    </Suspense>
  )
}
