/** A line to the server over which messages go both ways; tests put a fake one in its place. */

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

/** Dials a WebSocket. */
export function dialSocket(address: string): Dial {
  return (listener) => {
    const socket = new WebSocket(address)
    socket.onopen = () => listener.opened()
    socket.onmessage = ({ data }) => listener.heard(JSON.parse(String(data)) as ServerMessage)
    socket.onclose = ({ code }) => (code === NOT_LET_IN ? listener.turnedAway() : listener.lost())
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      hangUp() {
        socket.onopen = null
        socket.onmessage = null
        socket.onclose = null
        socket.close()
      },
    }
  }
}
