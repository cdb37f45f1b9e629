import { describe, expect, it } from 'vitest'
import { isCardTable, sizeOf } from '../cards/lying'
import { LAYOUT } from '../table/fixtures'
import { CARD_LAYOUT, CARD_SCENE } from './fixtures'
import { around, commonsOf, type Stack, seatingOf, winningsOf, zonesOf } from './seating'

const names = (stacks: readonly Stack[]) => stacks.map(({ card }) => card.name)
const seating = (seat: number) => {
  const side = CARD_LAYOUT.sides.find((each) => each.seat === seat)
  if (!side) throw new Error('no such seat')
  return seatingOf(CARD_LAYOUT, CARD_SCENE, side)
}

it('a table without areas and with places is a table of cards', () => {
  expect(isCardTable(CARD_LAYOUT)).toBe(true)
  expect(isCardTable(LAYOUT)).toBe(false)
})

describe('places', () => {
  const zones = zonesOf(CARD_LAYOUT, CARD_SCENE)

  it('lie in their zones', () => {
    const found = zones.map(({ tray, places }) => [tray.id, places.map(({ card }) => card.name)])
    expect(found).toEqual([
      ['path', ['bag-end']],
      ['battlegrounds', ['minas-tirith', 'morannon']],
    ])
  })

  it('have attackers on one side and defenders on the other, with tokens', () => {
    const [city] = zones[1]?.places ?? []
    expect(names(city?.attackers ?? [])).toEqual(['mordor-orcs-1', 'haradrim-mumakil'])
    expect(names(city?.defenders ?? [])).toEqual(['guards-of-the-citadel'])
    expect(city?.others).toEqual([])
    expect(city?.tokens.map(({ id }) => id)).toEqual(['bead:1'])
  })

  it('have items under those who wield them', () => {
    const [sam] = zones[0]?.places[0]?.defenders ?? []
    expect(names(sam?.items ?? [])).toEqual(['mithril-coat'])
  })
})

describe('a seat', () => {
  it('has piles, of which some are only counted', () => {
    const sizes = seating(1).piles.map((pile) => [pile.tray.id, sizeOf(pile)])
    expect(Object.fromEntries(sizes)).toEqual({
      'hand-witch-king': 4,
      'deck-witch-king': 21,
      'cycle-witch-king': 3,
      'eliminated-witch-king': 0,
    })
  })

  it('has a reserve with items, and tokens', () => {
    const { laid, open, tokens } = seating(2)
    expect(names(laid[0]?.stacks ?? [])).toEqual(['aragorn', 'legolas'])
    expect(names(laid[0]?.stacks[0]?.items ?? [])).toEqual(['anduril'])
    expect(open).toEqual([])
    expect(tokens.map(({ id }) => id)).toEqual(['ring:aragorn'])
  })
})

describe('around the table', () => {
  const numbers = (seats: readonly number[]) => {
    const { own, others } = around(CARD_LAYOUT.sides, seats)
    return [own.map(({ seat }) => seat), others.map(({ seat }) => seat)]
  }

  it('the others follow one’s own seat in their order', () => {
    expect(numbers([2])).toEqual([[2], [3, 0, 1]])
    expect(numbers([0, 2])).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('one who only watches has none', () => {
    expect(numbers([])).toEqual([[], [0, 1, 2, 3]])
  })
})

it('what is won counts points, and shows tokens and cards', () => {
  const [free, shadow] = winningsOf(CARD_LAYOUT, CARD_SCENE)
  expect([free?.points, shadow?.points]).toEqual([3, 5])
  expect(shadow?.tokens.map(({ name }) => name)).toEqual(['corruption'])
  expect(shadow?.cards.cards.map(({ name }) => name)).toEqual(['the-shire'])
})

it('decks that belong to nobody are common', () => {
  const piles = commonsOf(CARD_LAYOUT, CARD_SCENE).map((pile) => [pile.tray.id, sizeOf(pile)])
  expect(Object.fromEntries(piles)).toMatchObject({ 'path-deck': 24, aside: 0 })
})
