import { expect, test } from 'vitest'
import { LAYOUT, standing } from '../table/fixtures'
import { labelled } from './labels'
import type { Marker } from './types'

const now = standing([])
const layout = {
  ...LAYOUT,
  faces: [{ name: 'dismay', title: 'ref-card-dismay', passages: [] }],
}

function first(marker: Marker): Marker | undefined {
  if (!now.scene) throw new Error('no scene')
  return labelled({ ...now, scene: { ...now.scene, markers: [marker] } }, layout).scene?.markers[0]
}

test('a card without a label is called as its face is titled', () => {
  const card: Marker = { id: 'card:1', form: 'card', at: 'hand', name: 'dismay' }
  expect(first(card)?.label).toBe('ref-card-dismay')
  expect(first({ ...card, label: 'own' })?.label).toBe('own')
  expect(first({ ...card, name: 'nothing' })?.label).toBeUndefined()
})

test('without a table nothing changes', () => {
  expect(labelled(now, null)).toBe(now)
})
