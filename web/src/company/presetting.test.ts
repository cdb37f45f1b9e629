import { describe, expect, it } from 'vitest'
import type { Skin } from '../board/contract'
import { decision, option } from '../table/fixtures'
import { alwaysable, exceptions, settable, USUAL, withAnswer } from './presetting'

describe('a preset', () => {
  const asked = decision([option('pass', { closes: true }), option('army:camp')])
  const skin: Skin = { game: 'g', icon: () => undefined, presets: ['act', 'reroll'] }

  it('is one option that answers by itself, before anything is picked', () => {
    expect(alwaysable(asked, skin)).toEqual(['pass'])
    expect(alwaysable({ ...asked, picks: ['army:camp'] }, skin)).toEqual([])
    expect(exceptions(asked, 'pass').map(({ id }) => id)).toEqual(['army:camp'])
  })

  it('is offered for the kinds that the game names, or else for yes and no', () => {
    const { presets: _, ...bare } = skin
    const yes = option('yes', { closes: true })
    expect(alwaysable({ ...asked, kind: 'cost' }, skin)).toEqual([])
    expect(alwaysable(asked, bare)).toEqual([])
    expect(alwaysable(decision([yes, option('no', { closes: true })]), bare)).toEqual(['yes', 'no'])
  })

  it('stands for what one usually does, where the game says so', () => {
    const throws = [option('reroll:2:0', { closes: true }), option('reroll:0:0', { closes: true })]
    const again = { ...decision(throws), kind: 'reroll', default: ['reroll:2:0'] }
    const accepting = { ...skin, accepts: ['reroll'] }
    expect(alwaysable(again, skin)).toEqual([])
    expect(alwaysable(again, accepting)).toEqual([USUAL])
    expect(exceptions(again, USUAL)).toEqual([])
    expect(settable(accepting)).toEqual(['reroll'])
  })

  it('takes the place of one with the same exceptions', () => {
    const never = { kind: 'act', picks: ['pass'] }
    const unless = { ...never, unless: ['army:camp'] }
    const other = { kind: 'act', picks: ['go'], unless: [] }
    expect(withAnswer([never, unless], other)).toEqual([unless, other])
  })

  it('may name something, where the game says so, and is then tried before what names nothing', () => {
    const cards = [
      option('none', { closes: true }),
      option('lay:axe', { closes: true, refs: ['axe'] }),
    ]
    const laying = { ...decision(cards), kind: 'act' }
    expect(alwaysable(laying, skin)).toEqual(['none'])
    const naming = { ...skin, namingPresets: ['act'] }
    expect(alwaysable(laying, naming)).toEqual(['none', 'lay:axe'])
    const none = { kind: 'act', picks: ['none'], unless: [] }
    const axe = { ...none, picks: ['lay:axe'] }
    const bow = { ...none, picks: ['lay:bow'] }
    expect(withAnswer(withAnswer([none], axe), bow)).toEqual([axe, bow, none])
    expect(withAnswer([axe, bow, none], axe)).toEqual([bow, axe, none])
    expect(
      withAnswer([axe, none], { ...none, picks: ['all'] }).map(({ picks }) => picks[0]),
    ).toEqual(['lay:axe', 'all'])
  })
})
