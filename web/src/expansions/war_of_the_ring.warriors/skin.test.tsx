import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Marker, Panel } from '../../api/types'
import type { GamePanelProps, Skin } from '../../board/contract'
import { TableContext, type TableValue } from '../../table/context'
import { CalledPanel } from './CalledPanel'
import { FactionStrip } from './FactionStrip'
import { FACTIONS } from './icons'
import { extend } from './skin'

const base: Skin = {
  game: 'war_of_the_ring',
  icon: (_, name) => (name === 'gondor' ? { body: 'tower', width: 1, height: 1 } : undefined),
  panelShows: ['dice'],
  headlines: { TurnBegan: 1 },
}
const skin = extend(base)

afterEach(cleanup)

describe('the looks of the factions', () => {
  it('have an icon for every faction, face of a die and sign', () => {
    for (const name of [...FACTIONS.free, ...FACTIONS.shadow]) {
      expect(skin.icon('faction', name), name).toBeDefined()
      expect(skin.icon('mark', `faction-${name}`), name).toBeDefined()
    }
    for (const face of ['muster', 'play-draw', 'muster-play', 'muster-draw', 'eye', 'wild'])
      expect(skin.icon('die', `faction-${face}`), face).toBeDefined()
    for (const sign of ['entwood', 'western-way', 'at-sea'])
      expect(skin.icon('token', sign), sign).toBeDefined()
    for (const kind of ['faction', 'call']) expect(skin.icon('kind', kind), kind).toBeDefined()
  })

  it('leave those of the game as they are', () => {
    expect(skin.icon('token', 'gondor')?.body).toBe('tower')
    expect(skin.icon('token', 'nobody')).toBeUndefined()
    expect(skin.headlines?.TurnBegan).toBe(1)
    expect(skin.panelShows).toContain('dice')
  })

  it('tell which called card lies open', () => {
    const panel = {
      panel: 'called-factions',
      called: [{ seat: 0, faction: 'ents', cards: ['one', 'two'], used: 'two', figures: 3 }],
    } as unknown as Panel
    const layout = {
      sides: [{ seat: 0, colour: 'blue' }],
      faces: ['one', 'two'].map((name) => ({ name, title: `title ${name}` })),
    }
    const given = { panel, layout, name: (key: string) => key } as unknown as GamePanelProps
    render(<CalledPanel {...given} />)
    const open = screen
      .getAllByRole('listitem')
      .filter((each) => each.getAttribute('aria-current') === 'true')
    expect(open.map((each) => each.textContent)).toEqual(['title two'])
    expect(screen.getByText('title one')).toBeTruthy()
    expect(screen.getByText('3')).toBeTruthy()
  })

  it('tell in one line which factions are in play, and what a die shows', () => {
    const card = (name: string, state: string, count: number): Marker => ({
      id: `faction:${name}`,
      form: 'faction',
      at: 'factions-free',
      name,
      marks: [`faction-${state}`],
      values: count ? [{ name: 'faction-on-map', value: count }] : [],
    })
    const die: Marker = {
      id: 'faction-die:free',
      form: 'die',
      at: 'factions-free',
      name: 'faction-muster',
      label: 'ref-faction-die-muster',
    }
    const table = {
      say: (key: string) => key,
      naming: { name: (key: string) => key },
      wording: { mark: (name: string) => name },
      scene: { markers: [card('ents', 'in-play', 2), card('dead', 'waiting', 0), die] },
    } as unknown as TableValue
    const { container } = render(
      <TableContext value={table}>
        <FactionStrip />
      </TableContext>,
    )
    const states = [...container.querySelectorAll('.faction-mini')].map((each) =>
      each.getAttribute('data-state'),
    )
    expect(states.slice(0, 3)).toEqual(['waiting', '', 'in-play'])
    expect(container.querySelector('b')?.textContent).toBe('2')
    expect(screen.getByText('ref-faction-die-muster')).toBeTruthy()
  })
})
