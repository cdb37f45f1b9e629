/** What to say, and so what to do, when the server refuses something about people. */

import { NoAnswer } from '../api/http'

/** Reasons of the server that have words of their own: `people-<reason>`. */
const KNOWN = [
  'address-taken',
  'bad-token',
  'has-account',
  'no-account',
  'no-free-seat',
  'no-such-person',
  'too-many-blocks',
  'too-many-invitations',
  'wrong-credentials',
  'wrong-password',
]

/** The key of the words for a failure. */
export function failureKey(error: unknown): string {
  if (!(error instanceof NoAnswer) || error.status === 0) return 'trouble-no-server'
  if (KNOWN.includes(error.reason)) return `people-${error.reason}`
  if (error.status === 429) return 'people-too-often'
  if (error.status === 400) return 'people-not-valid'
  return 'trouble-no-server'
}
