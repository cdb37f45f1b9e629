/** Which values a match changes, for those who think about sitting down. */

import { useState } from 'react'
import { matchValues } from '../api/http'
import type { GameValues } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { useGameWords, useSay } from '../words/Speaking'
import type { Words } from '../words/words'
import { nameOf, valueText } from './houseValues'
import { useHouseValues } from './useHouseValues'
import './values.css'

type Told = Readonly<Record<string, boolean | number | string | null>>

interface ChangedValuesProps {
  /** The game with its expansions. */
  edition: string
  match: string
  count: number
}

/** What they are is asked for when somebody wants to see it. */
export function ChangedValues({ edition, match, count }: ChangedValuesProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="changed-values" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('table-own-values', { count })}</summary>
      {isOpen && <Listed edition={edition} match={match} />}
      <p className="hint">{say('values-unrated')}</p>
    </details>
  )
}

function Listed({ edition, match }: { edition: string; match: string }) {
  const say = useSay()
  const words = useGameWords(edition)
  const known = useHouseValues(edition)
  const [ask] = useState(() => () => matchValues(match))
  const told = useAnswer(ask)
  if (known.state === 'failed' || told.state === 'failed') {
    return <p role="alert">{say('trouble-no-server')}</p>
  }
  if (known.state === 'waiting' || told.state === 'waiting') return <p>{say('one-moment')}</p>
  return <ValueList known={known.value} ruleset={told.value.ruleset} words={words} />
}

interface ValueListProps {
  known: GameValues
  ruleset: Told
  words: Words
}

function ValueList({ known, ruleset, words }: ValueListProps) {
  const say = useSay()
  return (
    <dl>
      {known.values
        .filter(({ path }) => path in ruleset)
        .map((each) => (
          <div key={each.path}>
            <dt>{nameOf(words, each)}</dt>
            <dd>
              <strong>{valueText(words, known, each, ruleset[each.path])}</strong>{' '}
              <span className="hint">
                {say('values-ours', { value: valueText(words, known, each, each.value) })}
              </span>
            </dd>
          </div>
        ))}
    </dl>
  )
}
