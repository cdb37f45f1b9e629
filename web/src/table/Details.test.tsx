import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchStore } from '../api/match'
import type { ClientMessage, EventInfo, MatchInfo, ServerMessage } from '../api/types'
import type { BoardProps } from '../board/contract'
import { Speaking } from '../words/Speaking'
import { decision, HANDS, MATCH, option, standing, WITH_CARDS } from './fixtures'
import { Table } from './Table'

vi.mock('../board/Board', () => ({
  Board: ({ onAbout, pointedAt }: BoardProps) => (
    <div data-pointed-at={pointedAt?.ref} data-testid="board">
      <button data-ref="camp" onClick={() => onAbout?.('camp')} type="button">
        board camp
      </button>
    </div>
  ),
}))

let sent: ClientMessage[]
let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

const EVENTS: EventInfo[] = [
  { number: 0, kind: 'TurnBegan', fields: { turn: 1 } },
  { number: 1, kind: 'CharacterMoved', fields: { character: 'bard', to: 'camp' } },
  { number: 2, kind: 'TurnBegan', fields: { turn: 2 } },
  { number: 3, kind: 'CardDiscarded', fields: { seat: 1, card: 'sf-elf-lords' } },
]
const go = option('to:ravenhill', {
  closes: true,
  points_at: [{ role: 'target', ref: 'camp' }],
})

async function show(match: MatchInfo = MATCH) {
  const now = standing([decision([go])], { scene: WITH_CARDS })
  says({ type: 'Welcome', match, layout: HANDS, standing: now, events: EVENTS })
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
  await screen.findByRole('region', { name: 'Log' })
}

beforeEach(() => {
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
})

const log = () => screen.getByRole('region', { name: 'Log' })

describe('a name in the log', () => {
  it('leads to the thing: its details open, and the board points at it', async () => {
    await show()
    const name = within(log()).getByRole('button', { name: /Camp/ })
    await userEvent.click(name)
    const dialog = await screen.findByRole('dialog', { name: /Camp/ })
    expect(document.activeElement).toBe(dialog)
    expect(screen.getByTestId('board').dataset.pointedAt).toBe('camp')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(name)
  })

  it('is one stop of the keyboard with all others, and arrows lead on', async () => {
    await show()
    const stops = [...log().querySelectorAll<HTMLElement>('.log-link')]
    const names = stops.filter(({ dataset }) => dataset.to)
    expect(names.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Bard/),
      expect.stringMatching(/Camp/),
      expect.stringMatching(/Elf-lords/),
    ])
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([...stops.slice(1).map(() => -1), 0])
    stops.at(-1)?.focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(stops.at(-2))
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(names[0])
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, ...stops.slice(1).map(() => -1)])
  })
})

describe('details', () => {
  it('say what can be done, do it, and ask why', async () => {
    await show()
    await userEvent.click(screen.getByText('board camp'))
    const dialog = await screen.findByRole('dialog', { name: /Camp/ })
    await userEvent.click(within(dialog).getByText('Why can’t I …?'))
    expect(sent).toMatchObject([{ type: 'Why', seat: 0, ref: 'camp' }])
    sent.length = 0
    await screen.findByRole('dialog', { name: /Why/ })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.querySelector('[data-option]') as Element)
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['to:ravenhill'] }])
  })

  it('lead on to what they name, back, and to the thing itself', async () => {
    await show()
    await userEvent.click(screen.getByText('board camp'))
    await userEvent.click(await screen.findByRole('button', { name: /army: Camp/ }))
    const army = await screen.findByRole('dialog', { name: /army: Camp/ })
    expect(army.textContent).toMatch(/Orcs ×2/)
    await userEvent.click(within(army).getByRole('button', { name: 'Back' }))
    const camp = await screen.findByRole('dialog', { name: /^Camp/ })
    await userEvent.click(within(camp).getByText('Go there'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('board camp'))
  })

  it('can be read by those who only look on, without a question', async () => {
    const seats = MATCH.seats.map((seat) => ({ ...seat, yours: false }))
    await show({ ...MATCH, seats })
    await userEvent.click(screen.getByText('board camp'))
    const dialog = await screen.findByRole('dialog', { name: /Camp/ })
    expect(within(dialog).queryByText('Why can’t I …?')).toBeNull()
  })

  it('have nothing that a reader of screens stumbles over', async () => {
    await show()
    await userEvent.click(screen.getByText('board camp'))
    const dialog = await screen.findByRole('dialog', { name: /Camp/ })
    const { violations } = await axe.run(dialog, {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})

describe('the whole log', () => {
  it('is searched by words and by turn, and its names lead to their things', async () => {
    await show()
    await userEvent.click(within(log()).getByText('Search the log'))
    const dialog = await screen.findByRole('dialog', { name: 'Log' })
    expect(within(dialog).getByText('4 lines')).toBeTruthy()
    await userEvent.type(within(dialog).getByLabelText('Words'), 'camp bard')
    expect(await within(dialog).findByText('2 lines')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: /Bard/ }))
    expect(await screen.findByRole('dialog', { name: /Bard/ })).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'Log' })).toBeNull()
  })
})

describe('the menu of the table', () => {
  it('has language, appearance, size of text and motion', async () => {
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const menu = await screen.findByRole('dialog', { name: 'Settings' })
    for (const name of ['Language', 'Appearance', 'Text size', 'Motion']) {
      expect(within(menu).getAllByText(name).length, name).toBeGreaterThan(0)
    }
  })
})
