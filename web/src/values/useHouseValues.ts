/** The values of a game that no source confirms, fetched once. */

import { houseValues } from '../api/http'
import type { GameValues } from '../api/types'
import { type Answer, useAnswer } from '../api/useAnswer'
import { playedIn } from '../words/editions'

/** One function for each game, since whoever is given another one asks again. */
const askers = new Map<string, () => Promise<GameValues>>()

function asker(edition: string): () => Promise<GameValues> {
  let ask = askers.get(edition)
  if (!ask) {
    let kept: Promise<GameValues> | undefined
    const { game, expansions } = playedIn(edition)
    ask = () => {
      kept ??= houseValues(game, expansions).catch((error: unknown) => {
        kept = undefined // another time it may be there
        throw error
      })
      return kept
    }
    askers.set(edition, ask)
  }
  return ask
}

/** The values of a game, with those of its expansions. */
export function useHouseValues(edition: string): Answer<GameValues> {
  return useAnswer(asker(edition))
}
