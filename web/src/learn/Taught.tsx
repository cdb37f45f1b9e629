/** Where the guide of a lesson stands; it is fetched for lessons only. */

import { lazy, Suspense } from 'react'
import type { MatchInfo, Told } from '../api/types'

const Coach = lazy(() => import('./Coach'))

interface TaughtProps {
  match: MatchInfo
  events: readonly Told[]
}

export function Taught({ match, events }: TaughtProps) {
  if (!match.lesson) return null
  return (
    <Suspense>
      <Coach events={events} />
    </Suspense>
  )
}
