import { expect, it } from 'vitest'
import { icon } from './icons'
import { ranges, signs } from './signs'

it('numbers stand in one order, and what a card is in words', () => {
  const sorted = signs([
    { name: 'keyword-nazgul' },
    { name: 'type-character' },
    { name: 'path-attack', value: 2 },
    { name: 'battleground-defence-from-text' },
    { name: 'battleground-attack', value: 1 },
    { name: 'allowed-path', value: 1 },
    { name: 'allowed-path', value: 2 },
    { name: 'allowed-path', value: 5 },
  ])
  expect(sorted.line).toEqual(['type-character', 'keyword-nazgul'])
  expect(sorted.numbers.map(({ name }) => name)).toEqual([
    'battleground-attack',
    'battleground-defence-from-text',
    'path-attack',
  ])
  expect(sorted.lists[0]?.text).toBe('1–2, 5')
})

it('a place tells who defends and who attacks', () => {
  const { lists } = signs([{ name: 'defender-elf' }, { name: 'attacker-mordor' }])
  expect(lists.map(({ heading, marks }) => [heading, marks.length])).toEqual([
    ['allowed-paths', 0],
    ['defenders', 1],
    ['attackers', 1],
  ])
})

it('numbers in a row are a range', () => {
  expect(ranges([9, 1, 2, 3, 5, 6])).toBe('1–3, 5–6, 9')
})

it('there are icons for numbers that follow from a text', () => {
  expect(icon('mark', 'path-attack-from-text')).toBeTruthy()
  expect(icon('tray', 'cycle-frodo')).toBeTruthy()
  expect(icon('mark', 'no-such-mark')).toBeUndefined()
})
