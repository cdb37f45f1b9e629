/** Which screen the address names, and the way from one to another. */

import { useSyncExternalStore } from 'react'

const CHANGED = 'ostrog-went'

/** What the links of mails lead to; it comes after the `#`, and so never reaches a server's log. */
export const MAIL_PAGES = ['verify', 'reset', 'unsubscribe'] as const
export type MailPage = (typeof MAIL_PAGES)[number]

export type Screen =
  | { name: 'home' | 'lobby' | 'matches' | 'records' | 'account' | 'settings' | 'nowhere' }
  /** The form for a match: of which game, whether it is to be shown in the lobby, with whom, and whether with
   * the values that were changed before. */
  | { name: 'new'; game: string; listed: boolean; company: string; values: boolean }
  | { name: 'match' | 'replay'; id: string }
  | { name: 'person'; guest: string }
  /** The rules of a game; the statement that is meant comes after the `#`. */
  | { name: 'rules'; game: string; rule: string }
  /** The game on two pages, or all its cards; of one scenario if it is named. */
  | { name: 'summary' | 'cards'; game: string; scenario: string }
  /** The values of a game that no source confirms. */
  | { name: 'values'; game: string }
  | { name: 'mail'; page: MailPage; token: string }

const SIMPLE = ['lobby', 'matches', 'records', 'account', 'settings'] as const

/** What helps players of a game, besides its rules. */
const AIDS = ['summary', 'cards'] as const

/** The screen of an address, given as path, search and hash together. */
export function screenAt(address: string): Screen {
  const { pathname, searchParams, hash } = new URL(address, 'http://nowhere')
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const [first = '', second = '', ...more] = path.split('/').slice(1).map(decoded)
  if (second) {
    return within(first, second, more.join('/'), { params: searchParams, hash })
  }
  if (first === 'new') return formAt(searchParams)
  const [page, token] = hash.slice(1).split('/')
  const mail = MAIL_PAGES.find((each) => each === page)
  if (!first && mail && token) return { name: 'mail', page: mail, token }
  return { name: first ? (SIMPLE.find((each) => each === first) ?? 'nowhere') : 'home' }
}

interface Rest {
  params: URLSearchParams
  hash: string
}

/** The screen of something that the address names, and what of it is wanted. */
function within(first: string, named: string, part: string, { params, hash }: Rest): Screen {
  if (first === 'm' && part === 'replay') return { name: 'replay', id: named }
  const aid = first === 'rules' ? AIDS.find((each) => each === part) : undefined
  if (aid) return { name: aid, game: named, scenario: params.get('scenario') ?? '' }
  if (first === 'rules' && part === 'values') return { name: 'values', game: named }
  if (part) return { name: 'nowhere' }
  if (first === 'm') return { name: 'match', id: named }
  if (first === 'people') return { name: 'person', guest: named }
  if (first === 'rules') return { name: 'rules', game: named, rule: decoded(hash.slice(1)) }
  return { name: 'nowhere' }
}

function formAt(params: URLSearchParams): Screen {
  const [game, company] = [params.get('game') ?? '', params.get('with') ?? '']
  const [listed, values] = [params.has('listed'), params.has('values')]
  return { name: 'new', game, listed, company, values }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

let moved = false

/** Whether the reader came to this screen from another one, and must be told that it is new. */
export const hasMoved = () => moved

export function go(path: string): void {
  moved = true
  window.history.pushState(null, '', path)
  window.dispatchEvent(new Event(CHANGED))
  window.scrollTo(0, 0)
}

/** What the browser shows as the address, without the host. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => {
    const { pathname, search, hash } = window.location
    return pathname + search + hash
  })
}

export const matchPath = (id: string) => `/m/${encodeURIComponent(id)}`
export const replayPath = (id: string) => `${matchPath(id)}/replay`
export const personPath = (guest: string) => `/people/${encodeURIComponent(guest)}`
export const rulesPath = (game: string) => `/rules/${encodeURIComponent(game)}`
export const summaryPath = (game: string) => `${rulesPath(game)}/summary`
export const cardsPath = (game: string) => `${rulesPath(game)}/cards`
export const valuesPath = (game: string) => `${rulesPath(game)}/values`
export const rulePath = (game: string, rule: string) =>
  `${rulesPath(game)}#${encodeURIComponent(rule)}`
export const newMatchPath = (game: string) => `/new?game=${encodeURIComponent(game)}`
