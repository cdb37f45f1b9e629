/** What a fight would be like, in the panels that the game declares for it. */

import { useEffect, useRef } from 'react'
import type { PanelProps } from '../board/contract'
import { useTable } from './context'
import { ForecastNotes } from './ForecastNotes'
import { GamePanels, PanelLines } from './GamePanels'
import './forecast.css'

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
  const { panels = [], notes = [] } = forecast
  return (
    <div className="forecasts" ref={shown}>
      <GamePanels foreseen given={given} panels={panels} />
      <ForecastNotes notes={notes} />
    </div>
  )
}

/** The forecast in a sentence, for the bar at the bottom: it is always in sight. */
export function ForecastLine() {
  const { forecast } = useTable()
  return (
    <span aria-live="polite" className="forecast-line">
      <PanelLines panels={forecast?.panels ?? []} />
    </span>
  )
}
