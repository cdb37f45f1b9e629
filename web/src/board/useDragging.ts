/** Dragging a piece, or a card, to where it is meant to go. */

import { useEffect, useRef, useState } from 'react'
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
  /** It can go no further: the finger turned out to scroll. */
  onCancel?(): void
  /** Whether fingers can drag it as well; on a board they move the board. */
  byTouch?: boolean
}

/** What one has to know of a press. */
type Pressed = Pick<
  PointerEvent,
  'target' | 'clientX' | 'clientY' | 'button' | 'pointerType' | 'pointerId'
>

interface DraggingValue {
  dragged: Dragged | undefined
  /** Whether a drag has just ended, so that the click after it means nothing. */
  wasDragged(): boolean
  listeners: { onPointerDown(event: Pressed): void }
}

/** `options` are what can be chosen; goals may come to be known only after a piece was let go. */
export function useDragging(
  options: unknown,
  { pieceAt, onStart, onDrop, onCancel, byTouch = false }: Dragging,
): DraggingValue {
  const [dragged, setDragged] = useState<Dragged>()
  const start = useStable(onStart)
  const drop = useStable(onDrop)
  const cancel = useStable(() => onCancel?.())
  const hasMoved = useRef(false)
  const dropped = useRef<{ ref: string; anchor: Element; time: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other options may be the awaited ones
  useEffect(() => {
    const waiting = dropped.current
    if (!waiting || Date.now() - waiting.time > PATIENCE) return
    if (onDrop(waiting.ref, waiting.anchor)) dropped.current = null
  }, [options])

  const onPointerDown = useStable(
    ({ target, clientX, clientY, button, pointerType, pointerId }: Pressed) => {
      const ref = pieceAt(target)
      hasMoved.current = false
      dropped.current = null
      if (ref === undefined || button !== 0 || (pointerType !== 'mouse' && !byTouch)) return
      const move = ({ clientX: x, clientY: y, pointerId: id }: PointerEvent) => {
        if (id !== pointerId) return
        if (!hasMoved.current && Math.hypot(x - clientX, y - clientY) < STRAY) return
        if (!hasMoved.current) start(ref)
        hasMoved.current = true
        setDragged({ ref, to: [x, y] })
      }
      const end = ({ clientX: x, clientY: y, type, pointerId: id }: PointerEvent) => {
        if (id !== pointerId) return
        window.removeEventListener('pointermove', move)
        window.removeEventListener('pointerup', end)
        window.removeEventListener('pointercancel', end)
        setDragged(undefined)
        if (!hasMoved.current) return
        if (type !== 'pointerup') return cancel()
        const goal = thingAt(x, y)
        if (!goal || goal.ref === ref || drop(goal.ref, goal.anchor)) return
        dropped.current = { ...goal, time: Date.now() }
      }
      window.addEventListener('pointermove', move)
      window.addEventListener('pointerup', end)
      window.addEventListener('pointercancel', end)
    },
  )
  return { dragged, wasDragged: () => hasMoved.current, listeners: { onPointerDown } }
}

/** What is at a point of the screen, or around what is: a thing, or a place for things. */
function thingAt(x: number, y: number) {
  const found = document.elementFromPoint(x, y)
  const anchor = found?.closest<HTMLElement | SVGElement>('[data-ref], [data-drop]')
  const ref = anchor?.dataset.ref ?? anchor?.dataset.drop
  return anchor && ref ? { ref, anchor } : undefined
}
