/** The part of the form in which those who know better change what no source confirms. */

import { useId } from 'react'
import type { HouseValue, OpenMatch } from '../api/types'
import { useGameWords, useSay } from '../words/Speaking'
import { capitalised } from '../words/words'

/** The values that differ from the game's own, by their paths. */
export type Ruleset = NonNullable<OpenMatch['ruleset']>

interface HouseRulesProps {
  game: string
  values: readonly HouseValue[]
  ruleset: Ruleset
  onChange(ruleset: Ruleset): void
}

/** Numbers, and what is so or not; the names of places and the like stay as they are. */
export function HouseRules({ game, values, ruleset, onChange }: HouseRulesProps) {
  const say = useSay()
  const words = useGameWords(game)
  const plain = values.filter(({ value }) => typeof value !== 'string')
  if (!plain.length) return null
  const change = ({ path, value }: HouseValue, wanted: boolean | number) => {
    const { [path]: _, ...rest } = ruleset
    onChange(wanted === value ? rest : { ...rest, [path]: wanted })
  }
  return (
    <details className="house-rules">
      <summary>{say('house-values-change')}</summary>
      <p className="hint">{say('house-values-change-more')}</p>
      <ul>
        {plain.map((each) => (
          <li key={each.path}>
            <ValueField
              label={capitalised(words.say(each.label))}
              onChange={(wanted) => change(each, wanted)}
              value={ruleset[each.path] ?? each.value}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ValueFieldProps {
  label: string
  value: HouseValue['value']
  onChange(value: boolean | number): void
}

function ValueField({ label, value, onChange }: ValueFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {typeof value === 'boolean' ? (
        <input
          checked={value}
          id={id}
          onChange={({ target }) => onChange(target.checked)}
          type="checkbox"
        />
      ) : (
        <input
          id={id}
          inputMode="numeric"
          max={1000}
          min={0}
          onChange={({ target }) => {
            if (target.value !== '') onChange(Math.round(target.valueAsNumber))
          }}
          required
          type="number"
          value={Number(value)}
        />
      )}
    </>
  )
}
