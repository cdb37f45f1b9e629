/** What the Invader has and can buy: supply, wood, bag, and the row of phase cards with their prices. */

import type { Marker } from '../../api/types'
import { useTable } from '../../table/context'
import { PieceButton } from '../../table/PieceButton'
import { numberOf } from '../../table/panels'
import { givenBy, type Price, priceOf } from './prices'
import { Sign } from './Sign'
import { useAsked } from './useAsked'
import './shelves.css'

const UNITS = ['goblin', 'orc', 'troll'] as const

export function InvaderShelf() {
  const { say, scene, faces, naming } = useTable()
  const lying = (tray: string) => scene.markers.filter(({ at }) => at === tray)
  const supply = lying('supply')
  const bag = lying('bag')
  const isAsked = useAsked()
  const deck = lying('phase-deck').filter(isCard)
  const inBag = bag.reduce((sum, { count = 1 }) => sum + count, 0)
  return (
    <section aria-label={say('shelf-invader')} className="siege-shelf of-invader">
      <div className="shelf-stock">
        <ul className="shelf-units">
          {[...UNITS, 'wood'].map((name) => {
            const piece = supply.find((each) => each.name === name)
            return (
              <li key={name}>
                {piece ? (
                  <PieceButton
                    className="stock-piece"
                    piece={piece}
                    {...(name === 'wood'
                      ? {}
                      : { spoken: say('shelf-in-bag', { count: countOf(bag, name) }) })}
                  >
                    <Face count={piece.count ?? 1} name={name} />
                  </PieceButton>
                ) : (
                  <p className="stock-piece">
                    <Face count={0} name={name} />
                  </p>
                )}
                {name !== 'wood' && <small aria-hidden="true">{countOf(bag, name)}</small>}
              </li>
            )
          })}
        </ul>
        <p className="shelf-bag">{say('shelf-bag', { count: inBag })}</p>
      </div>
      <ul className="shelf-tiles">
        {lying('row').map((card) => (
          <li key={card.id}>
            <PhaseTile card={card} price={priceOf(faces.get(card.name ?? '')?.values ?? [])} />
          </li>
        ))}
      </ul>
      {deck.length > 0 && (
        <ul
          aria-label={say('shelf-deck')}
          className={deck.some(isAsked) ? 'shelf-deck named' : 'shelf-deck'}
          title={say('shelf-deck')}
        >
          {deck.map((card) => (
            <li key={card.id}>
              <DeckTile card={card} isNamed={deck.some(isAsked)} />
            </li>
          ))}
        </ul>
      )}
      <ul className="shelf-objectives">
        {[...lying('objectives-drawn').filter(isAsked), ...lying('objectives')].map((card) => (
          <li key={card.id}>
            <PieceButton className="objective-tile" piece={card} spoken={progressOf(card)}>
              <strong>{naming.title(card.id)}</strong>
              <span className="objective-progress" data-text={progressOf(card)} />
            </PieceButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isCard = ({ form }: Marker) => form === 'card'

const countOf = (markers: readonly Marker[], name: string) =>
  markers.find((marker) => marker.name === name)?.count ?? 0

/** How far an objective is: so many of so many; nothing while it is not in play. */
function progressOf(card: Marker): string {
  if (!card.values?.length) return ''
  return `${numberOf(card, 'progress')} / ${numberOf(card, 'target')}`
}

function Face({ name, count }: { name: string; count: number }) {
  return (
    <>
      <Sign name={name} />
      <b>{count}</b>
    </>
  )
}

/** A phase card: what it costs, each way to pay with the hourglasses that it hands over. */
function PhaseTile({ card, price }: { card: Marker; price: Price }) {
  const { say, naming } = useTable()
  const { marks = [] } = card
  const name = naming.name(`short-card-${card.name}`)
  const state = marks.find((mark) => mark !== 'spy') ?? 'open'
  const [least, most] = givenBy(price, marks.includes('spy') ? 1 : 0)
  const range = least === most ? String(least) : `${least}–${most}`
  const given = say('shelf-gives', { range })
  return (
    <PieceButton className="phase-tile" piece={card} spoken={given} visible={name}>
      <span className="tile-head" data-state={state}>
        <Sign name={card.name ?? ''} />
        {state === 'used' && <span data-text="✓" />}
        {marks.includes('spy') && <Sign name="spy" />}
      </span>
      <span className="tile-name">{name}</span>
      <span className="tile-price">
        {price.wood > 0 && <Amount count={price.wood} name="wood" />}
        {price.units.map(({ unit, count }) => (
          <Amount count={count} key={unit} name={unit} />
        ))}
      </span>
      <span className="tile-gives" data-text={range}>
        <Sign name="hourglass" />
      </span>
    </PieceButton>
  )
}

/** A card that is not on the table: its sign, and its name while cards are exchanged. */
function DeckTile({ card, isNamed }: { card: Marker; isNamed: boolean }) {
  const { naming } = useTable()
  const name = naming.name(`short-card-${card.name}`)
  return (
    <PieceButton className="deck-tile" piece={card} {...(isNamed ? { visible: name } : {})}>
      <Sign name={card.name ?? ''} />
      {isNamed && <span className="tile-name">{name}</span>}
    </PieceButton>
  )
}

const Amount = ({ name, count }: { name: string; count: number }) => (
  <span className="amount" data-text={count}>
    <Sign name={name} />
  </span>
)
