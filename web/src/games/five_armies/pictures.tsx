/** What there is to see of what happened: dice as they fell, tokens of fate. */

import type { ReactNode } from 'react'
import type { EventInfo } from '../../api/types'
import { ActionDie, CombatDie } from './Dice'
import { icon } from './icons'

type Fields = EventInfo['fields']

const numbers = (value: Fields[string]): readonly number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === 'number') : []

const names = (value: Fields[string]): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** What a roll needs to hit, and what is added to each of its dice. */
interface Aim {
  target: number
  bonus: number
}

/** A 6 always hits, a 1 never does. */
const hits = (value: number, { target, bonus }: Aim) =>
  value === 6 || (value !== 1 && value + bonus >= target)

function combatDice(
  values: readonly number[],
  colour: string,
  aim?: Aim,
  again = false,
): ReactNode[] {
  return values.map((value, index) => (
    <CombatDie
      again={again}
      colour={colour}
      hit={aim !== undefined && hits(value, aim)}
      // Equal dice are told apart by nothing but their place.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={`${colour}-${again}-${index}`}
      value={value}
    />
  ))
}

/** Dice of a side that do not fight: each shows what it is good for. */
function actionDice(faces: readonly string[], seat: Fields[string]): ReactNode {
  return (
    <span className="b5a-rolled" data-colour={seat === 1 ? 'red' : 'blue'}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ActionDie icon={icon('die', face)} key={`${face}-${index}`} />
      ))}
    </span>
  )
}

function aimOf({ target, bonus }: Fields): Aim | undefined {
  if (typeof target !== 'number' || target <= 0) return undefined
  return { target, bonus: typeof bonus === 'number' ? bonus : 0 }
}

const PICTURES: Readonly<Record<string, (fields: Fields) => ReactNode>> = {
  DiceRolled: ({ faces, seat }) => actionDice(names(faces), seat),
  DieRerolled: ({ face, seat }) => actionDice(typeof face === 'string' ? [face] : [], seat),
  CombatRolled: (fields) => [
    ...combatDice(numbers(fields.white), 'white', aimOf(fields)),
    ...combatDice(numbers(fields.black), 'black', aimOf(fields)),
  ],
  DiceRerolled: ({ white, black }) => [
    ...combatDice(numbers(white), 'white'),
    ...combatDice(numbers(black), 'black'),
  ],
  RallyRolled: (fields) =>
    combatDice(numbers(fields.dice), 'white', aimOf(fields), fields.again === true),
  DreadRolled: (fields) => combatDice(numbers(fields.dice), 'black', aimOf(fields)),
  Shot: (fields) => combatDice(numbers(fields.dice), 'white', aimOf(fields)),
  EagleRolled: (fields) => [
    ...combatDice(numbers(fields.dice), 'white', aimOf(fields)),
    ...combatDice(numbers(fields.again), 'white', aimOf(fields), true),
  ],
  FateDrawn: ({ value }) => <span className="b5a-fate-token">{String(value)}</span>,
}

export const picture = ({ kind, fields }: EventInfo): ReactNode => PICTURES[kind]?.(fields)
