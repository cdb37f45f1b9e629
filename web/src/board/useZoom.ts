/** Moving about the board: wheel, drag, pinch, buttons and keys.
 *
 * While something moves, only a transform of the whole plane changes; React hears of it afterwards.
 */

import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { isCalm } from '../motion/calm'
import type { Dragging, Lie } from './dragging'
import type { Box, Point } from './geometry'

/** How much closer than the whole board one can come. */
const CLOSEST = 9
const STEP = 1.5
const SLOW = 320
const nothing = () => undefined
const UNKNOWN: Size = { width: 0, height: 0 }
const WHOLE: Lie = { x: 0, y: 0, k: 1 }

export interface Zooming {
  /** Points of the screen for each unit of the board. */
  scale: number
  /** The same while all of the board is in view. */
  fit: number
  /** Whether the size of the stage is known. */
  isMeasured: boolean
  stageSize: { width: number; height: number }
  /** Come closer or go farther away. */
  by(factor: number): void
  closer(): void
  farther(): void
  whole(): void
  /** Leave no part of the stage empty. */
  fill(): void
  /** Where the board lies now. */
  lie(): Lie
  /** Lay the board where it lay before. */
  go(lie: Lie): void
  /** Show a part of the board, at least and at most so large. */
  show(box: Box, limits: { least: number; most: number }): void
  /** Where a point of the board is on the stage. */
  onStage(point: Point): Point
}

interface Size {
  width: number
  height: number
}

export function useZoom(
  stage: RefObject<HTMLElement | null>,
  plane: RefObject<HTMLElement | null>,
  board: Size,
  /** So many points of the lower part of the stage lie under something else. */
  covered = 0,
): Zooming {
  const [measured, setSize] = useState<Size | null>(null)
  const size = measured ?? UNKNOWN
  const [zoomed, setZoomed] = useState(1)
  const now = useRef<Lie>(WHOLE)
  /** Nothing until the board has been painted: what moves it is fetched after that. */
  const dragging = useRef<Dragging>(null)
  const fit = Math.min(size.width / board.width, size.height / board.height) || 1

  // Before the first paint, so that nothing is placed for a size that it will not have.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const look = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    look()
    if (typeof ResizeObserver !== 'function') return
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])

  const offset = useMemo<Point>(
    () => [(size.width - board.width * fit) / 2, (size.height - board.height * fit) / 2],
    [size, board.width, board.height, fit],
  )

  // What is in the middle stays there when the stage becomes larger or smaller.
  const last = useRef({ size, offset, fit })
  useLayoutEffect(() => {
    const { size: had, offset: lay, fit: was } = last.current
    last.current = { size, offset, fit }
    if (!had.width || !size.width || had === size) return
    const { x, y, k } = now.current
    const moved = (from: number, wanted: number, place: number, axis: 0 | 1) => {
      const middle = ((from / 2 - place) / k - lay[axis]) / was
      return held(wanted / 2 - (offset[axis] + middle * fit) * k, wanted, wanted, offset[axis], k)
    }
    now.current = {
      x: moved(had.width, size.width, x, 0),
      y: moved(had.height, size.height, y, 1),
      k,
    }
  }, [size, offset, fit])

  const lay = useCallback(() => {
    const element = plane.current
    if (!element) return
    const { x, y, k } = now.current
    element.style.transform = `translate(${x + offset[0] * k}px, ${y + offset[1] * k}px) scale(${k})`
  }, [plane, offset])

  useEffect(() => {
    const element = stage.current
    if (!element || !size.width) return
    let isGone = false
    import('./dragging').then(({ startDragging }) => {
      if (isGone) return
      dragging.current = startDragging(element, {
        size,
        view: { width: size.width, height: size.height - covered },
        offset,
        closest: CLOSEST,
        lie: now.current,
        onMove(lie) {
          now.current = lie
          lay()
        },
        onEnd: () => setZoomed(now.current.k),
      })
    }, nothing) // whoever has lost the line meanwhile sees the board as it lies
    return () => {
      isGone = true
      dragging.current?.stop()
      dragging.current = null
    }
  }, [stage, size, covered, offset, lay])

  useEffect(lay, [lay])

  return useMemo(() => {
    const go = (lie: Lie) => {
      if (dragging.current) {
        dragging.current.to(lie, isCalm() ? 0 : SLOW)
        return
      }
      now.current = lie
      lay()
      setZoomed(lie.k)
    }
    const by = (factor: number) => dragging.current?.by(factor, isCalm() ? 0 : SLOW / 2)
    const show = (box: Box, { least, most }: { least: number; most: number }) => {
      if (!size.width) return
      const height = size.height - covered
      const wanted = Math.min(size.width / box.width, height / box.height)
      const scale = Math.min(most, Math.max(least, wanted)) / fit
      const k = Math.min(CLOSEST, Math.max(1, scale))
      const x = offset[0] + (box.x + box.width / 2) * fit
      const y = offset[1] + (box.y + box.height / 2) * fit
      const left = held(size.width / 2 - x * k, size.width, size.width, offset[0], k)
      const top = held(height / 2 - y * k, height, size.height, offset[1], k)
      go({ x: left, y: top, k })
    }
    return {
      scale: fit * zoomed,
      fit,
      isMeasured: measured !== null,
      stageSize: size,
      by,
      closer: () => by(STEP),
      farther: () => by(1 / STEP),
      whole: () => go(WHOLE),
      lie: () => now.current,
      go,
      show,
      fill() {
        const scale = Math.max(size.width / board.width, size.height / board.height)
        show(
          { x: 0, y: 0, width: board.width, height: board.height },
          { least: scale, most: scale },
        )
      },
      onStage([x, y]) {
        const { x: left, y: top, k } = now.current
        return [left + (offset[0] + x * fit) * k, top + (offset[1] + y * fit) * k]
      },
    }
  }, [fit, zoomed, measured, size, covered, offset, lay, board])
}

/** A translation that shows nothing beyond the board, or as little as can be on both sides, where so much of
 * the stage is in view. */
function held(wanted: number, view: number, stage: number, margin: number, k: number): number {
  const first = -margin * k
  const last = view - (stage - margin) * k
  return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, wanted))
}
