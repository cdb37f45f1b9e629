// Makes src/api/types.ts from src/api/schema.json, which `ostrog schema` prints.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const folder = new URL('../src/api/', import.meta.url)
const schema = JSON.parse(await readFile(new URL('schema.json', folder), 'utf8'))

/** Adapts what the compiler does not know: tuples as `prefixItems`, and bounds it would turn into tuples. */
function adapted(node) {
  if (Array.isArray(node)) return node.map(adapted)
  if (node === null || typeof node !== 'object') return node
  const { prefixItems, minItems, maxItems, ...rest } = node
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, adapted(value)]))
  if (prefixItems) Object.assign(made, { items: prefixItems.map(adapted), minItems, maxItems })
  return made
}

const defs = adapted(schema.$defs)
for (const [name, def] of Object.entries(defs)) def.title = name
const everything = {
  type: 'object',
  title: 'Everything',
  properties: Object.fromEntries(
    Object.keys(defs).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  ),
}
const root = JSON.parse(
  JSON.stringify({ ...everything, definitions: defs }).replaceAll('#/$defs/', '#/definitions/'),
)
const text = await compile(root, 'Everything', {
  additionalProperties: false,
  bannerComment: '// Made from the messages of the server by `npm run types`; not written by hand.',
  format: false,
  unknownAny: true,
})
const own = text
  .replace(/export interface Everything \{[^}]*\}\n/, '')
  .replace(/\/\*\*\n \* @minItems \d+\n \* @maxItems \d+\n \*\/\n/g, '')
const file = fileURLToPath(new URL('types.ts', folder))
await writeFile(file, own)
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' })
