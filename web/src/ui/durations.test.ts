import { describe, expect, it } from 'vitest'
import { duration } from './durations'

describe('a duration', () => {
  it('names its two largest units', () => {
    expect(duration(5_400, 'en')).toBe('1 hour 30 minutes')
    expect(duration(3 * 86_400 + 59, 'en')).toBe('3 days')
    expect(duration(90_061, 'en')).toBe('1 day 1 hour')
    expect(duration(0, 'en')).toBe('0 seconds')
    expect(duration(-4, 'en')).toBe('0 seconds')
  })

  it('is counted as each language counts', () => {
    expect([1, 2, 5].map((days) => duration(days * 86_400, 'pl'))).toEqual([
      '1 dzień',
      '2 dni',
      '5 dni',
    ])
    expect([1, 2, 5].map((hours) => duration(hours * 3_600, 'ru'))).toEqual([
      '1 час',
      '2 часа',
      '5 часов',
    ])
  })
})
