import { expect, test } from 'vitest'
import { CRACK, gaugeOf, wordOf } from './gauge'
import type { SectionPanel } from './panels'

const section = (numbers: Partial<SectionPanel>): SectionPanel => ({
  panel: 'section',
  number: 7,
  invader: 11,
  defender: 6,
  units: 4,
  verdict: 'breach',
  ...numbers,
})

test('a section falls where the bar reaches the crack', () => {
  const { margin, bar } = gaugeOf(section({}))
  expect(margin).toBe(0)
  expect(bar).toBeCloseTo(CRACK)
})

test('the crack stands at the same share of every gauge', () => {
  for (const [defender, units] of [
    [6, 4],
    [2, 2],
    [9, 0],
  ] as const) {
    const strength = defender + units + 1
    expect(gaugeOf(section({ invader: strength, defender, units })).bar).toBeCloseTo(CRACK)
  }
})

test('what may still come is a bar of its own and never leaves the gauge', () => {
  const { bar, mayBe } = gaugeOf(section({ invader: 5, more: 40 }))
  expect(bar).toBeLessThan(CRACK)
  expect(mayBe).toBe(1)
})

test('a section that holds may still fall, and a quiet one does not', () => {
  expect(wordOf(section({ verdict: 'holds', invader: 5 }))).toBe('holds')
  expect(wordOf(section({ verdict: 'holds', invader: 5, more: 6 }))).toBe('may-fall')
  expect(wordOf(section({ verdict: 'quiet', invader: 0, more: 20 }))).toBe('quiet')
  expect(wordOf(section({ more: 3 }))).toBe('breach')
})
