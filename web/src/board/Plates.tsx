/** What always lies on the board and tells how things stand at a place, such as the strength there. */

import type { Scene } from '../api/types'
import type { Say } from './contract'
import { pathOf } from './geometry'
import type { Places } from './placing'
import { Thing, useBoard } from './Thing'

/** With fewer points of the screen for each unit of the board, only what is large can be read. */
const SMALL = 0.62

interface PlatesProps {
  scene: Scene
  places: Places
  /** Points of the screen for each unit of the board. */
  zoom: number
  say: Say
}

export function Plates({ scene, places, zoom, say }: PlatesProps) {
  const { skin } = useBoard()
  return (scene.plates ?? []).map((panel) => {
    const { at = '' } = panel
    const look = skin.panels?.[panel.panel]?.plate
    const middle = places.where.get(at)
    if (!look || !middle) return null
    const { width, height, Plate, spoken } = look
    const [x, y] = [width / 2, height / 2]
    const hit = pathOf([
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ])
    return (
      <Thing at={middle} className="plate" hit={hit} id={at} key={at} spoken={spoken(panel, say)}>
        <Plate isSmall={zoom < SMALL} panel={panel} say={say} />
        <path className="ring" d={hit} />
      </Thing>
    )
  })
}
