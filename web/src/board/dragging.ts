/** Wheel, drag and pinch on the board. Fetched once the board is there to be moved. */

import { select } from 'd3-selection'
import 'd3-transition'
import { type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom'

/** Where the board lies: moved by x and y after it was scaled by k. */
export interface Lie {
  x: number
  y: number
  k: number
}

export interface Dragged {
  size: { width: number; height: number }
  /** So much of the stage is in view, from its upper left corner. */
  view: { width: number; height: number }
  /** The corner of the board while all of it is in view. */
  offset: readonly [number, number]
  /** How much closer than the whole board one can come. */
  closest: number
  lie: Lie
  onMove(lie: Lie): void
  onEnd(): void
}

export interface Dragging {
  to(lie: Lie, slowly: number): void
  by(factor: number, slowly: number): void
  stop(): void
}

/** Lets the board be dragged on a stage; times are in milliseconds, 0 is at once. */
export function startDragging(stage: HTMLElement, dragged: Dragged): Dragging {
  const { size, view, offset, closest, onMove, onEnd } = dragged
  const moving = zoom<HTMLElement, unknown>()
    .extent([
      [0, 0],
      [view.width, view.height],
    ])
    .scaleExtent([1, closest])
    .translateExtent([
      [offset[0], offset[1]],
      [size.width - offset[0], size.height - offset[1]],
    ])
    .clickDistance(5)
    // A piece under the mouse is dragged by itself.
    .filter(({ target, type, ctrlKey, button }: MouseEvent) => {
      const isPiece = type === 'mousedown' && target instanceof Element && target.closest('.piece')
      return !isPiece && !button && (!ctrlKey || type === 'wheel')
    })
    .on('start', () => stage.classList.add('moving'))
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => onMove(transform))
    .on('end', () => {
      stage.classList.remove('moving')
      onEnd()
    })
  const selection = select(stage)
  selection.call(moving).on('dblclick.zoom', null)
  const to = ({ x, y, k }: Lie, slowly: number) => {
    const transform = zoomIdentity.translate(x, y).scale(k)
    if (slowly) moving.transform(selection.transition().duration(slowly), transform)
    else moving.transform(selection, transform)
  }
  to(dragged.lie, 0)
  return {
    to,
    by(factor, slowly) {
      if (slowly) moving.scaleBy(selection.transition().duration(slowly), factor)
      else moving.scaleBy(selection, factor)
    },
    stop: () => void selection.on('.zoom', null),
  }
}
