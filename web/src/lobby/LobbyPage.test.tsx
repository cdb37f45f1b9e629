import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { Invitation, ListedMatch } from '../api/types'
import { Speaking } from '../words/Speaking'
import LobbyPage from './LobbyPage'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  decline: vi.fn(),
  invitations: vi.fn(),
  joinMatch: vi.fn(),
  me: vi.fn(),
  listedMatches: vi.fn(),
  peopleAt: vi.fn(async () => []),
}))

const TABLE: ListedMatch = {
  id: 'abc',
  game: 'council',
  scenario: 'two',
  seats: [
    { seat: 0, team: 'west', taken: true, holder: 'Ann', yours: false },
    { seat: 1, team: 'east', taken: false, holder: '', yours: false },
  ],
  persons: [[0], [1]],
  begun: false,
  opener: 'Ann',
  opened: '2026-01-01T00:00:00Z',
  control: { kind: 'correspondence', bank: 3 * 86_400, increment: 86_400 },
}
const INVITATION: Invitation = {
  match: 'def',
  game: 'council',
  scenario: 'two',
  inviter: 'Bob',
  seat: 1,
  on: '2026-01-01T00:00:00Z',
}

async function show(tables: ListedMatch[], invited: Invitation[] = []) {
  vi.mocked(http.listedMatches).mockResolvedValue(tables)
  vi.mocked(http.invitations).mockResolvedValue(invited)
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <LobbyPage />
        </Speaking>
      </Suspense>,
    )
  })
  await screen.findByRole('heading', { name: 'Lobby' })
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(http.me).mockResolvedValue({ guest: 'x', name: '' })
  vi.mocked(http.joinMatch).mockReset()
  vi.mocked(http.decline).mockReset().mockResolvedValue(undefined)
})
afterEach(cleanup)

describe('the lobby', () => {
  it('says when nobody waits, and how to open a table', async () => {
    await show([])
    expect(await screen.findByText(/Nobody is waiting/)).toBeTruthy()
    const open = screen.getByRole('link', { name: 'Open a table' })
    expect(open.getAttribute('href')).toBe('/new?listed')
    expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([])
  })

  it('shows who waits and how long people may think, and lets one sit down', async () => {
    await show([TABLE])
    expect(await screen.findByText(/Each has 3 days, and 1 day more/)).toBeTruthy()
    vi.mocked(http.joinMatch).mockRejectedValue(new Error('taken'))
    await userEvent.click(screen.getByRole('button', { name: 'Sit down here: east' }))
    expect(http.joinMatch).toHaveBeenCalledExactlyOnceWith(
      'abc',
      expect.objectContaining({ seat: 1 }),
    )
    expect((await screen.findByRole('alert')).textContent).toMatch(/Somebody else/)
  })

  it('leads to a table at which one sits, and offers no seat there', async () => {
    const seats = TABLE.seats.map((each) => ({ ...each, yours: each.taken }))
    await show([{ ...TABLE, seats }])
    const link = await screen.findByRole('link', { name: 'To your table' })
    expect(link.getAttribute('href')).toBe('/m/abc')
    expect(screen.queryByRole('button', { name: /Sit down here/ })).toBeNull()
  })

  it('shows invitations, which are declined or accepted', async () => {
    await show([], [INVITATION])
    const section = await screen.findByRole('region', { name: 'Invitations' })
    expect(section.textContent).toMatch(/Bob invites you/)
    vi.mocked(http.invitations).mockResolvedValue([])
    await userEvent.click(within(section).getByRole('button', { name: 'Decline' }))
    expect(http.decline).toHaveBeenCalledExactlyOnceWith('def')
    await waitFor(() => expect(screen.queryByText(/Bob invites you/)).toBeNull())
  })
})
