/** Writes the licences of all that is built into the client, as one text beside its page. */

import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** What adds some lines of its own to every bundle. */
const BUILDERS = ['vite', 'rolldown']

/** What follows in their files is about parts of them that stay in the builder. */
const OF_PARTS = /^# Licenses of bundled dependencies/m

/** Packages without a file of their own licence, and what their licence asks to be said. */
const SAID: Record<string, string> = {
  '@iconify-json/game-icons':
    'Icons by Lorc, Delapouite and contributors, https://game-icons.net, under the Creative Commons\n' +
    'Attribution 3.0 licence: https://creativecommons.org/licenses/by/3.0/. They are recoloured and\n' +
    'resized, and their paths are shortened.',
  '@fluent/bundle':
    'By Mozilla and contributors, https://github.com/projectfluent/fluent.js, under the Apache License\n' +
    '2.0, whose text is the one of Ostrog.',
}

const FOLDER = `${sep}node_modules${sep}`

/** The folder of the package that a file belongs to, or nothing for a file of our own. */
function packageOf(file: string): string | undefined {
  const at = file.lastIndexOf(FOLDER)
  if (at < 0) return undefined
  const [first = '', second = ''] = file.slice(at + FOLDER.length).split(sep)
  const name = first.startsWith('@') ? `${first}/${second}` : first
  return file.slice(0, at + FOLDER.length) + name.replace('/', sep)
}

/** What is said about one package. */
function entryOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each))
  const text = file ? readFileSync(join(folder, file), 'utf8').split(OF_PARTS)[0] : SAID[name]
  if (!license || !text) throw new Error(`${name} has no licence that could be told`)
  return `${name} ${version}\nLicence: ${license}\n\n${text.trim().replaceAll('\r\n', '\n')}\n`
}

/** Collects what was built in, and writes `licences.txt`. */
export function licences(icons: () => readonly string[]): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((each) => {
        if (each.type === 'asset')
          return each.originalFileNames.map((name) => join(process.cwd(), name))
        const written = Object.entries(each.modules).filter(([, { code }]) => code)
        return written.map(([id]) => id.split('?')[0] ?? id)
      })
      const builders = BUILDERS.map((name) => join(process.cwd(), 'node_modules', name))
      const game = join(process.cwd(), 'node_modules', '@iconify-json', 'game-icons')
      const folders = modules.map(packageOf).filter((folder) => folder !== undefined)
      const entries = [...new Set([...folders, ...builders, game])].map(entryOf).sort()
      const head =
        'Ostrog is under the Apache License 2.0; LICENSE and NOTICE of its distribution say more.\n' +
        'This browser client also contains what follows.\n'
      const used = `Icons used: ${[...icons()].sort().join(', ')}.\n`
      const source = [head, ...entries, used].join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
    },
  }
}
