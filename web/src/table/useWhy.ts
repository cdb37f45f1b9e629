/** Asking about a thing: the right button, a long press and the key `i` show all about it, the key `?`
 * asks why not. */

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG = 600

export function useWhy(ask: () => void, look: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
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
      timer.current = setTimeout(look, LONG)
    },
    onPointerUp: still,
    onPointerCancel: still,
    onPointerLeave: still,
  }
}
