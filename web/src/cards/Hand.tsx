/** The cards one can play from, and the curtain before them where two sides share a screen. */

import { Button, Checkbox } from 'react-aria-components'
import { pointed } from '../table/offers'
import { useTableau } from '../table/tableau'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { CardButton } from './CardButton'
import { CardBack } from './CardFace'
import { handOf, otherHandsOf, type Pile, sizeOf } from './lying'
import type { Curtain } from './useCurtain'

export function Hand({ curtain }: { curtain: Curtain }) {
  const { say, wording, layout, scene, standing, seats, decision, colourOf } = useTableau()
  const seat = standing.view.observer.find((each) => seats.includes(each))
  if (seat === undefined) return null
  const choosable = new Set(decision?.seat === seat ? decision.options.flatMap(pointed) : [])
  const piles = handOf(layout, scene, seat, choosable)
  const name = say('hand-of', { seat: wording.seat(seat) })
  return (
    <section aria-label={name} className="hand" data-colour={colourOf(seat)}>
      <div className="hand-head">
        <h2>
          <SideMark colour={colourOf(seat)} seat={seat} />
          <span>{name}</span>
        </h2>
        <OtherHands />
      </div>
      <div className="hand-piles">
        {piles.map((pile) => (
          <HandPile key={pile.tray.id} pile={pile} />
        ))}
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

function HandPile({ pile: { tray, cards, backs } }: { pile: Pile }) {
  const { say, naming } = useTableau()
  const name = tray.label ? capitalised(naming.name(tray.label)) : say(`tray-${tray.kind}`)
  if (!cards.length && !backs) return null
  return (
    <ul aria-label={name} className="hand-pile">
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

/** How many cards the others hold. */
function OtherHands() {
  const { layout, scene, standing, naming, colourOf } = useTableau()
  const hands = otherHandsOf(layout, scene, standing.view.observer)
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
  const { say, wording } = useTableau()
  return (
    <Button className="button primary curtain" onPress={curtain.open}>
      {say('curtain-show', { seat: wording.seat(curtain.seat) })}
    </Button>
  )
}

/** For those who need no curtain, such as one who plays both sides. */
export function CurtainSwitch({ curtain }: { curtain: Curtain }) {
  const { say } = useTableau()
  return (
    <Checkbox className="checkbox" isSelected={curtain.off} onChange={curtain.turnOff}>
      <span aria-hidden="true" className="checkbox-box" />
      {say('curtain-off')}
    </Checkbox>
  )
}
