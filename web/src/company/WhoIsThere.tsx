/** Who is at the table now, who has gone, and how many look on; a free seat can be taken here. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { joinMatch, randomDigits } from '../api/http'
import type { SeatInfo } from '../api/types'
import { HolderName } from '../people/HolderName'
import { usePeopleAt } from '../people/usePeopleAt'
import { personsOf } from '../room/persons'
import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { useCompany } from './company'

/** A full circle for those who are there, an empty one for those who are away. */
export function HereMark({ person, inWords = false }: { person: SeatInfo[]; inWords?: boolean }) {
  const { say } = useTable()
  const { present } = useCompany().state
  const [first] = person
  if (!present || !first?.taken || first.bot) return null
  const here = person.some(({ seat }) => present.seats.includes(seat))
  return (
    <span className="here" data-here={here}>
      <span aria-hidden="true">{here ? '●' : '○'}</span>
      <span className={inWords ? '' : 'hidden'}>{say(here ? 'is-here' : 'is-away')}</span>
    </span>
  )
}

export function WhoIsThere() {
  const { say, wording, match, seats, colourOf } = useTable()
  const { present } = useCompany().state
  const [failed, setFailed] = useState(false)
  const people = usePeopleAt(match)
  const mayJoin = !seats.length && !match.over
  const join = async (seat: number) => {
    try {
      await joinMatch(match.id, { seat, contribution: randomDigits() })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="who">
      <ul aria-label={say('company')}>
        {personsOf(match).map((person) => {
          const [first] = person
          if (!first) return null
          return (
            <li key={first.seat}>
              <SideMark colour={colourOf(first.seat)} seat={first.seat} />
              <span>
                {wording.together(person.map(({ seat }) => seat))}:{' '}
                <strong>
                  <HolderName people={people} seats={person} />
                </strong>
              </span>
              <HereMark inWords person={person} />
              {mayJoin && !first.taken && (
                <Button className="button small primary" onPress={() => join(first.seat)}>
                  {say('sit-here')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {present && present.spectators > 0 && (
        <p className="caption">{say('lookers-on', { count: present.spectators })}</p>
      )}
      {failed && <p role="alert">{say('trouble-seat-taken')}</p>}
    </div>
  )
}
