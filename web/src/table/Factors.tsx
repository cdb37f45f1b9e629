/** What numbers of a fight are made of, each part with its rule. */

import type { Factor } from '../api/types'
import { RuleLink } from '../rules/RuleLink'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { signed } from './figures'
import './forecast.css'

export function Factors({ factors }: { factors: readonly Factor[] }) {
  const { say, naming } = useTable()
  const numbers = [...new Set(factors.map(({ number }) => number))]
  return (
    <dl className="forecast-factors">
      {numbers.map((number) => (
        <div data-number={number} key={number}>
          <dt>{say(`odds-number-${number}`)}</dt>
          {factors
            .filter((each) => each.number === number)
            .map(({ label, value, rule, sets }) => (
              <dd key={`${label} ${rule}`}>
                <span>{capitalised(naming.name(label))}</span>
                <b>{sets ? `= ${value}` : signed(value)}</b> <RuleLink id={rule} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
