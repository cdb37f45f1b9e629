import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chronicleOf, NoAnswer, standingsOf } from '../api/http'
import { MatchStore } from '../api/match'
import type { EventInfo, Layout, MatchInfo, Outcome, Scene, ServerMessage } from '../api/types'
import { OPEN } from '../replay/source'
import { LAYOUT, MATCH, SCENE, standing } from '../table/fixtures'
import { Table } from '../table/Table'
import { Speaking } from '../words/Speaking'
import { CHRONICLE } from './fixtures'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  chronicleOf: vi.fn(),
  standingsOf: vi.fn(),
}))

const LOST: Outcome = {
  teams: [['shadow'], ['free']],
  seats: [[1], [0]],
  reason: 'B5A-31.7',
}
const GIVEN_UP: Outcome = { ...LOST, reason: 'resigned', about: [0] }
const LAID: Layout = {
  ...LAYOUT,
  chapter_ends: 'TurnEnded',
  trays: [
    ...LAYOUT.trays,
    { id: 'hand-0', kind: 'hand', owner: 0, label: 'zone-story-hand-free' },
    { id: 'hand-1', kind: 'hand', owner: 1, label: 'zone-story-hand-shadow' },
  ],
  faces: [
    { name: 'one', title: 'ref-card-ss-great-dread', passages: [], owner: 0 },
    { name: 'two', title: 'ref-card-ss-war-band', passages: [], owner: 1 },
  ],
}
const HANDS: Scene = {
  ...SCENE,
  markers: [
    { id: 'hand-0:one', form: 'card', at: 'hand-0', name: 'one' },
    { id: 'hand-1:two', form: 'card', at: 'hand-1', name: 'two' },
  ],
}
const OVER: MatchInfo = { ...MATCH, over: true, ended: 'B5A-31.7' }
const EVENTS: EventInfo[] = [
  { number: 19, kind: 'Passed', fields: { seat: 0 } },
  { number: 20, kind: 'TurnEnded', fields: { turn: 1, points: 0 } },
]

let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

async function show(outcome: Outcome | null, match: MatchInfo, events: EventInfo[] = []) {
  says({
    type: 'Welcome',
    match,
    layout: LAID,
    standing: { ...standing([]), outcome },
    events,
  })
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
  vi.mocked(chronicleOf).mockReset().mockResolvedValue({ chronicle: CHRONICLE })
  vi.mocked(standingsOf)
    .mockReset()
    .mockResolvedValue([{ ...standing([]), scene: HANDS, outcome: LOST }])
  store = new MatchStore((listener) => {
    says = listener.heard
    return { send() {}, hangUp() {} }
  })
  store.start()
})

afterEach(() => {
  cleanup()
  store.stop()
})

const ending = () => screen.findByRole('region', { name: 'Victory: The Shadow' })

describe('the end of a match', () => {
  it('says who won, by which rule, and what that means to oneself', async () => {
    await show(LOST, OVER)
    const told = await ending()
    const heading = within(told).getByRole('heading', { name: 'Victory: The Shadow' })
    const said = heading.nextElementSibling as HTMLElement
    expect(within(said).getByText('B5A-31.7')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'You have lost.' })).toBeTruthy()
  })

  it('names whoever gave up', async () => {
    await show(GIVEN_UP, { ...OVER, ended: 'resigned' })
    expect((await ending()).textContent).toContain('Free Peoples resigned')
  })

  it('tells the numbers of every turn in a table beside the drawing', async () => {
    await show(LOST, OVER)
    const fate = await within(await ending()).findByRole('figure', { name: 'Fate' })
    await userEvent.click(within(fate).getByText('In numbers'))
    const rows = within(fate).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual(['WhenFree Peoples', 'Turn 13', 'Turn 25'])
  })

  it('tells losses, luck and fights in plain words', async () => {
    await show(LOST, OVER)
    const told = await ending()
    const losses = await within(told).findByRole('region', { name: 'Losses' })
    expect(losses.textContent).toMatch(/Free Peoples.*0.*none.*The Shadow.*3.*3 Orcs/)
    const luck = within(told).getByRole('region', { name: 'Luck with the dice' })
    expect(luck.textContent).toContain('Hits in battle: 2, where 3.3 were to be expected (9 dice)')
    expect(luck.textContent).toContain('2 more than expected')
    const fights = within(told).getByRole('region', { name: 'Fights' })
    expect(fights.textContent).toMatch(/Turn 1.*Camp.*Free Peoples/)
  })

  it('shows the hands of both sides, asked for as they are after the end', async () => {
    await show(LOST, OVER)
    const hands = await within(await ending()).findByRole('region', { name: 'All hands, open' })
    expect(await within(hands).findByRole('button', { name: /Great Dread/ })).toBeTruthy()
    expect(within(hands).getByRole('button', { name: /War-band/ })).toBeTruthy()
    expect(standingsOf).toHaveBeenCalledWith('m', 3, 1, OPEN)
  })

  it('tells how ratings have changed, if they have', async () => {
    const ratings = [{ seat: 0, before: 12.5, after: 11.25 }]
    vi.mocked(chronicleOf).mockResolvedValue({ chronicle: CHRONICLE, ratings })
    await show(LOST, OVER)
    const told = await within(await ending()).findByRole('region', { name: 'Ratings' })
    expect(told.textContent).toContain('You: 12.5 → 11.3 (−1.3)')
  })

  it('can be closed and shown again', async () => {
    await show(LOST, OVER)
    await userEvent.click(within(await ending()).getByRole('button', { name: 'Show the table' }))
    expect(screen.queryByRole('region', { name: 'Victory: The Shadow' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'How it went' }))
    expect(await ending()).toBeTruthy()
  })

  it('is told without numbers if they cannot be had', async () => {
    vi.mocked(chronicleOf).mockRejectedValue(new NoAnswer(503))
    await show(LOST, OVER)
    expect(await within(await ending()).findByRole('alert')).toBeTruthy()
  })

  it('is not asked for while the match goes on', async () => {
    await show(null, MATCH)
    expect(chronicleOf).not.toHaveBeenCalled()
    expect(standingsOf).not.toHaveBeenCalled()
  })

  it('has nothing that those who listen or use a keyboard would stumble over', async () => {
    await show(LOST, OVER)
    await within(await ending()).findByRole('region', { name: 'Losses' })
    const { violations } = await axe.run(document.body)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

it('sums up a turn that ended, in the log', async () => {
  await show(null, MATCH, EVENTS)
  const log = screen.getByRole('region', { name: 'Log' })
  await userEvent.click(within(log).getByText('Summary'))
  await waitFor(() => expect(log.querySelector('.chapter-name')?.textContent).toBe('Turn 1'))
  expect(log.textContent).toMatch(/Victory pointsThe Shadow 0/)
  expect(log.textContent).toMatch(/FateFree Peoples 3\+3/)
  expect(log.textContent).toMatch(/Camp: Free Peoples/)
  expect(log.textContent).toMatch(/The Shadow 2 Orcs/)
})

it('sums up a turn that ends while it is told', async () => {
  localStorage.setItem('ostrog-pace', 'step')
  await show(null, MATCH, [{ number: 18, kind: 'Passed', fields: { seat: 1 } }])
  const next = standing([], { at: 4 })
  await act(async () => says({ type: 'Update', standing: next, events: EVENTS, match: MATCH }))
  await waitFor(() =>
    expect(document.querySelector('.told-picture .chapter-name')?.textContent).toBe('Turn 1'),
  )
})
