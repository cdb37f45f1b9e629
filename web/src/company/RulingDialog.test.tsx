import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NoAnswer, reportRuling } from '../api/http'
import { MatchStore } from '../api/match'
import type { ServerMessage } from '../api/types'
import { decision, LAYOUT, MATCH, option, standing } from '../table/fixtures'
import { Table } from '../table/Table'
import { Speaking } from '../words/Speaking'

vi.mock('../board/Board', () => ({
  Board: ({ onWhy }: { onWhy(ref: string): void }) => (
    <button data-testid="board" onClick={() => onWhy('camp')} type="button">
      board why
    </button>
  ),
}))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  reportRuling: vi.fn(),
  commitmentOf: vi.fn(() => Promise.reject(new Error('no server'))),
}))
const report = vi.mocked(reportRuling)

let says: (message: ServerMessage) => void
let store: MatchStore

function Shown() {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

beforeEach(async () => {
  localStorage.setItem('ostrog-language', 'en')
  report.mockReset()
  store = new MatchStore((listener) => {
    says = listener.heard
    return { send() {}, hangUp() {} }
  })
  store.start()
  const now = standing([decision([option('pass', { closes: true })])])
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
})
afterEach(() => {
  cleanup()
  store.stop()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function openFromMenu() {
  await press('Match')
  await userEvent.click(screen.getByRole('menuitem', { name: 'This ruling looks wrong' }))
  await screen.findByRole('dialog')
}

describe('a ruling that looks wrong', () => {
  it('keeps the focus in the window when it was sent, so that Escape closes it', async () => {
    report.mockResolvedValue(undefined)
    await openFromMenu()
    await userEvent.type(screen.getByLabelText(/What happened/), 'The wall counts twice.')
    await press('Send')
    const thanks = await screen.findByText(/Thank you/)
    expect(document.activeElement).toBe(thanks)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is reported from the menu, after what is sent was said', async () => {
    report.mockResolvedValue(undefined)
    await openFromMenu()
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('the record of this match')
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    await userEvent.type(screen.getByLabelText(/What happened/), 'The wall counts twice.')
    await press('Send')
    expect(report).toHaveBeenCalledWith({
      match: 'm',
      at: 3,
      text: 'The wall counts twice.',
      rule: '',
    })
    expect(screen.getByRole('dialog').textContent).toContain('Thank you')
  })

  it('is reported with the answer that is in doubt', async () => {
    report.mockResolvedValue(undefined)
    await userEvent.click(screen.getByTestId('board'))
    act(() => {
      const refusal = { rule: 'B5A-14.2', refs: ['camp'] }
      says({ type: 'Refusals', ref: 'camp', refusals: [['', refusal]] })
    })
    await screen.findByText('This ruling looks wrong')
    await press('This ruling looks wrong')
    await userEvent.type(await screen.findByLabelText(/What happened/), 'It is empty.')
    await press('Send')
    const text = report.mock.calls[0]?.[0].text ?? ''
    expect(report.mock.calls[0]?.[0].rule).toBe('B5A-14.2')
    expect(text).toContain('B5A-14.2')
    expect(text).toMatch(/^Why not\?.*\n/)
    expect(text).toMatch(/\n\nIt is empty\.$/)
  })

  it('names its rule, and a rule that does not exist is said', async () => {
    report.mockRejectedValue(new NoAnswer(409, 'no-such-rule'))
    await openFromMenu()
    await userEvent.type(screen.getByLabelText(/What happened/), 'Hm.')
    await userEvent.type(screen.getByLabelText(/Rule/), 'B5A-99.9')
    await press('Send')
    expect(report.mock.calls[0]?.[0].rule).toBe('B5A-99.9')
    expect(screen.getByRole('alert').textContent).toContain('no rule with this number')
  })

  it.each([
    [429, 'tomorrow'],
    [403, 'sit in this match'],
    [0, 'still here'],
  ])('that is not taken (%i) says what to do, and keeps the words', async (status, said) => {
    report.mockRejectedValue(new NoAnswer(status))
    await openFromMenu()
    await userEvent.type(screen.getByLabelText(/What happened/), 'Hm.')
    await press('Send')
    expect(screen.getByRole('alert').textContent).toContain(said)
    expect(screen.getByLabelText<HTMLTextAreaElement>(/What happened/).value).toBe('Hm.')
  })
})
