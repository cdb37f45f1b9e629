import { createHash } from 'node:crypto'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditOf } from '../api/http'
import type { Audit } from '../api/types'
import { LAYOUT, MATCH, standing } from '../table/fixtures'
import { Speaking } from '../words/Speaking'
import AuditWindow from './AuditWindow'
import { fingerprint } from './fingerprint'
import { ReplayTable } from './ReplayTable'

vi.mock('../board/Board', () => ({ Board: () => <div data-testid="board" /> }))
vi.mock('../api/http', async (original) => ({
  ...(await original<typeof import('../api/http')>()),
  auditOf: vi.fn(),
}))

const SEED = 'c0ffee'
const PROMISED = createHash('sha256').update('ostrog seed').update(SEED, 'hex').digest('hex')
const AUDIT: Audit = {
  commitment: PROMISED,
  seed: SEED,
  matches: true,
  dice: [
    { purpose: 'action dice', seat: 0, counts: [3, 0, 1, 2, 0, 0] },
    { purpose: 'dice', seat: null, counts: [1, 1, 1, 1, 1, 1] },
  ],
}

async function show(audit: Audit) {
  vi.mocked(auditOf).mockResolvedValue(audit)
  const course = {
    match: MATCH,
    layout: LAYOUT,
    events: [],
    event_counts: [0],
    observer: [0],
    observers: [],
  }
  await act(async () => {
    render(
      <Suspense>
        <Speaking>
          <ReplayTable
            controls={<AuditWindow onClose={() => {}} />}
            course={course}
            events={[]}
            isAloud={false}
            firstNew={0}
            standing={standing([])}
            tools={null}
          />
        </Speaking>
      </Suspense>,
    )
  })
  return screen.findByRole('dialog')
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('ostrog-language', 'en')
})
afterEach(cleanup)

describe('what chance did', () => {
  it('is told in tables: each face, how often it fell, and how often it should have', async () => {
    const dialog = await show(AUDIT)
    const tables = await within(dialog).findAllByRole('table')
    expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Action dice, Free Peoples · 6 dice rolled',
      'Combat dice, rolls of neither side · 6 dice rolled',
    ])
    const rows = [...(tables[0]?.querySelectorAll('tbody tr') ?? [])]
    expect(
      rows.map((row) =>
        [...row.querySelectorAll('th, td')].slice(0, 3).map((cell) => cell.textContent),
      )[0],
    ).toEqual(['1', '3', '1'])
  })

  it('names the faces of dice that show no numbers, equal ones once', async () => {
    const labels = ['army', 'army', 'muster', 'event', 'character', 'will-of-the-west']
    const dice = [
      {
        purpose: 'action dice',
        seat: 0,
        counts: [3, 1, 1, 2, 0, 5],
        labels: labels.map((face) => `ref-die-${face}`),
      },
    ]
    const dialog = await show({ ...AUDIT, dice })
    const rows = within(dialog).getAllByRole('row').slice(1)
    expect(rows.map((row) => row.textContent)).toEqual([
      'Army44',
      'Muster12',
      'Event22',
      'Character02',
      'Will of the West52',
    ])
  })

  it('counts what was drawn where no dice are rolled', async () => {
    const drawn = [{ zone: 'event-deck', count: 12, shuffles: 2 }]
    const dialog = await show({ ...AUDIT, dice: [], drawn })
    expect(within(dialog).getByText('Drawn by chance: 12')).toBeTruthy()
    const row = within(dialog).getAllByRole('row')[1]
    expect(row?.textContent).toMatch(/^Event deck122$/i)
  })

  it('is held against what the browser noted, and against its own count', async () => {
    localStorage.setItem(`ostrog-promise-${MATCH.id}`, PROMISED)
    const dialog = await show(AUDIT)
    await within(dialog).findByText(/worked out the fingerprint of the seed itself: it is the same/)
    expect(dialog.textContent).toContain('noted the fingerprint when you came to the table')
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(dialog.textContent).toContain(`ostrog verify ${MATCH.game}-${MATCH.id}.ostrog`)
  })

  it('is called out when it is not what was promised', async () => {
    localStorage.setItem(`ostrog-promise-${MATCH.id}`, PROMISED)
    const dialog = await show({ ...AUDIT, commitment: 'ab'.repeat(32), matches: false })
    await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(3))
  })

  it('has the fingerprint that the server computes', () => {
    expect(fingerprint(SEED)).toBe(PROMISED)
  })
})
