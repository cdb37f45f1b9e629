import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { Layout, RulebookInfo, Scene } from '../api/types'
import board from '../games/five_armies/fixtures/layout.json'
import cards from '../games/ring_cards/fixtures/layout.json'
import turn from '../games/ring_cards/fixtures/turn.json'
import { useLooks } from '../table/context'
import { Speaking } from '../words/Speaking'
import CardsScreen from './CardsScreen'
import { Gallery } from './Gallery'
import { GameLooks } from './looks'
import SummaryScreen from './SummaryScreen'
import { unseenDecks } from './unseen'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  layoutOf: vi.fn(),
  rules: vi.fn(),
}))

const LAYOUTS: Readonly<Record<string, Layout>> = {
  five_armies: board as unknown as Layout,
  ring_cards: cards as unknown as Layout,
}
const BOOK: RulebookInfo = {
  game: 'five_armies',
  version: 1,
  chapters: [{ title: 'Dice', rules: [{ id: 'B5A-7.19', text: 'The will may be anything.' }] }],
}

async function show(shown: ReactNode, until: string) {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>{shown}</Speaking>
      </Suspense>,
    )
  })
  await vi.waitFor(() => expect(document.querySelector(until)).not.toBeNull(), 20_000)
}

const scene = turn.standing.scene as unknown as Scene
const seats = turn.standing.observer as number[]

/** The gallery as a player has it at a table. */
function AtTable() {
  const { layout } = useLooks()
  return (
    <main>
      <h1>Cards</h1>
      <Gallery decks={unseenDecks(layout, scene, seats)} />
    </main>
  )
}

const violations = async () =>
  (
    await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  ).violations.map(({ id }) => id)
const titles = () =>
  [...document.querySelectorAll('.gallery [data-card]')].map((card) =>
    card.getAttribute('data-card'),
  )

beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(http.layoutOf).mockImplementation(async (game) => {
    const found = LAYOUTS[game]
    if (!found) throw new http.NoAnswer(404)
    return found
  })
  vi.mocked(http.rules).mockResolvedValue(BOOK)
})
afterEach(cleanup)

describe('a summary', () => {
  it.each(['five_armies', 'ring_cards'])('of %s has two pages in every language', async (game) => {
    for (const language of ['en', 'pl', 'ru']) {
      localStorage.setItem('ostrog-language', language)
      await show(<SummaryScreen game={game} scenario="" />, '.summary-row')
      expect(document.querySelectorAll('.summary-page')).toHaveLength(2)
      const rows = [...document.querySelectorAll('.summary-row')]
      const meant = LAYOUTS[game]?.summary?.flatMap(({ sections }) =>
        sections.flatMap((section) => section.rows),
      )
      expect(rows).toHaveLength(meant?.length ?? 0)
      // Every row with signs has pictures, and no key is left as it is.
      for (const [index, row] of rows.entries()) {
        const signs = meant?.[index]?.signs ?? []
        expect(row.querySelectorAll('.aid-sign svg')).toHaveLength(signs.length)
        expect(row.textContent).not.toMatch(/summary |\{|\$/)
      }
      expect(await violations()).toEqual([])
      cleanup()
    }
  })

  it('leads from a row to its numbered rules', async () => {
    await show(<SummaryScreen game="five_armies" scenario="" />, '.summary-row')
    await userEvent.click(screen.getByRole('button', { name: 'Rules: Will of the West' }))
    const window = await screen.findByRole('dialog')
    expect(await within(window).findByText('The will may be anything.')).toBeTruthy()
    const link = within(window).getByRole('link', { name: 'Rule B5A-7.19' })
    expect(link.getAttribute('href')).toBe('/rules/five_armies#B5A-7.19')
  })

  it('of a game without a table says so', async () => {
    await show(<SummaryScreen game="no_such_game" scenario="" />, '[role=alert]')
    expect(screen.getByRole('alert').textContent).toMatch(/nothing to show/)
  })
})

describe('the gallery', () => {
  it('shows every card once, with the number of its copies', async () => {
    await show(<CardsScreen game="ring_cards" scenario="" />, '.gallery [data-card]')
    expect(screen.getByRole('status').textContent).toMatch(/^161 cards/)
    expect(titles().filter((name) => name?.startsWith('mordor-orcs'))).toHaveLength(1)
    expect(screen.getAllByText(/^\d copies$/).length).toBe(5)
    expect(screen.getByText('Gimli')).toBeTruthy()
    expect(await violations()).toEqual([])
  })

  it('is searched without accents, and by texts and marks', async () => {
    await show(<CardsScreen game="ring_cards" scenario="" />, '.gallery [data-card]')
    const search = screen.getByRole('searchbox', { name: 'Search the cards' })
    await userEvent.type(search, 'éOw')
    expect(titles()).toContain('eowyn')
    await userEvent.clear(search)
    await userEvent.paste('nazgul character')
    expect(titles()).toContain('the-witch-king')
    await userEvent.clear(search)
    await userEvent.paste('no such words')
    expect(screen.getByRole('status').textContent).toMatch(/^0 cards/)
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('status').textContent).toMatch(/^161 cards/)
  })

  it('is filtered by side, faction and type', async () => {
    await show(<CardsScreen game="ring_cards" scenario="" />, '.gallery [data-card]')
    const choose = async (label: RegExp, choice: string) => {
      await userEvent.click(screen.getByRole('button', { name: label }))
      await userEvent.click(await screen.findByRole('option', { name: choice }))
    }
    await choose(/Faction or place/, 'Rohan')
    expect(screen.getByRole('status').textContent).toMatch(/^8 cards/)
    await choose(/Type/, 'Army')
    expect(screen.getByRole('status').textContent).toMatch(/^3 cards/)
    await choose(/Side/, 'The Witch-king')
    expect(screen.getByRole('status').textContent).toMatch(/^0 cards/)
  })

  it('has no types where cards have none', async () => {
    await show(<CardsScreen game="five_armies" scenario="" />, '.gallery [data-card]')
    expect(screen.getByRole('status').textContent).toMatch(/^91 cards/)
    expect(screen.queryByRole('button', { name: /Faction/ })).toBeNull()
    expect(await violations()).toEqual([])
  })

  it('counts what is left in a deck, by faction and type', async () => {
    await show(
      <GameLooks edition="ring_cards" scenario="">
        <AtTable />
      </GameLooks>,
      '.gallery [data-card]',
    )
    const [own] = unseenDecks(LAYOUTS.ring_cards as Layout, scene, seats)
    await userEvent.click(screen.getByRole('button', { name: /Where/ }))
    await userEvent.click((await screen.findAllByRole('option'))[1] as HTMLElement)
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${own?.names.length} card`))
    const numbers = [...document.querySelectorAll('.deck-count dd')].map((each) =>
      Number(each.textContent),
    )
    // By faction and by type, each time all of them.
    expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(2 * (own?.names.length ?? 0))
    expect(await violations()).toEqual([])
  })
})
