import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openMatch } from '../api/http'
import type { GameKind, MatchInfo, ScenarioKind } from '../api/types'
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

const LEVELS = ['novice', 'captain', 'warlord']

const show = (...scenarios: ScenarioKind[]) => showGame({ scenarios, levels: LEVELS })

async function showGame(kind: Pick<GameKind, 'scenarios' | 'levels'>) {
  const game: GameKind = { name: 'council', version: 1, ...kind }
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <NewMatch games={[game]} />
        </Speaking>
      </Suspense>,
    )
  })
  await screen.findByRole('radio', { name: /somewhere else/ })
}

const submit = () => userEvent.click(screen.getByRole('button', { name: /^Set up the table/ }))
const elsewhere = () => userEvent.click(screen.getByRole('radio', { name: /somewhere else/ }))
const radio = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
/** Says what somebody else is. */
const seat = async (who: RegExp, place: RegExp) => {
  const others = screen.getByRole('group', { name: 'What the others are' })
  await userEvent.click(within(others).getByRole('button', { name: who }))
  await userEvent.click(screen.getByRole('option', { name: place }))
}
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
    expect(screen.getByText('Who plays against you?')).toBeTruthy()
    await elsewhere()
    expect(persons()).toEqual(['west (0) and west (2)', 'east (1) and east (3)'])
    await userEvent.click(screen.getByRole('radio', { name: 'east (1) and east (3)' }))
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seats: [1, 3] }))
  })

  it('asks for several friends, and whom one plays where seats have names', async () => {
    const named = seats.map((each) => ({ ...each, name: `n${each.seat}` }))
    await show({ ...THREE, seats: named })
    expect(screen.getByText('Who else plays?')).toBeTruthy()
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

  it('is played against a bot of a level, which says what to expect', async () => {
    await show(TWO)
    await radio(/^A bot/)
    const levels = within(screen.getByRole('radiogroup', { name: 'How well shall it play?' }))
    expect(levels.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'NoviceAnswers at once and hardly looks ahead. For your first games.',
      'CaptainThinks for a moment and plays a decent game.',
      'WarlordTakes its time and thinks every choice over.',
    ])
    await radio(/^Captain/)
    await radio(/^east/)
    expect(screen.queryByRole('group', { name: 'What the others are' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Set up the table' })).toBeTruthy()
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([])
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seats: [1, 3], bots: [{ seat: 0, level: 'captain' }] }),
    )
  })

  it('takes friends and bots of several levels to one table', async () => {
    await show(scenario('four', [[0], [1], [2], [3]]))
    await radio(/^Bots/)
    await radio(/^Warlord/)
    await seat(/west \(2\)/, /by link/)
    await seat(/east \(3\)/, /Novice bot/)
    expect(screen.getByRole('button', { name: /get the link/ })).toBeTruthy()
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        seats: [0],
        bots: [
          { seat: 1, level: 'warlord' },
          { seat: 3, level: 'novice' },
        ],
      }),
    )
  }, 15_000)

  it('lets several who share the screen play against bots', async () => {
    await show(THREE)
    await radio(/^Bots/)
    await seat(/west \(2\)/, /this screen/)
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seats: [0, 2], bots: [{ seat: 1, level: 'novice' }] }),
    )
  })

  it('offers no bots where a game has none', async () => {
    await showGame({ scenarios: [TWO] })
    expect(screen.queryByRole('radio', { name: /\bbots?\b/i })).toBeNull()
  })
})

describe('one who plays alone', () => {
  it('holds all seats and hides no hand, and so does not for friends at one screen', async () => {
    vi.mocked(openMatch).mockResolvedValue({ id: 'alone' } as MatchInfo)
    await show(TWO)
    await radio(/^Nobody, I play both sides/)
    expect(screen.queryByRole('radiogroup', { name: /Your side/ })).toBeNull()
    await submit()
    expect(openMatch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ seats: [0, 1, 2, 3], bots: [] }),
    )
    expect(localStorage.getItem('ostrog-open-cards:alone')).toBe('yes')
    cleanup()
    vi.mocked(openMatch).mockResolvedValue({ id: 'friends' } as MatchInfo)
    await show(TWO)
    await submit()
    expect(localStorage.getItem('ostrog-open-cards:friends')).toBeNull()
  })
})
