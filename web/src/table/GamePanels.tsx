/** The panels that a game declares, each with the look that its skin gives it. */

import { Suspense } from 'react'
import type { Panel } from '../api/types'
import type { PanelProps } from '../board/contract'
import { capitalised } from '../words/words'
import { useTable } from './context'

interface GamePanelsProps {
  panels: readonly Panel[]
  given: PanelProps
  foreseen?: boolean
}

export function GamePanels({ panels, given, foreseen = false }: GamePanelsProps) {
  const { skin } = useTable()
  return panels.map((panel, index) => {
    const Look = skin.panels?.[panel.panel]?.Panel ?? PlainPanel
    // Several panels of a forecast may be about one place.
    const key = `${panel.panel}-${panel.at}-${index}`
    return (
      <Suspense key={key}>
        <Look {...given} foreseen={foreseen} panel={panel} />
      </Suspense>
    )
  })
}

/** A panel without a look of its own: what it is, and where. */
function PlainPanel({ panel }: { panel: Panel }) {
  const { wording, naming } = useTable()
  const { panel: name, at = '' } = panel
  return (
    <section aria-labelledby={`panel-${name}`} className="battle" data-battle={at}>
      <h2 id={`panel-${name}`}>
        {capitalised(wording.mark(name))}
        {at && <small>{naming.title(at)}</small>}
      </h2>
    </section>
  )
}

/** What is foreseen in a sentence each, where the skin has one. */
export function PanelLines({ panels }: { panels: readonly Panel[] }) {
  const { skin } = useTable()
  return panels.map((panel, index) => {
    const Line = skin.panels?.[panel.panel]?.Line
    const key = `${panel.panel}-${panel.at}-${index}`
    return Line && <Line key={key} panel={panel} />
  })
}
