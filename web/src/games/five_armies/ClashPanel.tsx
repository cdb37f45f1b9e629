/** A combat round before its dice: both sides, what they roll, what each number is made of, the odds. */

import type { Panel } from '../../api/types'
import { Bars } from '../../table/Bars'
import { useTable } from '../../table/context'
import { Factors } from '../../table/Factors'
import { ForecastNotes } from '../../table/ForecastNotes'
import { signed, useFigures } from '../../table/figures'
import { Glyph } from '../../ui/Glyph'
import { SideMark } from '../../ui/marks'
import type { ClashPanel as Clash, Outlook } from './panels'

const clashOf = (panel: Panel) => panel as Clash

export function ClashLine({ panel }: { panel: Panel }) {
  const { say, wording } = useTable()
  const { share, mean } = useFigures()
  const [attacker, defender] = clashOf(panel).sides
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

export function ClashPanel({ panel }: { panel: Panel }) {
  const { say, naming } = useTable()
  const { at = '', sides, notes = [] } = clashOf(panel)
  const heading = `forecast-${sides[0].at}`
  return (
    <section aria-labelledby={heading} className="forecast" data-forecast={at}>
      <h2 id={heading}>{say('odds-at', { place: naming.title(at) })}</h2>
      <div className="forecast-sides">
        <Side attacks outlook={sides[0]} />
        <Side attacks={false} outlook={sides[1]} />
      </div>
      <ForecastNotes notes={notes} />
    </section>
  )
}

function Side({ outlook, attacks }: { outlook: Outlook; attacks: boolean }) {
  const { say, wording, naming, colourOf } = useTable()
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
      <Bars chances={hits} tell={(count, share) => say('odds-of-hits', { count, share })} />
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

export const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function addedText(
  { added = 0, added_again = 0 }: Outlook,
  say: ReturnType<typeof useTable>['say'],
) {
  if (!added && !added_again) return ''
  if (added === added_again) return `, ${say('battle-added', { added: signed(added) })}`
  return `, ${say('odds-added-apart', { first: signed(added), again: signed(added_again) })}`
}

/** Who would fight: what stands there now. */
function Army({ outlook: { seat, at } }: { outlook: Outlook }) {
  const { scene, naming, skin } = useTable()
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
