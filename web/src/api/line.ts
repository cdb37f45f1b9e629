/** A line to the server over which messages go both ways; tests put a fake one in its place. */

import type {} from './early'
import type { ClientMessage, ServerMessage } from './types'

/** What is told to whoever uses a line. Nothing is told after it was hung up. */
export interface LineListener {
  opened(): void
  heard(message: ServerMessage): void
  lost(): void
  /** The server lets nobody in here, and would not the next time. */
  turnedAway(): void
}

export interface Line {
  send(message: ClientMessage): void
  hangUp(): void
}

export type Dial = (listener: LineListener) => Line

/** The code with which the server closes a socket that brings no session, or names no match. */
const NOT_LET_IN = 4404

/** Whether this browser unpacks what the server has packed. */
const PACKED = 'DecompressionStream' in globalThis

async function unpacked(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).text()
}

interface Opened {
  socket: WebSocket
  heard: readonly MessageEvent<string | ArrayBuffer>[]
  /** Whether it was asked for the match over this socket. */
  hasJoined: boolean
}

/** The socket that the page opened before there was anybody to listen; otherwise a new one. */
function socketTo(address: string): Opened {
  const early = globalThis.ostrogEarly
  globalThis.ostrogEarly = undefined
  if (early?.address !== address || early.socket.readyState > WebSocket.OPEN) {
    return { socket: new WebSocket(address), heard: [], hasJoined: false }
  }
  return { ...early, hasJoined: early.socket.readyState === WebSocket.OPEN }
}

/** Dials a WebSocket. */
export function dialSocket(address: string): Dial {
  return (listener) => {
    const { socket, heard, hasJoined } = socketTo(PACKED ? `${address}?packed=1` : address)
    let isOver = false
    /** Whether the server was asked already for what the listener is about to ask for. */
    let isAsked = hasJoined
    // What has come is told in its order, though some of it has to be unpacked first.
    let last: Promise<void> | null = null
    const hear = (text: string) => {
      if (!isOver) listener.heard(JSON.parse(text) as ServerMessage)
    }
    const inTurn = (text: string | Promise<string>) => {
      if (!last && typeof text === 'string') return hear(text)
      const turn: Promise<void> = Promise.all([text, last]).then(([found]) => {
        if (last === turn) last = null
        hear(found)
      })
      last = turn
    }
    socket.binaryType = 'arraybuffer'
    const take = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      inTurn(typeof data === 'string' ? data : unpacked(data))
    const begin = () => {
      if (isOver) return
      listener.opened()
      heard.forEach(take)
      socket.onmessage = take
    }
    // Nothing is told before whoever dials has the line.
    if (hasJoined) queueMicrotask(begin)
    else socket.onopen = begin
    socket.onclose = ({ code }) => (code === NOT_LET_IN ? listener.turnedAway() : listener.lost())
    return {
      send(message) {
        if (!isAsked) socket.send(JSON.stringify(message))
        isAsked = false
      },
      hangUp() {
        isOver = true
        socket.onopen = null
        socket.onmessage = null
        socket.onclose = null
        socket.close()
      },
    }
  }
}
