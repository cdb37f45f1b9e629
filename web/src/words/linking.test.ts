import { describe, expect, it } from 'vitest'
import type { EventInfo } from '../api/types'
import { linked, piecesOf, plainOf, unlinked } from './linking'
import { loadVocabulary, loadWords } from './loading'
import { Wording } from './wording'
import { LANGUAGES } from './words'

describe('a sentence with marked names', () => {
  const sentence = `from ${linked('camp', 'the Camp')} to ${linked('ravenhill', 'Ravenhill')}: 3`

  it('is cut into what can be followed and what cannot', () => {
    expect(piecesOf(sentence)).toEqual([
      { text: 'from ' },
      { text: 'the Camp', ref: 'camp', open: '', shut: '' },
      { text: ' to ' },
      { text: 'Ravenhill', ref: 'ravenhill', open: '', shut: ':' },
      { text: ' 3' },
    ])
  })

  it('reads the same without the marks', () => {
    expect(plainOf(sentence)).toBe('from the Camp to Ravenhill: 3')
    expect(plainOf('nothing to follow')).toBe('nothing to follow')
    expect(unlinked('camp', 'the Camp')).toBe('the Camp')
  })

  it('keeps quotation marks and full stops with their names', () => {
    const quoted = `plays „${linked('axe', 'Axe')}”, (${linked('camp', 'Camp')}).`
    expect(piecesOf(quoted)).toEqual([
      { text: 'plays ' },
      { text: 'Axe', ref: 'axe', open: '„', shut: '”,' },
      { text: ' ' },
      { text: 'Camp', ref: 'camp', open: '(', shut: ').' },
    ])
    expect(plainOf(quoted)).toBe('plays „Axe”, (Camp).')
  })

  it('has no empty pieces', () => {
    expect(piecesOf('')).toEqual([])
    expect(piecesOf(linked('camp', 'Camp'))).toMatchObject([{ text: 'Camp', ref: 'camp' }])
  })
})

const GAMES = ['five_armies', 'ring_cards']
const FIXTURES = import.meta.glob<{ events?: EventInfo[] }>('../games/*/fixtures/*.json', {
  import: 'default',
})

describe.each(GAMES)('the events of %s', (game) => {
  it.each(LANGUAGES)('say the same in %s with their names marked', async (language) => {
    const paths = Object.keys(FIXTURES).filter((path) => path.includes(`/${game}/`))
    const stories = await Promise.all(paths.map((path) => FIXTURES[path]?.()))
    const events = stories.flatMap((story) => story?.events ?? [])
    const seats = [0, 1, 2, 3].map((seat) => ({ seat, team: String(seat) }))
    const wording = new Wording(await loadWords(language, game), await loadVocabulary(game), seats)
    const marked = events.map((event) => wording.event(event, linked))
    expect(events.length).toBeGreaterThan(20)
    expect(marked.map(plainOf)).toEqual(events.map((event) => wording.event(event)))
    const places = events.map(({ fields: { to, place } }) => to ?? place)
    const named = marked.map((text) => piecesOf(text).map(({ ref }) => ref))
    const found = places.filter((place, index) => place && named[index]?.includes(String(place)))
    expect(found.length).toBeGreaterThan(0)
  })
})
