/** Words are fetched; where no server runs, they are read from their files. */

import { readFile } from 'node:fs/promises'

const fetchElsewhere = globalThis.fetch

globalThis.fetch = async (input, init) => {
  if (typeof input === 'string' && /^\/api\/games\/\w+\/(words|vocabulary)/.test(input))
    return new Response('', { status: 404 })
  if (typeof input !== 'string' || !input.endsWith('.ftl')) return fetchElsewhere(input, init)
  const file = input.startsWith('/@fs/') ? input.slice('/@fs'.length) : `.${input}`
  return new Response(await readFile(file, 'utf8'))
}
