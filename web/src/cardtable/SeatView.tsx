/** A seat: whose it is, what lies before it, and the cards it has in play. */

import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { CardBack } from '../cards/CardFace'
import { useTrayName } from '../cards/useTrayName'
import { nameOf } from '../room/holders'
import { useTable } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { Bead } from './Bead'
import { Offered, useOffering } from './Offered'
import { PileChip } from './PileChip'
import { StackView } from './StackView'
import type { Row, Seating } from './seating'

interface SeatViewProps {
  seating: Seating
  /** Whether its hands are seen elsewhere, so that one need not be told what else lies with them. */
  isOwn: boolean
  onOpen(tray: string): void
}

export function SeatView({ seating, isOwn, onOpen }: SeatViewProps) {
  const { say, wording, standing, colourOf } = useTable()
  const { side, laid, open, tokens } = seating
  const piles = seating.piles.filter(({ tray }, at) => !isOwn || at === 0 || tray.kind !== 'hand')
  const heading = useId()
  const relation = useRelation(side.seat)
  const decides = standing.pending.includes(side.seat)
  return (
    <section
      aria-labelledby={heading}
      className="seat"
      data-colour={colourOf(side.seat)}
      data-decides={decides}
      data-seat={side.seat}
    >
      <div className="seat-body">
        <div className="seat-head">
          <h2 id={heading}>
            <SideMark colour={colourOf(side.seat)} seat={side.seat} />
            <span>{wording.seat(side.seat)}</span>
            {relation && <small>{relation}</small>}
          </h2>
          <SideSigns marks={side.marks ?? []} />
          {decides && <span className="seat-decides">{say('to-decide')}</span>}
          {tokens.length > 0 && (
            <ul className="discs">
              {tokens.map((token) => (
                <li key={token.id}>
                  <Bead named token={token} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <ul className="seat-piles">
          {piles.map((pile) => (
            <li key={pile.tray.id}>
              <PileChip onOpen={onOpen} pile={pile} />
            </li>
          ))}
        </ul>
        <div className="seat-rows">
          {[...open, ...laid].map((row) => (
            <RowView key={row.tray.id} row={row} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** What a seat leads, such as factions, by which texts name it. */
function SideSigns({ marks }: { marks: readonly string[] }) {
  const { skin, wording } = useTable()
  if (!marks.length) return null
  return (
    <ul className="seat-signs">
      {marks.map((mark) => {
        const icon = skin.icon('mark', mark)
        const name = capitalised(wording.mark(mark))
        return (
          <li key={mark} title={name}>
            {icon && <Glyph icon={icon} />}
            <span className={icon ? 'seat-sign' : ''}>{name}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Who somebody is to those who look: oneself, a partner, or a name. */
function useRelation(seat: number): string {
  const { say, match, seats } = useTable()
  const team = (each: number) => match.seats.find((info) => info.seat === each)?.team
  const held = match.seats.find((info) => info.seat === seat)
  if (seats.includes(seat)) return seats.length < match.seats.length ? say('seat-yours') : ''
  const holder = held ? nameOf(held, say) : ''
  const partner = seats.some((each) => team(each) === team(seat))
  return [partner ? say('seat-partner') : '', holder].filter(Boolean).join(', ')
}

/** Cards that lie before a seat; something can be put there if an option says so. */
function RowView({ row: { tray, stacks, backs } }: { row: Row }) {
  const { say } = useTable()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const offering = useOffering(tray.id)
  const heading = useId()
  const name = useTrayName()(tray)
  const press = (target: Element) => offering.press() === 'several' && setAnchor(target)
  const isEmpty = !stacks.length && !backs
  return (
    <div
      className={offering.isLit ? 'seat-laid may' : 'seat-laid'}
      data-drop={tray.id}
      data-empty={isEmpty}
      data-kind={tray.kind}
    >
      {offering.isLit ? (
        <Button
          className="button small option may"
          data-ref={tray.id}
          id={heading}
          onPress={({ target }) => press(target)}
        >
          {name}
          <span className="hidden">{`; ${say('can-be-chosen')}`}</span>
        </Button>
      ) : (
        <h3 id={heading}>{name}</h3>
      )}
      <Offered anchor={anchor} of={tray.id} onClose={() => setAnchor(null)} />
      {!isEmpty ? (
        <ul aria-labelledby={heading} className="stacks">
          {stacks.map((stack) => (
            <li key={stack.card.id}>
              <StackView stack={stack} />
            </li>
          ))}
          {backs > 0 && (
            <li>
              <CardBack count={backs} tray={tray.id} />
              <span className="hidden">{say('face-down', { count: backs })}</span>
            </li>
          )}
        </ul>
      ) : (
        <p className="nobody-here">{say('none')}</p>
      )}
    </div>
  )
}
