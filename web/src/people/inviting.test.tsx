import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { MatchInfo, ProfileSummary, SeatInfo } from '../api/types'
import { Speaking } from '../words/Speaking'
import { HolderName } from './HolderName'
import { InviteKnown } from './InviteKnown'
import { InviteThem } from './InviteThem'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  invite: vi.fn(),
  myMatches: vi.fn(),
  peopleAt: vi.fn(),
}))

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  team: 'west',
  taken: true,
  holder: 'Bob',
  yours: false,
  ...more,
})
const OWN = seat(0, { yours: true, holder: 'Ann' })
const FREE = seat(1, { taken: false, holder: '' })
const match = (id: string, seats: SeatInfo[]): MatchInfo => ({
  id,
  game: 'council',
  scenario: 'x',
  seats,
  begun: false,
  over: false,
})
const person = (guest: string, name: string, seats: number[]): ProfileSummary => ({
  guest,
  name,
  seats,
  member: true,
})
const HERE = match('here', [OWN, FREE])

async function show(content: React.ReactNode) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>{content}</Speaking>
      </Suspense>,
    )
  })
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(http.invite).mockReset().mockResolvedValue(undefined)
  vi.mocked(http.myMatches).mockReset()
  vi.mocked(http.peopleAt).mockReset()
})
afterEach(cleanup)

describe('the name of whoever sits', () => {
  it('leads to the profile of others who have one', async () => {
    const people = [person('b-1', 'Bob', [1]), { ...person('c-1', 'Cid', [2]), member: false }]
    await show(
      <>
        <HolderName people={people} seats={[seat(1)]} />
        <HolderName people={people} seats={[seat(2, { holder: 'Cid' })]} />
        <HolderName people={people} seats={[seat(1, { yours: true })]} />
      </>,
    )
    const [link, ...more] = await screen.findAllByRole('link')
    expect(link?.textContent).toBe('Bob')
    expect(link?.getAttribute('href')).toBe('/people/b-1')
    expect(more).toEqual([])
  })
})

describe('inviting', () => {
  it('offers people of earlier matches who are not here yet, and oneself never', async () => {
    vi.mocked(http.myMatches).mockResolvedValue([HERE, match('before', [OWN, seat(1)])])
    vi.mocked(http.peopleAt).mockImplementation(async (id) =>
      id === 'here'
        ? [person('a-1', 'Ann', [0])]
        : [person('a-1', 'Ann', [0]), person('b-1', 'Bob', [1])],
    )
    await show(<InviteKnown match={HERE} />)
    const button = await screen.findByRole('button', { name: 'Invite Bob' })
    expect(screen.getAllByRole('button')).toEqual([button])
    await userEvent.click(button)
    expect(http.invite).toHaveBeenCalledExactlyOnceWith('here', 'b-1')
    expect(await screen.findByText('invited')).toBeTruthy()
  })

  it('from a profile offers the tables with a free seat, and says why it failed', async () => {
    vi.mocked(http.myMatches).mockResolvedValue([HERE, match('full', [OWN, seat(1)])])
    vi.mocked(http.invite).mockRejectedValue(new http.NoAnswer(409, 'no-free-seat'))
    await show(<InviteThem guest="b-1" />)
    const [button, ...more] = await screen.findAllByRole('button', { name: 'Invite to a match' })
    expect(more).toEqual([])
    await userEvent.click(button as HTMLElement)
    expect(http.invite).toHaveBeenCalledExactlyOnceWith('here', 'b-1')
    expect((await screen.findByRole('alert')).textContent).toMatch(/no free seat/)
  })

  it('from a profile leads to the form where no table has a free seat', async () => {
    vi.mocked(http.myMatches).mockResolvedValue([])
    await show(<InviteThem guest="b-1" />)
    const link = await screen.findByRole('link', { name: 'Set up a table' })
    expect(link.getAttribute('href')).toBe('/new?with=elsewhere')
  })
})
