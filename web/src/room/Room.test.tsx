import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { joinMatch } from '../api/http'
import type { MatchInfo } from '../api/types'
import { Speaking } from '../words/Speaking'
import { Room } from './Room'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  joinMatch: vi.fn(),
  myMatches: vi.fn(async () => []),
  peopleAt: vi.fn(async () => []),
  sharedLinkOf: vi.fn(async () => ({ link: 'http://here/m/abc', squares: [] })),
}))

const TEAMS = ['west', 'east', 'west', 'east']

function match(persons: number[][], holders: Record<number, string>): MatchInfo {
  const seats = TEAMS.map((team, seat) => {
    const holder = holders[seat]
    const yours = holder === 'me'
    return { seat, team, taken: holder !== undefined, holder: holder ?? '', yours }
  })
  return { id: 'abc', game: 'council', scenario: 'x', seats, persons, begun: false, over: false }
}

async function show(waiting: MatchInfo): Promise<string[]> {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Room match={waiting} />
        </Speaking>
      </Suspense>,
    )
  })
  const rows = within(await screen.findByRole('list', { name: 'Seats' })).getAllByRole('listitem')
  return rows.map((row) => row.textContent ?? '')
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(joinMatch).mockReset()
})
afterEach(cleanup)

describe('the waiting room', () => {
  it('has a row for each person, and one button for all seats of a person', async () => {
    const rows = await show(match([[0], [1, 3], [2]], { 0: 'Ann' }))
    expect(rows).toEqual([
      'west (0)Ann',
      'east (1) and east (3)freeSit down here',
      'west (2)freeSit down here',
    ])
    const [both] = screen.getAllByRole('button', { name: 'Sit down here' })
    expect(both && document.getElementById(both.getAttribute('aria-describedby') ?? '')).toBe(
      screen.getByText('east (1) and east (3)'),
    )
    await userEvent.click(both as HTMLElement)
    expect(joinMatch).toHaveBeenCalledExactlyOnceWith('abc', {
      seat: 1,
      contribution: expect.any(String),
    })
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([])
  })

  it('offers no second place to those who sit, and invites one friend or several', async () => {
    const two = await show(
      match(
        [
          [0, 2],
          [1, 3],
        ],
        { 0: 'me', 2: 'me' },
      ),
    )
    expect(two).toEqual(['west (0) and west (2)you', 'east (1) and east (3)free'])
    expect(screen.getByRole('heading', { name: 'Invite your friend' })).toBeTruthy()
    cleanup()
    await show(match([[0], [1, 3], [2]], { 0: 'me' }))
    expect(screen.queryByRole('button', { name: 'Sit down here' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Invite your friends' })).toBeTruthy()
  })

  it('shows bots in their places, and invites friends to the others', async () => {
    const waiting = match([[0], [1, 3], [2]], { 0: 'me' })
    const seats = waiting.seats.map((seat) =>
      seat.team === 'east' ? { ...seat, taken: true, bot: 'captain' } : seat,
    )
    expect(await show({ ...waiting, seats })).toEqual([
      'west (0)you',
      'east (1) and east (3)captain bot',
      'west (2)free',
    ])
    expect(screen.getByRole('heading', { name: 'Invite your friend' })).toBeTruthy()
  })

  it('says so when somebody was faster', async () => {
    vi.mocked(joinMatch).mockRejectedValue(new Error('409'))
    await show(
      match(
        [
          [0, 2],
          [1, 3],
        ],
        { 0: 'Ann', 2: 'Ann' },
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sit down here' }))
    expect(screen.getByRole('alert').textContent).toBe('Somebody else has taken this seat.')
  })
})
