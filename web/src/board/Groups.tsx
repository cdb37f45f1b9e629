/** Groups of areas, and ways between them, that can be chosen as a whole: a ring in the middle. */

import type { Scene } from '../api/types'
import type { Land } from './land'
import { circle } from './outlines'
import { TOKEN } from './placing'
import { Thing, useBoard } from './Thing'

interface OpenGroupsProps {
  land: Land
  scene: Scene
  scale: number
}

/** Those at which an option points; one that has a plate is chosen by it. */
export function OpenGroups({ land, scene, scale }: OpenGroupsProps) {
  const { roleOf } = useBoard()
  const plated = new Set((scene.plates ?? []).map(({ at }) => at))
  return land.layout.groups
    .filter(({ id }) => roleOf(id) && !plated.has(id))
    .map(({ id, centre }) => (
      <Thing at={centre} className="group" hit={circle(TOKEN + 2)} id={id} key={id} scale={scale}>
        <circle className="group-place" r={TOKEN - 1} />
        <circle className="ring" r={TOKEN + 1.6} />
      </Thing>
    ))
}
