/** The Western Way on the sea: a card, with its name under its ship. */

import type { SceneryProps } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { icon } from './icons'

export function FactionScenery({ layout, name }: SceneryProps) {
  const way = layout.areas.find(({ id }) => id === 'western-way')
  if (!way) return null
  const [x, y] = way.centre
  const [[left = 0, top = 0] = [], , [right = 0, bottom = 0] = []] = way.outline
  return (
    <g className="western-way">
      <rect height={bottom - top} rx={9} width={right - left} x={left} y={top} />
      <Glyph
        className="western-way-icon"
        icon={icon('token', 'western-way')}
        size={46}
        x={x}
        y={y - 10}
      />
      <text x={x} y={bottom - 9}>
        {name(way.label)}
      </text>
    </g>
  )
}
