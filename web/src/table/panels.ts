/** The panels of a scene: what is shown beside the board while it lasts. */

import type { Counter, Die, Marker, Panel, Scene } from '../api/types'
import type { Skin } from '../board/contract'

export const panelsOf = ({ panels = [] }: Scene): readonly Panel[] => panels

/** The panel that is about a place, or into which something comes from there. */
export const panelAt = (scene: Scene, place: string): Panel | undefined =>
  panelsOf(scene).find(({ at, sources = [] }) => at === place || sources.includes(place))

/** The dice that lie in the panels of a scene. */
export const diceOf = (scene: Scene, { panels = {} }: Skin): readonly Die[] =>
  panelsOf(scene).flatMap((panel) => panels[panel.panel]?.dice?.(panel) ?? [])

/** The cards that lie in the panels of a scene. */
export const cardsOf = (scene: Scene, { panels = {} }: Skin): readonly string[] =>
  panelsOf(scene).flatMap((panel) => panels[panel.panel]?.cards?.(panel) ?? [])

/** One of the numbers of a counter or a marker. */
export const numberOf = ({ values = [] }: Pick<Counter | Marker, 'values'>, name = ''): number =>
  values.find((mark) => mark.name === name)?.value ?? 0
