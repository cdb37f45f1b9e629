import { expect, it } from 'vitest'
import { faceNameOf, finding } from './finding'
import { HANDS, WITH_CARDS } from './fixtures'

const find = finding(HANDS, WITH_CARDS)

it('finds places, somebodies and cards by what the rules call them', () => {
  expect(find('camp')).toBe('camp')
  expect(find('valley')).toBe('valley')
  expect(find('bard')).toBe('character:bard')
  expect(find('sf-dismay')).toBe('card:sf-dismay')
})

it('finds the face of a card that lies nowhere, and nothing else', () => {
  const markers = WITH_CARDS.markers.filter(({ name }) => name !== 'sf-dismay')
  const found = finding(HANDS, { ...WITH_CARDS, markers })('sf-dismay')
  expect(faceNameOf(found ?? '')).toBe('sf-dismay')
  expect(find('orcs')).toBeUndefined()
  expect(find('attack')).toBeUndefined()
})
