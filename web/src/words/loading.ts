/** Fetches the words of a language: the client's own, and those of the game that is played. */

import type { GameWords } from '../api/types'
import { playedIn } from './editions'
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

/** The words of the client in a language, those of a game and its expansions before them, and
 * English behind. */
export async function loadWords(language: Language, edition?: string): Promise<Words> {
  const languages = language === FALLBACK ? [language] : [language, FALLBACK]
  return new Words(await Promise.all(languages.map((each) => load(each, edition))))
}

async function load(language: Language, edition = ''): Promise<Spoken> {
  const { game, expansions } = playedIn(edition)
  const files = [
    ...expansions
      .map((each) => `/api/games/${game}/expansions/${each}/words/${language}`)
      .reverse(),
    game && !isBuiltIn(game)
      ? `/api/games/${game}/words/${language}`
      : GAMES[`../../../src/ostrog/games/${game}/words/${language}.ftl`],
    SKINS[`../games/${game}/words/${language}.ftl`],
    OWN[`./${language}.ftl`],
  ]
  const sources = await Promise.all(files.filter((file) => file !== undefined).map(fetchMessages))
  return { language, sources }
}

/** Whether a game was there when the client was built; the server has the words of any other. */
const isBuiltIn = (game: string) =>
  GAMES[`../../../src/ostrog/games/${game}/words/${FALLBACK}.ftl`] !== undefined

/** The messages in a file, or those that the server has. */
async function fetchMessages(address: string): Promise<string> {
  const text = await fetchText(address)
  return text && address.startsWith('/api/') ? (JSON.parse(text) as GameWords).messages : text
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  // A match may be of a game that the server does not have any more.
  if (answer.status === 404 && address.startsWith('/api/')) return ''
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

const EMPTY: Vocabulary = { verbs: {}, kinds: {} }

/** Fetches what the options of those games are made of that were there when the client was built. */
export const fetchVocabularies = () => import('./vocabularies.json')

/** What the options of a game are made of; nothing for a game that the server does not have. */
export async function loadVocabulary(edition: string): Promise<Vocabulary> {
  const { default: all } = await fetchVocabularies()
  const known = (all as Record<string, Vocabulary>)[edition]
  if (known) return known
  const { game, expansions } = playedIn(edition)
  const asked = expansions.length ? `?expansions=${expansions.join(',')}` : ''
  const told = await fetchText(`/api/games/${game}/vocabulary${asked}`)
  return told ? (JSON.parse(told) as Vocabulary) : EMPTY
}
