/** What a fight would be like, in the panels that the game declares for it. */

import { useEffect, useRef } from 'react'
import type { PanelProps } from '../board/contract'
import { ForecastNotes } from './ForecastNotes'
import { GamePanels, PanelLines } from './GamePanels'
import { useTableau } from './tableau'
import './forecast.css'

export function ForecastPanel({ given, isArmed }: { given: PanelProps; isArmed: boolean }) {
  const { forecast } = useTableau()
  const shown = useRef<HTMLDivElement>(null)
  // What is about to be confirmed should be in sight; what is only looked at moves nothing.
  useEffect(() => {
    if (forecast && isArmed) shown.current?.scrollIntoView?.({ block: 'nearest' })
  }, [forecast, isArmed])
  if (!forecast) return null
  const { panels = [], notes = [] } = forecast
  return (
    <div className="forecasts" ref={shown}>
      <GamePanels foreseen given={given} panels={panels} />
      <ForecastNotes notes={notes} />
    </div>
  )
}

/** The odds in a sentence, for the bar at the bottom: it is always in sight. */
export function ForecastLine() {
  const { forecast } = useTableau()
  return (
    <span aria-live="polite" className="forecast-line">
      <PanelLines panels={forecast?.panels ?? []} />
    </span>
  )
}
