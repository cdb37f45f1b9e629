/** What a fight would be like: both sides, what they roll, what each number is made of, the odds. */

import { useEffect, useRef } from 'react'
import type { Clash, Contest, Outlook, Share } from '../api/types'
import { ContestPanel } from '../cardtable/ContestPanel'
import { Glyph } from '../ui/Glyph'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { Factors } from './Factors'
import { signed, useFigures } from './figures'
import { useTableau } from './tableau'
import './forecast.css'

export function ForecastPanel({ isArmed }: { isArmed: boolean }) {
  const { forecast } = useTableau()
  const panel = useRef<HTMLDivElement>(null)
  // What is about to be confirmed should be in sight; what is only looked at moves nothing.
  useEffect(() => {
    if (forecast && isArmed) panel.current?.scrollIntoView?.({ block: 'nearest' })
  }, [forecast, isArmed])
  if (!forecast) return null
  const { clashes = [], contests = [], notes = [] } = forecast
  return (
    <div className="forecasts" ref={panel}>
      {clashes.map((clash) => (
        <ClashPanel clash={clash} key={clash.sides[0].at} />
      ))}
      {contests.map((contest) => (
        <ContestPanel contest={contest} foreseen key={contest.at} />
      ))}
      <Notes notes={notes} />
    </div>
  )
}

/** The odds in a sentence, for the bar at the bottom: it is always in sight. */
export function ForecastLine() {
  const { forecast } = useTableau()
  return (
    <span aria-live="polite" className="forecast-line">
      {(forecast?.clashes ?? []).map((clash) => (
        <ClashLine clash={clash} key={clash.sides[0].at} />
      ))}
      {(forecast?.contests ?? []).map((contest) => (
        <ContestLine contest={contest} key={contest.at} />
      ))}
    </span>
  )
}

function ClashLine({ clash }: { clash: Clash }) {
  const { say, wording } = useTableau()
  const { share, mean } = useFigures()
  const [attacker, defender] = clash.sides
  return (
    <>
      {say('odds-line', {
        attacker: wording.seat(attacker.seat),
        attackerHits: mean(attacker.mean ?? 0),
        defender: wording.seat(defender.seat),
        defenderHits: mean(defender.mean ?? 0),
        wins: share(attacker.wins ?? 0),
      })}{' '}
    </>
  )
}

function ContestLine({ contest }: { contest: Contest }) {
  const { say, naming } = useTableau()
  const { at, attack, defenders } = contest
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

function ClashPanel({ clash }: { clash: Clash }) {
  const { say, naming } = useTableau()
  const { at, sides, notes = [] } = clash
  const heading = `forecast-${sides[0].at}`
  return (
    <section aria-labelledby={heading} className="forecast" data-forecast={at}>
      <h2 id={heading}>{say('odds-at', { place: naming.title(at) })}</h2>
      <div className="forecast-sides">
        <Side attacks outlook={sides[0]} />
        <Side attacks={false} outlook={sides[1]} />
      </div>
      <Notes notes={notes} />
    </section>
  )
}

/** What is taken for granted, and what could still change the odds. */
function Notes({ notes }: { notes: readonly string[] }) {
  const { naming } = useTableau()
  if (!notes.length) return null
  return (
    <ul className="forecast-notes">
      {notes.map((note) => (
        <li key={note}>{naming.name(note)}</li>
      ))}
    </ul>
  )
}

function Side({ outlook, attacks }: { outlook: Outlook; attacks: boolean }) {
  const { say, wording, naming, colourOf } = useTableau()
  const { share, mean } = useFigures()
  const { seat, at, dice, black = 0, target, hits = [], rerolls = 0, factors = [] } = outlook
  const { mean: average = 0, black_hits = 0, losses = 0, destroyed = 0, wins = 0 } = outlook
  return (
    <div className="forecast-side" data-colour={colourOf(seat)} data-seat={seat}>
      <h3>
        <SideMark colour={colourOf(seat)} seat={seat} /> {wording.seat(seat)}
        <small className="forecast-where">
          {say(attacks ? 'attacker' : 'defender')} · {naming.title(at)}
        </small>
      </h3>
      <Army outlook={outlook} />
      <p className="forecast-roll">
        {say('odds-roll', { dice, black, target })}
        {addedText(outlook, say)}
        {rerolls > 0 && `, ${say('odds-rerolls', { rerolls })}`}
      </p>
      <Bars hits={hits} />
      <dl className="forecast-figures">
        <Figure name={say('odds-mean')} value={mean(average)} />
        {black > 0 && <Figure name={say('odds-black')} value={share(black_hits)} />}
        <Figure name={say('odds-losses')} value={mean(losses)} />
        <Figure name={say('odds-destroyed')} value={share(destroyed)} />
        <Figure name={say('odds-wins')} value={share(wins)} />
      </dl>
      <details className="forecast-why">
        <summary>{say('odds-why')}</summary>
        <Factors factors={factors} />
      </details>
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function addedText(
  { added = 0, added_again = 0 }: Outlook,
  say: ReturnType<typeof useTableau>['say'],
) {
  if (!added && !added_again) return ''
  if (added === added_again) return `, ${say('battle-added', { added: signed(added) })}`
  return `, ${say('odds-added-apart', { first: signed(added), again: signed(added_again) })}`
}

/** Who would fight: what stands there now. */
function Army({ outlook: { seat, at } }: { outlook: Outlook }) {
  const { scene, naming, skin } = useTableau()
  const army = scene.counters.find((each) => each.at === at && each.owner === seat)
  const alone = scene.figures.filter((each) => each.owner === seat && each.at === (army?.id ?? at))
  return (
    <ul className="forecast-army">
      {army?.parts.map((part) => {
        const icon = skin.icon('unit', part.name)
        return (
          <li key={part.id}>
            {icon && <Glyph icon={icon} />} {naming.name(part.label)} <b>×{part.count}</b>
          </li>
        )
      })}
      {alone.map((figure) => (
        <li key={figure.id}>{naming.name(figure.label)}</li>
      ))}
    </ul>
  )
}

/** How likely each number of hits is, as a row of bars; read aloud as one sentence. */
function Bars({ hits }: { hits: readonly number[] }) {
  const { say } = useTableau()
  const { share } = useFigures()
  const most = Math.max(...hits, 0.01)
  const text = hits.map((chance, count) => say('odds-of-hits', { count, share: share(chance) }))
  return (
    <div aria-label={text.join(', ')} className="forecast-bars" role="img">
      {hits.map((chance, count) => (
        // The number of hits is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span className="forecast-bar" key={count}>
          <small>{share(chance)}</small>
          <i style={{ blockSize: `${(chance / most) * 3}rem` }} />
          <b>{count}</b>
        </span>
      ))}
    </div>
  )
}
