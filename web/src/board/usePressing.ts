/** Fingers on the board: what is being pressed, and whether it was pressed long. */

import { type PointerEvent, useCallback, useMemo, useRef, useState } from 'react'

/** As long as this, a press is a question. */
const LONG = 550
const STRAY = 9

export interface Pressing {
  pressed: string | undefined
  /** Whether the press that just ended was long, and is no click any more. */
  wasLong(): boolean
  listeners: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(): void
    onPointerCancel(): void
    onContextMenu(event: { preventDefault(): void; target: EventTarget }): void
  }
}

/** A long press and the menu of a mouse ask `onLong`; a finger shows what is under it. */
export function usePressing(
  onLong: (ref: string) => void,
  refOf: (target: EventTarget | null) => string | undefined,
): Pressing {
  const [pressed, setPressed] = useState<string>()
  const press = useRef({ x: 0, y: 0, timer: 0, isLong: false })
  const ask = useRef(onLong)
  ask.current = onLong
  const end = useCallback(() => {
    window.clearTimeout(press.current.timer)
    setPressed(undefined)
  }, [])
  const listeners = useMemo(
    () => ({
      onPointerDown({ target, clientX, clientY, pointerType }: PointerEvent) {
        const ref = refOf(target)
        press.current.isLong = false
        if (!ref || pointerType === 'mouse') return
        setPressed(ref)
        const timer = window.setTimeout(() => {
          press.current.isLong = true
          setPressed(undefined)
          ask.current(ref)
        }, LONG)
        press.current = { x: clientX, y: clientY, timer, isLong: false }
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y, timer } = press.current
        if (timer && Math.hypot(clientX - x, clientY - y) > STRAY) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu(event: { preventDefault(): void; target: EventTarget }) {
        const ref = refOf(event.target)
        if (!ref) return
        event.preventDefault()
        if (!press.current.isLong) ask.current(ref)
        press.current.isLong = true
        end()
      },
    }),
    [refOf, end],
  )
  return { pressed, wasLong: () => press.current.isLong, listeners }
}
