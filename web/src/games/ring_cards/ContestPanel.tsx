/** A combat that is decided by counting: what attacks, what withstands it, and what is lost. */

import type { Panel } from '../../api/types'
import { useTable } from '../../table/context'
import { Factors } from '../../table/Factors'
import { SideMark } from '../../ui/marks'
import { capitalised } from '../../words/words'
import type { ContestPanel as Contest, Share } from './panels'
import './contest.css'

interface ContestPanelProps {
  panel: Panel
  /** Whether it is not fought yet, and somebody thinks of it. */
  foreseen?: boolean
}

const contestOf = (panel: Panel) => panel as Contest

export function ContestPanel({ panel, foreseen = false }: ContestPanelProps) {
  const { say, naming } = useTable()
  const { at = '', attack, withstood, attackers, defenders } = contestOf(panel)
  const left = Math.max(0, attack - withstood)
  const heading = foreseen ? `contest-${at}` : 'contest'
  return (
    <section
      aria-labelledby={heading}
      className={foreseen ? 'battle contest contest-foreseen' : 'battle contest'}
      {...(foreseen ? { 'data-forecast': at } : { 'data-battle': at })}
    >
      <h2 id={heading}>
        {say(foreseen ? 'contest-foreseen' : 'contest-at', {
          place: capitalised(naming.title(at)),
        })}
      </h2>
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
  const { say, scene, naming, colourOf } = useTable()
  return (
    <div className="fighter" data-side={name}>
      <h3>{say(name)}</h3>
      <ul className="shares">
        {shares.map(({ piece, value, lost, considered, factors = [] }) => {
          const owner = scene.markers.find(({ id }) => id === piece)?.owner ?? -1
          return (
            <li data-considered={considered} data-lost={lost} key={piece}>
              <b>{value}</b>
              {owner >= 0 ? <SideMark colour={colourOf(owner)} seat={owner} /> : <i />}
              <span>
                {capitalised(naming.title(piece))}
                {lost && <em> {say('share-lost')}</em>}
                {considered && <em> {say('share-considered')}</em>}
              </span>
              {factors.length > 0 && (
                <details className="contest-why">
                  <summary>{say('odds-why')}</summary>
                  <Factors factors={factors} />
                </details>
              )}
            </li>
          )
        })}
        {!shares.length && <li className="nobody">{say('nobody-here')}</li>}
      </ul>
    </div>
  )
}

/** The odds in a sentence. */
export function ContestLine({ panel }: { panel: Panel }) {
  const { say, naming } = useTable()
  const { at = '', attack, defenders } = contestOf(panel)
  const total = (shares: readonly Share[]) => shares.reduce((sum, { value }) => sum + value, 0)
  const own = defenders.filter(({ piece }) => piece === at)
  const cards = defenders.filter(({ piece }) => piece !== at)
  return (
    <>
      {say('contest-line', {
        place: capitalised(naming.title(at)),
        attack,
        own: total(own),
        cards: total(cards),
      })}{' '}
    </>
  )
}
