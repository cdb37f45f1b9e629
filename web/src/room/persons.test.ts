import { describe, expect, it } from 'vitest'
import { personsOf } from './persons'

const seats = [0, 1, 2, 3].map((seat) => ({
  seat,
  team: seat % 2 ? 'east' : 'west',
  taken: false,
  holder: '',
  yours: false,
}))

describe('persons', () => {
  const grouped = (persons?: number[][]) =>
    personsOf(persons ? { seats, persons } : { seats }).map((person) =>
      person.map(({ seat }) => seat),
    )

  it('hold the seats that the match gives them together', () => {
    expect(grouped([[0], [1, 3], [2]])).toEqual([[0], [1, 3], [2]])
  })

  it('hold one seat each where the match does not say it', () => {
    expect(grouped()).toEqual([[0], [1], [2], [3]])
  })
})
