/** The rules of the games, fetched once for each language. */

import { rules } from '../api/http'
import type { RulebookInfo, RuleInfo } from '../api/types'
import { type Answer, useAnswer } from '../api/useAnswer'
import { useSpeech } from '../words/Speaking'
import type { Language } from '../words/words'

/** One function for each game and language, since whoever is given another one asks again. */
const askers = new Map<string, () => Promise<RulebookInfo>>()

function asker(game: string, language: Language): () => Promise<RulebookInfo> {
  const key = `${language}/${game}`
  let ask = askers.get(key)
  if (!ask) {
    let kept: Promise<RulebookInfo> | undefined
    ask = () => {
      kept ??= rules(game, language).catch((error: unknown) => {
        kept = undefined // another time it may be there
        throw error
      })
      return kept
    }
    askers.set(key, ask)
  }
  return ask
}

/** The rules of a game in the language that is spoken. */
export function useRulebook(game: string): Answer<RulebookInfo> {
  return useAnswer(asker(game, useSpeech().language))
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
