/** Dice outside battle before they fall: who shoots at whom, with how many dice, to what effect. */

import type { Panel } from '../../api/types'
import { Bars } from '../../table/Bars'
import { useTable } from '../../table/context'
import { Factors } from '../../table/Factors'
import { ForecastNotes } from '../../table/ForecastNotes'
import { useFigures } from '../../table/figures'
import { capitalised } from '../../words/words'
import { Figure } from './ClashPanel'
import type { VolleyPanel as Volley } from './panels'

const volleyOf = (panel: Panel) => panel as Volley

/** What is thrown at whom, as one heading. */
function useTitle({ label, at = '' }: Volley): string {
  const { say, naming } = useTable()
  const what = capitalised(naming.name(label))
  return at ? say('b5a-volley-at', { what, place: naming.title(at) }) : what
}

/** How many dice, what they need, and how many of them are thrown again. */
function useRoll({ dice, target, rerolls = 0 }: Volley): string {
  const { say } = useTable()
  const roll = say('odds-roll', { dice, black: 0, target })
  return rerolls ? `${roll}, ${say('odds-rerolls', { rerolls })}` : roll
}

/** The numbers that can be expected, as the reader writes them. */
function useExpected({ figures = [] }: Volley) {
  const { naming } = useTable()
  const { share, mean } = useFigures()
  return figures.map(({ label, value, chance }) => ({
    label,
    name: capitalised(naming.name(label)),
    value: chance ? share(value) : mean(value),
  }))
}

export function VolleyLine({ panel }: { panel: Panel }) {
  const volley = volleyOf(panel)
  const [first] = useExpected(volley)
  return (
    <>
      {useTitle(volley)}: {useRoll(volley)}
      {first && `; ${first.name}: ${first.value}`}.{' '}
    </>
  )
}

export function VolleyPanel({ panel }: { panel: Panel }) {
  const { say, naming } = useTable()
  const volley = volleyOf(panel)
  const { at = '', sources = [], hits = [], factors = [], notes = [] } = volley
  const heading = `volley-${at}`
  return (
    <section aria-labelledby={heading} className="forecast" data-forecast={at}>
      <h2 id={heading}>{useTitle(volley)}</h2>
      {sources.length > 0 && (
        <p className="forecast-where">
          {say('b5a-volley-from', {
            places: sources.map((place) => naming.title(place)).join(', '),
          })}
        </p>
      )}
      <p className="forecast-roll">{useRoll(volley)}</p>
      <Bars chances={hits} tell={(count, share) => say('odds-of-hits', { count, share })} />
      <dl className="forecast-figures">
        {useExpected(volley).map(({ label, name, value }) => (
          <Figure key={label} name={name} value={value} />
        ))}
      </dl>
      <details className="forecast-why">
        <summary>{say('odds-why')}</summary>
        <Factors factors={factors} />
      </details>
      <ForecastNotes notes={notes} />
    </section>
  )
}
