/** The parts of the form that say who plays besides oneself: bots of some level, or anybody. */

import { Label, Radio, RadioGroup } from 'react-aria-components'
import type { SeatInfo } from '../api/types'
import { Choice } from '../ui/Preferences'
import { useSay } from '../words/Speaking'
import type { Wording } from '../words/wording'
import { capitalised } from '../words/words'

/** Where a person plays, or the level of the bot in that person's place. */
export type Place = 'here' | 'elsewhere' | (string & {})

interface LevelChoiceProps {
  levels: readonly string[]
  level: string
  /** How many play it. */
  count: number
  onChange(level: string): void
}

/** How well bots play, and what to expect. */
export function LevelChoice({ levels, level, count, onChange }: LevelChoiceProps) {
  const say = useSay()
  return (
    <RadioGroup className="radios" onChange={onChange} value={level}>
      <Label>{say('how-well', { count })}</Label>
      <div className="cards">
        {levels.map((each) => (
          <Radio className="card" key={each} value={each}>
            <strong>{capitalised(say('level', { level: each }))}</strong>
            <span>{say('level-more', { level: each })}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

interface OthersChoiceProps {
  /** The seats of each of the others, by their number among all. */
  others: readonly (readonly [number, readonly SeatInfo[]])[]
  levels: readonly string[]
  wording: Wording
  placeOf(person: number): Place
  onChange(person: number, place: Place): void
}

/** Where there are several others: what each of them is. */
export function OthersChoice({ others, levels, wording, placeOf, onChange }: OthersChoiceProps) {
  const say = useSay()
  const places = [
    { id: 'elsewhere', name: say('place-elsewhere') },
    { id: 'here', name: say('place-here') },
    ...levels.map((level) => ({ id: level, name: capitalised(say('bot', { level })) })),
  ]
  return (
    <fieldset className="others">
      <legend>{say('who-is-who')}</legend>
      {others.map(([person, seats]) => (
        <Choice
          choices={places}
          key={person}
          label={wording.together(seats.map(({ seat }) => seat))}
          onChange={(place) => onChange(person, place)}
          value={placeOf(person)}
        />
      ))}
    </fieldset>
  )
}
