import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MatchStore } from '../api/match'
import type {
  ClientMessage,
  DecisionInfo,
  Marker,
  MatchInfo,
  Scene,
  ServerMessage,
  Standing,
} from '../api/types'
import { decision, option, standing } from '../table/fixtures'
import { Table } from '../table/Table'
import { Speaking } from '../words/Speaking'
import { CARD_LAYOUT, CARD_MATCH, CARD_SCENE, CONTEST } from './fixtures'

let sent: ClientMessage[]
let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

interface Given {
  decisions?: DecisionInfo[]
  scene?: Scene
  match?: MatchInfo
  observer?: number[]
}

async function show({
  decisions = [decision(OPTIONS)],
  scene = CARD_SCENE,
  match = CARD_MATCH,
  observer = [0],
}: Given = {}) {
  const seen = { observer, pending: [0], breadcrumb: [] }
  const now: Standing = standing(decisions, { scene, ...seen })
  says({ type: 'Welcome', match, layout: CARD_LAYOUT, standing: now, events: [] })
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

const play = (card: string, goal: string) =>
  option(`play:${card}:${goal.split(':').at(-1)}`, {
    closes: true,
    points_at: [
      { role: 'source', ref: `card:${card}` },
      { role: 'target', ref: goal },
    ],
  })
const OPTIONS = [
  play('frodo-baggins', 'location:bag-end'),
  play('frodo-baggins', 'reserve-frodo'),
  play('riders-of-rohan', 'location:minas-tirith'),
  play('riders-of-rohan', 'reserve-frodo'),
  option('use-ring:frodo', { closes: true, points_at: [{ role: 'choice', ref: 'ring:frodo' }] }),
  option('pass', { closes: true }),
]

const hand = () => document.querySelector<HTMLElement>('.hand') as HTMLElement
const place = (name: RegExp) => screen.getByRole('article', { name })
const seat = (number: number) =>
  document.querySelector<HTMLElement>(`[data-seat="${number}"]`) as HTMLElement
const card = (ref: string) => document.querySelector(`[data-ref="${ref}"]`) as HTMLElement

describe('a place', () => {
  it('says how attack and defence stand, in one sentence', async () => {
    await show()
    expect(place(/minas tirith/i).textContent).toContain(
      'Attack 4 against 2 of the place and 1 of the defenders. The attack is stronger.',
    )
    expect(place(/morannon/i).textContent).toContain('The defence holds.')
    expect(place(/minas tirith/i).textContent).toContain('defence does not count')
  })

  it('is nobody’s where the game says that equal totals score for no side', async () => {
    const values = ['attack', 'defence', 'defenders'].map((name) => ({ name, value: 0 }))
    const tied = CARD_SCENE.markers.map((marker) =>
      marker.id === 'location:bag-end' ? { ...marker, values, marks: ['tied'] } : marker,
    )
    await show({ scene: { ...CARD_SCENE, markers: tied } })
    const path = place(/bag end/i)
    expect(path.textContent).toContain('Neither side leads.')
    expect(path.textContent).toContain('equal: nobody scores')
    expect(path.querySelector('.place-sides')?.getAttribute('data-leader')).toBe('nobody')
  })

  it('lists attackers and defenders with their numbers there', async () => {
    await show()
    const city = place(/minas tirith/i)
    const attackers = within(city).getByRole('list', { name: /Attackers/ })
    expect(within(attackers).getAllByRole('listitem')).toHaveLength(2)
    const mumakil = within(attackers).getByRole('button', { name: /m[uû]makil/i })
    expect(mumakil.textContent).toMatch(/2/)
    expect(within(city).getByRole('list', { name: /Defenders/ }).textContent).toMatch(/guards/i)
  })

  it('has tokens on the side for which they count', async () => {
    await show()
    const sides = [...place(/minas tirith/i).querySelectorAll('.place-side')]
    expect(sides.map((side) => side.querySelectorAll('.disc').length)).toEqual([1, 0])
  })

  it('has items with those who carry them', async () => {
    await show()
    const items = within(place(/bag end/i)).getByRole('list', { name: 'Items' })
    expect(items.textContent).toMatch(/mithril coat/i)
  })

  it('is read when pressed', async () => {
    await show()
    await userEvent.click(card('location:morannon'))
    const dialog = screen.getByRole('dialog', { name: /morannon/i })
    expect(dialog.textContent).toMatch(/defend.*attack/i)
  })
})

describe('choosing a card and its goal', () => {
  it('the card shows what can be done in words, and its goals are outlined', async () => {
    await show()
    expect(card('location:bag-end').className).not.toMatch(/\bmay\b/)
    await userEvent.click(within(hand()).getByRole('button', { name: /frodo.*can be chosen/i }))
    const dialog = screen.getByRole('dialog', { name: /frodo/i })
    expect(dialog.querySelectorAll('[data-option]')).toHaveLength(2)
    expect(card('location:bag-end').className).toMatch(/\bmay\b/)
    expect(card('location:minas-tirith').className).not.toMatch(/\bmay\b/)
    expect(screen.getByText(/choose one of 2 goals/)).toBeTruthy()
    await userEvent.click(card('location:bag-end'))
    const chosen = sent.filter(({ type }) => type === 'Choose')
    expect(chosen).toMatchObject([{ picks: ['play:frodo-baggins:bag-end'] }])
  })

  it('works by keyboard, on the table', async () => {
    await show()
    card('card:riders-of-rohan').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Escape}')
    card('reserve-frodo').focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['play:riders-of-rohan:reserve-frodo'] }])
  })

  it('works by keyboard, in words', async () => {
    await show()
    card('card:riders-of-rohan').focus()
    await userEvent.keyboard('{Enter}')
    const dialog = screen.getByRole('dialog', { name: /riders/i })
    dialog.querySelector<HTMLElement>('[data-option="play:riders-of-rohan:minas-tirith"]')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['play:riders-of-rohan:minas-tirith'] }])
  })

  it('can be given up', async () => {
    await show()
    await userEvent.click(card('card:frodo-baggins'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Let go' }))
    expect(card('location:bag-end').className).not.toMatch(/\bmay\b/)
    expect(screen.queryByRole('button', { name: 'Let go' })).toBeNull()
  })

  it('is given up with the key for that', async () => {
    await show()
    await userEvent.click(card('card:frodo-baggins'))
    await userEvent.keyboard('{Escape}')
    expect(card('location:bag-end').className).toMatch(/\bmay\b/)
    await userEvent.keyboard('{Escape}')
    expect(card('location:bag-end').className).not.toMatch(/\bmay\b/)
  })

  it('a token that can be chosen is chosen when pressed', async () => {
    await show()
    await userEvent.click(card('ring:frodo'))
    expect(sent).toMatchObject([{ type: 'Choose', picks: ['use-ring:frodo'] }])
  })
})

