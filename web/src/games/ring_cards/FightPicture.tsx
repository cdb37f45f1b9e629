/** A fight that is over: both sides face to face with what each of them counts, and who wins. */

import type { EventInfo } from '../../api/types'
import { CardFace } from '../../cards/CardFace'
import { useTable } from '../../table/context'
import { capitalised } from '../../words/words'
import { type Fighter, fightFrom } from './fight'
import './fight.css'

export default function FightPicture({ events }: { events: readonly EventInfo[] }) {
  const { say, wording, faces, layout } = useTable()
  const { place, attack, own, attackers, defenders, result } = fightFrom(
    events,
    layout.fight_ends ?? [],
  )
  const at = faces.get(place)?.kind === 'path' ? 'path' : 'battleground'
  const defence = own + defenders.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className="fight" data-place={place}>
      <h3>{capitalised(wording.label(`ref-place-${place}`))}</h3>
      <div className="fight-sides">
        <Side fighters={attackers} mark={`${at}-attack`} name={say('attackers')} total={attack} />
        <span className="fight-against">{say('fight-against')}</span>
        <Side
          fighters={defenders}
          mark={`${at}-defence`}
          name={say('defenders')}
          own={own}
          total={defence}
        />
      </div>
      {result && <p className="fight-result">{capitalised(wording.event(result))}</p>}
    </div>
  )
}

interface SideProps {
  name: string
  /** The mark of what the side counts. */
  mark: string
  total: number
  fighters: readonly Fighter[]
  /** What the place itself counts for it. */
  own?: number
}

function Side({ name, mark, total, fighters, own = 0 }: SideProps) {
  const { say, faces } = useTable()
  return (
    <div className="fight-side">
      <p className="fight-total">
        {name} <b>{total}</b>
      </p>
      {own > 0 && <p className="fight-own">{say('fight-own', { count: own })}</p>}
      <ul className="fight-cards">
        {fighters.map(({ card, value, fate }) => {
          const face = faces.get(card)
          return (
            face && (
              <li data-fate={fate} key={card}>
                <CardFace face={face} now={[{ name: mark, value }]} small />
                {fate && <span className="fight-fate">{say(`fight-${fate}`)}</span>}
              </li>
            )
          )
        })}
      </ul>
      {!fighters.length && <p className="fight-own">{say('nobody-here')}</p>}
    </div>
  )
}
