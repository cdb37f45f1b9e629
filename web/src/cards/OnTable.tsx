/** Cards that lie open in play: those being played, those that stay, and those beside somebody. */

import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { CardButton } from './CardButton'
import { isCardTable, openCardsOf } from './lying'

export function OnTable() {
  const { say, layout, scene, skin, naming } = useTable()
  const groups = openCardsOf(layout, scene, skin)
  if (!groups.length || isCardTable(layout)) return null
  return (
    <section aria-labelledby="on-table" className="on-table">
      <h2 id="on-table">{say('on-the-table')}</h2>
      {groups.map(({ at, label, cards }) => (
        <div className="tray" key={at}>
          <p className="caption">{capitalised(naming.name(label))}</p>
          <ul className="card-row">
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
