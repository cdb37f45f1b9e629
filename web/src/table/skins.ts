/** The looks of the games there are; a game without one is shown in words. */

import type { Skin } from '../board/contract'

const FOUND = import.meta.glob<{ skin: Skin }>('../games/*/skin.{ts,tsx}', { eager: true })

const SKINS = new Map(Object.values(FOUND).map(({ skin }) => [skin.game, skin]))

export function skinOf(game: string): Skin {
  return SKINS.get(game) ?? ({ game, icon: () => undefined } as Skin)
}
