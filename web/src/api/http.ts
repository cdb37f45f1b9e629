/** The server's answers over HTTP. A cookie says who this browser is; `me` brings it. */

import type {
  Blocked,
  ChangePassword,
  GameKind,
  Invitation,
  JoinMatch,
  MatchInfo,
  Me,
  OpenMatch,
  OpenTable,
  OwnAccount,
  Profile,
  Rematch,
  Rename,
  ResetPassword,
  SignedUp,
  SignIn,
  SignUp,
  Wishes,
} from './types'

/** An answer that is none: its status, or 0 when nothing was answered at all. */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    /** What the server says went wrong, as a key; empty if it says nothing. */
    readonly reason = '',
  ) {
    super(`HTTP ${status}`)
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  let text: string
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    text = await response.text()
  } catch {
    throw new NoAnswer(0)
  }
  if (!response.ok) throw new NoAnswer(response.status, reasonIn(text))
  return (text ? JSON.parse(text) : undefined) as Answer
}

function reasonIn(text: string): string {
  try {
    return String(JSON.parse(text).detail ?? '')
  } catch {
    return ''
  }
}

const matchPath = (id: string) => `/matches/${encodeURIComponent(id)}`

/** Who this browser is; a new one becomes a guest. */
export const me = () => ask<Me>('GET', '/me')
export const rename = (body: Rename) => ask<Me>('PUT', '/me', body)
export const games = () => ask<GameKind[]>('GET', '/games')
/** The matches in which this browser holds a seat. */
export const myMatches = () => ask<MatchInfo[]>('GET', '/matches')
export const openMatch = (body: OpenMatch) => ask<MatchInfo>('POST', '/matches', body)
export const match = (id: string) => ask<MatchInfo>('GET', matchPath(id))
export const joinMatch = (id: string, body: JoinMatch) =>
  ask<MatchInfo>('POST', `${matchPath(id)}/join`, body)

// The lobby

export const openTables = () => ask<OpenTable[]>('GET', '/lobby')
export const invitations = () => ask<Invitation[]>('GET', '/lobby/invitations')
export const decline = (match: string) =>
  ask<void>('DELETE', `/lobby/invitations/${encodeURIComponent(match)}`)

/** Play again with the same people; whoever asks second is led to the same match. */
export const askForRematch = (match: string) => {
  const wish: Rematch = { match, contribution: randomDigits() }
  return ask<MatchInfo>('POST', '/lobby/rematches', wish)
}

// People

export const ownAccount = () => ask<OwnAccount>('GET', '/people/account')
export const signUp = (body: SignUp) => ask<SignedUp>('POST', '/people/account', body)
export const signIn = (body: SignIn) => ask<OwnAccount>('POST', '/people/session', body)
export const signOut = () => ask<void>('DELETE', '/people/session')
export const askForVerification = () => ask<void>('POST', '/people/account/verification')
export const setWishes = (body: Wishes) => ask<OwnAccount>('PUT', '/people/account/wishes', body)
export const changePassword = (body: ChangePassword) =>
  ask<void>('PUT', '/people/account/password', body)
export const deleteAccount = (password: string) =>
  ask<void>('POST', '/people/account/deletion', { password })
export const forgotPassword = (email: string) => ask<void>('POST', '/people/forgotten', { email })
export const verify = (token: string) => ask<void>('POST', '/people/verify', { token })
export const resetPassword = (body: ResetPassword) => ask<void>('POST', '/people/reset', body)
export const unsubscribe = (token: string) => ask<void>('POST', '/people/unsubscribe', { token })
export const profile = (guest: string) =>
  ask<Profile>('GET', `/people/${encodeURIComponent(guest)}`)
export const blocked = () => ask<Blocked[]>('GET', '/people/blocks')
export const block = (guest: string) =>
  ask<void>('PUT', `/people/blocks/${encodeURIComponent(guest)}`)
export const unblock = (guest: string) =>
  ask<void>('DELETE', `/people/blocks/${encodeURIComponent(guest)}`)
/** Where all that is stored about oneself can be downloaded. */
export const OWN_DATA = '/api/people/data'

/** Where the play of a match is heard. */
export function socketAddress(id: string): string {
  const { protocol, host } = window.location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api${matchPath(id)}/socket`
}

/** Random hexadecimal digits, for the dice of a match or for the id of a request. */
export function randomDigits(bytes = 16): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
