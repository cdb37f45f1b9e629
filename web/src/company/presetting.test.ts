import { describe, expect, it } from 'vitest'
import { decision, option } from '../table/fixtures'
import { alwaysable, exceptions, withAnswer } from './presetting'

describe('a preset', () => {
  const asked = decision([option('pass', { closes: true }), option('army:camp')])

  it('is one option that answers by itself, before anything is picked', () => {
    expect(alwaysable(asked).map(({ id }) => id)).toEqual(['pass'])
    expect(alwaysable({ ...asked, picks: ['army:camp'] })).toEqual([])
    expect(exceptions(asked, 'pass').map(({ id }) => id)).toEqual(['army:camp'])
  })

  it('takes the place of one with the same exceptions', () => {
    const never = { kind: 'act', picks: ['pass'] }
    const unless = { ...never, unless: ['army:camp'] }
    const other = { kind: 'act', picks: ['go'], unless: [] }
    expect(withAnswer([never, unless], other)).toEqual([unless, other])
  })
})
