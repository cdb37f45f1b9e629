/** The server's answers over HTTP. A cookie says who this browser is; `me` brings it. */

import type { GameKind, JoinMatch, MatchInfo, Me, OpenMatch, Rename } from './types'

/** An answer that is none: its status, or 0 when nothing was answered at all. */
export class NoAnswer extends Error {
  constructor(readonly status: number) {
    super(`HTTP ${status}`)
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  } catch {
    throw new NoAnswer(0)
  }
  if (!response.ok) throw new NoAnswer(response.status)
  return response.json()
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
