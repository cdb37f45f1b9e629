import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchStore } from '../api/match'
import type { ClientMessage, Forecast, ServerMessage, Standing } from '../api/types'
import type { BoardProps } from '../board/contract'
import type { ClashPanel, Outlook } from '../games/five_armies/panels'
import { Speaking } from '../words/Speaking'
import { decision, LAYOUT, MATCH, option, standing } from './fixtures'
import { Table } from './Table'

vi.mock('../board/Board', () => ({
  Board: ({ options, onChoose }: BoardProps) => (
    <div data-testid="board">
      {options.map((each) => (
        <button key={each.id} onClick={() => onChoose(each)} type="button">
          {`board ${each.id}`}
        </button>
      ))}
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

async function show(now: Standing) {
  says({ type: 'Welcome', match: MATCH, layout: LAYOUT, standing: now, events: [] })
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
    return { send: (message) => sent.push(message), hangUp() {} }
  })
  store.start()
})

afterEach(() => {
  cleanup()
  store.stop()
})

const attack = option('attack:ravenhill', {
  closes: true,
  final: false,
  points_at: [{ role: 'attack', ref: 'ravenhill' }],
})
const move = option('to:ravenhill', {
  closes: true,
  final: false,
  points_at: [{ role: 'target', ref: 'ravenhill' }],
})

const outlook = (seat: number, more: Partial<Outlook> = {}): Outlook => ({
  seat,
  at: seat ? 'camp' : 'ravenhill',
  dice: 3,
  target: 5,
  hits: [0.3, 0.45, 0.22, 0.03],
  mean: 1,
  factors: [
    { number: 'dice', label: 'ref-unit-orcs', value: 3, rule: 'B5A-23.1' },
    { number: 'target', label: 'ref-mark-fortification', value: 6, rule: 'B5A-23.9', sets: true },
  ],
  ...more,
})
const FORECAST: Forecast = {
  panels: [
    {
      panel: 'clash',
      at: 'ravenhill',
      sides: [
        outlook(1, { rerolls: 2, wins: 0.123, black: 1, black_hits: 0.5 }),
        outlook(0, { destroyed: 0.123, hits: [1], mean: 0 }),
      ],
      notes: ['forecast-cards'],
    } as ClashPanel,
  ],
}
const asked = () => sent.filter(({ type }) => type === 'AskForecast')
const answer = (picks: string[], forecast: Forecast | null = FORECAST, at = 3) =>
  act(async () => says({ type: 'ForecastInfo', at, seat: 0, picks, forecast }))
const panel = () => document.querySelector<HTMLElement>('.forecast')

describe('forecasts', () => {
  it('are asked and shown before an attack, which waits to be confirmed', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    expect(sent).toMatchObject([
      { type: 'AskForecast', seat: 0, at: 3, picks: ['attack:ravenhill'] },
    ])
    await answer(['attack:ravenhill'])
    const confirm = document.querySelector<HTMLElement>('.confirm.armed')
    expect(confirm?.textContent).toContain('12%')
    expect(confirm?.textContent).not.toContain('cannot be undone')
    await userEvent.click(confirm?.querySelector('.primary') as HTMLElement)
    expect(sent.at(-1)).toMatchObject({ type: 'Choose', picks: ['attack:ravenhill'] })
  })

  it('are a picture with words, and each number has its rule', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await answer(['attack:ravenhill'])
    const shown = panel()
    if (!shown) throw new Error('no forecast')
    const [bars] = within(shown).getAllByRole('img', { name: /hit/ })
    expect(bars?.getAttribute('aria-label')).toBe('0 hits 30%, 1 hit 45%, 2 hits 22%, 3 hits 3%')
    expect(shown.textContent).toContain('3 dice (1 black), hit on 5+, up to 2 misses re-rolled')
    for (const rule of ['B5A-23.1', 'B5A-23.9']) {
      expect(shown.querySelectorAll(`[data-rule="${rule}"]`)).toHaveLength(2)
    }
    const { violations } = await axe.run(shown, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('are asked when an attack in the list has the focus', async () => {
    await show(standing([decision([attack, move])]))
    const button = document.querySelector<HTMLElement>('[data-option="attack:ravenhill"]')
    await act(async () => button?.focus())
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await answer(['attack:ravenhill'])
    expect(panel()).not.toBeNull()
    await act(async () => button?.blur())
    expect(panel()).toBeNull()
  })

  it('are not asked about what is no fight', async () => {
    await show(standing([decision([attack, move])]))
    const button = document.querySelector<HTMLElement>('[data-option="to:ravenhill"]')
    vi.useFakeTimers()
    await act(async () => button?.focus())
    await act(async () => vi.advanceTimersByTime(1000))
    vi.useRealTimers()
    expect(asked()).toEqual([])
  })

  it('of another decision are not shown', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await answer(['attack:dale'])
    expect(panel()).toBeNull()
    await answer(['attack:ravenhill'], FORECAST, 2)
    expect(panel()).toBeNull()
  })

  it('that are refused leave the table as it is', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await act(async () =>
      says({ type: 'Refused', request: '', refusal: { rule: 'overruled', refs: [] } }),
    )
    expect(panel()).toBeNull()
    expect(store.getState().notice).toBeNull()
  })

  it('of the coming round are there as soon as a battle is', async () => {
    const sides = { fighters: [{ seat: 0 }, { seat: 1 }], round: 1 }
    const battle = { panel: 'battle', at: 'ravenhill', sources: ['camp'], ...sides }
    const now = standing([decision([option('manoeuvre:regroup', { closes: true, final: true })])])
    const scene = now.scene && { ...now.scene, panels: [battle] }
    await show({ ...now, scene })
    await vi.waitFor(() => expect(asked()).toMatchObject([{ picks: [] }]))
    await answer([])
    expect(panel()).not.toBeNull()
  })
})
