/** The skins of the games there are, each fetched when it is played; one without is shown in words. An expansion
 * may extend the skin of its game. */

import type { Skin } from '../board/contract'
import { playedIn } from '../words/editions'

type Loads<Module> = Readonly<Record<string, () => Promise<Module>>>

/** What an expansion makes of the skin of its game; `src/expansions/<game>.<name>/skin.ts(x)` exports it. */
export type Extend = (skin: Skin) => Skin

const SKINS = byFolder(
  import.meta.glob<{ skin: Skin }>('../games/*/skin.{ts,tsx}') as Loads<{ skin: Skin }>,
)
const EXTENSIONS = byFolder(
  import.meta.glob<{ extend: Extend }>('../expansions/*/skin.{ts,tsx}') as Loads<{
    extend: Extend
  }>,
)
const KNOWN = new Map<string, Skin>()
const COMING = new Map<string, Promise<void>>()

function byFolder<Module>(found: Loads<Module>): ReadonlyMap<string, () => Promise<Module>> {
  return new Map(Object.entries(found).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))
}

/** Fetches the skin of an edition, once. */
export function fetchSkin(edition: string): Promise<void> {
  const coming = COMING.get(edition) ?? load(edition)
  COMING.set(edition, coming)
  return coming
}

async function load(edition: string): Promise<void> {
  const { game, expansions } = playedIn(edition)
  const loadGame = SKINS.get(game)
  if (!loadGame) return
  const loads = expansions.flatMap((name) => EXTENSIONS.get(`${game}.${name}`) ?? [])
  const [{ skin }, ...extensions] = await Promise.all([loadGame(), ...loads.map((each) => each())])
  const whole = extended(
    skin,
    extensions.map(({ extend }) => extend),
  )
  KNOWN.set(edition, whole)
  whole.fetchMore?.().catch(() => undefined) // tried again when needed
}

/** The skin of a game as its expansions extend it, one after the other. */
export const extended = (skin: Skin, extensions: readonly Extend[]): Skin =>
  extensions.reduce((whole, extend) => extend(whole), skin)

/** The skin of an edition; what renders meanwhile waits for it, as for the words. */
export function skinOf(edition: string): Skin {
  const known = KNOWN.get(edition)
  const { game } = playedIn(edition)
  if (!known && SKINS.has(game)) throw fetchSkin(edition)
  return known ?? ({ game, icon: () => undefined } as Skin)
}
