import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMatch } from '../api/http'
import type { GameKind, ScenarioKind } from '../api/types'
import { Speaking } from '../words/Speaking'
import { NewMatch } from './NewMatch'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  openMatch: vi.fn(),
}))

const seats = ['west', 'east', 'west', 'east'].map((team, seat) => ({ seat, team }))
const scenario = (name: string, persons: number[][]): ScenarioKind => ({ name, seats, persons })
const TWO = scenario('two', [
  [0, 2],
  [1, 3],
])
const THREE = scenario('three', [[0], [1, 3], [2]])

async function show(...scenarios: ScenarioKind[]) {
  const game: GameKind = { name: 'council', version: 1, scenarios }
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <NewMatch games={[game]} />
        </Speaking>
      </Suspense>,
    )
  })
  await screen.findByRole('radio', { name: /^Somewhere else/ })
}

const submit = () => userEvent.click(screen.getByRole('button', { name: /^Set up the table/ }))
const elsewhere = () => userEvent.click(screen.getByRole('radio', { name: /^Somewhere else/ }))
/** Whom one can choose to be. */
const persons = () => {
  const name = /^(Your side|Whom do you play)/
  const offered = within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')
  return offered.map((radio) => radio.closest('label')?.textContent)
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(openMatch).mockReset().mockRejectedValue(new Error('not here'))
})
afterEach(cleanup)

describe('a new match', () => {
  it('takes all seats for those who share a screen', async () => {
    await show(TWO)
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ scenario: 'two', seats: [0, 1, 2, 3] }),
    )
  })

  it('takes the seats of the person one chooses to be', async () => {
    await show(TWO)
    expect(screen.getByText('Where does your friend sit?')).toBeTruthy()
    await elsewhere()
    expect(persons()).toEqual(['west (0) and west (2)', 'east (1) and east (3)'])
    await userEvent.click(screen.getByRole('radio', { name: 'east (1) and east (3)' }))
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seats: [1, 3] }))
  })

  it('asks for several friends, and whom one plays where seats have names', async () => {
    const named = seats.map((each) => ({ ...each, name: `n${each.seat}` }))
    await show({ ...THREE, seats: named })
    expect(screen.getByText('Where do your friends sit?')).toBeTruthy()
    await elsewhere()
    expect(screen.getByRole('radiogroup', { name: 'Whom do you play?' })).toBeTruthy()
    expect(persons()).toEqual(['west (0)west', 'east (1) and east (3)east', 'west (2)west'])
  })

  it('begins with the first person again when another scenario is chosen', async () => {
    await show(THREE, TWO)
    await elsewhere()
    await userEvent.click(screen.getByRole('radio', { name: 'west (2)' }))
    await userEvent.click(screen.getByRole('button', { name: /Scenario/ }))
    await userEvent.click(screen.getByRole('option', { name: /two/ }))
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ scenario: 'two', seats: [0, 2] }),
    )
  })
})
