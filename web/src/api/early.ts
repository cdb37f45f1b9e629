/** Asks for the match of this page while the rest of the client is still on its way.
 *
 * A script of its own, so small that it is there first; `line` goes on with the socket that it opened.
 */

import type { ClientMessage } from './types'

/** A socket over which the match was asked for, and what it has said so far. */
export interface Early {
  address: string
  socket: WebSocket
  heard: MessageEvent<string | ArrayBuffer>[]
}

declare global {
  var ostrogEarly: Early | undefined
}

const { protocol, host, pathname } = window.location
const [, , match] = pathname.split('/')
const packed = 'DecompressionStream' in globalThis ? '?packed=1' : ''
const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/matches/${match}/socket${packed}`
const join: ClientMessage = { type: 'Join', seen: 0 }
const early: Early = { address, socket: new WebSocket(address), heard: [] }
early.socket.binaryType = 'arraybuffer'
early.socket.onopen = () => early.socket.send(JSON.stringify(join))
early.socket.onmessage = (event) => early.heard.push(event)
globalThis.ostrogEarly = early
