import { expect, test } from 'vitest'
import { givenBy, priceOf } from './prices'

const LADDERS = [
  { name: 'wood', value: 2 },
  { name: 'goblin', value: 2 },
  { name: 'orc', value: 1 },
  { name: 'hourglass', value: 1 },
]

test('every way to pay hands over its units as hourglasses, and those of the card', () => {
  const price = priceOf(LADDERS)
  expect(price).toEqual({
    wood: 2,
    units: [
      { unit: 'goblin', count: 2 },
      { unit: 'orc', count: 1 },
    ],
    hourglasses: 1,
  })
  expect(givenBy(price)).toEqual([2, 3])
})

test('a spy raises both ends of the range', () => {
  expect(givenBy(priceOf(LADDERS), 1)).toEqual([3, 4])
})

test('a card that is paid with wood alone hands over what stands on it', () => {
  expect(givenBy(priceOf([{ name: 'wood', value: 3 }]))).toEqual([0, 0])
})
