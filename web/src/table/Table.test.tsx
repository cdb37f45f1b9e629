import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchStore } from '../api/match'
import type { ClientMessage, EventInfo, MatchInfo, ServerMessage, Standing } from '../api/types'
import type { BoardProps } from '../board/contract'
import { Speaking } from '../words/Speaking'
import { decision, LAYOUT, MATCH, option, standing } from './fixtures'
import { Table } from './Table'

vi.mock('../board/Board', () => ({
  Board: ({ options, chosen, onChoose, onWhy }: BoardProps) => (
    <div data-chosen={chosen.join()} data-testid="board">
      {options.map((each) => (
        <button key={each.id} onClick={() => onChoose(each)} type="button">
          {`board ${each.id}`}
        </button>
      ))}
      <button onClick={() => onWhy('camp')} type="button">
        board why
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

async function show(now: Standing, match: MatchInfo = MATCH, events: EventInfo[] = []) {
  says({ type: 'Welcome', match, layout: LAYOUT, standing: now, events })
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
  localStorage.setItem('ostrog-language', 'en')
  sent = []
  store = new MatchStore((listener) => {
    says = listener.heard
    // Questions change nothing; their tests are those of forecasts.
    const send = (message: ClientMessage) => message.type !== 'AskForecast' && sent.push(message)
    return { send, hangUp() {} }
  })
  store.start()
})

afterEach(() => {
  cleanup()
  store.stop()
})

const target = (ref: string) => ({ points_at: [{ role: 'target' as const, ref }] })
const go = option('to:ravenhill', { closes: true, ...target('ravenhill') })
const attack = option('attack:ravenhill', { closes: true, final: true, ...target('ravenhill') })
const army = option('army:camp', { points_at: [{ role: 'source', ref: 'army:camp' }] })

describe('choosing', () => {
  it('on the board answers at once what can be undone', async () => {
    await show(standing([decision([go])]))
    await userEvent.click(screen.getByText('board to:ravenhill'))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['to:ravenhill'] }])
  })

  it('on the board asks again before what cannot be undone, and says what it is', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    expect(sent).toEqual([])
    const bar = screen.getByRole('region', { name: 'What is about to happen' })
    expect(bar.textContent).toMatch(/Ravenhill.*cannot be undone/)
    expect(screen.getByTestId('board').dataset.chosen).toBe('ravenhill')
    await userEvent.click(within(bar).getByText('Not yet'))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await userEvent.keyboard('{Enter}')
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['attack:ravenhill'] }])
  })

  it('on the board waits until it is known whether it can be undone', async () => {
    const { final: _, ...unforeseen } = attack
    await show(standing([decision([unforeseen])]))
    sent.length = 0
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    expect(sent).toEqual([])
    await act(async () => says({ type: 'Drafted', at: 3, decision: decision([attack]) }))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByText('Confirm'))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['attack:ravenhill'] }])
  })

  it('in words is asked once more if it cannot be undone', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByRole('button', { name: /^Attack.*Ravenhill/ }))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['attack:ravenhill'] }])
  })

  it('is not asked again where no answer can be undone, and the question says so', async () => {
    const each = ['apply', 'set-aside'].map((id) => option(id, { closes: true, final: true }))
    await show(standing([decision(each, { kind: 'fate-draw' })]))
    expect(screen.getByText(/This cannot be undone/)).toBeTruthy()
    await userEvent.click(document.querySelector('[data-option="apply"]') as Element)
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['apply'] }])
  })

  it('is asked again on the board all the same, where one thing is near another', async () => {
    const each = ['ravenhill', 'camp'].map((place) =>
      option(`recruit:${place}`, { closes: true, final: true, ...target(place) }),
    )
    const none = option('done', { closes: true })
    await show(standing([decision([...each, none], { kind: 'recruit-regions' })]))
    await userEvent.click(screen.getByText('board recruit:ravenhill'))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByText('Not yet'))
    await userEvent.click(document.querySelector('[data-option="recruit:camp"]') as Element)
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['recruit:camp'] }])
  })

  it('warns before a card that would do nothing, and leads to the rule (B5A-8.21)', async () => {
    const vain = option('play:event:sf-he-is-not-lost', {
      closes: true,
      final: false,
      warning: 'B5A-8.21',
    })
    await show(standing([decision([vain])]))
    const mark = 'As things are, this card would do nothing.'
    expect(screen.getByRole('img', { name: mark })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /He is not lost/ }))
    expect(sent).toEqual([])
    const bar = screen.getByRole('region', { name: 'What is about to happen' })
    expect(bar.textContent).toContain(mark)
    expect(within(bar).getByRole('button', { name: 'Show rule B5A-8.21' })).toBeTruthy()
    await userEvent.click(within(bar).getByRole('button', { name: 'Confirm' }))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['play:event:sf-he-is-not-lost'] }])
  })

  it('asks once whether nothing is meant where something could be picked', async () => {
    const done = option('done', { closes: true })
    await show(standing([decision([army, done], { kind: 'select-move' })]))
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(sent).toEqual([])
    expect(screen.getByText(/Nothing is chosen/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['done'] }])
  })

  it('collects picks, shows them, and takes them back', async () => {
    const open = decision([army], { kind: 'select-move' })
    await show(standing([open]))
    await userEvent.click(screen.getByText('board army:camp'))
    const picked = { ...open, options: [go], picks: ['army:camp'] }
    await act(async () => says({ type: 'Drafted', at: 3, decision: picked }))
    expect(screen.getByTestId('board').dataset.chosen).toBe('army:camp')
    await userEvent.click(screen.getByRole('button', { name: /^Take back: .*Camp/ }))
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('accepts the default with one click', async () => {
    const open = decision([option('lose:orcs')], {
      kind: 'casualties',
      default: ['lose:orcs', 'done'],
    })
    await show(standing([{ ...open, about: ['camp'] }]))
    await userEvent.click(screen.getByRole('button', { name: /^Accept: .*Orcs$/ }))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['lose:orcs', 'done'] }])
  })

  it('can be undone when the server says so', async () => {
    await show(standing([], { undoable: [0] }))
    await userEvent.click(screen.getByRole('button', { name: /Undo/ }))
    expect(sent).toMatchObject([{ type: 'Undo', seat: 0, at: 3 }])
  })
})

