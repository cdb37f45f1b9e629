/** The line to the server: what is packed is unpacked, and told in its order. */

import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { dialSocket } from './line'
import type { ServerMessage } from './types'

class FakeSocket {
  static last: FakeSocket
  binaryType = ''
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly address: string) {
    FakeSocket.last = this
  }
  send() {}
  close() {}
}

afterEach(() => vi.unstubAllGlobals())

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
