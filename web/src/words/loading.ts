/** Fetches the words of a language: the client's own, and those of the game that is played. */

import type { Vocabulary } from './wording'
import { FALLBACK, type Language, type Spoken, Words } from './words'

type Addresses = Record<string, string | undefined>

// Words are text, so they are fetched as text: a browser need not parse them as a program too.
const OWN: Addresses = import.meta.glob<string>('./*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
const GAMES: Addresses = import.meta.glob<string>('../../../src/ostrog/games/*/words/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})
/** What only the client says of a game. */
const SKINS: Addresses = import.meta.glob<string>('../games/*/words/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The words of the client in a language, those of a game before them, and English behind. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const languages = language === FALLBACK ? [language] : [language, FALLBACK]
  return new Words(await Promise.all(languages.map((each) => load(each, game))))
}

async function load(language: Language, game?: string): Promise<Spoken> {
  const files = [
    GAMES[`../../../src/ostrog/games/${game}/words/${language}.ftl`],
    SKINS[`../games/${game}/words/${language}.ftl`],
    OWN[`./${language}.ftl`],
  ]
  const sources = await Promise.all(files.filter((file) => file !== undefined).map(fetchText))
  return { language, sources }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

const EMPTY: Vocabulary = { verbs: {}, kinds: {} }

/** What the options of a game are made of; nothing for a game that was not there at the build. */
export async function loadVocabulary(game: string): Promise<Vocabulary> {
  const { default: all } = await import('./vocabularies.json')
  return (all as Record<string, Vocabulary>)[game] ?? EMPTY
}
