import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { games } from '../api/http'
import { MatchStore } from '../api/match'
import type {
  ClientMessage,
  ClockInfo,
  EventInfo,
  MatchInfo,
  ServerMessage,
  Welcome,
} from '../api/types'
import { decision, LAYOUT, MATCH, option, standing } from '../table/fixtures'
import { Table } from '../table/Table'
import { Speaking } from '../words/Speaking'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  games: vi.fn(),
}))

let sent: ClientMessage[]
let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

const PASS = option('pass', { closes: true })
const NOW = standing([decision([PASS])])

async function show(match: Partial<MatchInfo> = {}, more: Partial<Welcome> = {}) {
  const all = { ...MATCH, ...match }
  says({ type: 'Welcome', match: all, layout: LAYOUT, standing: NOW, events: [], ...more })
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Shown />
        </Speaking>
      </Suspense>,
    )
  })
  await screen.findByTestId('board')
}

const goesOn = (match: Partial<MatchInfo>) =>
  act(async () =>
    says({ type: 'Update', match: { ...MATCH, ...match }, standing: NOW, events: [] }),
  )

const last = () => sent.at(-1) as ClientMessage & { request: string }

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('ostrog-forced', 'ask')
  localStorage.setItem('ostrog-language', 'en')
  sent = []
  store = new MatchStore((listener) => {
    says = listener.heard
    return { send: (message) => sent.push(message), hangUp() {} }
  })
  store.start()
})

afterEach(() => {
  cleanup()
  store.stop()
  vi.useRealTimers()
})

const clock = (seat: number, more: Partial<ClockInfo> = {}): ClockInfo => ({
  seat,
  milliseconds: 65_000,
  runs: false,
  ran_out: false,
  ...more,
})
const LIVE: Partial<MatchInfo> = {
  control: { kind: 'live', bank: 600, increment: 5 },
  clocks: [clock(0, { runs: true }), clock(1)],
}

describe('clocks', () => {
  it('run here as they run at the server, and only those that run there', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await show(LIVE)
    const bar = screen.getByRole('list', { name: 'Who plays' })
    const shown = () => Array.from(bar.querySelectorAll('.clock-time'), (each) => each.textContent)
    const pass = async (seconds: number) => {
      for (let each = 0; each < seconds; each += 1) {
        await act(async () => vi.advanceTimersByTime(1_000))
      }
    }
    await pass(10)
    // The time that the test itself takes passes too.
    expect(shown()[0]).toMatch(/^0:5[0-5]$/)
    expect(shown()[1]).toBe('1:05')
    expect(bar.textContent).not.toContain('hurry')
    await pass(30)
    expect(bar.textContent).toContain('hurry')
    expect(screen.getByText('You have 30 seconds left.').getAttribute('aria-live')).toBe('polite')
  })

  it('that ran out let the others claim the match', async () => {
    vi.mocked(games).mockResolvedValue([
      { name: MATCH.game, version: 1, scenarios: [], levels: ['novice'] },
    ])
    const out = clock(1, { milliseconds: 0, runs: true, ran_out: true })
    await show({ ...LIVE, clocks: [clock(0), out] })
    expect(await screen.findByText(/Bert \(The Shadow\) has run out of time/)).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: /Let a bot play on/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Novice' }))
    expect(last()).toMatchObject({
      type: 'Claim',
      seat: 0,
      against: 1,
      wish: 'bot',
      level: 'novice',
    })
  })
})

