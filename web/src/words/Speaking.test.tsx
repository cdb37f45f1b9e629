import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Speaking, useWording } from './Speaking'
import { Words } from './words'

vi.mock('./loading', () => ({
  loadWords: async (language: 'en') =>
    new Words([{ language, sources: ['ref-seat-frodo = Frodo\nref-seat-aragorn = Aragorn'] }]),
  loadVocabulary: async () => ({ verbs: {}, kinds: {} }),
}))

afterEach(cleanup)

const SEATS = ['frodo', 'aragorn'].map((name, seat) => ({
  seat,
  name,
  team: 'free',
  taken: false,
  holder: '',
  yours: false,
}))

function Named() {
  return <p>{useWording({ game: 'any', seats: SEATS }).together([0, 1])}</p>
}

it('names the seats of a match as its scenario does', async () => {
  localStorage.setItem('ostrog-language', 'en')
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Named />
        </Speaking>
      </Suspense>,
    )
  })
  expect(await screen.findByText('Frodo and Aragorn')).toBeTruthy()
})
