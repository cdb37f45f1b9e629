import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMatch } from '../api/http'
import type { GameKind, ScenarioKind } from '../api/types'
import { Speaking } from '../words/Speaking'
import { forTwo, QuickPlay } from './QuickPlay'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  openMatch: vi.fn(),
}))

const scenario = (name: string, persons: number[][]): ScenarioKind => ({
  name,
  persons,
  seats: persons.flat().map((seat) => ({ seat, team: seat % 2 ? 'east' : 'west' })),
})
const FOUR = scenario('four', [[0], [1], [2], [3]])
const PAIRS = scenario('pairs', [
  [0, 2],
  [1, 3],
])
const DUEL = scenario('duel', [[0], [1]])

async function show(...scenarios: ScenarioKind[]) {
  const levels = ['novice', 'captain', 'warlord']
  const game: GameKind = { name: 'council', version: 1, scenarios, levels }
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <QuickPlay game={game} />
        </Speaking>
      </Suspense>,
    )
  })
}

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(openMatch).mockReset().mockRejectedValue(new Error('not here'))
})
afterEach(cleanup)

describe('a game at once', () => {
  it('is the scenario for two with the fewest seats', () => {
    expect(forTwo([FOUR, PAIRS, DUEL])).toBe(DUEL)
    expect(forTwo([FOUR])).toBeUndefined()
  })

  it('is opened against a captain by one press, and says so when that fails', async () => {
    await show(FOUR, DUEL)
    await press(/^Play against a captain/)
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        scenario: 'duel',
        seats: [0],
        bots: [{ seat: 1, level: 'captain' }],
      }),
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be opened/)
  })

  it('is opened as the side and against the level that were chosen', async () => {
    await show(PAIRS)
    await press(/Your side/)
    await userEvent.click(screen.getByRole('option', { name: /^east/ }))
    await press(/Opponent/)
    await userEvent.click(screen.getByRole('option', { name: 'Warlord' }))
    await press(/^Play against a warlord/)
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seats: [1, 3], bots: [{ seat: 0, level: 'warlord' }] }),
    )
  })
})
