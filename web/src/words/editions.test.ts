import { expect, it } from 'vitest'
import { editionOf, playedIn } from './editions'

it('names a game by itself without expansions', () => {
  expect(editionOf({ game: 'five_armies' })).toBe('five_armies')
  expect(playedIn('five_armies')).toEqual({ game: 'five_armies', expansions: [] })
})

it('names a game with its expansions', () => {
  const played = { game: 'five_armies', expansions: ['hornblowers', 'drummers'] }
  expect(playedIn(editionOf(played))).toEqual(played)
})
