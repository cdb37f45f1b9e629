/** Why values are refused: each with its path, its name and its bound. */

import type { GameValues, HouseValue, ValueFault } from '../api/types'
import { useSay } from '../words/Speaking'
import type { Words } from '../words/words'
import { choicesOf, nameOf, valueText } from './houseValues'

interface FaultsProps {
  known: GameValues | undefined
  faults: readonly ValueFault[]
  words: Words
}

const MOST = 20

export function Faults({ known, faults, words }: FaultsProps) {
  const say = useSay()
  const told = faults.slice(0, MOST)
  return (
    <ul className="value-faults">
      {told.map((fault) => {
        const values = known ? meant(known, fault) : []
        const [value] = values
        const choices = known && value ? choicesOf(known, value) : []
        const text = say(`values-fault-${fault.reason}`, {
          bound: fault.bound ?? 0,
          choices: choices
            .map((each) => (known && value ? valueText(words, known, value, each.value) : ''))
            .join(' · '),
        })
        return (
          <li key={`${fault.path} ${fault.reason} ${fault.text ?? ''}`}>
            {fault.path && <code>{fault.path}</code>}
            {values.length === 1 && value && ` (${nameOf(words, value)})`}
            {fault.path && ': '}
            {text}
          </li>
        )
      })}
      {faults.length > MOST && (
        <li>{say('values-more-faults', { count: faults.length - MOST })}</li>
      )}
    </ul>
  )
}

/** The values that a fault is about: the one at its path, or all below it. */
function meant({ values }: GameValues, { path }: ValueFault): HouseValue[] {
  const exact = values.find((each) => each.path === path)
  return exact ? [exact] : values.filter((each) => path && each.path.startsWith(`${path}.`))
}
