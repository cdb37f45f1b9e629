/** What a piece that was touched can do: each answer it may begin with, and how far it leads. */

import { useId } from 'react'
import { Button } from 'react-aria-components'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { pointed } from './offers'
import type { Beginning } from './useWays'
import './ways.css'

export default function WaysPanel() {
  const { say, naming, ready, ways, optionText, look } = useTable()
  const heading = useId()
  if (!ways?.from) return null
  const { from, beginnings } = ways
  return (
    <section aria-labelledby={heading} className="ways">
      <h2 aria-live="polite" id={heading}>
        {say('ways-of', { thing: capitalised(naming.title(from)) })}
      </h2>
      <p className="hint">{say('ways-hint')}</p>
      <ul aria-labelledby={heading} className="options">
        {beginnings.map((beginning) => (
          <li key={beginning.first.id}>
            <Button
              className="button option"
              data-option={beginning.first.id}
              data-points={beginning.ways.flatMap(({ goal }) => pointed(goal)).join(' ')}
              isDisabled={!ready}
              onPress={() => ways.begin(beginning)}
            >
              {capitalised(optionText(beginning.first))}
              <span className="ways-goals">{say('ways-goals', { count: goalsOf(beginning) })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button className="button small" onPress={() => look(from)}>
          {say('ways-about')}
        </Button>
        <Button className="button quiet small" onPress={ways.end}>
          {say('ways-end')}
        </Button>
      </div>
    </section>
  )
}

const goalsOf = ({ ways }: Beginning) =>
  new Set(ways.flatMap(({ goal }) => pointed(goal).slice(-1))).size
