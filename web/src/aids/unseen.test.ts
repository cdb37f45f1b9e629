import { describe, expect, it } from 'vitest'
import type { Layout, Scene } from '../api/types'
import held from '../games/five_armies/fixtures/cards.json'
import board from '../games/five_armies/fixtures/layout.json'
import cards from '../games/ring_cards/fixtures/layout.json'
import turn from '../games/ring_cards/fixtures/turn.json'
import { unseenDecks } from './unseen'

const ring = cards as unknown as Layout
const lying = turn.standing.scene as unknown as Scene
const seat = turn.standing.observer[0] ?? 0

describe('what is unseen of the decks', () => {
  it('of the card game is exactly what lies in one’s own deck (RCG-21.2)', () => {
    const [own] = unseenDecks(ring, lying, [seat])
    expect(own?.deck.owner).toBe(seat)
    expect(own?.isExact).toBe(true)
    const seen = new Set(lying.markers.map(({ name }) => name))
    expect(own?.names.some((name) => seen.has(name))).toBe(false)
    expect(own?.names).toHaveLength(own?.size ?? -1)
  })

  it('is told of no other player’s deck (RCG-21.3)', () => {
    const owners = unseenDecks(ring, lying, [seat]).map(({ deck }) => deck.owner ?? -1)
    expect(new Set(owners)).toEqual(new Set([seat, -1]))
    const spectators = unseenDecks(ring, lying, []).map(({ deck }) => deck.owner ?? -1)
    expect(new Set(spectators)).toEqual(new Set([-1]))
  })

  it('of locations is what was not active yet', () => {
    const paths = unseenDecks(ring, lying, []).find(({ deck }) => deck.tray === 'path-deck')
    expect(paths?.isExact).toBe(true)
    expect(paths?.names.length).toBeLessThan(paths?.deck.cards.length ?? 0)
  })

  it('of a shared deck may also be in the hand of the other side (B5A-8.1)', () => {
    const scene = held.standing.scene as unknown as Scene
    const observer = held.standing.observer as number[]
    const found = unseenDecks(board as unknown as Layout, scene, observer)
    const events = found.find(({ deck }) => deck.tray === 'event-deck')
    const stories = found.find(({ deck }) => deck.owner === observer[0])
    expect(stories?.isExact).toBe(true)
    expect(events?.names.length).toBeGreaterThanOrEqual(events?.size ?? 0)
  })
})
