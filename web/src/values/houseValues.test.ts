import { beforeEach, describe, expect, it } from 'vitest'
import type { GameValues } from '../api/types'
import { Words } from '../words/words'
import {
  changed,
  faultOf,
  fileText,
  grouped,
  keepRuleset,
  keptRuleset,
  nameOf,
  readFile,
  sought,
  valueText,
} from './houseValues'

const KNOWN: GameValues = {
  game: 'siege',
  version: 3,
  values: [
    { path: 'a.wood', label: 'wood', value: 2, group: 'cards', of: 'banner', least: 0, most: 5 },
    { path: 'a.open', label: 'open', value: true, group: 'cards', of: 'banner' },
    { path: 'b.wood', label: 'wood', value: 1, group: 'cards', of: 'ladder', least: 1, most: 5 },
    { path: 'h.at', label: 'at', value: 'w1', group: 'heroes', choices: 'walls' },
    { path: 'h.text', label: 'note', value: '', group: 'heroes' },
  ],
  choices: {
    walls: [
      { value: 'w1', label: 'wall-1' },
      { value: '', label: 'none' },
    ],
  },
}
const [WOOD, OPEN, , AT] = KNOWN.values as [
  GameValues['values'][0],
  GameValues['values'][0],
  GameValues['values'][0],
  GameValues['values'][0],
]
const words = new Words([
  {
    language: 'en',
    sources: [
      'wood = wood\nopen = open\nbanner = Sztandar Łąki\nladder = Ladder\ncards = Cards\nheroes = Heroes\nwall-1 = wall 1\nnone = nothing\nvalue-yes = yes\nvalue-no = no\nat = at\nnote = note',
    ],
  },
])

beforeEach(() => sessionStorage.clear())

describe('house values', () => {
  it('stand under their headings, with the things they belong to', () => {
    const told = grouped(KNOWN.values).map(({ group, things }) => [
      group,
      things.map(({ of, values }) => [of, values.length]),
    ])
    expect(told).toEqual([
      [
        'cards',
        [
          ['banner', 2],
          ['ladder', 1],
        ],
      ],
      ['heroes', [['', 2]]],
    ])
  })

  it('are named by thing and label, and their texts by the choices', () => {
    expect(nameOf(words, WOOD)).toBe('Sztandar Łąki: wood')
    expect(nameOf(words, AT)).toBe('At')
    expect(valueText(words, KNOWN, AT, '')).toBe('Nothing')
    expect(valueText(words, KNOWN, OPEN, false)).toBe('no')
  })

  it('are found by words and paths, without accents', () => {
    const found = (text: string) =>
      sought(grouped(KNOWN.values), words, text, () => true).flatMap(({ things }) =>
        things.map(({ of }) => of),
      )
    expect(found('laki WOOD')).toEqual(['banner'])
    expect(found('wood')).toEqual(['banner', 'ladder'])
    expect(found('h.at')).toEqual([''])
    expect(found('nowhere')).toEqual([])
    const only = sought(grouped(KNOWN.values), words, '', ({ path }) => path === 'b.wood')
    expect(only.flatMap(({ things }) => things.map(({ of }) => of))).toEqual(['ladder'])
  })

  it.each([
    [WOOD, 6, { path: 'a.wood', reason: 'at-most', bound: 5 }],
    [WOOD, -1, { path: 'a.wood', reason: 'at-least', bound: 0 }],
    [WOOD, 1.5, { path: 'a.wood', reason: 'number' }],
    [WOOD, true, { path: 'a.wood', reason: 'number' }],
    [WOOD, 5, undefined],
    [OPEN, 1, { path: 'a.open', reason: 'yes-or-no' }],
    [AT, 'w2', { path: 'h.at', reason: 'choice' }],
    [AT, 2, { path: 'h.at', reason: 'text' }],
    [AT, '', undefined],
  ])('have bounds: %o to %o', (value, wanted, fault) => {
    expect(faultOf(KNOWN, value, wanted)).toEqual(fault)
  })

  it('are no change when they are as the game has them', () => {
    expect(changed({}, WOOD, 3)).toEqual({ 'a.wood': 3 })
    expect(changed({ 'a.wood': 3, 'a.open': false }, WOOD, 2)).toEqual({ 'a.open': false })
  })
})

describe('a file with values', () => {
  it('has every value on a line of its own, and is read again', () => {
    const text = fileText(KNOWN, { 'a.wood': 4, 'h.at': '' })
    expect(JSON.parse(text)).toEqual({
      game: 'siege',
      version: 3,
      values: { 'a.wood': 4, 'a.open': true, 'b.wood': 1, 'h.at': '', 'h.text': '' },
    })
    expect(text.split('\n').filter((line) => line.includes('wood'))).toHaveLength(2)
    expect(readFile(KNOWN, text)).toEqual({
      state: 'read',
      ruleset: { 'a.wood': 4, 'h.at': '' },
    })
  })

  it('is refused with every path that is wrong', () => {
    const text = JSON.stringify({
      game: 'siege',
      values: { 'a.wood': 9, wings: 2, 'a.open': true },
    })
    expect(readFile(KNOWN, text)).toEqual({
      state: 'refused',
      faults: [
        { path: 'a.wood', reason: 'at-most', bound: 5 },
        { path: 'wings', reason: 'unknown' },
      ],
    })
  })

  it.each(['', 'null', '[]', '{"game": "siege"}', '{"values": {}}'])('is not %j', (text) => {
    expect(readFile(KNOWN, text)).toEqual({ state: 'unreadable' })
  })

  it('belongs to one game', () => {
    const told = readFile(KNOWN, '{"game": "chess", "values": {}}')
    expect(told).toEqual({ state: 'other-game', game: 'chess' })
  })
})

it('what is changed is kept for the tab, and nothing else is believed', () => {
  keepRuleset('siege', { 'a.wood': 3 })
  expect(keptRuleset('siege')).toEqual({ 'a.wood': 3 })
  expect(keptRuleset('chess')).toEqual({})
  sessionStorage.setItem('ostrog-values-siege', '{')
  expect(keptRuleset('siege')).toEqual({})
})
