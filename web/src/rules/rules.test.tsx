import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as http from '../api/http'
import type { RulebookInfo } from '../api/types'
import { Speaking } from '../words/Speaking'
import { RuleLink } from './RuleLink'
import RulesPage from './RulesPage'
import { bare, searched } from './searching'

vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  rules: vi.fn(),
}))

const BOOK: RulebookInfo = {
  game: 'toy',
  version: 1,
  chapters: [
    {
      title: 'Marsz',
      rules: [
        { id: 'TOY-1.1', text: 'Drużyna może brodzić.' },
        { id: 'TOY-1.2', text: 'Złoto waży.', open: 'Źródła milczą.' },
      ],
    },
    { title: 'Walka', rules: [{ id: 'TOY-2.1', text: 'Bitwa trwa trzy rundy.' }] },
  ],
}

/** Words and rules come by and by: waits until something is there. */
async function show(shown: ReactNode, until = '.rules-statement, [role=alert]') {
  await act(async () => {
    render(
      <Suspense>
        <Speaking>{shown}</Speaking>
      </Suspense>,
    )
  })
  await vi.waitFor(() => expect(document.querySelector(until)).not.toBeNull(), 10_000)
}

const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id)
const ids = () => [...document.querySelectorAll('.rules-statement')].map(({ id }) => id)

let game = 0
beforeEach(() => {
  localStorage.setItem('ostrog-language', 'en')
  vi.mocked(http.rules).mockReset().mockResolvedValue(BOOK)
  game += 1 // what was fetched once is kept
})
afterEach(cleanup)

describe('searching', () => {
  it('needs neither capitals nor accents', () => {
    expect(bare('Źródła ŁĄKI Ёлка')).toBe('zrodla laki елка')
    const found = searched(BOOK, { words: 'ZLOTO wazy', onlyOurs: false })
    expect(found).toEqual([{ title: 'Marsz', rules: [BOOK.chapters[0]?.rules[1]] }])
  })

  it('wants all words, and looks at ids and chapters as well', () => {
    expect(searched(BOOK, { words: 'walka rundy', onlyOurs: false })).toHaveLength(1)
    expect(searched(BOOK, { words: 'walka brodzic', onlyOurs: false })).toEqual([])
    expect(searched(BOOK, { words: 'toy-2.1', onlyOurs: false })).toHaveLength(1)
  })
})

describe('the page', () => {
  it('shows all statements, and those that are looked for as one types', async () => {
    await show(<RulesPage game={`toy${game}`} rule="" />)
    expect(ids()).toEqual(['TOY-1.1', 'TOY-1.2', 'TOY-2.1'])
    expect(await violations()).toEqual([])
    await userEvent.type(screen.getByRole('searchbox'), 'rundy')
    expect(ids()).toEqual(['TOY-2.1'])
    expect(screen.getByRole('status').textContent).toContain('1 rule')
    await userEvent.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByRole('status').textContent).toContain('No rule fits.')
  })

  it('marks rulings of ours in words, and shows only them if that is wanted', async () => {
    await show(<RulesPage game={`toy${game}`} rule="" />)
    await userEvent.click(screen.getByRole('checkbox'))
    expect(ids()).toEqual(['TOY-1.2'])
    expect(document.querySelector('.rule-open')?.textContent).toContain(
      'Our ruling. Źródła milczą.',
    )
  })

  it('leads to the statement that the address names', async () => {
    await show(<RulesPage game={`toy${game}`} rule="TOY-2.1" />)
    expect(document.activeElement?.id).toBe('TOY-2.1')
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
  })

  it('says so if there are no such rules', async () => {
    vi.mocked(http.rules).mockRejectedValue(new http.NoAnswer(404))
    await show(<RulesPage game={`toy${game}`} rule="" />)
    expect(screen.getByRole('alert').textContent).toBe('This game has no rules to read here.')
  })
})

describe('a link to a rule', () => {
  it('shows what the rule says, with the way to the whole book', async () => {
    await show(<RuleLink game={`toy${game}`} id="TOY-1.2" />, '.rule-link')
    await userEvent.click(screen.getByRole('button', { name: 'Show rule TOY-1.2' }))
    await screen.findByText('Złoto waży.')
    expect(screen.getByRole('dialog', { name: 'Rule TOY-1.2' }).textContent).toContain(
      'Złoto waży.',
    )
    expect(screen.getByRole('link').getAttribute('href')).toBe(`/rules/toy${game}#TOY-1.2`)
    expect(await violations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is an id and nothing more where no game is known', async () => {
    await show(<RuleLink id="TOY-1.2" />, 'code')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('TOY-1.2').tagName).toBe('CODE')
  })
})
