import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Panel } from '../../api/types'
import { TableContext, type TableValue } from '../../table/context'
import { HuntLine, HuntPanel } from './HuntPanel'

/** A table that says the keys of what it is asked to say, with their numbers. */
const TABLE = {
  say: (key: string, args: Record<string, number> = {}) => [key, ...Object.values(args)].join(' '),
  naming: { name: (key: string) => key },
  wording: { words: { language: 'en' } },
} as unknown as TableValue

const ODDS = {
  panel: 'hunt-odds',
  at: 'hunt',
  dice: 2,
  added: 1,
  tile: 0.555556,
  reveals: 0.277778,
  damage: [0.6, 0.2, 0.1, 0.1],
  mean: 0.7,
  notes: ['forecast-hunt-guide'],
} as unknown as Panel

const show = (what: React.ReactNode) =>
  render(<TableContext value={TABLE}>{what}</TableContext>).container

afterEach(cleanup)

describe('the odds of the Hunt', () => {
  it('tell the dice, what they may find, and what is not counted', () => {
    show(<HuntPanel panel={ODDS} />)
    expect(screen.getByText('wotr-hunt-dice 2, wotr-hunt-moves 1')).toBeTruthy()
    const figures = screen.getAllByRole('definition').map((each) => each.textContent)
    expect(figures).toEqual(['56%', '28%', '0.7'])
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(
      'forecast-hunt-damage 0: 60%',
    )
    expect(screen.getByText('forecast-hunt-guide')).toBeTruthy()
  })

  it('tell no dice on the Mordor Track, but whether the Fellowship is stopped', () => {
    show(<HuntPanel panel={{ ...ODDS, dice: 0, stops: 0.25, corrupts: 0.5 } as Panel} />)
    expect(screen.queryByText(/wotr-hunt-dice/)).toBeNull()
    expect(screen.getByText('Forecast-hunt-stops')).toBeTruthy()
    expect(screen.getByText('Forecast-hunt-corrupts')).toBeTruthy()
  })

  it('are told in a sentence', () => {
    expect(show(<HuntLine panel={ODDS} />).textContent).toBe(
      'Forecast-hunt-tile: 56%; Forecast-hunt-reveals: 28%; Forecast-hunt-damage: 0.7. ',
    )
  })
})
