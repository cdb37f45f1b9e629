/** A short match in numbers, for tests. */

import type { Chapter, Chronicle } from '../api/types'

const first: Chapter = {
  number: 1,
  first: 0,
  last: 20,
  ended: true,
  losses: [{ label: 'ref-unit-orcs', team: 'shadow', count: 2, form: 'unit', name: 'orcs' }],
  luck: [{ label: 'chronicle-dice-battle', team: 'free', dice: 6, good: 4, expected: 2 }],
  results: [{ place: 'camp', label: 'ref-place-camp', team: 'free' }],
}

const second: Chapter = {
  number: 2,
  first: 21,
  last: 40,
  ended: true,
  losses: [{ label: 'ref-unit-orcs', team: 'shadow', count: 1, form: 'unit', name: 'orcs' }],
}

export const CHRONICLE: Chronicle = {
  label: 'chronicle-turn',
  series: [
    { label: 'chronicle-points', team: 'shadow', values: [0, 0, 4], goal: 10, rule: 'B5A-31.7' },
    { label: 'chronicle-fate', team: 'free', values: [0, 3, 5], goal: 15, rule: 'B5A-31.6' },
  ],
  chapters: [first, second],
  whole: {
    number: 0,
    first: 0,
    last: 40,
    ended: false,
    losses: [{ label: 'ref-unit-orcs', team: 'shadow', count: 3, form: 'unit', name: 'orcs' }],
    counts: [{ label: 'chronicle-cards', team: 'free', count: 7 }],
    luck: [
      { label: 'chronicle-dice-battle', team: 'free', dice: 6, good: 4, expected: 2 },
      { label: 'chronicle-dice-battle', team: 'shadow', dice: 9, good: 2, expected: 3.25 },
    ],
    results: [{ place: 'camp', label: 'ref-place-camp', team: 'free' }],
  },
}
