/** The factions of both sides beside the map: which are in play, how many figures they have and can still
 * muster, and what the faction die shows. */

import type { Marker } from '../../api/types'
import { useTable } from '../../table/context'
import { PieceButton } from '../../table/PieceButton'
import { numberOf } from '../../table/panels'
import { Glyph } from '../../ui/Glyph'
import { capitalised } from '../../words/words'
import { FACTIONS, icon } from './icons'

const SIDES = ['free', 'shadow'] as const

export function FactionShelf() {
  const { naming, scene } = useTable()
  const lying = scene.markers.filter(({ at }) => at === 'factions-free' || at === 'factions-shadow')
  const dice = lying.filter(({ form }) => form === 'die')
  return (
    <section aria-label={naming.name('summary-factions')} className="ring-shelf faction-shelf">
      <div className="ring-block">
        <h3>
          {naming.name('summary-factions')}
          <span className="faction-dice">
            {dice.map((die) => (
              <FactionDie die={die} key={die.id} />
            ))}
          </span>
        </h3>
        <ul className="factions">
          {SIDES.flatMap((side) => FACTIONS[side].map((name) => ({ side, name }))).map(
            ({ side, name }) => {
              const card = lying.find(({ id }) => id === `faction:${name}`)
              return (
                card && (
                  <li data-side={side} key={name}>
                    <Faction card={card} />
                  </li>
                )
              )
            },
          )}
        </ul>
      </div>
    </section>
  )
}

/** A faction: its figures on the map, its name, and what it can still muster. */
function Faction({ card }: { card: Marker }) {
  const { naming, wording } = useTable()
  const { marks = [], values = [] } = card
  const state = marks[0] ?? ''
  const glyph = icon('faction', card.name ?? '')
  const spoken = [
    wording.mark(state),
    ...values.map(({ name, value = 0 }) => `${wording.mark(name)} ${value}`),
  ].join(', ')
  const isInPlay = state === 'faction-in-play'
  const added = numberOf(card, 'faction-added')
  const aside = isInPlay ? numberOf(card, 'faction-pool') : added
  return (
    <PieceButton className="faction" piece={card} spoken={spoken}>
      <span aria-hidden="true" className="faction-face" data-state={state.replace('faction-', '')}>
        {glyph && <Glyph icon={glyph} />}
        {isInPlay && <b>{numberOf(card, 'faction-on-map')}</b>}
      </span>
      <span aria-hidden="true" className="faction-name">
        {capitalised(naming.name(card.label ?? ''))}
      </span>
      {aside > 0 && <small aria-hidden="true">+{aside}</small>}
    </PieceButton>
  )
}

/** The faction die with its face; a used one is pale. */
function FactionDie({ die }: { die: Marker }) {
  const { wording } = useTable()
  const glyph = icon('die', die.name ?? '')
  const isUsed = die.marks?.includes('faction-die-used') ?? false
  return (
    <PieceButton
      className={isUsed ? 'faction-die used' : 'faction-die'}
      piece={die}
      {...(isUsed ? { spoken: wording.mark('faction-die-used') } : {})}
    >
      <span
        aria-hidden="true"
        className="faction-die-face"
        data-side={die.at.replace('factions-', '')}
      >
        {glyph && <Glyph icon={glyph} />}
      </span>
    </PieceButton>
  )
}
