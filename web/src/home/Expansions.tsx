/** The part of the form that says with which expansions a game is played. */

import { Checkbox, CheckboxGroup, Label } from 'react-aria-components'
import type { ExpansionKind } from '../api/types'
import { editionOf } from '../words/editions'
import { expansionName, useGameWords, useSay } from '../words/Speaking'

interface ExpansionsProps {
  game: string
  expansions: readonly ExpansionKind[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

export function Expansions({ game, expansions, chosen, onChange }: ExpansionsProps) {
  const say = useSay()
  const all = expansions.map(({ name }) => name)
  const words = useGameWords(editionOf({ game, expansions: all }))
  if (!all.length) return null
  return (
    <CheckboxGroup
      className="radios"
      onChange={(wanted) => onChange(all.filter((name) => wanted.includes(name)))}
      value={[...chosen]}
    >
      <Label>{say('expansions', { count: all.length })}</Label>
      <div className="cards">
        {all.map((name) => (
          <Checkbox className="card" key={name} value={name}>
            <strong>{expansionName(words, name)}</strong>
            <span>{words.find(`text-expansion-${name}`)}</span>
          </Checkbox>
        ))}
      </div>
    </CheckboxGroup>
  )
}
