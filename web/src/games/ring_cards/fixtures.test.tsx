import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MatchStore } from '../../api/match'
import type { EventInfo, Layout, MatchInfo, ServerMessage, Standing } from '../../api/types'
import { CARD_MATCH } from '../../cardtable/fixtures'
import { Table } from '../../table/Table'
import { Speaking } from '../../words/Speaking'
import apart from './fixtures/apart.json'
import items from './fixtures/items.json'
import plan from './fixtures/layout.json'
import losses from './fixtures/losses.json'
import opening from './fixtures/opening.json'
import search from './fixtures/search.json'
import turn from './fixtures/turn.json'

const FIXTURES = { apart, items, losses, opening, search, turn }
const layout = plan as unknown as Layout

let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

async function show(name: keyof typeof FIXTURES): Promise<Standing> {
  const { standing, events } = FIXTURES[name] as unknown as {
    standing: Standing
    events: EventInfo[]
  }
  const { observer } = standing
  const seats = CARD_MATCH.seats.map((info) => ({ ...info, yours: observer.includes(info.seat) }))
  const match: MatchInfo = { ...CARD_MATCH, seats }
  says({ type: 'Welcome', match, layout, standing, events })
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <Shown />
        </Speaking>
      </Suspense>,
    )
  })
  await screen.findByRole('region', { name: 'Score' })
  return standing
}

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
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

describe.each(Object.keys(FIXTURES) as (keyof typeof FIXTURES)[])('the table (%s)', (name) => {
  it('draws all that can be chosen, and all cards that lie open', async () => {
    const { decisions, scene } = await show(name)
    const drawn = new Set(
      [...document.querySelectorAll('[data-ref]')].map((thing) => thing.getAttribute('data-ref')),
    )
    const begins = decisions
      .flatMap(({ options }) => options)
      .flatMap(({ points_at = [] }) => points_at.filter(({ role }) => role !== 'target'))
    expect(begins.map(({ ref }) => ref).filter((ref) => !drawn.has(ref))).toEqual([])
    const trays = layout.trays.filter(({ kind }) =>
      ['hand', 'laid', 'open', 'places'].includes(kind),
    )
    const open = new Set(trays.map(({ id }) => id))
    const lying = (scene?.markers ?? []).filter(({ form, at }) => form === 'card' && open.has(at))
    expect(lying.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([])
  })
})

it('a combat names its place', async () => {
  const { scene } = await show('losses')
  const fought = document.querySelector('.place[data-fought="true"] [data-ref]')
  expect(fought?.getAttribute('data-ref')).toBe(scene?.panels?.[0]?.at)
})
