/** Dragging a piece with the mouse to where it is meant to go. */

import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { useStable } from '../ui/useStable'
import type { Point } from './geometry'

/** So far the mouse moves before a press becomes a drag, in points of the screen. */
const STRAY = 8
/** So long a piece that was let go waits for the word of where it may go, in milliseconds. */
const PATIENCE = 1500

export interface Dragged {
  ref: string
  /** Where the mouse is, on the screen. */
  to: Point
}

interface Dragging {
  /** The piece at a place of the screen, if it can be dragged. */
  pieceAt(target: EventTarget | null): string | undefined
  /** A piece sets out: its goals are wanted. */
  onStart(ref: string): void
  /** It is let go over something; answers whether that was a goal. */
  onDrop(ref: string, anchor: Element): boolean
}

interface DraggingValue {
  dragged: Dragged | undefined
  /** Whether a drag has just ended, so that the click after it means nothing. */
  wasDragged(): boolean
  listeners: { onPointerDown(event: PointerEvent): void }
}

/** `options` are what can be chosen; goals may come to be known only after a piece was let go. */
export function useDragging(
  options: unknown,
  { pieceAt, onStart, onDrop }: Dragging,
): DraggingValue {
  const [dragged, setDragged] = useState<Dragged>()
  const start = useStable(onStart)
  const drop = useStable(onDrop)
  const hasMoved = useRef(false)
  const dropped = useRef<{ ref: string; anchor: Element; time: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options may be the awaited ones
  useEffect(() => {
    const waiting = dropped.current
    if (!waiting || Date.now() - waiting.time > PATIENCE) return
    if (onDrop(waiting.ref, waiting.anchor)) dropped.current = null
  }, [options])

  const onPointerDown = useStable(
    ({ target, clientX, clientY, button, pointerType }: PointerEvent) => {
      const ref = pieceAt(target)
      hasMoved.current = false
      dropped.current = null
      if (ref === undefined || button !== 0 || pointerType !== 'mouse') return
      const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
        if (!hasMoved.current && Math.hypot(x - clientX, y - clientY) < STRAY) return
        if (!hasMoved.current) start(ref)
        hasMoved.current = true
        setDragged({ ref, to: [x, y] })
      }
      const end = ({ clientX: x, clientY: y, type }: globalThis.PointerEvent) => {
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', end)
        window.removeEventListener('pointercancel', end)
        setDragged(undefined)
        if (!hasMoved.current || type !== 'pointerup') return
        const under = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-ref]')
        const goal = under?.dataset.ref
        if (!under || !goal || goal === ref) return
        if (!drop(goal, under)) dropped.current = { ref: goal, anchor: under, time: Date.now() }
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', end)
      window.addEventListener('pointercancel', end)
    },
  )
  return { dragged, wasDragged: () => hasMoved.current, listeners: { onPointerDown } }
}
