/** Everybody in the head of the table: their side, whether they are there, and their clock. */

import { nameOf } from '../room/holders'
import { personsOf } from '../room/persons'
import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { ClockFace } from './ClockFace'
import { useCompany } from './company'
import { personName } from './naming'
import { HereMark } from './WhoIsThere'

export function CompanyBar() {
  const { say, wording, match, colourOf } = useTable()
  const { state } = useCompany()
  return (
    <ul aria-label={say('company')} className="company-bar" data-clocks={Boolean(match.control)}>
      {personsOf(match).map((person) => {
        const [first] = person
        if (!first) return null
        const seats = person.map(({ seat }) => seat)
        const clock = match.clocks?.find(({ seat }) => seats.includes(seat))
        const runs = Boolean(clock?.runs)
        return (
          <li data-runs={runs} key={first.seat}>
            <SideMark colour={colourOf(first.seat)} seat={first.seat} />
            <span className="company-name">
              <span className="company-seat">{wording.together(seats)}</span>{' '}
              <span className="company-holder">
                {first.yours ? say('you') : nameOf(first, say) || say('free-seat')}
              </span>
            </span>
            <HereMark person={person} />
            {clock && match.control && !first.bot && (
              <ClockFace
                clock={clock}
                control={match.control}
                heardAt={state.heardAt}
                own={first.yours}
                whose={personName(person, wording, say)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