describe('cards set apart', () => {
  const at = (tray: string, more: Partial<Marker>): Scene => ({
    ...CARD_SCENE,
    markers: [...CARD_SCENE.markers, { id: 'apart', form: 'card', at: tray, ...more }],
  })

  it('have a heading beside the hand of their owner, and come first if they are asked about', async () => {
    const scene = at('set-frodo', { id: 'card:uruk-hai', name: 'uruk-hai' })
    const chosen = option('take:uruk-hai', {
      points_at: [{ role: 'choice', ref: 'card:uruk-hai' }],
    })
    await show({ scene, decisions: [decision([chosen])] })
    const heads = within(hand()).getAllByRole('heading', { level: 3 })
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Set apart 1', 'Hand 2'])
    expect(seat(0).textContent).not.toMatch(/set apart/i)
  })

  it('are counted by others, if there are any', async () => {
    await show({ scene: at('set-aragorn', { form: 'pile', count: 3 }) })
    expect(seat(2).textContent).toMatch(/set apart 3/i)
    expect(seat(1).textContent).not.toMatch(/set apart/i)
  })
})

describe('a seat', () => {
  it('counts hand, deck and piles, and tells whose it is', async () => {
    await show()
    expect(seat(1).textContent).toMatch(/Hand 4.*Deck 21.*Cycle pile 3.*Eliminated 0/)
    expect(seat(1).textContent).toMatch(/Bert/)
    expect(seat(1).textContent).toMatch(/used/)
    expect(seat(2).textContent).toMatch(/partner, Cleo/)
    expect(seat(0).textContent).toMatch(/you.*to decide/)
  })

  it('shows its reserve', async () => {
    await show()
    expect(within(seat(2)).getByRole('button', { name: /legolas.*new/i })).toBeTruthy()
  })

  it('stands below the places if it is one’s own, and above if not', async () => {
    await show()
    const rows = [...document.querySelectorAll('.card-table > *')].map(
      (row) => row.getAttribute('data-row') ?? row.className,
    )
    expect(rows.slice(1, 5)).toEqual(['scores', 'others', 'zones', 'own'])
  })
})

