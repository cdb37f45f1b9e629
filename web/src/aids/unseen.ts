/** What a player has not seen of a deck, counted from open information alone: the cards it is made of,
 * without those that lie before the player's eyes. */

import type { Deck, Layout, Scene } from '../api/types'

const NOBODY = -1

export interface Unseen {
  deck: Deck
  /** The names of the cards that are not in sight. */
  names: readonly string[]
  /** How many cards lie in the deck. */
  size: number
  /** Whether they are all in the deck, and none of them elsewhere. */
  isExact: boolean
}

/** The decks whose contents a person with these seats may count: one's own, and nobody's. */
export function unseenDecks(layout: Layout, scene: Scene, seats: readonly number[]): Unseen[] {
  const seen = new Set(
    scene.markers.filter(({ form }) => form === 'card').map(({ name }) => name ?? ''),
  )
  return (layout.decks ?? [])
    .filter(({ owner = NOBODY }) => owner === NOBODY || seats.includes(owner))
    .map((deck) => {
      const names = deck.cards.filter((name) => !seen.has(name))
      const lying = scene.markers.filter(({ at, form }) => at === deck.tray && form === 'pile')
      const size = lying.reduce((sum, { count = 1 }) => sum + count, 0)
      return { deck, names, size, isExact: names.length === size }
    })
}
