import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { OwnAccount, Profile } from '../api/types'
import { Speaking } from '../words/Speaking'
import AccountPage from './AccountPage'
import { failureKey } from './failures'
import MailPage from './MailPage'
import ProfilePage from './ProfilePage'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  block: vi.fn(),
  blocked: vi.fn(),
  me: vi.fn(),
  ownAccount: vi.fn(),
  profile: vi.fn(),
  resetPassword: vi.fn(),
  setWishes: vi.fn(),
  signUp: vi.fn(),
  unsubscribe: vi.fn(),
  verify: vi.fn(),
}))

const ME = { guest: 'x', name: 'Ann' }
const GUEST: OwnAccount = {
  guest: 'x',
  name: 'Ann',
  email: '',
  verified: false,
  language: 'en',
  mail: 'daily',
  waiting: '',
  mails: true,
}
const MEMBER = { ...GUEST, email: 'ann@example.org', verified: true }

async function show(page: ReactNode) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>{page}</Speaking>
      </Suspense>,
    )
  })
}

const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.resetAllMocks()
  vi.mocked(http.me).mockResolvedValue(ME)
  vi.mocked(http.blocked).mockResolvedValue([])
})
afterEach(cleanup)

describe('the account', () => {
  it('of a guest is created with what was typed, in the language that is spoken', async () => {
    vi.mocked(http.ownAccount).mockResolvedValue(GUEST)
    vi.mocked(http.signUp).mockRejectedValue(new http.NoAnswer(409, 'address-taken'))
    await show(<AccountPage me={ME} />)
    const [address] = await screen.findAllByLabelText(/E-mail address/)
    const [password] = screen.getAllByLabelText(/^Password/)
    await userEvent.type(address as HTMLElement, 'ann@example.org')
    await userEvent.type(password as HTMLElement, 'a long walk to Dale')
    expect(await violations()).toEqual([])
    await press('Create an account')
    expect(http.signUp).toHaveBeenCalledExactlyOnceWith({
      email: 'ann@example.org',
      password: 'a long walk to Dale',
      name: 'Ann',
      language: 'en',
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/Sign in, or use another/)
  })

  it('waits for its link to be opened', async () => {
    vi.mocked(http.ownAccount).mockResolvedValue({ ...GUEST, waiting: 'ann@example.org' })
    await show(<AccountPage me={ME} />)
    expect((await screen.findByText(/We have sent a link to ann@example.org/)).role).toBe('status')
  })

  it('of a member keeps how often mail is to come', async () => {
    vi.mocked(http.ownAccount).mockResolvedValue(MEMBER)
    vi.mocked(http.setWishes).mockResolvedValue({ ...MEMBER, mail: 'never' })
    await show(<AccountPage me={ME} />)
    await userEvent.click(await screen.findByRole('radio', { name: 'No mail' }))
    expect(http.setWishes).toHaveBeenCalledExactlyOnceWith({ language: 'en', mail: 'never' })
    expect(await screen.findByText('Saved.')).toBeTruthy()
    expect(await violations()).toEqual([])
  })
})

describe('a link of a mail', () => {
  it('verifies an address by being opened, once', async () => {
    vi.mocked(http.verify).mockResolvedValue(undefined)
    await show(<MailPage page="verify" token="t" />)
    expect(await screen.findByText(/Your address is verified/)).toBeTruthy()
    expect(http.verify).toHaveBeenCalledExactlyOnceWith('t')
  })

  it('that is too old says what to do', async () => {
    vi.mocked(http.verify).mockRejectedValue(new http.NoAnswer(400, 'bad-token'))
    await show(<MailPage page="verify" token="t" />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/Ask for a new one/)
  })

  it('sets a password, but none that is too short', async () => {
    vi.mocked(http.resetPassword).mockResolvedValue(undefined)
    await show(<MailPage page="reset" token="t" />)
    await userEvent.type(
      await screen.findByLabelText(/New password/, { selector: 'input' }),
      'short',
    )
    await press('Set the password')
    expect(http.resetPassword).not.toHaveBeenCalled()
    await userEvent.type(
      screen.getByLabelText(/New password/, { selector: 'input' }),
      ' is not enough',
    )
    await press('Set the password')
    expect(http.resetPassword).toHaveBeenCalledExactlyOnceWith({
      token: 't',
      password: 'short is not enough',
    })
  })

  it('stops mail only when a button is pressed', async () => {
    vi.mocked(http.unsubscribe).mockResolvedValue(undefined)
    await show(<MailPage page="unsubscribe" token="t" />)
    expect(http.unsubscribe).not.toHaveBeenCalled()
    await press('No more mail about matches')
    expect(http.unsubscribe).toHaveBeenCalledExactlyOnceWith('t')
  })
})

describe('a profile', () => {
  const PROFILE: Profile = {
    guest: 'y',
    name: 'Bob',
    since: '2026-01-01T00:00:00Z',
    tallies: [{ game: 'council', team: 'west', won: 2, lost: 1, shared: 0 }],
    ratings: [{ game: 'council', rating: 12.34, matches: 3 }],
    last: [],
  }

  it('says how somebody has played, and lets others block them', async () => {
    vi.mocked(http.profile).mockResolvedValue(PROFILE)
    vi.mocked(http.block).mockResolvedValue(undefined)
    await show(<ProfilePage guest="y" me={ME} />)
    expect(await screen.findByText('won 2, lost 1, shared 0')).toBeTruthy()
    expect(screen.getByText('12.3')).toBeTruthy()
    await press('Block')
    expect(http.block).toHaveBeenCalledExactlyOnceWith('y')
  })

  it('of oneself cannot be blocked', async () => {
    vi.mocked(http.profile).mockResolvedValue({ ...PROFILE, guest: 'x' })
    await show(<ProfilePage guest="x" me={ME} />)
    await screen.findByRole('heading', { name: 'Bob' })
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
  })
})

describe('a failure', () => {
  it('has words for what the server says, and for what it does not', () => {
    expect(failureKey(new http.NoAnswer(403, 'wrong-password'))).toBe('people-wrong-password')
    expect(failureKey(new http.NoAnswer(429, 'x'))).toBe('people-too-often')
    expect(failureKey(new http.NoAnswer(400, 'x'))).toBe('people-not-valid')
    expect(failureKey(new http.NoAnswer(0))).toBe('trouble-no-server')
    expect(failureKey(new Error('other'))).toBe('trouble-no-server')
  })
})
