/** Looking at one thing of the table: its details are open, and for a moment it is pointed at. */

import { useMemo, useRef, useState } from 'react'
import { scrolling } from '../motion/calm'

/** So long a thing is pointed at, in milliseconds. */
export const POINTED = 2000

/** Something that is pointed at; a new time points at the same thing again. */
export interface PointedAt {
  ref: string
  time: number
}

export interface Looking {
  /** What is looked at, and what was before it. */
  path: readonly string[]
  pointedAt: PointedAt | null
  /** Open the details of a thing, and point at it. */
  look(ref: string): void
  back(): void
  close(): void
  /** Close the details and go to the thing itself. */
  goTo(ref: string): void
}

export function useLooking(): Looking {
  const [path, setPath] = useState<readonly string[]>([])
  const [pointedAt, setPointedAt] = useState<PointedAt | null>(null)
  const opener = useRef<Element | null>(null)
  const acts = useMemo(() => {
    const point = (ref: string) => {
      setPointedAt((last) => ({ ref, time: (last?.time ?? 0) + 1 }))
      reveal(ref)
    }
    const restore = () => {
      if (opener.current?.isConnected) focus(opener.current)
      opener.current = null
    }
    return {
      look(ref: string) {
        opener.current ??= document.activeElement
        setPath((before) => (before.at(-1) === ref ? before : [...before, ref]))
        point(ref)
      },
      back() {
        setPath((before) => before.slice(0, -1))
      },
      close() {
        setPath([])
        restore()
      },
      goTo(ref: string) {
        setPath([])
        opener.current = null
        point(ref)
        focus(drawn(ref)[0])
      },
    }
  }, [])
  return { path, pointedAt, ...acts }
}

/** Where a thing can be seen now. */
export const drawn = (ref: string): Element[] => [
  ...document.querySelectorAll(`.table [data-ref="${CSS.escape(ref)}"]`),
]

function focus(element: Element | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
}

/** Brings what lies on the table in sight and marks it; a board does that for its own things. */
function reveal(ref: string): void {
  for (const element of drawn(ref)) {
    if (!(element instanceof HTMLElement)) continue
    element.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: scrolling() })
    element.dataset.pointed = ''
    setTimeout(() => delete element.dataset.pointed, POINTED)
  }
}
