import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MatchStore } from '../api/match'
import type { ClientMessage, Forecast, Prospect, ServerMessage, Standing } from '../api/types'
import type { BoardProps } from '../board/contract'
import type { ClashPanel, Outlook, VolleyPanel } from '../games/five_armies/panels'
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
    await vi.waitFor(() => expect(confirm?.textContent).toContain('12%'))
    expect(confirm?.textContent).not.toContain('cannot be undone')
    await userEvent.click(confirm?.querySelector('.primary') as HTMLElement)
    expect(sent.at(-1)).toMatchObject({ type: 'Choose', picks: ['attack:ravenhill'] })
  })

  it('are a picture with words, and each number has its rule', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await answer(['attack:ravenhill'])
    await vi.waitFor(() => expect(panel()).not.toBeNull())
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
    await vi.waitFor(() => expect(panel()).not.toBeNull())
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
    await vi.waitFor(() => expect(panel()).not.toBeNull())
  })
})

const WHOLE: Prospect = {
  at: 'ravenhill',
  endings: [
    { label: 'forecast-ending-taken', share: 0.5, seat: 1 },
    { label: 'forecast-ending-held', share: 0.3, seat: 0 },
    { label: 'forecast-ending-stopped', share: 0.196, seat: 0 },
    { label: 'forecast-ending-nobody', share: 0.004 },
  ],
  losses: [
    {
      seat: 1,
      label: 'forecast-losses-units',
      total: 4,
      mean: 1.26,
      low: 0,
      high: 3,
      shares: [0.2, 0.5, 0.2, 0.1],
    },
    {
      seat: 0,
      label: 'forecast-losses-units',
      total: 2,
      mean: 2,
      low: 2,
      high: 2,
      shares: [0, 0, 1],
    },
  ],
  rounds: 3.44,
  notes: ['forecast-policy'],
}

describe('a whole battle', () => {
  it('is told before an attack, in words and as a picture', async () => {
    await show(standing([decision([attack])]))
    await userEvent.click(screen.getByText('board attack:ravenhill'))
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await answer(['attack:ravenhill'], { ...FORECAST, prospects: [WHOLE] })
    const confirm = document.querySelector<HTMLElement>('.confirm.armed')
    await vi.waitFor(() => expect(confirm?.textContent).toContain('Attacker wins 50%'))
    expect(confirm?.textContent).toContain('units lost 1.3 of 4 (0–3)')
    expect(confirm?.textContent).toContain('units lost 2.0 of 2 (2)')
    // What only one round can bring is no answer to who wins.
    expect(confirm?.textContent).not.toContain('wins at once')
    const shown = document.querySelector<HTMLElement>('[data-prospect="ravenhill"]')
    if (!shown) throw new Error('no prospect')
    const [bar, losses] = within(shown).getAllByRole('img')
    expect(bar?.getAttribute('aria-label')).toBe(
      'Attacker wins 50%, attacker is destroyed 30%, attack is broken off 20%, both are destroyed <1%',
    )
    expect(losses?.getAttribute('aria-label')).toBe(
      '0 lost 20%, 1 lost 50%, 2 lost 20%, 3 lost 10%',
    )
    expect(shown.textContent).toContain('Rounds still to fight, on average: 3.4')
    expect(shown.querySelector('details')?.textContent).toContain('breaks off')
    // Two endings for one side differ by more than colour.
    expect([...(bar?.children ?? [])].map((part) => part.getAttribute('data-again'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ])
    const { violations } = await axe.run(shown, { rules: { region: { enabled: false } } })
    expect(violations).toEqual([])
  })

  it('is told on the stage while it is fought, and stays while it is asked anew', async () => {
    const sides = { fighters: [{ seat: 0 }, { seat: 1 }], round: 1 }
    const battle = { panel: 'battle', at: 'ravenhill', sources: ['camp'], ...sides }
    const regroup = option('manoeuvre:regroup', { closes: true, final: true })
    const now = standing([decision([regroup, option('manoeuvre:unit-orcs', { closes: true })])])
    const scene = now.scene && { ...now.scene, panels: [battle] }
    await show({ ...now, scene })
    await vi.waitFor(() => expect(asked()).toMatchObject([{ picks: [] }]))
    await answer([], { prospects: [WHOLE] })
    const strip = () => document.querySelector('.stage .prospect-strip')
    await vi.waitFor(() => expect(strip()?.textContent).toContain('50% attacker wins'))
    const button = document.querySelector<HTMLElement>('[data-option="manoeuvre:regroup"]')
    await act(async () => button?.focus())
    await vi.waitFor(() => expect(asked()).toHaveLength(2))
    expect(strip()).not.toBeNull()
    await answer(['manoeuvre:regroup'], null)
    await vi.waitFor(() => expect(strip()).toBeNull(), { timeout: 5000 })
  })
})

describe('dice outside a fight', () => {
  const volley = {
    panel: 'volley',
    at: 'ravenhill',
    sources: ['camp'],
    label: 'forecast-volley-archery',
    dice: 3,
    target: 5,
    hits: [0.3, 0.45, 0.22, 0.03],
    factors: [
      { number: 'dice', label: 'ref-unit-wood-elf-archers', value: 3, rule: 'B5A-11.11' },
      {
        number: 'target',
        label: 'ref-character-thranduil',
        value: 5,
        rule: 'B5A-11.7',
        sets: true,
      },
    ],
    figures: [
      { label: 'forecast-volley-hits', value: 1 },
      { label: 'forecast-volley-destroyed', value: 0.03, chance: true },
    ],
  } satisfies VolleyPanel

  it('are told before what cannot be undone, with target, shooters, dice and hits', async () => {
    const use = option('use-general:thranduil', { closes: true, final: true })
    await show(standing([decision([use, move])]))
    await userEvent.click(screen.getByText('board use-general:thranduil'))
    await vi.waitFor(() => expect(asked()).toMatchObject([{ picks: ['use-general:thranduil'] }]))
    await answer(['use-general:thranduil'], { panels: [volley] })
    const confirm = document.querySelector<HTMLElement>('.confirm.armed')
    await vi.waitFor(() =>
      expect(confirm?.textContent).toContain(
        'Arrows: Ravenhill: 3 dice, hit on 5+; Hits on average: 1.0.',
      ),
    )
    const shown = panel()
    expect(shown?.textContent).toContain('From: Camp')
    expect(shown?.textContent).toContain('Army destroyed3%')
    expect(shown?.querySelectorAll('[data-rule="B5A-11.11"]')).toHaveLength(1)
  })
})
