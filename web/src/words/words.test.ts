import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { capitalised, LANGUAGES, readable, Words } from './words'

const SOURCES = join(import.meta.dirname, '..')

function messages(language: string, folder = import.meta.dirname): Map<string, string> {
  const text = readFileSync(join(folder, `${language}.ftl`), 'utf8')
  const found = new FluentResource(text).body
  return new Map(found.map((message) => [message.id, JSON.stringify(message)]))
}

/** The names of the arguments of a message; `$to_acc` counts as `$to`. */
function args(message = ''): string[] {
  const names = message.matchAll(/"type":"var","name":"([a-z]+)/g)
  return [...new Set(Array.from(names, ([, name = '']) => name))].sort()
}

const SKINS = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The words of the skin that a file belongs to; none of a file elsewhere. */
function wordsOfSkin(file: string): ReadonlyMap<string, string> {
  const [folder, game = ''] = file.split(/[\\/]/)
  const belongs = folder === 'games' && SKINS.includes(game)
  return belongs ? messages('en', join(SOURCES, 'games', game, 'words')) : new Map()
}

describe('the client', () => {
  const english = messages('en')

  it.each(LANGUAGES)('says everything in %s, with the same arguments', (language) => {
    const own = messages(language)
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, message] of english) {
      expect([key, ...args(own.get(key))]).toEqual([key, ...args(message)])
    }
  })

  it('has words for every key it uses', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    const unknown = code.flatMap((file) => {
      const text = readFileSync(join(SOURCES, file), 'utf8')
      const used = Array.from(text.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g), ([, key = '']) => key)
      const skin = wordsOfSkin(file)
      return used.filter((key) => !english.has(key) && !skin.has(key))
    })
    expect(unknown).toEqual([])
  })

  it.each(SKINS)('says what only the skin of %s says in every language', (game) => {
    const folder = join(SOURCES, 'games', game, 'words')
    const first = [...messages('en', folder).keys()].sort()
    for (const language of LANGUAGES) {
      expect([...messages(language, folder).keys()].sort()).toEqual(first)
    }
  })
})

describe('words', () => {
  const polish = { language: 'pl' as const, sources: ['gate = brama\n    .acc = bramę'] }
  const english = {
    language: 'en' as const,
    sources: ['gate = gate\ngo = go to { $to_acc }', 'gate = other\nhello = hello, { $name }'],
  }

  it('fall back to another language, and to something readable', () => {
    const words = new Words([polish, english])
    expect(words.say('gate')).toBe('brama')
    expect(words.say('hello', { name: 'A' })).toBe('hello, A')
    expect(words.say('no-such-key', { a: 1, b: 'c' })).toBe('no such key: 1, c')
    expect(words.find('no-such-key')).toBeUndefined()
  })

  it('prefer the first source', () => {
    expect(new Words([english]).say('gate')).toBe('gate')
  })

  it('use a name itself where its form is not given', () => {
    const words = new Words([english])
    expect(words.say('go', { to: 'camp' })).toBe('go to camp')
    expect(words.say('go', { to: 'camp', to_acc: 'the camp' })).toBe('go to the camp')
    expect(new Words([polish]).forms('gate')).toEqual({ acc: 'bramę' })
  })

  it('make identifiers readable', () => {
    expect(readable('LossesTaken')).toBe('losses taken')
    expect(readable('place_bats-now')).toBe('place bats now')
    expect(capitalised('łódź')).toBe('Łódź')
  })
})
