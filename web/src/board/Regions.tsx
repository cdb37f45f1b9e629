/** The areas as things one can choose: clear when they are not, washed and outlined when they are. */

import type { Scene } from '../api/types'
import type { Land, Shape } from './land'
import { useBoard, useControl } from './Thing'

export function Regions({ land, scene }: { land: Land; scene: Scene }) {
  const { roleOf, isChosen } = useBoard()
  const shapes = [...land.shapes.values()]
  const attacked = new Set(
    scene.counters.filter(({ id }) => roleOf(id) === 'attack').map(({ at }) => at),
  )
  const role = (id: string) => (attacked.has(id) ? 'attack' : roleOf(id))
  const marked = shapes.filter(({ area }) => role(area.id) || isChosen(area.id))
  return (
    <>
      {shapes.map((shape) => (
        <Region key={shape.area.id} shape={shape} />
      ))}
      <g className="region-marks">
        {marked.map(({ area, path }) => (
          <g className={markClass(role(area.id), isChosen(area.id))} key={area.id}>
            <clipPath id={`within-${area.id}`}>
              <path d={path} />
            </clipPath>
            <path className="mark-wash" d={path} />
            <g clipPath={`url(#within-${area.id})`}>
              <path className="mark-edge" d={path} />
              <path className="mark-line" d={path} />
            </g>
          </g>
        ))}
      </g>
    </>
  )
}

const markClass = (role: string | undefined, isChosen: boolean) =>
  ['region-mark', ...(role ? ['may', `may-${role}`] : []), ...(isChosen ? ['chosen'] : [])].join(
    ' ',
  )

function Region({ shape: { area, path } }: { shape: Shape }) {
  return <path {...useControl(area.id, 'region')} d={path} />
}
