/** The rules of the games, fetched once for each language. */

import { expansionRules, rules } from '../api/http'
import type { RulebookInfo, RuleInfo } from '../api/types'
import { type Answer, useAnswer } from '../api/useAnswer'
import { playedIn } from '../words/editions'
import { useSpeech } from '../words/Speaking'
import type { Language } from '../words/words'

/** One function for each game and language, since whoever is given another one asks again. */
const askers = new Map<string, () => Promise<RulebookInfo>>()

function asker(edition: string, language: Language): () => Promise<RulebookInfo> {
  const key = `${language}/${edition}`
  let ask = askers.get(key)
  if (!ask) {
    let kept: Promise<RulebookInfo> | undefined
    ask = () => {
      kept ??= read(edition, language).catch((error: unknown) => {
        kept = undefined // another time it may be there
        throw error
      })
      return kept
    }
    askers.set(key, ask)
  }
  return ask
}

/** The rules of a game, those of its expansions behind them. */
async function read(edition: string, language: Language): Promise<RulebookInfo> {
  const { game, expansions } = playedIn(edition)
  const [own, ...others] = await Promise.all([
    rules(game, language),
    ...expansions.map((each) => expansionRules(game, each, language)),
  ])
  return { ...own, chapters: [own, ...others].flatMap(({ chapters }) => chapters) }
}

/** The rules of a game, with those of its expansions, in the language that is spoken. */
export function useRulebook(edition: string): Answer<RulebookInfo> {
  return useAnswer(asker(edition, useSpeech().language))
}

/** A statement and the chapter it stands in. */
export interface Found {
  chapter: string
  rule: RuleInfo
}

export function findRule(book: RulebookInfo, id: string): Found | undefined {
  for (const { title, rules: listed } of book.chapters) {
    const rule = listed.find((each) => each.id === id)
    if (rule) return { chapter: title, rule }
  }
  return undefined
}
