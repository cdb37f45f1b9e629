/** The waiting room: the link for the friends, and who sits where. */

import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { joinMatch, randomDigits } from '../api/http'
import type { ProfileSummary as Known, MatchInfo, SeatInfo } from '../api/types'
import { HolderName } from '../people/HolderName'
import { InviteKnown } from '../people/InviteKnown'
import { usePeopleAt } from '../people/usePeopleAt'
import { Page } from '../ui/Page'
import { ChangedValues } from '../values/ChangedValues'
import { editionOf } from '../words/editions'
import { titleOf, useSay, useWording } from '../words/Speaking'
import type { Wording } from '../words/wording'
import { Invitation } from './Invitation'
import { personsOf } from './persons'

export function Room({ match }: { match: MatchInfo }) {
  const say = useSay()
  const wording = useWording(match)
  const people = usePeopleAt(match)
  const [failed, setFailed] = useState(false)
  const seated = match.seats.some(({ yours }) => yours)
  const persons = personsOf(match)
  const others = persons.filter((seats) => !seats.some(({ yours, bot }) => yours || bot))

  const join = async (seat: number) => {
    try {
      // The news that somebody sat down comes over the socket, to all who wait.
      await joinMatch(match.id, { seat, contribution: randomDigits() })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Page
      className="room"
      lead={<p className="lead">{say(seated ? 'room-waiting' : 'room-invited')}</p>}
      title={titleOf(wording.words, match.game)}
    >
      {seated && <Invitation id={match.id} several={others.length > 1} />}
      <section aria-labelledby="seats">
        <h2 id="seats">{say('seats')}</h2>
        <ul aria-labelledby="seats" aria-live="polite" className="seats">
          {persons.map((seats) => (
            <Person
              join={seated ? undefined : join}
              key={seats[0]?.seat}
              people={people}
              seats={seats}
              wording={wording}
            />
          ))}
        </ul>
        {match.changed ? (
          <ChangedValues count={match.changed} edition={editionOf(match)} match={match.id} />
        ) : null}
        {failed && <p role="alert">{say('trouble-seat-taken')}</p>}
      </section>
      {seated && <InviteKnown match={match} />}
    </Page>
  )
}

interface PersonProps {
  seats: readonly SeatInfo[]
  people: readonly Known[]
  wording: Wording
  /** Takes a seat with all that belong to it; nothing for those who already sit. */
  join: ((seat: number) => void) | undefined
}

/** One person's seats, who has them, and the way to take them. */
function Person({ seats, people, wording, join }: PersonProps) {
  const say = useSay()
  const id = useId()
  const free = seats.find(({ taken }) => !taken)
  return (
    <li>
      <strong id={id}>{wording.together(seats.map(({ seat }) => seat))}</strong>
      <span>
        <HolderName people={people} seats={seats} />
      </span>
      {free && join && (
        <Button aria-describedby={id} className="button primary" onPress={() => join(free.seat)}>
          {say('sit-here')}
        </Button>
      )}
    </li>
  )
}
