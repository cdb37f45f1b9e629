/** The part of the form in which those who know better change what no source confirms. */

import { useDeferredValue, useState } from 'react'
import { Button } from 'react-aria-components'
import type { GameValues, HouseValue } from '../api/types'
import type { Answer } from '../api/useAnswer'
import { valuesPath } from '../routes'
import { Link } from '../ui/Link'
import { changed, keepRuleset, type Ruleset } from '../values/houseValues'
import { useHouseValues } from '../values/useHouseValues'
import { ValueField } from '../values/ValueField'
import { useGameWords, useSay } from '../words/Speaking'
import '../values/values.css'

/** More values than these are changed on a page of their own. */
const MOST = 40

interface HouseRulesProps {
  /** The game with its expansions. */
  edition: string
  ruleset: Ruleset
  onChange(ruleset: Ruleset): void
}

export function HouseRules({ edition, ruleset, onChange }: HouseRulesProps) {
  const say = useSay()
  // Until the words and values of another edition are there, those of the last one stay in sight.
  const shown = useDeferredValue(edition)
  const words = useGameWords(shown)
  const known = useLast(useHouseValues(shown))
  if (!known?.values.length) return null
  const count = Object.keys(ruleset).length
  const { values } = known
  const summary = (
    <>
      {say('house-values-change')}
      {count > 0 && ` · ${say('values-changed', { count })}`}
    </>
  )
  const all = (
    <p className="row">
      {/* What is changed here is found there. */}
      <Link onClickCapture={() => keepRuleset(edition, ruleset)} to={valuesPath(edition)}>
        {say('values-all', { count: values.length })}
      </Link>
      {count > 0 && (
        <Button className="button small" onPress={() => onChange({})}>
          {say('values-all-back')}
        </Button>
      )}
    </p>
  )
  if (values.length > MOST) {
    return (
      <section aria-label={say('house-values-change')} className="house-rules">
        <p className="house-rules-summary">{summary}</p>
        <p className="hint">{say('house-values-change-more')}</p>
        {all}
      </section>
    )
  }
  const set = (of: HouseValue, value: HouseValue['value']) => onChange(changed(ruleset, of, value))
  return (
    <details className="house-rules">
      <summary>{summary}</summary>
      <p className="hint">{say('house-values-change-more')}</p>
      {all}
      <ul>
        {values.map((each) => (
          <li key={each.path}>
            <ValueField
              known={known}
              of={each}
              onChange={(wanted) => set(each, wanted)}
              value={ruleset[each.path] ?? each.value}
              words={words}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The values that came last. */
function useLast(answer: Answer<GameValues>): GameValues | undefined {
  const [last, setLast] = useState<GameValues>()
  if (answer.state !== 'there') return last
  if (answer.value !== last) setLast(answer.value)
  return answer.value
}
