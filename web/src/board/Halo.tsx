/** A ring around what is pointed at: along the border of an area, or around a piece. */

import type { CSSProperties } from 'react'
import type { Point } from './geometry'

interface HaloProps {
  at: Point
  /** The outline of an area. */
  path: string | undefined
  /** How large pieces are drawn. */
  scale: number
  /** Points of the screen for each unit of the board. */
  zoom: number
}

/** So far it reaches around a piece of usual size. */
const AROUND = 34

export function Halo({ at: [x, y], path, scale, zoom }: HaloProps) {
  return (
    <g className="board-halo" style={{ '--halo': 1 / zoom } as CSSProperties}>
      {path ? (
        <>
          <path className="board-halo-edge" d={path} />
          <path className="board-halo-line" d={path} />
        </>
      ) : (
        <>
          <circle className="board-halo-edge" cx={x} cy={y} r={AROUND * scale} />
          <circle className="board-halo-line" cx={x} cy={y} r={AROUND * scale} />
        </>
      )}
    </g>
  )
}
