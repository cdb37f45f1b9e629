import { describe, expect, it } from 'vitest'
import { screenAt } from './routes'

describe('an address', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/lobby', { name: 'lobby' }],
    ['/matches', { name: 'matches' }],
    ['/new', { name: 'new', game: '', listed: false, company: '', values: false }],
    [
      '/new?game=council&listed',
      { name: 'new', game: 'council', listed: true, company: '', values: false },
    ],
    ['/new?with=solo', { name: 'new', game: '', listed: false, company: 'solo', values: false }],
    [
      '/new?game=council&values',
      { name: 'new', game: 'council', listed: false, company: '', values: true },
    ],
    ['/rules/council/values', { name: 'values', game: 'council' }],
    ['/m/abc-1', { name: 'match', id: 'abc-1' }],
    ['/m/abc-1/replay', { name: 'replay', id: 'abc-1' }],
    ['/records', { name: 'records' }],
    ['/rules/council', { name: 'rules', game: 'council', rule: '' }],
    ['/rules/council#RCG-2.6', { name: 'rules', game: 'council', rule: 'RCG-2.6' }],
    ['/rules/council/summary', { name: 'summary', game: 'council', scenario: '' }],
    ['/rules/council/cards?scenario=two', { name: 'cards', game: 'council', scenario: 'two' }],
    ['/rules/council/elsewhere', { name: 'nowhere' }],
    ['/people/12-34', { name: 'person', guest: '12-34' }],
    ['/m/abc-1/', { name: 'match', id: 'abc-1' }],
    ['/lobby/', { name: 'lobby' }],
    ['/m/abc-1/elsewhere', { name: 'nowhere' }],
    ['/no/such', { name: 'nowhere' }],
    ['/nothing', { name: 'nowhere' }],
    ['/m/%zz', { name: 'match', id: '%zz' }],
  ])('%s names its screen', (address, screen) => {
    expect(screenAt(address)).toEqual(screen)
  })

  it.each(['verify', 'reset', 'unsubscribe'])('of a mail names the page %s', (page) => {
    expect(screenAt(`/#${page}/a_token-1`)).toEqual({ name: 'mail', page, token: 'a_token-1' })
  })

  it('with another word after the # is the home page', () => {
    expect(screenAt('/#elsewhere/x')).toEqual({ name: 'home' })
    expect(screenAt('/#verify')).toEqual({ name: 'home' })
  })
})
