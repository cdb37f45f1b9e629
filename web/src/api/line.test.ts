/** The line to the server: what is packed is unpacked, and told in its order. */

import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { socketAddress } from './http'
import { dialSocket } from './line'
import type { ServerMessage } from './types'

class FakeSocket {
  static OPEN = 1
  static last: FakeSocket
  readyState = FakeSocket.OPEN
  said: string[] = []
  binaryType = ''
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.last = this
  }
  send(text: string) {
    this.said.push(text)
  }
  close() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  globalThis.ostrogEarly = undefined
})

function dialled() {
  vi.stubGlobal('WebSocket', FakeSocket)
  const heard: ServerMessage[] = []
  const lost = vi.fn()
  const line = dialSocket('ws://here/socket')({
    opened() {},
    heard: (message) => heard.push(message),
    lost,
    turnedAway() {},
  })
  FakeSocket.last.onopen?.()
  const come = (data: string | ArrayBuffer) => FakeSocket.last.onmessage?.({ data })
  return { heard, line, come }
}

const trouble = (key: string) => JSON.stringify({ type: 'Trouble', key })
const packed = (text: string) => new Uint8Array(gzipSync(text)).buffer

it('tells what is packed and what is not in the order in which it came', async () => {
  const { heard, come } = dialled()
  come(trouble('a'))
  expect(heard).toHaveLength(1) // what is not packed is not kept waiting
  come(packed(trouble(`b${'.'.repeat(5000)}`)))
  come(trouble('c'))
  come(packed(trouble('d')))
  await vi.waitFor(() => expect(heard).toHaveLength(4))
  const keys = heard.map((each) => (each.type === 'Trouble' ? each.key[0] : ''))
  expect(keys).toEqual(['a', 'b', 'c', 'd'])
  expect(FakeSocket.last.address).toBe('ws://here/socket?packed=1')
})

it('tells nothing after it was hung up', async () => {
  const { heard, line, come } = dialled()
  come(packed(trouble('a')))
  line.hangUp()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(heard).toEqual([])
})

/** The script of the page runs, and its socket comes so far before there is anybody to listen. */
async function early(readyState = FakeSocket.OPEN) {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', new URL('https://here/m/abc'))
  await import('./early')
  const socket = FakeSocket.last
  socket.readyState = readyState
  if (readyState === FakeSocket.OPEN) {
    socket.onopen?.()
    socket.onmessage?.({ data: packed(trouble('a')) })
  }
  return socket
}

/** Somebody who asks for the match as soon as the line is open. */
function asking() {
  const heard: ServerMessage[] = []
  const line = dialSocket(socketAddress('abc'))({
    opened: () => line.send({ type: 'Join', seen: 0 }),
    heard: (message) => heard.push(message),
    lost() {},
    turnedAway() {},
  })
  return { heard, line }
}

it('goes on with the socket that the page opened, and does not ask a second time', async () => {
  const socket = await early()
  const { heard, line } = asking()
  expect(FakeSocket.last).toBe(socket)
  socket.onmessage?.({ data: trouble('b') })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard).toEqual([
    { type: 'Trouble', key: 'a' },
    { type: 'Trouble', key: 'b' },
  ])
  line.send({ type: 'Join', seen: 7 })
  expect(socket.said).toEqual(['{"type":"Join","seen":0}', '{"type":"Join","seen":7}'])
  asking()
  expect(FakeSocket.last).not.toBe(socket) // it is used once
})

it('asks over the socket of the page if that was not open yet', async () => {
  const socket = await early(0)
  asking()
  expect(FakeSocket.last).toBe(socket)
  expect(socket.said).toEqual([])
  socket.onopen?.()
  expect(socket.said).toEqual(['{"type":"Join","seen":0}'])
})

it('dials anew where the socket of the page is closed or another match is wanted', async () => {
  const closed = await early(3)
  asking()
  expect(FakeSocket.last).not.toBe(closed)
  vi.resetModules()
  const other = await early()
  dialSocket(socketAddress('other'))({ opened() {}, heard() {}, lost() {}, turnedAway() {} })
  expect(FakeSocket.last).not.toBe(other)
})
