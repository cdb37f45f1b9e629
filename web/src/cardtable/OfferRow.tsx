/** Cards that can be chosen now and lie in piles, such as a deck that is searched. */

import { CardButton } from '../cards/CardButton'
import type { Pile } from '../cards/lying'
import { useTrayName } from '../cards/useTrayName'
import { useTable } from '../table/context'

export function OfferRow({ offered }: { offered: readonly Pile[] }) {
  const { say } = useTable()
  const nameOf = useTrayName()
  if (!offered.length) return null
  return (
    <section aria-label={say('choose-from')} className="offer-row">
      {offered.map(({ tray, cards }) => (
        <div key={tray.id}>
          <h2>{say('choose-from-pile', { pile: nameOf(tray) })}</h2>
          <ul className="stacks">
            {cards.map((card) => (
              <li key={card.id}>
                <CardButton card={card} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
