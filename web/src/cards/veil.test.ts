import { describe, expect, it } from 'vitest'
import { decision, HANDS, option, WITH_CARDS } from '../table/fixtures'
import { unseeing, veiled } from './veil'

const at = (ref: string) => ({ points_at: [{ role: 'choice' as const, ref }] })

describe('behind the curtain', () => {
  const { scene, hidden } = veiled(WITH_CARDS, HANDS, [0])

  it('hands, decks and one’s own discards lie face down, and are only counted', () => {
    expect([...hidden].sort()).toEqual([
      'card:ev-call-to-arms-dense-fog',
      'card:sf-dismay',
      'card:sf-elf-lords',
    ])
    const piles = scene.markers.filter(({ form }) => form === 'pile')
    expect(Object.fromEntries(piles.map((pile) => [pile.at, pile.count]))).toEqual({
      'event-deck': 20,
      'event-hand-free': 1,
      'event-hand-shadow': 2,
      'story-free-hand': 1,
      'story-free-buried': 1,
    })
  })

  it('nothing of them is left in the scene', () => {
    const told = JSON.stringify(scene)
    for (const id of hidden) expect(told).not.toContain(id)
  })

  it('what lies open for all stays open', () => {
    expect(scene.markers.map(({ id }) => id)).toContain('card:ev-troop-leader-battle-fury')
  })

  it('options that name a hidden card are not offered, nor what would be done by default', () => {
    const play = option('play:event:sf-dismay', at('card:sf-dismay'))
    const pass = option('pass')
    const asked = decision([play, pass], { default: [play.id], picks: [play.id] })
    expect(unseeing(asked, hidden)).toMatchObject({ options: [pass], default: [], picks: [] })
    const plain = decision([pass])
    expect(unseeing(plain, hidden)).toBe(plain)
  })
})
