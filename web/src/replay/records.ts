/** Records as files: read in the browser, replayed by the server, and kept by neither. */

import { NoAnswer, recordCourse, recordStandings } from '../api/http'
import { PAGE, PUBLIC, type ReplaySource } from './source'

/** The bytes of a file as JSON carries them. */
export function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The server replays one record of a person at a time, so that one question waits for the other. */
export function sourceOfRecord(record: string): ReplaySource {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Found>(ask: () => Promise<Found>): Promise<Found> => {
    const found = last.then(ask)
    last = found.catch(() => {})
    return found
  }
  return {
    course: (seat = PUBLIC) => inTurn(() => recordCourse({ record, seat })),
    standings: (first, seat) => inTurn(() => recordStandings({ record, seat, first, count: PAGE })),
  }
}

/** Reasons of the server that have words of their own: `records-<reason>`. */
const KNOWN = [
  'too-slow',
  'unknown-game',
  'other-game',
  'other-seed',
  'other-draws',
  'other-state',
  'cannot-be-done',
]
/** Those that a reader need not tell apart. */
const ALIKE: Readonly<Record<string, string>> = {
  'other-opening': 'other-draws',
  'cannot-set-up': 'cannot-be-done',
}

/** The key of what to say, and so what to do, about a file that was not taken. */
export function recordFailure(error: unknown): string {
  if (!(error instanceof NoAnswer) || error.status === 0) return 'trouble-no-server'
  const reason = ALIKE[error.reason] ?? error.reason
  if (error.status === 422 && KNOWN.includes(reason)) return `records-${reason}`
  if (error.status === 429) return 'records-busy'
  if (error.status === 413) return 'records-too-long'
  return error.status === 400 ? 'records-no-record' : 'trouble-no-server'
}