describe('the match', () => {
  const menu = async (item: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await userEvent.click(screen.getByRole('menuitem', { name: item }))
  }

  it('is given up only after a second question', async () => {
    await show()
    await menu('Resign')
    expect(sent).toEqual([])
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Resign' }),
    )
    expect(last()).toMatchObject({ type: 'Resign', seat: 0, at: 3 })
  })

  it('is paused when a proposal is agreed to, and then nothing is asked', async () => {
    await show()
    await menu('Propose a pause')
    expect(last()).toMatchObject({ type: 'Propose', kind: 'pause', seat: 0 })
    await act(async () => says({ type: 'Accepted', request: last().request, at: 3 }))
    await goesOn({ proposals: [{ kind: 'pause', entry: 0, agreed: [1] }] })
    expect(screen.getByText(/Bert \(The Shadow\) proposes a pause/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
    expect(last()).toMatchObject({ type: 'Propose', kind: 'pause', seat: 0 })
    await act(async () => says({ type: 'Accepted', request: last().request, at: 3 }))
    await goesOn({ paused: true, pause_ends: '2999-11-24T12:00:00Z' })
    expect(screen.getByRole('heading', { name: /The match is paused/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull()
    expect(screen.getByText(/From November 24, 2999 on, any player alone/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Propose to play on' })).toBeTruthy()
  })

  it('can be played on alone after a long pause, and resigned in one', async () => {
    await show({ paused: true, pause_ends: '2020-11-24T12:00:00Z' })
    expect(screen.getByText(/you can end it alone/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'End the pause' }))
    expect(last()).toMatchObject({ type: 'Propose', kind: 'resume', seat: 0 })
    await act(async () => says({ type: 'Accepted', request: last().request, at: 3 }))
    await menu('Resign')
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Resign' }),
    )
    expect(last()).toMatchObject({ type: 'Resign', seat: 0, at: 3 })
  })

  it('can be refused a proposal, and one’s own withdrawn', async () => {
    await show({ proposals: [{ kind: 'take-back', entry: 1, agreed: [1] }] })
    expect(screen.getByText(/take back the last 2 choices/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    expect(last()).toMatchObject({ type: 'Decline', kind: 'take-back', seat: 0 })
    await act(async () => says({ type: 'Accepted', request: last().request, at: 3 }))
    await goesOn({ proposals: [{ kind: 'abort', entry: 0, agreed: [0] }] })
    expect(screen.getByText(/We are waiting for Bert \(The Shadow\)/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  })

  it('that was abandoned has no winner, and can be played again', async () => {
    await show({ over: true, ended: 'aborted' })
    expect((await screen.findAllByText(/abandoned by agreement/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Match' })).toBeNull()
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'))
    await userEvent.click(await screen.findByRole('button', { name: 'Play again' }))
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/lobby/rematches')
    expect(await screen.findByText(/could not be opened/)).toBeTruthy()
    fetched.mockRestore()
    await goesOn({ over: true, ended: 'aborted', rematch: 'next' })
    expect(screen.getByRole('button', { name: 'To the rematch' })).toBeTruthy()
  })
})

describe('a proposal', () => {
  const back = { kind: 'take-back', entry: 2, agreed: [1], since: 4 }
  const pass = { number: 4, kind: 'Passed', fields: { seat: 1 } }

  it('that somebody else declines is said to be declined, and one’s own withdrawal is not', async () => {
    await show({ proposals: [{ kind: 'pause', entry: 0, agreed: [0] }] })
    await goesOn({})
    expect(screen.getByText(/The pause was declined/).getAttribute('role')).toBe('status')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/was declined/)).toBeNull()
    await goesOn({ proposals: [{ kind: 'pause', entry: 0, agreed: [0] }] })
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    await act(async () => says({ type: 'Accepted', request: last().request, at: 3 }))
    await goesOn({})
    expect(screen.queryByText(/was declined/)).toBeNull()
  })

  it('to take something back says what', async () => {
    await show({ proposals: [back] }, { events: [{ ...pass, number: 3 }, pass] })
    expect(screen.getByText(/as before this: The Shadow: pass/)).toBeTruthy()
  })

  it('needs no proposing where only bots would be asked', async () => {
    const seats = MATCH.seats.map((seat) => (seat.yours ? seat : { ...seat, bot: 'captain' }))
    await show({ seats })
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(names.filter((name) => name?.startsWith('Propose'))).toEqual([])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Abandon the match' }))
    expect(sent).toEqual([])
    const dialog = screen.getByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abandon the match' }))
    expect(last()).toMatchObject({ type: 'Propose', kind: 'abort', seat: 0 })
  })
})

describe('talk', () => {
  const line = {
    number: 1,
    guest: 'b',
    name: 'Bert',
    seat: 1,
    yours: false,
    text: 'Good luck',
    on: '2024-01-01T00:00:00Z',
  }

  it('is counted until it is read, and read aloud at once', async () => {
    await show()
    await act(async () => says({ type: 'ChatLines', lines: [line] }))
    expect(screen.getByText('Bert: Good luck').getAttribute('aria-live')).toBe('polite')
    await userEvent.click(screen.getByRole('tab', { name: /Talk ?, 1 new line/ }))
    expect(await screen.findByRole('tab', { name: 'Talk' })).toBeTruthy()
    expect((await screen.findByText('Good luck')).closest('li')?.textContent).toBe(
      'Bert (The Shadow): Good luck',
    )
  })

  it('stays in its field until the server has it', async () => {
    await show()
    await userEvent.click(screen.getByRole('tab', { name: 'Talk' }))
    const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Say something' })
    await userEvent.type(field, ' Thanks {Enter}')
    expect(last()).toMatchObject({ type: 'SendChat', text: 'Thanks' })
    expect(field.value).toBe(' Thanks ')
    await act(async () => says({ type: 'Noted', request: last().request }))
    expect(field.value).toBe('')
    await userEvent.type(field, '   {Enter}')
    expect(sent.filter(({ type }) => type === 'SendChat')).toHaveLength(1)
  })

  it('is not offered where the game does not allow it', async () => {
    await show({}, { has_chat: false })
    await userEvent.click(screen.getByRole('tab', { name: 'Talk' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/nothing is said/)).toBeTruthy()
  })

  it('tells those who look on that they do, and who is there', async () => {
    const seats = MATCH.seats.map((seat) => ({ ...seat, yours: false }))
    const present = { type: 'Present' as const, seats: [1], spectators: 2 }
    await show({ seats }, { present })
    await userEvent.click(screen.getByRole('tab', { name: 'Talk' }))
    expect(screen.getByText(/You are looking on/)).toBeTruthy()
    expect(screen.getByText('2 people are looking on')).toBeTruthy()
    const rows = Array.from(document.querySelectorAll('.who li'), (row) => row.textContent)
    expect(rows).toEqual(['Free Peoples: Anna○away', 'The Shadow: Bert●here'])
    expect(screen.queryByRole('button', { name: 'Match' })).toBeNull()
  })
})

describe('notes', () => {
  it('keep themselves, and what is being written is not overwritten', async () => {
    await show({}, { note: 'dice' })
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
    const field: HTMLTextAreaElement = await screen.findByRole('textbox', { name: 'Notes' })
    expect(field.value).toBe('dice')
    await userEvent.type(field, ' 3')
    await act(async () => says({ type: 'Note', text: 'from elsewhere' }))
    expect(field.value).toBe('dice 3')
    await waitFor(() => expect(last()).toMatchObject({ type: 'NoteDown', text: 'dice 3' }), {
      timeout: 5_000,
    })
    expect(screen.getByText(/Saving/)).toBeTruthy()
    await act(async () => says({ type: 'Noted', request: last().request }))
    expect(screen.getByText(/Saved/)).toBeTruthy()
    await act(async () => says({ type: 'Note', text: 'from elsewhere again' }))
    expect(field.value).toBe('from elsewhere again')
  })

  it('are kept also by whoever turns to something else at once', async () => {
    await show()
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'x')
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }))
    expect(last()).toMatchObject({ type: 'NoteDown', text: 'x' })
  })
})

describe('a preset', () => {
  it('can stand for what one usually does, and be set while something else is asked', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Match' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Answers beforehand' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Set: Leader re-roll: re-roll all I may' }),
    )
    const preset = { kind: 'leader-reroll', picks: ['default'] }
    expect(last()).toMatchObject({ type: 'SetPresets', seat: 0, answers: [preset] })
  })

  it('is not offered where no answer fits always', async () => {
    const raid = option('attack:ravenhill', { closes: true })
    await show({}, { standing: standing([decision([raid, PASS])]) })
    expect(screen.queryByRole('button', { name: /Always answer this way/ })).toBeNull()
  })

  it('is set from what is asked, with exceptions, and removed again', async () => {
    const raid = option('attack:ravenhill', { closes: true })
    await show({}, { standing: standing([decision([raid, PASS], { kind: 'use-vampire' })]) })
    await userEvent.click(screen.getByRole('button', { name: /Always answer this way/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Ravenhill/ }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Only once' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Set this answer' }))
    const preset = {
      kind: 'use-vampire',
      picks: ['pass'],
      unless: ['attack:ravenhill'],
      once: true,
    }
    expect(last()).toMatchObject({ type: 'SetPresets', seat: 0, answers: [preset] })
    await act(async () => says({ type: 'Noted', request: last().request }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove: Pass' }))
    expect(last()).toMatchObject({ type: 'SetPresets', answers: [] })
  })
})

it('has nothing that those who listen or use a keyboard would stumble over', async () => {
  await show({
    ...LIVE,
    clocks: [clock(0), clock(1, { milliseconds: 0, ran_out: true })],
    proposals: [{ kind: 'abort', entry: 0, agreed: [1] }],
  })
  await userEvent.click(screen.getByRole('tab', { name: 'Talk' }))
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

describe('since the last turn', () => {
  const events = [0, 1, 2].map((seat) => ({
    number: seat,
    kind: 'Passed',
    fields: { seat: seat % 2 },
  }))
  const recap = () => screen.queryByRole('region', { name: 'Since your last turn' })

  it('those who come back are told what happened, once', async () => {
    localStorage.setItem('ostrog-last-turn-m', '1')
    await show({}, { events })
    await waitFor(() => expect(recap()).not.toBeNull())
    const lines = within(recap() as HTMLElement).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      'The Shadow: pass',
      'Free Peoples: pass',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect(recap()).toBeNull()
    expect(localStorage.getItem('ostrog-last-turn-m')).toBe('3')
  })

  it('those who are here for the first time are told nothing', async () => {
    await show({}, { events })
    expect(recap()).toBeNull()
  })

  it('begins anew with each choice', async () => {
    localStorage.setItem('ostrog-last-turn-m', '1')
    await show({}, { events })
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
    const { request } = last()
    const next = { ...NOW, at: 4 }
    await act(async () => {
      says({
        type: 'Update',
        match: MATCH,
        standing: next,
        events: [{ ...events[0], number: 3 } as EventInfo],
      })
      says({ type: 'Accepted', request, at: 4 })
    })
    expect(recap()).toBeNull()
    expect(localStorage.getItem('ostrog-last-turn-m')).toBe('4')
  })
})
