import { afterEach, expect, it, vi } from 'vitest'
import { loadVocabulary, loadWords } from './loading'

afterEach(() => vi.unstubAllGlobals())

const FILES = globalThis.fetch

function serve(answers: Record<string, string>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/')) return FILES(address)
    asked.push(address)
    const text = answers[address]
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  })
  return asked
}

it('asks the server for the words of a game that was not there at the build', async () => {
  serve({
    '/api/games/hills/words/pl': JSON.stringify({ messages: 'crumb-Hills = Wzgórza' }),
    '/api/games/hills/words/en': JSON.stringify({ messages: 'a = b' }),
  })
  const words = await loadWords('pl', 'hills')
  expect(words.say('crumb-Hills')).toBe('Wzgórza')
  expect(words.say('a')).toBe('b')
})

it('asks the server for what its options are made of', async () => {
  const vocabulary = { verbs: { send: { to: 'hill' } }, kinds: { hill: ['west'] } }
  serve({ '/api/games/hills/vocabulary': JSON.stringify(vocabulary) })
  expect(await loadVocabulary('hills')).toEqual(vocabulary)
  expect(await loadVocabulary('unknown')).toEqual({ verbs: {}, kinds: {} })
})

it('asks for nothing that was there at the build', async () => {
  const asked = serve({})
  await loadWords('pl', 'five_armies')
  await loadVocabulary('five_armies')
  expect(asked).toEqual([])
})
