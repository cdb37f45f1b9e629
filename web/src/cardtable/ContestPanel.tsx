/** A combat that is decided by counting: what attacks, what withstands it, and what is lost. */

import type { Contest, Share } from '../api/types'
import { useTableau } from '../table/tableau'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import './contest.css'

export function ContestPanel({ contest }: { contest: Contest }) {
  const { say, naming } = useTableau()
  const { at, attack, withstood, attackers, defenders } = contest
  const left = Math.max(0, attack - withstood)
  return (
    <section aria-labelledby="contest" className="battle contest" data-battle={at}>
      <h2 id="contest">{say('contest-at', { place: capitalised(naming.title(at)) })}</h2>
      <p className="contest-count">
        <span>
          <b>{attack}</b> {say('contest-attack')}
        </span>
        <span>
          <b>{withstood}</b> {say('contest-withstood')}
        </span>
        <span data-left={left > 0}>
          <b>{left}</b> {say('contest-left')}
        </span>
      </p>
      <meter
        aria-label={say('contest-withstood')}
        max={Math.max(1, attack)}
        min={0}
        value={Math.min(attack, withstood)}
      />
      <div className="fighters">
        <Shares name="attackers" shares={attackers} />
        <Shares name="defenders" shares={defenders} />
      </div>
    </section>
  )
}

function Shares({ name, shares }: { name: 'attackers' | 'defenders'; shares: readonly Share[] }) {
  const { say, scene, naming, colourOf } = useTableau()
  return (
    <div className="fighter" data-side={name}>
      <h3>{say(name)}</h3>
      <ul className="shares">
        {shares.map(({ piece, value, lost }) => {
          const owner = scene.markers.find(({ id }) => id === piece)?.owner ?? -1
          return (
            <li data-lost={lost} key={piece}>
              <b>{value}</b>
              {owner >= 0 ? <SideMark colour={colourOf(owner)} seat={owner} /> : <i />}
              <span>
                {capitalised(naming.title(piece))}
                {lost && <em> {say('share-lost')}</em>}
              </span>
            </li>
          )
        })}
        {!shares.length && <li>{say('nobody-here')}</li>}
      </ul>
    </div>
  )
}
