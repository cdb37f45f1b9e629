/** The fight on a wall section that is over: both sums against each other, the dead, and its end. */

import type { EventInfo } from '../../api/types'
import { useTable } from '../../table/context'
import { capitalised } from '../../words/words'
import { fightFrom, type Loss } from './fight'
import { Sign } from './Sign'
import './fight.css'

export default function FightPicture({ events }: { events: readonly EventInfo[] }) {
  const { say, wording, layout } = useTable()
  const found = fightFrom(events, layout.fight_ends ?? [])
  const { section, invader, defender, slain, fallen, result } = found
  return (
    <div className="section-fight" data-place={section}>
      <h3>{capitalised(wording.label(`ref-place-${section}`))}</h3>
      <div className="section-fight-sides">
        <Side losses={slain} name={say('section-invader')} side="red" sum={invader} />
        <span className="section-fight-sign">{signBetween(invader, defender)}</span>
        <Side losses={fallen} name={say('section-defender')} side="blue" sum={defender} />
      </div>
      {result && <p className="section-fight-result">{capitalised(wording.event(result))}</p>}
    </div>
  )
}

function signBetween(one: number, other: number): string {
  if (one === other) return '='
  return one > other ? '>' : '<'
}

interface SideProps {
  side: 'red' | 'blue'
  name: string
  sum: number
  losses: readonly Loss[]
}

function Side({ side, name, sum, losses }: SideProps) {
  const { say } = useTable()
  return (
    <div className={`section-fight-side side-${side}`}>
      <p>{name}</p>
      <b>{sum}</b>
      <ul>
        {losses.map(({ unit, count }) => (
          <li key={unit}>
            <Sign name={unit} />
            <span>−{count}</span>
          </li>
        ))}
        {!losses.length && <li className="none">{say('section-no-dead')}</li>}
      </ul>
    </div>
  )
}
