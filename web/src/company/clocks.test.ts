import { describe, expect, it } from 'vitest'
import type { ClockInfo, Control } from '../api/types'
import { lastTold, leftOf, moodOf, nextTick, shownTime, spokenTime } from './clocks'

const live: Control = { kind: 'live', bank: 600, increment: 5 }
const correspondence: Control = { kind: 'correspondence', bank: 259_200, increment: 86_400 }
const clock = (milliseconds: number, more: Partial<ClockInfo> = {}): ClockInfo => ({
  seat: 0,
  milliseconds,
  runs: true,
  ran_out: false,
  ...more,
})
const HOUR = 3_600_000

describe('a clock', () => {
  it('counts on from what was said while it runs, and never below nothing', () => {
    expect(leftOf(clock(5_000), 1_000, 3_000)).toBe(3_000)
    expect(leftOf(clock(5_000), 1_000, 9_000)).toBe(0)
    expect(leftOf(clock(5_000, { runs: false }), 1_000, 9_000)).toBe(5_000)
    expect(leftOf(clock(5_000), 3_000, 1_000)).toBe(5_000)
  })

  it('shows minutes and seconds, and hours where there are any', () => {
    expect(shownTime(59_999, live, 'en')).toBe('0:59')
    expect(shownTime(605_000, live, 'en')).toBe('10:05')
    expect(shownTime(HOUR + 65_000, live, 'en')).toBe('1:01:05')
  })

  it('shows days and hours where people play by correspondence', () => {
    expect(shownTime(53 * HOUR, correspondence, 'en')).toBe('2 days 5 hr')
    expect(shownTime(1.5 * HOUR, correspondence, 'en')).toBe('1 hr 30 min')
    expect(shownTime(90_000, correspondence, 'en')).toBe('1:30')
  })

  it('is read with the plurals of the language', () => {
    expect(spokenTime(2 * 60_000, 'pl')).toBe('2 minuty')
    expect(spokenTime(5 * 60_000, 'pl')).toBe('5 minut')
    expect(spokenTime(21_000, 'ru')).toBe('21 секунда')
    expect(spokenTime(50 * HOUR, 'ru')).toBe('2 дня 2 часа')
  })

  it('says in which state it is', () => {
    expect(moodOf(clock(0, { ran_out: true }), 0, live)).toBe('out')
    expect(moodOf(clock(1, { runs: false }), 1, live)).toBe('stands')
    expect(moodOf(clock(30_001), 30_001, live)).toBe('runs')
    expect(moodOf(clock(30_000), 30_000, live)).toBe('short')
  })

  it('is told to those who listen a few times only', () => {
    expect(lastTold(400_000, live)).toBeUndefined()
    expect(lastTold(200_000, live)).toBe(300_000)
    expect(lastTold(59_000, live)).toBe(60_000)
    expect(lastTold(9_000, live)).toBe(10_000)
  })

  it('ticks when what is shown changes', () => {
    expect(shownTime(2_400 - nextTick(2_400, live), live, 'en')).toBe('0:01')
    expect(nextTick(53 * HOUR, correspondence)).toBe(60_000)
  })
})