it('the score counts points and corruption, and what was won can be read', async () => {
  await show()
  const score = screen.getByRole('region', { name: 'Score' })
  expect(score.textContent).toMatch(/3 points/)
  expect(score.textContent).toMatch(/5 points.*Corruption/)
  await userEvent.click(within(score).getByRole('button', { name: /won 1/i }))
  expect(screen.getByRole('dialog').textContent).toMatch(/the shire/i)
})

it('a combat says what attacks, what is withstood, and what is lost', async () => {
  await show({ scene: { ...CARD_SCENE, panels: [CONTEST] } })
  const panel = screen.getByRole('region', { name: /Combat: Minas tirith/i })
  expect(panel.textContent).toMatch(/4 attack.*3 withstood.*1 left/)
  expect(panel.textContent).toMatch(/orcs.* lost/i)
  expect(place(/minas tirith/i).dataset.fought).toBe('true')
})

describe('one who holds two seats', () => {
  const held = CARD_MATCH.seats.map((info) => ({ ...info, yours: info.seat % 2 === 0 }))
  const two = { match: { ...CARD_MATCH, seats: held }, observer: [0, 2] }

  it('sees the hand of the seat that decides, and turns to the other', async () => {
    await show(two)
    expect(within(hand()).getByRole('button', { name: /riders/i })).toBeTruthy()
    const hands = within(hand()).getByRole('list', { name: 'Your hands' })
    const [first, second] = within(hands).getAllByRole('button')
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(second as HTMLElement)
    expect(within(hand()).queryByRole('button', { name: /riders/i })).toBeNull()
    expect(second?.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('all at one screen', () => {
  const seats = CARD_MATCH.seats.map((info) => ({ ...info, yours: true }))
  const apart = CARD_SCENE.markers.map((marker) =>
    marker.name === 'riders-of-rohan' ? { ...marker, at: 'set-frodo' } : marker,
  )
  const all = {
    match: { ...CARD_MATCH, seats },
    observer: [0, 2],
    scene: { ...CARD_SCENE, markers: apart },
    decisions: [decision(OPTIONS), decision([option('pass')], { seat: 2 })],
  }

  it('see neither hands nor cards set apart before the curtain is drawn', async () => {
    await show(all)
    expect(document.body.textContent).not.toMatch(/frodo baggins|riders of rohan/i)
    const [curtain] = within(hand()).getAllByRole('button', { name: /show my cards/ })
    await userEvent.click(curtain as HTMLElement)
    expect(within(hand()).getByRole('button', { name: /frodo baggins/i })).toBeTruthy()
    const drawn = within(hand()).getByRole('list', { name: /set apart 1/i })
    expect(within(drawn).getByRole('button', { name: /riders of rohan/i })).toBeTruthy()
  })

  it('see an event that is being carried out behind the curtain, too', async () => {
    const markers = CARD_SCENE.markers.map((marker) =>
      marker.name === 'riders-of-rohan' ? { ...marker, at: 'event-frodo' } : marker,
    )
    await show({ ...all, scene: { ...CARD_SCENE, markers } })
    expect(within(seat(0)).getByRole('button', { name: /riders of rohan/i })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/frodo baggins/i)
  })

  it('who holds two seats is asked for both', async () => {
    await show(all)
    expect(document.querySelector('.whose-else button')).toBeTruthy()
  })
})

it('has nothing that those who listen or use a keyboard would stumble over', async () => {
  await show({ scene: { ...CARD_SCENE, panels: [CONTEST] } })
  const found = async () => {
    const { violations } = await axe.run(document.body)
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }
  expect(await found()).toEqual([])
  await userEvent.click(card('card:frodo-baggins'))
  expect(await found()).toEqual([])
})
