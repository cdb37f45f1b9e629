import { describe, expect, it } from 'vitest'
import { skin } from '../games/five_armies/skin'
import { HANDS, WITH_CARDS } from '../table/fixtures'
import { handOf, hasHand, openCardsOf, otherHandsOf, sheetOf, sizeOf, stacksOf } from './lying'

const cards = (piles: readonly { cards: readonly { name?: string }[] }[]) =>
  piles.map((pile) => pile.cards.map(({ name }) => name))

describe('a hand', () => {
  it('holds what its seat holds', () => {
    expect(cards(handOf(HANDS, WITH_CARDS, 0, new Set()))).toEqual([
      ['ev-call-to-arms-dense-fog'],
      ['sf-dismay'],
    ])
  })

  it('has those other cards before it that can be chosen now', () => {
    const choosable = new Set(['card:0:regroup'])
    expect(cards(handOf(HANDS, WITH_CARDS, 0, choosable))[0]).toEqual(['regroup'])
  })

  it('of another is only counted', () => {
    const [hand] = otherHandsOf(HANDS, WITH_CARDS, [0])
    expect(hand && sizeOf(hand)).toBe(2)
    expect(hand?.cards).toEqual([])
  })

  it('is there for those who sit at the table', () => {
    expect(hasHand(HANDS, [0])).toBe(true)
    expect(hasHand(HANDS, [])).toBe(false)
  })
})

describe('other cards', () => {
  it('lie in decks and discards', () => {
    const sizes = stacksOf(HANDS, WITH_CARDS).map((pile) => [pile.tray.id, sizeOf(pile)])
    expect(Object.fromEntries(sizes)).toMatchObject({ 'event-deck': 20, 'event-discard': 1 })
  })

  it('lie open in play, but those of a battle before its sides', () => {
    const groups = openCardsOf(HANDS, WITH_CARDS, skin)
    expect(groups.map(({ at }) => at)).toEqual(['story-free-table', 'sheet:bard'])
    const fighters = [{ seat: 0, event: 'card:sf-lucky-number' }, { seat: 1 }]
    const battle = { panel: 'battle', at: 'camp', fighters }
    const fighting = { ...WITH_CARDS, panels: [battle] }
    expect(openCardsOf(HANDS, fighting, skin).map(({ at }) => at)).toEqual(['sheet:bard'])
  })
})

it('a sheet belongs to a figure of its name', () => {
  expect(sheetOf('character:bard', HANDS, WITH_CARDS)?.id).toBe('sheet:bard')
  expect(sheetOf('army:camp', HANDS, WITH_CARDS)).toBeUndefined()
})
