/** Asking about a thing: the right button, a long press and the key `i` show all about it, the key `?`
 * asks why not. */

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG = 600
/** So far a finger moves before its press is a drag, in points of the screen. */
const STRAY = 9

export function useWhy(ask: () => void, look: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const still = () => clearTimeout(timer.current)
  return {
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      still()
      look()
    },
    onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
      if (key === '?') ask()
      else if (key === 'i' && !ctrlKey && !metaKey) look()
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      still()
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(look, LONG)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STRAY) still()
    },
    onPointerUp: still,
    onPointerCancel: still,
    onPointerLeave: still,
  }
}
