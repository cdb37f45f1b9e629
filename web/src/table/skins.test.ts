import { describe, expect, it } from 'vitest'
import type { Skin } from '../board/contract'
import { extended, fetchSkin, skinOf } from './skins'

const icon = (name: string) => ({ body: name, width: 1, height: 1 })
const plain: Skin = {
  game: 'hills',
  icon: (_, name) => (name === 'elves' ? icon('bow') : undefined),
}

describe('the skin of a game with expansions', () => {
  it('is extended by one expansion after the other', () => {
    const banners = (skin: Skin): Skin => ({
      ...skin,
      icon: (form, name) => (name === 'banner' ? icon('flag') : skin.icon(form, name)),
    })
    const stars = (skin: Skin): Skin => ({
      ...skin,
      icon: (form, name) => (name === 'banner' ? icon('star') : skin.icon(form, name)),
    })
    const both = extended(plain, [banners, stars])
    expect(both.icon('token', 'elves')?.body).toBe('bow')
    expect(both.icon('token', 'banner')?.body).toBe('star')
    expect(extended(plain, [])).toBe(plain)
  })

  it('is that of the game where an expansion brings none', async () => {
    await fetchSkin('five_armies+hornblowers')
    await fetchSkin('five_armies')
    expect(skinOf('five_armies+hornblowers')).toBe(skinOf('five_armies'))
  })

  it('shows a game without a skin in words', () => {
    expect(skinOf('hills+banners').icon('token', 'banner')).toBeUndefined()
  })
})
