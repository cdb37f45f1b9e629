/** A card on the table with what lies on it, and what is tucked under it. */

import { CardButton } from '../cards/CardButton'
import { CardFace } from '../cards/CardFace'
import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { Bead } from './Bead'
import type { Stack } from './seating'

interface StackViewProps {
  stack: Stack
  /** Whether its numbers are those it has here, and its owner is to be told. */
  placed?: boolean
}

export function StackView({ stack, placed = false }: StackViewProps) {
  const { faces, say, wording, colourOf } = useTable()
  const { card, items, tokens } = stack
  const { owner = -1 } = card
  const face = faces.get(card.name ?? '')
  const isTold = placed && owner >= 0
  return (
    <div className="stack">
      <CardButton
        card={card}
        {...(placed ? { now: card.values ?? [] } : {})}
        {...(isTold ? { spoken: wording.seat(owner) } : {})}
      >
        {face && <CardFace face={face} now={placed ? (card.values ?? []) : undefined} small />}
        {isTold && (
          <span aria-hidden="true" className="stack-owner">
            <SideMark colour={colourOf(owner)} seat={owner} />
          </span>
        )}
      </CardButton>
      {tokens.length > 0 && (
        <ul className="discs">
          {tokens.map((token) => (
            <li key={token.id}>
              <Bead token={token} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul aria-label={say('carried')} className="items">
          {items.map((item) => (
            <li key={item.card.id}>
              <StackView placed={placed} stack={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
