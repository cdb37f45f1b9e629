/** What phase cards cost, and how many hourglasses each way to pay hands over. */

import type { Mark } from '../../api/types'

export interface Price {
  wood: number
  /** Ways to pay: so many units of one kind. */
  units: readonly { unit: string; count: number }[]
  /** Hourglasses besides those for units. */
  hourglasses: number
}

const UNITS = ['goblin', 'orc', 'troll']

export function priceOf(values: readonly Mark[]): Price {
  const of = (name: string) => values.find((mark) => mark.name === name)?.value ?? 0
  return {
    wood: of('wood'),
    units: UNITS.map((unit) => ({ unit, count: of(unit) })).filter(({ count }) => count > 0),
    hourglasses: of('hourglass'),
  }
}

/** The fewest and the most hourglasses that a card hands over; a spy demands so many units more. */
export function givenBy({ units, hourglasses }: Price, more = 0): readonly [number, number] {
  const ways = units.length ? units.map(({ count }) => count) : [0]
  const given = ways.map((count) => count + hourglasses + more)
  return [Math.min(...given), Math.max(...given)]
}