describe('the table says', () => {
  it('whom we are waiting for', async () => {
    await show(standing([]))
    expect(screen.getByRole('heading', { name: /Waiting for: The Shadow \(Bert\)/ })).toBeTruthy()
  })

  it('that a bot thinks, to those who listen too, once it takes a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const seats = MATCH.seats.map((seat) => (seat.yours ? seat : { ...seat, bot: 'captain' }))
    await show(standing([]), { ...MATCH, seats })
    expect(
      screen.getByRole('heading', { name: /Waiting for: The Shadow \(captain bot\)/ }),
    ).toBeTruthy()
    expect(screen.queryByText(/is thinking/)).toBeNull()
    await act(async () => vi.advanceTimersByTime(1_100))
    expect(screen.getByText('The bot is thinking…').getAttribute('aria-live')).toBe('polite')
    vi.useRealTimers()
  })

  it('whose decision it is where two share a screen, and lets them turn to the other', async () => {
    const both = { ...MATCH, seats: MATCH.seats.map((seat) => ({ ...seat, yours: true })) }
    const other = decision([option('pass', { closes: true })], { seat: 1 })
    await show(standing([decision([go]), other]), both)
    expect(screen.getByText('Free Peoples to decide')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /decision of The Shadow/ }))
    expect(screen.getByText('The Shadow to decide')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
    expect(sent).toMatchObject([{ type: 'Choose', seat: 1 }])
  })

  it('why something cannot be done, with the rule', async () => {
    await show(standing([decision([go])]))
    await userEvent.click(screen.getByText('board why'))
    expect(sent).toMatchObject([{ type: 'Why', seat: 0, ref: 'camp' }])
    const refusal = { rule: 'B5A-3.3', refs: ['camp', 'ravenhill'] }
    await act(async () => says({ type: 'Refusals', ref: 'camp', refusals: [['to:camp', refusal]] }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toMatch(/Camp.*Ravenhill/)
    expect(dialog.textContent).toMatch(/B5A-3\.3/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('what happened, and what of it was taken back', async () => {
    const events = [
      { number: 0, kind: 'TurnBegan', fields: { turn: 1 } },
      { number: 1, kind: 'Passed', fields: { seat: 0 } },
      { number: 2, kind: 'WentBack', fields: { to: 1 } },
    ]
    await show(standing([]), MATCH, events)
    expect(screen.getByRole('heading', { name: 'Turn 1 begins' })).toBeTruthy()
    expect(screen.getByText(/Free Peoples: pass/).tagName).toBe('S')
  })

  it('how the game ended', async () => {
    const over = standing([])
    const outcome = { teams: [['free'], ['shadow']], seats: [[0], [1]], reason: 'B5A-31.4' }
    await show({ ...over, outcome })
    expect(await screen.findByText('Winner: Free Peoples')).toBeTruthy()
    expect(screen.getAllByText('B5A-31.4').length).toBeGreaterThan(0)
    const log = screen.getByRole('region', { name: 'Log' })
    expect(log.textContent).toMatch(/Winner: Free Peoples\. Bolg has fallen/)
  })

  it('that somebody gave up, in the log too', async () => {
    const outcome = {
      teams: [['shadow'], ['free']],
      seats: [[1], [0]],
      reason: 'resigned',
      about: [0],
    }
    await show({ ...standing([]), outcome })
    const log = screen.getByRole('region', { name: 'Log' })
    expect(log.textContent).toMatch(/Winner: The Shadow\. .*Free Peoples/)
  })
})

it('has nothing that those who listen or use a keyboard would stumble over', async () => {
  await show(standing([decision([go, army], { default: ['to:ravenhill'] })], { undoable: [0] }))
  const { violations } = await axe.run(document.body)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
