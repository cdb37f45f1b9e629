/** Moving about the board: wheel, drag, pinch, buttons and keys.
 *
 * While something moves, only a transform of the whole plane changes; React hears of it afterwards.
 */

import { select } from 'd3-selection'
import 'd3-transition'
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isCalm } from '../motion/calm'
import type { Box, Point } from './geometry'

/** How much closer than the whole board one can come. */
const CLOSEST = 9
const STEP = 1.5
const SLOW = 320

export interface Zooming {
  /** Points of the screen for each unit of the board. */
  scale: number
  /** The same while all of the board is in view. */
  fit: number
  stageSize: { width: number; height: number }
  /** Come closer or go farther away. */
  by(factor: number): void
  closer(): void
  farther(): void
  whole(): void
  /** Leave no part of the stage empty. */
  fill(): void
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
): Zooming {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [zoomed, setZoomed] = useState(1)
  const now = useRef<ZoomTransform>(zoomIdentity)
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown>>(null)
  const fit = Math.min(size.width / board.width, size.height / board.height) || 1

  useEffect(() => {
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

  const lay = useCallback(() => {
    const element = plane.current
    if (!element) return
    const { x, y, k } = now.current
    element.style.transform = `translate(${x + offset[0] * k}px, ${y + offset[1] * k}px) scale(${k})`
  }, [plane, offset])

  useEffect(() => {
    const element = stage.current
    if (!element || !size.width) return
    const moving = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .scaleExtent([1, CLOSEST])
      .translateExtent([
        [offset[0], offset[1]],
        [size.width - offset[0], size.height - offset[1]],
      ])
      .clickDistance(5)
      .on('start', () => element.classList.add('moving'))
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        now.current = transform
        lay()
      })
      .on('end', () => {
        element.classList.remove('moving')
        setZoomed(now.current.k)
      })
    const selection = select(element)
    selection.call(moving).on('dblclick.zoom', null)
    behaviour.current = moving
    moving.transform(selection, now.current)
    return () => {
      selection.on('.zoom', null)
    }
  }, [stage, size, offset, lay])

  useEffect(lay, [lay])

  return useMemo(() => {
    const act = (change: (how: ZoomBehavior<HTMLElement, unknown>, slowly: boolean) => void) => {
      if (behaviour.current && stage.current) change(behaviour.current, !isCalm())
    }
    const go = (transform: ZoomTransform) =>
      act((how, slowly) => {
        const selection = select(stage.current as HTMLElement)
        if (slowly) how.transform(selection.transition().duration(SLOW), transform)
        else how.transform(selection, transform)
      })
    const by = (factor: number) =>
      act((how, slowly) => {
        const selection = select(stage.current as HTMLElement)
        if (slowly) how.scaleBy(selection.transition().duration(SLOW / 2), factor)
        else how.scaleBy(selection, factor)
      })
    const show = (box: Box, { least, most }: { least: number; most: number }) => {
      if (!size.width) return
      const wanted = Math.min(size.width / box.width, size.height / box.height)
      const scale = Math.min(most, Math.max(least, wanted)) / fit
      const k = Math.min(CLOSEST, Math.max(1, scale))
      const x = offset[0] + (box.x + box.width / 2) * fit
      const y = offset[1] + (box.y + box.height / 2) * fit
      const left = held(size.width / 2 - x * k, size.width, offset[0], k)
      const top = held(size.height / 2 - y * k, size.height, offset[1], k)
      go(zoomIdentity.translate(left, top).scale(k))
    }
    return {
      scale: fit * zoomed,
      fit,
      stageSize: size,
      by,
      closer: () => by(STEP),
      farther: () => by(1 / STEP),
      whole: () => go(zoomIdentity),
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
  }, [fit, zoomed, size, offset, stage, board])
}

/** A translation that shows nothing beyond the board, or as little as can be on both sides. */
function held(wanted: number, stage: number, margin: number, k: number): number {
  const first = -margin * k
  const last = stage - (stage - margin) * k
  return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, wanted))
}
