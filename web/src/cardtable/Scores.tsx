/** How the sides stand, what they have won, and the decks that belong to nobody. */

import type { ReactNode } from 'react'
import type { Marker } from '../api/types'
import { type Pile, sizeOf } from '../cards/lying'
import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { Bead } from './Bead'
import { PileChip } from './PileChip'
import type { Winnings } from './seating'

interface ScoresProps {
  winnings: readonly Winnings[]
  /** How far the game is. */
  standings: readonly Marker[]
  onOpen(tray: string): void
  /** What stands in the same row. */
  children: ReactNode
}

export function Scores({ winnings, standings, onOpen, children }: ScoresProps) {
  const { say } = useTable()
  return (
    <section aria-label={say('scores')} className="scores">
      {standings.map((marker) => (
        <Progress key={marker.id} marker={marker} />
      ))}
      {winnings.map((won) => (
        <SideScore key={won.tray.id} onOpen={onOpen} won={won} />
      ))}
      {children}
    </section>
  )
}

/** How far the game is: a number, and of how many where that is known. */
function Progress({ marker: { id, values = [] } }: { marker: Marker }) {
  const { say, naming } = useTable()
  const [index = 0, goal] = values.map(({ value = 0 }) => value)
  return (
    <p className="progress">
      <small>{capitalised(naming.title(id))}</small>{' '}
      <b>{goal === undefined ? index : say('of-goal', { index, goal })}</b>
    </p>
  )
}

interface CommonsProps {
  piles: readonly Pile[]
  onOpen(tray: string): void
}

/** The decks that belong to nobody. */
export function Commons({ piles, onOpen }: CommonsProps) {
  return (
    <ul className="commons">
      {piles.filter(sizeOf).map((pile) => (
        <li key={pile.tray.id}>
          <PileChip onOpen={onOpen} pile={pile} />
        </li>
      ))}
    </ul>
  )
}

function SideScore({ won, onOpen }: { won: Winnings; onOpen(tray: string): void }) {
  const { say, match, naming, wording, colourOf } = useTable()
  const { tray, cards, tokens, points, decks } = won
  const of = match.seats.find(({ team }) => tray.id.endsWith(`-${team}`))
  const colour = of ? colourOf(of.seat) : ''
  return (
    <div className="side-score" data-colour={colour}>
      {of && <SideMark colour={colour} seat={of.seat} />}
      <strong>{of ? wording.team(of.team) : naming.title(tray.id)}</strong>
      {points !== undefined && (
        <span className="points">
          <b>{points}</b> <small>{say('points', { count: points })}</small>
        </span>
      )}
      {tokens.map((token) => (
        <Bead counted key={token.id} named token={token} />
      ))}
      {sizeOf(cards) > 0 && (
        <PileChip onOpen={onOpen} pile={{ ...cards, tray: { ...tray, label: 'tray-won' } }} />
      )}
      {decks.map((pile) => (
        <PileChip key={pile.tray.id} onOpen={onOpen} pile={pile} />
      ))}
    </div>
  )
}
