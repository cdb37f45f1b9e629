import { afterEach, expect, it, vi } from 'vitest'
import { isCalm, scrolling } from './calm'

const reduced = (matches: boolean) =>
  vi.stubGlobal(
    'matchMedia',
    vi.fn(() => ({ matches })),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.motion
})

it('moves where nobody asked for stillness', () => {
  reduced(false)
  expect(isCalm()).toBe(false)
  expect(scrolling()).toBe('smooth')
})

it('is calm where the device asks for it', () => {
  reduced(true)
  expect(isCalm()).toBe(true)
})

it('is calm where it was set so here, whatever the device says', () => {
  reduced(false)
  document.documentElement.dataset.motion = 'less'
  expect(isCalm()).toBe(true)
  expect(scrolling()).toBe('auto')
})
