/** The skins of the games there are, each fetched when it is played; one without is shown in words. */

import type { Skin } from '../board/contract'

const FOUND = import.meta.glob<{ skin: Skin }>('../games/*/skin.{ts,tsx}')

const LOADS = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
)
const KNOWN = new Map<string, Skin>()
const COMING = new Map<string, Promise<void>>()

/** Fetches the skin of a game, once. */
export function fetchSkin(game: string): Promise<void> {
  const load = LOADS.get(game)
  const known = ({ skin }: { skin: Skin }) => {
    KNOWN.set(game, skin)
    skin.fetchMore?.().catch(() => undefined) // tried again when needed
  }
  const coming = COMING.get(game) ?? load?.().then(known) ?? Promise.resolve()
  COMING.set(game, coming)
  return coming
}

/** The skin of a game; what renders meanwhile waits for it, as for the words. */
export function skinOf(game: string): Skin {
  const known = KNOWN.get(game)
  if (!known && LOADS.has(game)) throw fetchSkin(game)
  return known ?? ({ game, icon: () => undefined } as Skin)
}
