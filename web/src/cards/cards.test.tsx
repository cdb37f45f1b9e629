import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchStore } from '../api/match'
import type { ClientMessage, MatchInfo, ServerMessage, Standing } from '../api/types'
import type { BoardProps } from '../board/contract'
import { decision, HANDS, MATCH, option, standing, WITH_CARDS } from '../table/fixtures'
import { Table } from '../table/Table'
import { Speaking } from '../words/Speaking'

vi.mock('../board/Board', () => ({
  Board: ({ onAbout }: BoardProps) => (
    <button data-testid="board" onClick={() => onAbout?.('character:bard')} type="button">
      Bard on the board
    </button>
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

async function show(now: Standing, match: MatchInfo = MATCH) {
  says({ type: 'Welcome', match, layout: HANDS, standing: now, events: [] })
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
})

const at = (...refs: string[]) => ({
  points_at: refs.map((ref) => ({ role: 'choice' as const, ref })),
})
const play = option('play:army:sf-dismay', { closes: true, ...at('card:sf-dismay', 'die:0:army') })
const pass = option('pass', { closes: true })
const seen = (decisions: Parameters<typeof standing>[0], more: Partial<Standing> = {}) =>
  standing(decisions, { scene: WITH_CARDS, ...more })
const BOTH = { ...MATCH, seats: MATCH.seats.map((seat) => ({ ...seat, yours: true })) }
const hand = () => screen.getByRole('region', { name: 'Hand: Free Peoples' })

describe('a card in hand', () => {
  it('shows both its halves, and offers what can be done with it', async () => {
    await show(seen([decision([play, pass])]))
    expect(within(hand()).getByText('Call to Arms')).toBeTruthy()
    expect(within(hand()).getByText('Dense Fog')).toBeTruthy()
    const dismay = within(hand()).getByRole('button', { name: /Dismay.*can be chosen/ })
    expect(dismay.querySelector(':scope > .hidden')?.textContent).not.toMatch(
      /^[ ,;]| [,;]|[,;] ?[,;]/,
    )
    await userEvent.click(dismay)
    const dialog = screen.getByRole('dialog', { name: 'Dismay' })
    expect(dialog.textContent).toMatch(/Choose a Shadow army/)
    await userEvent.click(within(dialog).getByRole('button', { name: /play Dismay/ }))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['play:army:sf-dismay'] }])
  })

  it('is reached and played by keyboard', async () => {
    await show(seen([decision([play])]))
    within(hand())
      .getByRole('button', { name: /Dismay/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog', { name: 'Dismay' })
    within(dialog)
      .getByRole('button', { name: /play Dismay/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['play:army:sf-dismay'] }])
  })

  it('that cannot be played says why', async () => {
    await show(seen([decision([pass])]))
    await userEvent.click(within(hand()).getByRole('button', { name: /Dismay/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Why not now?' }))
    expect(sent).toMatchObject([{ type: 'Why', ref: 'card:sf-dismay' }])
  })

  it('lies beside those of the battle when a manoeuvre is chosen', async () => {
    const regroup = option('manoeuvre:regroup', { closes: true, ...at('card:0:regroup') })
    await show(seen([decision([regroup], { kind: 'manoeuvre' })]))
    expect(within(hand()).getByRole('button', { name: /Regroup.*can be chosen/ })).toBeTruthy()
  })
})

describe('the others', () => {
  it('are seen to hold so many cards', async () => {
    await show(seen([decision([pass])]))
    expect(within(hand()).getByText(/hand of the Shadow: 2/)).toBeTruthy()
  })

  it('have no hand on the screen of one who only watches', async () => {
    const nobody = { ...MATCH, seats: MATCH.seats.map((seat) => ({ ...seat, yours: false })) }
    const now = seen([])
    await show({ ...now, observer: [] }, nobody)
    expect(screen.queryByRole('region', { name: /^Hand/ })).toBeNull()
  })
})

describe('two at one screen', () => {
  const curtain = { name: 'Free Peoples: show my cards' }

  it('do not see a hand before its owner draws the curtain', async () => {
    await show(seen([decision([play, pass])]), BOTH)
    expect(document.body.textContent).not.toMatch(/Dismay|Call to Arms/)
    expect(screen.queryByRole('button', { name: /play/i })).toBeNull()
    await userEvent.click(within(hand()).getByRole('button', curtain))
    expect(within(hand()).getByText('Dismay')).toBeTruthy()
    await userEvent.click(within(hand()).getByRole('button', { name: 'Hide my cards' }))
    expect(document.body.textContent).not.toMatch(/Dismay/)
  })

  it('find it closed again when it is the other’s turn, and after that', async () => {
    const free = seen([decision([play])])
    await show(free, BOTH)
    await userEvent.click(within(hand()).getByRole('button', curtain))
    const other = { ...free, observer: [1] }
    const news = { type: 'Update' as const, match: BOTH, events: [] }
    await act(async () => says({ ...news, standing: { ...other, at: 4 } }))
    await act(async () => says({ ...news, standing: { ...free, at: 5 } }))
    expect(within(hand()).getByRole('button', curtain)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/Dismay/)
  })

  it('choose one after the other', async () => {
    const shadow = decision([pass], { seat: 1 })
    await show(seen([decision([pass]), shadow]), BOTH)
    expect(screen.queryByRole('button', { name: /decision of The Shadow/ })).toBeNull()
  })

  it('can play with open cards, and that is remembered', async () => {
    await show(seen([decision([play])]), BOTH)
    await userEvent.click(screen.getByRole('checkbox', { name: 'We play with open cards' }))
    expect(within(hand()).getByText('Dismay')).toBeTruthy()
    cleanup()
    await show(seen([decision([play])]), BOTH)
    expect(within(hand()).getByText('Dismay')).toBeTruthy()
  })
})

describe('beside the board', () => {
  it('lie decks and discards, whose open cards can be read', async () => {
    await show(seen([decision([pass])]))
    await userEvent.click(screen.getByText('Decks and discards'))
    await userEvent.click(await screen.findByRole('button', { name: /Discarded Event cards/ }))
    const dialog = screen.getByRole('dialog', { name: 'Decks and discards' })
    expect(within(dialog).getByText('Troop-leader')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('tab', { name: /face down/ }))
    expect(within(dialog).getByText('Elf-lords')).toBeTruthy()
  })

  it('lie cards in play, with what lies on them', async () => {
    await show(seen([decision([pass])]))
    const table = screen.getByRole('region', { name: 'On the table' })
    const card = within(table).getByRole('button', { name: /Giant-size/ })
    expect(card.textContent).toMatch(/3/)
    expect(within(table).getByRole('button', { name: /Lucky Number/ })).toBeTruthy()
  })

  it('lie reference sheets, opened from the board or the list', async () => {
    await show(seen([decision([pass])]))
    await userEvent.click(screen.getByTestId('board'))
    const dialog = await screen.findByRole('dialog', { name: 'Bard the Bowman' })
    expect(dialog.textContent).toMatch(/Movement\s*2/)
    expect(dialog.textContent).toMatch(/Levies/)
    expect(dialog.textContent).toMatch(/Giant-size/)
    expect(within(dialog).queryByText('Entering play')).toBeNull()
  })

  it('tell how somebody who waits comes into play', async () => {
    const waiting = { ...WITH_CARDS.figures[0], at: 'fate-0' }
    const scene = { ...WITH_CARDS, figures: [waiting as (typeof WITH_CARDS.figures)[0]] }
    await show(seen([decision([pass])], { scene }))
    await userEvent.click(screen.getByTestId('board'))
    expect(await screen.findByText('Entering play')).toBeTruthy()
  })

  it('are told which values no source confirms', async () => {
    await show(seen([decision([pass])]))
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }))
    await userEvent.click(screen.getByRole('button', { name: 'Some values are house rules' }))
    const dialog = await screen.findByRole('dialog', { name: 'Some values are house rules' })
    const values = within(dialog)
      .getAllByRole('definition')
      .map((value) => value.textContent)
    expect(values).toEqual(['1', 'no', 'Camp'])
  })
})

describe('a battle', () => {
  const battle = {
    panel: 'battle',
    at: 'camp',
    sources: ['ravenhill'],
    round: 1,
    fighters: [
      {
        seat: 1,
        at: 'ravenhill',
        event: 'card:ev-troop-leader-battle-fury',
        dice: [
          { id: 'die-1', colour: 'black', value: 6, hit: true },
          { id: 'die-2', colour: 'white', value: 4, again: true },
        ],
        target: 6,
        added: 1,
        hits: 1,
        reasons: ['ref-combat-battle-fury', 'ref-mark-ford'],
      },
      { seat: 0, at: 'camp', card: 'card:0:regroup' },
    ],
  }
  const fought = seen([decision([pass])], { scene: { ...WITH_CARDS, panels: [battle] } })

  it('shows the cards of both sides, their dice, and what shaped them', async () => {
    await show(fought)
    const panel = await screen.findByRole('region', { name: /Camp/ })
    expect(within(panel).getByRole('button', { name: /Battle-fury/ })).toBeTruthy()
    expect(within(panel).getByRole('button', { name: /Regroup/ })).toBeTruthy()
    expect(within(panel).getByText('This counts: Battle-fury, ford')).toBeTruthy()
    expect(within(panel).getByRole('img', { name: 'white 4, miss, re-rolled' })).toBeTruthy()
    expect(within(panel).getByText('+1')).toBeTruthy()
    expect(within(panel).getByText('6+')).toBeTruthy()
  })

  it('is named with its place in a game without a look of its own', async () => {
    await show(fought, { ...MATCH, game: 'no_such_game' })
    expect(screen.getByRole('region', { name: /Battle.*Camp/i })).toBeTruthy()
  })
})

it('has nothing that those who listen or use a keyboard would stumble over', async () => {
  await show(seen([decision([play, pass])]), BOTH)
  const closed = await axe.run(document.body)
  expect(closed.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await userEvent.click(within(hand()).getByRole('button', { name: /show my cards/ }))
  await userEvent.click(within(hand()).getByRole('button', { name: /Dismay/ }))
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
