import { describe, expect, it } from 'vitest'
import { decision, LAYOUT, option, SCENE } from './fixtures'
import { isComposite, offers, tellingDefault } from './offers'

const at = (ref: string) => ({ points_at: [{ role: 'choice' as const, ref }] })

describe('options', () => {
  it('are sorted by where they are shown, those of one die together', () => {
    const attack = option('act:army:attack', at('die:0:army'))
    const skip = option('skip:army', at('die:0:army'))
    const army = option('army:camp', at('army:camp'))
    const pass = option('pass')
    expect(offers([attack, army, skip, pass], LAYOUT, SCENE)).toEqual({
      plain: [pass],
      beside: [{ ref: 'die:0:army', options: [attack, skip] }],
      withCards: [],
      onBoard: [army],
    })
  })

  it('make a composite decision if one of them does not close it', () => {
    expect(isComposite(decision([option('pass', { closes: true })]))).toBe(false)
    expect(isComposite(decision([option('army:camp')]))).toBe(true)
    expect(isComposite(decision([option('done', { closes: true })], { picks: ['x'] }))).toBe(true)
  })

  it('need no word for the end of a default', () => {
    expect(tellingDefault(decision([], { default: ['lose:orcs', 'done'] }))).toEqual(['lose:orcs'])
    expect(tellingDefault(decision([], { default: ['done'] }))).toEqual([])
    expect(tellingDefault(decision([], { default: ['to:camp'] }))).toEqual(['to:camp'])
  })
})
