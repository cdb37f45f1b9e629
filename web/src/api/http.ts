/** The server's answers over HTTP. A cookie says who this browser is; `me` brings it. */

import type {
  Audit,
  Blocked,
  ChangePassword,
  Course,
  EventInfo,
  GameKind,
  GameValues,
  Invitation,
  JoinMatch,
  Layout,
  ListedMatch,
  MatchChronicle,
  MatchInfo,
  MatchValues,
  Me,
  OpenMatch,
  OwnAccount,
  Profile,
  ProfileSummary,
  RecordSummary,
  RefusedValues,
  Rematch,
  Rename,
  ReportRuling,
  ResetPassword,
  RulebookInfo,
  SharedLink,
  SignedUp,
  SignIn,
  SignUp,
  Standing,
  ValueFault,
  Wishes,
} from './types'

/** An answer that is none: its status, or 0 when nothing was answered at all. */
export class NoAnswer extends Error {
  constructor(
    readonly status: number,
    /** What the server says went wrong, as a key; empty if it says nothing. */
    readonly reason = '',
    /** What is wrong with the values that were sent, if that is it. */
    readonly faults: ValueFault[] = [],
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
  if (!response.ok) throw new NoAnswer(response.status, ...troubleIn(text))
  return (text ? JSON.parse(text) : undefined) as Answer
}

function troubleIn(text: string): [string, ValueFault[]] {
  try {
    const { detail, extra } = JSON.parse(text) as Partial<RefusedValues>
    return [String(detail ?? ''), detail === 'unfit-values' && extra ? extra : []]
  } catch {
    return ['', []]
  }
}

const matchPath = (id: string) => `/matches/${encodeURIComponent(id)}`

/** Who this browser is; a new one becomes a guest. */
export const me = () => ask<Me>('GET', '/me')
export const rename = (body: Rename) => ask<Me>('PUT', '/me', body)
export const games = () => ask<GameKind[]>('GET', '/games')
/** What a game's rules say, in one language. */
export const rules = (game: string, language: string) =>
  ask<RulebookInfo>('GET', `/games/${encodeURIComponent(game)}/rules/${language}`)

/** How a game lies before its players with its usual values, for its cards and its summary. */
export const layoutOf = (game: string, scenario: string, expansions: readonly string[]) =>
  ask<Layout>(
    'GET',
    `/games/${encodeURIComponent(game)}/layout?${new URLSearchParams({ scenario, expansions: expansions.join() })}`,
  )

/** The values that no source confirms; those of expansions come last. */
export const houseValues = (game: string, expansions: readonly string[]) =>
  ask<GameValues>(
    'GET',
    `/games/${encodeURIComponent(game)}/values?${new URLSearchParams({ expansions: expansions.join() })}`,
  )

/** What an expansion's rules say, in one language. */
export const expansionRules = (game: string, expansion: string, language: string) =>
  ask<RulebookInfo>(
    'GET',
    `/games/${encodeURIComponent(game)}/expansions/${encodeURIComponent(expansion)}/rules/${language}`,
  )
/** The matches in which this browser holds a seat. */
export const myMatches = () => ask<MatchInfo[]>('GET', '/matches')
export const openMatch = (body: OpenMatch) => ask<MatchInfo>('POST', '/matches', body)
/** Open a match in which one learns a game. */
export const openLesson = (game: string, lesson: string) =>
  ask<MatchInfo>('POST', `/lessons/${encodeURIComponent(game)}`, { lesson })
export const match = (id: string) => ask<MatchInfo>('GET', matchPath(id))
/** The values of a match that differ from the game's own. */
export const matchValues = (id: string) => ask<MatchValues>('GET', `${matchPath(id)}/values`)
export const joinMatch = (id: string, body: JoinMatch) =>
  ask<MatchInfo>('POST', `${matchPath(id)}/join`, body)

// The lobby

export const listedMatches = () => ask<ListedMatch[]>('GET', '/lobby')
export const invitations = () => ask<Invitation[]>('GET', '/lobby/invitations')
/** Invite somebody to a match in which one sits. */
export const invite = (match: string, guest: string) =>
  ask<void>('POST', '/lobby/invitations', { match, guest })
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
/** The people who sit in a match, without its bots. */
export const peopleAt = (match: string) =>
  ask<ProfileSummary[]>('GET', `/people/at/${encodeURIComponent(match)}`)
export const blocked = () => ask<Blocked[]>('GET', '/people/blocks')
export const block = (guest: string) =>
  ask<void>('PUT', `/people/blocks/${encodeURIComponent(guest)}`)
export const unblock = (guest: string) =>
  ask<void>('DELETE', `/people/blocks/${encodeURIComponent(guest)}`)
/** Where all that is stored about oneself can be downloaded. */
export const OWN_DATA = '/api/people/data'

// Looking back

/** How a match went, seen by the holder of a seat; by whoever asks, if none is named. */
/** The events of a match before this number, as this browser's player may see them. */
export const eventsBefore = (id: string, until: number) =>
  ask<EventInfo[]>('GET', `${matchPath(id)}/events?until=${until}`)
export const courseOf = (id: string, seat?: number) =>
  ask<Course>('GET', `${matchPath(id)}/course${seat === undefined ? '' : `?seat=${seat}`}`)
/** How it lay after so many entries, and after those that followed. */
export const standingsOf = (id: string, first: number, count: number, seat: number) =>
  ask<Standing[]>('GET', `${matchPath(id)}/frames?first=${first}&count=${count}&seat=${seat}`)
/** Where friends reach a match. */
export const sharedLinkOf = (id: string) => ask<SharedLink>('GET', `/lobby/links/${id}`)
/** What was promised about chance before the first choice. */
export const commitmentOf = (id: string) =>
  ask<{ commitment: string }>('GET', `${matchPath(id)}/commitment`)
/** A match in numbers, from what everybody may know. */
export const chronicleOf = (id: string) => ask<MatchChronicle>('GET', `${matchPath(id)}/chronicle`)
export const auditOf = (id: string) => ask<Audit>('GET', `${matchPath(id)}/audit`)
/** Where the record of a match that is over can be downloaded. */
export const recordAddress = (id: string) => `/api${matchPath(id)}/record`
export const examineRecord = (body: { record: string }) =>
  ask<RecordSummary>('POST', '/records', body)
export const recordCourse = (body: { record: string; seat: number }) =>
  ask<Course>('POST', '/records/course', body)
export const recordStandings = (body: {
  record: string
  seat: number
  first: number
  count: number
}) => ask<Standing[]>('POST', '/records/frames', body)
export const reportRuling = (body: ReportRuling) =>
  ask<void>('POST', '/people/reports/ruling', body)

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
