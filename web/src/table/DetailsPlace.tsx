/** Where details are shown while something is looked at; they are fetched when they are first wanted. */

import { lazy, Suspense } from 'react'
import type { Looking } from './useLooking'

const Details = lazy(() => import('./Details'))

export function DetailsPlace({ looking }: { looking: Looking }) {
  if (!looking.path.length) return null
  return (
    <Suspense>
      <Details looking={looking} />
    </Suspense>
  )
}
