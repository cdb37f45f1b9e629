/** Fetches the words of a language: the client's own, and those of the game that is played. */

import type { Vocabulary } from './wording'
import { FALLBACK, type Language, type Spoken, Words } from './words'

type Load = () => Promise<string>

const OWN = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
const GAMES = import.meta.glob<string>('../../../src/ostrog/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
/** What only the client says of a game. */
const SKINS = import.meta.glob<string>('../games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})

/** The words of the client in a language, those of a game before them, and English behind. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const languages = language === FALLBACK ? [language] : [language, FALLBACK]
  return new Words(await Promise.all(languages.map((each) => load(each, game))))
}

async function load(language: Language, game?: string): Promise<Spoken> {
  const files: (Load | undefined)[] = [
    GAMES[`../../../src/ostrog/games/${game}/words/${language}.ftl`],
    SKINS[`../games/${game}/words/${language}.ftl`],
    OWN[`./${language}.ftl`],
  ]
  const sources = await Promise.all(
    files.filter((file) => file !== undefined).map((file) => file()),
  )
  return { language, sources }
}

const EMPTY: Vocabulary = { verbs: {}, kinds: {} }

/** What the options of a game are made of; nothing for a game that was not there at the build. */
export async function loadVocabulary(game: string): Promise<Vocabulary> {
  const { default: all } = await import('./vocabularies.json')
  return (all as Record<string, Vocabulary>)[game] ?? EMPTY
}
