/** The stage of a fight, over the lower part of the board: how it may end, both sides, and beside them
 * what is asked. */

import { lazy, type ReactNode, Suspense } from 'react'
import { useTable } from './context'
import { panelsOf } from './panels'
import './stage.css'

const ProspectStrip = lazy(() =>
  import('./Prospects').then((found) => ({ default: found.ProspectStrip })),
)

interface StageProps {
  fight: ReactNode
  question: ReactNode
}

/** How the fight may end, in a place of its own that it keeps while this is asked anew. What is only
 * counted lies open already. */
export function StageOdds() {
  const isRolled = panelsOf(useTable().scene).some(({ sources = [] }) => sources.length > 0)
  if (!isRolled) return null
  return (
    <div className="stage-odds">
      <Suspense>
        <ProspectStrip />
      </Suspense>
    </div>
  )
}

export function Stage({ fight, question }: StageProps) {
  return (
    <div className="stage">
      <StageOdds />
      <div className="stage-fight">{fight}</div>
      <div className="stage-question">{question}</div>
    </div>
  )
}
