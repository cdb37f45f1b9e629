/** An arrow from a piece that is being dragged to the mouse. */

import type { Point } from './geometry'

interface DragLineProps {
  from: Point
  to: Point
  scale: number
}

export function DragLine({ from, to, scale }: DragLineProps) {
  const [x, y] = to
  const angle = (Math.atan2(y - from[1], x - from[0]) * 180) / Math.PI
  return (
    <svg aria-hidden="true" className="drag-line">
      <path d={`M${from[0]} ${from[1]}L${x} ${y}`} />
      <path
        className="drag-head"
        d="M2 0L-12 -7L-9 0L-12 7Z"
        transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
      />
    </svg>
  )
}
