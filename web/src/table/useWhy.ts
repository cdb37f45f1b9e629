/** Three ways to ask why: the right button, a long press, and the key `?`. */

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG = 600

export function useWhy(ask: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const still = () => clearTimeout(timer.current)
  return {
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      still()
      ask()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === '?') ask()
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      still()
      timer.current = setTimeout(ask, LONG)
    },
    onPointerUp: still,
    onPointerCancel: still,
    onPointerLeave: still,
  }
}
