// Makes src/api/types.ts from src/api/schema.json, which `ostrog schema` prints, and the types of the
// panels of each game from src/games/panels.json.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const source = new URL('../src/', import.meta.url)
const read = async (file) => JSON.parse(await readFile(new URL(file, source), 'utf8'))

/** Adapts what the compiler does not know: tuples as `prefixItems`, and bounds it would turn into tuples. */
function adapted(node) {
  if (Array.isArray(node)) return node.map(adapted)
  if (node === null || typeof node !== 'object') return node
  const { prefixItems, minItems, maxItems, ...rest } = node
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, adapted(value)]))
  if (prefixItems) Object.assign(made, { items: prefixItems.map(adapted), minItems, maxItems })
  return made
}

/** Writes the types of some schemas into a file. */
async function write(schema, name) {
  const defs = adapted(schema.$defs)
  for (const [title, def] of Object.entries(defs)) def.title = title
  const everything = {
    type: 'object',
    title: 'Everything',
    properties: Object.fromEntries(
      Object.keys(defs).map((each) => [each, { $ref: `#/definitions/${each}` }]),
    ),
  }
  const root = JSON.parse(
    JSON.stringify({ ...everything, definitions: defs }).replaceAll('#/$defs/', '#/definitions/'),
  )
  const text = await compile(root, 'Everything', {
    additionalProperties: false,
    bannerComment:
      '// Made from the messages of the server by `npm run types`; not written by hand.',
    format: false,
    unknownAny: true,
  })
  const own = text
    .replace(/export interface Everything \{[^}]*\}\n/, '')
    .replace(/\/\*\*\n \* @minItems \d+\n \* @maxItems \d+\n \*\/\n/g, '')
  const file = fileURLToPath(new URL(name, source))
  await writeFile(file, own)
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' })
}

await write(await read('api/schema.json'), 'api/types.ts')
for (const [game, schema] of Object.entries(await read('games/panels.json'))) {
  await write(schema, `games/${game}/panels.ts`)
}
