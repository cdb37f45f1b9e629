/** A game and the expansions it is played with, as one name: `five_armies+hornblowers`. */

const JOINT = '+'

interface Played {
  game: string
  expansions?: readonly string[]
}

export function editionOf({ game, expansions = [] }: Played): string {
  return [game, ...expansions].join(JOINT)
}

export function playedIn(edition: string): Required<Played> {
  const [game = '', ...expansions] = edition.split(JOINT)
  return { game, expansions }
}
