/** Gives the language that was chosen, and its words, to all that is shown. */

import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { MatchInfo } from '../api/types'
import { editionOf } from './editions'
import { loadVocabulary, loadWords } from './loading'
import { type Vocabulary, Wording } from './wording'
import { FALLBACK, LANGUAGES, type Language, type Words } from './words'

const KEPT = 'ostrog-language'

interface Speech {
  language: Language
  speak(language: Language): void
  words: Words
}

const Spoken = createContext<Speech | null>(null)

/** Remembers what was fetched, so that it is fetched once. */
function remembering<Key extends string, Value>(fetch: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, Promise<Value>>()
  return (key: Key): Promise<Value> => {
    let value = kept.get(key)
    if (!value) {
      value = fetch(key)
      kept.set(key, value)
    }
    return value
  }
}

const wordsOf = remembering((key: `${Language}/${string}`): Promise<Words> => {
  const [language, edition] = key.split('/')
  return loadWords(language as Language, edition)
})
const vocabularyOf = remembering<string, Vocabulary>(loadVocabulary)

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.includes(text as Language)
}

/** The language chosen before, or the first of the browser's that there is. */
export function firstLanguage(): Language {
  const wanted = [
    localStorage.getItem(KEPT),
    ...navigator.languages.map((each) => each.slice(0, 2)),
  ]
  return wanted.find(isLanguage) ?? FALLBACK
}

export function Speaking({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage)
  const words = use(wordsOf(`${language}/`))
  const speak = useCallback((wanted: Language) => {
    localStorage.setItem(KEPT, wanted)
    startTransition(() => setLanguage(wanted))
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const speech = useMemo(() => ({ language, speak, words }), [language, speak, words])
  return <Spoken value={speech}>{children}</Spoken>
}

export function useSpeech(): Speech {
  const speech = use(Spoken)
  if (!speech) throw new Error('nothing is spoken here')
  return speech
}

/** The client's words. */
export function useSay(): Words['say'] {
  return useSpeech().words.say
}

/** Fetches the words of a game before anything asks for them. */
export const prepareWords = (language: Language, game: string) => wordsOf(`${language}/${game}`)

/** The words of a game with the client's behind them. */
export function useGameWords(game: string): Words {
  return use(wordsOf(`${useSpeech().language}/${game}`))
}

/** What games are called, by their names on the wire. */
export function useTitles(games: readonly string[]): string[] {
  const { language } = useSpeech()
  return games.map((game) => titleOf(use(wordsOf(`${language}/${game}`)), game))
}

/** What is said about a match. */
export function useWording({
  seats,
  ...played
}: Pick<MatchInfo, 'game' | 'seats' | 'expansions'>): Wording {
  const edition = editionOf(played)
  const words = useGameWords(edition)
  const vocabulary = use(vocabularyOf(edition))
  // The holders of seats change; their teams and names, which are all that counts here, do not.
  const teams = seats.map(({ seat, team, name = '' }) => `${seat}:${team}:${name}`).join()
  return useMemo(() => {
    const parts = teams.split(',').map((each) => each.split(':'))
    const seatsOfTeams = parts.map(([seat, team = '', name = '']) => ({
      seat: Number(seat),
      team,
      name,
    }))
    return new Wording(words, vocabulary, seatsOfTeams)
  }, [words, vocabulary, teams])
}

/** What a game is called: the outermost frame of its flow bears its name. */
export function titleOf(words: Words, game: string): string {
  const frame = game.replace(/(^|_)([a-z])/g, (_all, _gap, letter: string) => letter.toUpperCase())
  return words.say(`crumb-${frame}`)
}

/** What an expansion is called. */
export function expansionName(words: Words, expansion: string): string {
  return words.say(`expansion-${expansion}`)
}

/** What a scenario is called. */
export function scenarioName(words: Words, scenario: string): string {
  return words.say(`scenario-${scenario}`)
}
