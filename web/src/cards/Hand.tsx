/** The cards one can play from, and the curtain before them where two sides share a screen. */

import { useId, useState } from 'react'
import { Button, Checkbox } from 'react-aria-components'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { CardButton } from './CardButton'
import { CardBack } from './CardFace'
import { handOf, isCardTable, otherHandsOf, type Pile, sizeOf } from './lying'
import type { Curtain } from './useCurtain'
import { useTrayName } from './useTrayName'

export function Hand({ curtain }: { curtain: Curtain }) {
  const { say, wording, layout, scene, standing, seats, decision, colourOf } = useTable()
  const own = standing.observer.filter((each) => seats.includes(each))
  const [turnedTo, turnTo] = useTurning(decision?.seat)
  const seat = own.find((each) => each === turnedTo) ?? own[0]
  if (seat === undefined) return null
  const choosable = new Set(decision?.seat === seat ? decision.options.flatMap(pointed) : [])
  const held = handOf(layout, scene, seat, choosable)
  const hasHeads = isCardTable(layout) && held.slice(1).some(sizeOf)
  const isAsked = ({ cards }: Pile) => cards.some(({ id }) => choosable.has(id))
  // Where there are several, the one that is asked about must not be out of sight.
  const piles = hasHeads
    ? held.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)))
    : held
  const name = say('hand-of', { seat: wording.seat(seat) })
  return (
    <section aria-label={name} className="hand" data-colour={colourOf(seat)}>
      <div className="hand-head">
        <h2 className={own.length > 1 ? 'hidden' : ''}>
          <SideMark colour={colourOf(seat)} seat={seat} />
          <span>{name}</span>
        </h2>
        {own.length > 1 && <OwnHands onTurnTo={turnTo} seat={seat} seats={own} />}
        {!isCardTable(layout) && <OtherHands />}
      </div>
      <div className="hand-piles">
        {piles.map((pile) => (
          <HandPile hasHead={hasHeads} key={pile.tray.id} pile={pile} />
        ))}
        {piles.every((pile) => !sizeOf(pile)) && <p className="caption">{say('hand-empty')}</p>}
        {curtain.needed && !curtain.off && (
          <div className="curtain-controls">
            {curtain.closed ? (
              <>
                <CurtainButton curtain={curtain} />
                <CurtainSwitch curtain={curtain} />
              </>
            ) : (
              <Button className="button small" onPress={curtain.close}>
                {say('curtain-hide')}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

interface HandPileProps {
  pile: Pile
  /** Whether its name stands over it, since there are others beside it. */
  hasHead: boolean
}

function HandPile({ pile, hasHead }: HandPileProps) {
  const nameOf = useTrayName()
  const heading = useId()
  if (!sizeOf(pile)) return null
  const cards = <PileCards label={hasHead ? heading : undefined} pile={pile} />
  if (!hasHead) return cards
  return (
    <div className="headed-pile">
      <h3 id={heading}>
        {nameOf(pile.tray)} <b>{sizeOf(pile)}</b>
      </h3>
      {cards}
    </div>
  )
}

interface PileCardsProps {
  pile: Pile
  /** The id of what names it, if it is seen. */
  label: string | undefined
}

function PileCards({ pile: { tray, cards, backs }, label }: PileCardsProps) {
  const { say, naming } = useTable()
  const name = tray.label ? capitalised(naming.name(tray.label)) : say(`tray-${tray.kind}`)
  const named = label ? { 'aria-labelledby': label } : { 'aria-label': name }
  return (
    <ul {...named} className="hand-pile">
      {cards.map((card) => (
        <li key={card.id}>
          <CardButton card={card} />
        </li>
      ))}
      {backs > 0 && (
        <li className="hand-backs">
          <CardBack count={backs} tray={tray.id} />
          <span className="hidden">{say('face-down', { count: backs })}</span>
        </li>
      )}
    </ul>
  )
}

/** The hand that is seen: that of the seat which decides, until another is wanted. */
function useTurning(deciding: number | undefined) {
  const [turned, setTurned] = useState<{ to: number; deciding: number | undefined }>()
  const to = turned && turned.deciding === deciding ? turned.to : deciding
  return [to, (seat: number) => setTurned({ to: seat, deciding })] as const
}

interface OwnHandsProps {
  /** All seats of one person, and the one whose hand is seen. */
  seats: readonly number[]
  seat: number
  onTurnTo(seat: number): void
}

/** One who holds several seats has a hand for each of them. */
function OwnHands({ seats, seat, onTurnTo }: OwnHandsProps) {
  const { say, wording, layout, scene, colourOf } = useTable()
  return (
    <ul aria-label={say('own-hands')} className="own-hands">
      {seats.map((each) => {
        const count = handOf(layout, scene, each, new Set()).reduce(
          (sum, pile) => sum + sizeOf(pile),
          0,
        )
        return (
          <li key={each}>
            <Button
              aria-pressed={each === seat}
              className="button small"
              onPress={() => onTurnTo(each)}
            >
              <SideMark colour={colourOf(each)} seat={each} />
              {wording.seat(each)} <b>{count}</b>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** How many cards the others hold. */
function OtherHands() {
  const { layout, scene, standing, naming, colourOf } = useTable()
  const hands = otherHandsOf(layout, scene, standing.observer)
  const owners = [...new Set(hands.map(({ tray: { owner = -1 } }) => owner))]
  return owners.map((owner) => (
    <ul className="other-hand" key={owner}>
      {hands
        .filter(({ tray }) => tray.owner === owner)
        .map((pile, index) => (
          <li key={pile.tray.id}>
            {index === 0 && <SideMark colour={colourOf(owner)} seat={owner} />}
            <CardBack count={sizeOf(pile)} tray={pile.tray.id} />
            <span className="hidden">{`${naming.title(pile.tray.id)}: ${sizeOf(pile)}`}</span>
          </li>
        ))}
    </ul>
  ))
}

/** Opens the curtain; it says whose eyes are meant. */
export function CurtainButton({ curtain }: { curtain: Curtain }) {
  const { say, wording } = useTable()
  return (
    <Button className="button primary curtain" onPress={curtain.open}>
      {say('curtain-show', { seat: wording.seat(curtain.seat) })}
    </Button>
  )
}

/** For those who need no curtain, such as one who plays both sides. */
export function CurtainSwitch({ curtain }: { curtain: Curtain }) {
  const { say } = useTable()
  return (
    <Checkbox className="checkbox" isSelected={curtain.off} onChange={curtain.turnOff}>
      <span aria-hidden="true" className="checkbox-box" />
      {say('curtain-off')}
    </Checkbox>
  )
}
