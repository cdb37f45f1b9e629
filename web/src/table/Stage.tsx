/** The stage of a fight, over the lower part of the board: how it may end, both sides, and beside them
 * what is asked. */

import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useTable } from './context'
import { panelsOf } from './panels'
import './stage.css'

const ProspectStrip = lazy(() =>
  import('./Prospects').then((found) => ({ default: found.ProspectStrip })),
)

interface StageProps {
  fight: ReactNode
  question: ReactNode
  /** The stage covers so many points of the lower part of the board; 0 when it is gone. */
  onCover(height: number): void
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

export function Stage({ fight, question, onCover }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const look = () => {
      const bottom = element.parentElement?.getBoundingClientRect().bottom ?? 0
      onCover(Math.max(0, Math.round(bottom - element.getBoundingClientRect().top)))
    }
    look()
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null
    observer?.observe(element)
    return () => {
      observer?.disconnect()
      onCover(0)
    }
  }, [onCover])
  return (
    <div className="stage" ref={stage}>
      <StageOdds />
      <div className="stage-fight">{fight}</div>
      <div className="stage-question">{question}</div>
    </div>
  )
}
