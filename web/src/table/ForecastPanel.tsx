/** What a fight would be like: how it may end, and the panels that the game declares for it. */

import { lazy, Suspense, useEffect, useRef } from 'react'
import type { PanelProps } from '../board/contract'
import { useTable } from './context'
import { ForecastNotes } from './ForecastNotes'
import { GamePanels, PanelLines } from './GamePanels'
import './forecast.css'

const load = () => import('./Prospects')
const Prospects = lazy(() => load().then((found) => ({ default: found.Prospects })))
const ProspectLines = lazy(() => load().then((found) => ({ default: found.ProspectLines })))

export function ForecastPanel({
  given,
  isUnconfirmed,
}: {
  given: PanelProps
  isUnconfirmed: boolean
}) {
  const { forecast } = useTable()
  const shown = useRef<HTMLDivElement>(null)
  // What is about to be confirmed should be in sight; what is only looked at moves nothing.
  useEffect(() => {
    if (forecast && isUnconfirmed) shown.current?.scrollIntoView?.({ block: 'nearest' })
  }, [forecast, isUnconfirmed])
  if (!forecast) return null
  const { panels = [], notes = [], prospects = [] } = forecast
  return (
    <div className="forecasts" ref={shown}>
      <Suspense>
        {prospects.length > 0 && <Prospects prospects={prospects} />}
        <GamePanels foreseen given={given} panels={panels} />
      </Suspense>
      <ForecastNotes notes={notes} />
    </div>
  )
}

/** The forecast in a sentence, for the bar at the bottom: it is always in sight. */
export function ForecastLine() {
  const { forecast } = useTable()
  const { panels = [], prospects = [] } = forecast ?? {}
  return (
    <span aria-live="polite" className="forecast-line">
      <Suspense>
        {prospects.length > 0 ? (
          <ProspectLines prospects={prospects} />
        ) : (
          <PanelLines panels={panels} />
        )}
      </Suspense>
    </span>
  )
}
