import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { houseValues } from '../api/http'
import type { GameValues } from '../api/types'
import { Speaking } from '../words/Speaking'
import { HouseRules } from './HouseRules'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  houseValues: vi.fn(),
}))

const rules = (edition: string) => (
  <Suspense>
    <Speaking>
      <HouseRules edition={edition} onChange={() => undefined} ruleset={{}} />
    </Speaking>
  </Suspense>
)
const values = (...paths: string[]): GameValues => ({
  game: 'council',
  version: 1,
  values: paths.map((path) => ({ path, label: path, value: 1 })),
  choices: {},
})

beforeEach(() => localStorage.setItem('ostrog-language', 'en'))
afterEach(cleanup)

it('keeps the values in sight until those of the expansion are there', async () => {
  let come = (_: GameValues) => {}
  vi.mocked(houseValues).mockImplementation((game) =>
    game === 'moot'
      ? new Promise((resolve) => {
          come = resolve
        })
      : Promise.resolve(values('camps')),
  )
  const view = await act(async () => render(rules('council')))
  const shown = () => screen.findByRole('link', { hidden: true })
  const link = await shown()
  await act(async () => view.rerender(rules('moot')))
  await waitFor(() => expect(houseValues).toHaveBeenCalledWith('moot', []))
  expect(link.isConnected).toBe(true)
  await act(async () => come(values('camps', 'horns')))
  await waitFor(async () => expect((await shown()).textContent).toMatch(/2/))
})
