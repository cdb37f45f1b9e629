/** People from one's earlier matches, each with a button that invites them to this one. */

import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { invite, myMatches, peopleAt } from '../api/http'
import type { MatchInfo, ProfileSummary } from '../api/types'
import { useSay } from '../words/Speaking'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

/** So many of one's last matches are looked at. */
const MATCHES = 6
/** So many people are offered. */
const MOST = 8

export function InviteKnown({ match }: { match: MatchInfo }) {
  const say = useSay()
  const people = useKnown(match.id)
  if (!people.length) return null
  return (
    <section aria-labelledby="invite-known">
      <h2 id="invite-known">{say('invite-known')}</h2>
      <p className="hint">{say('invite-known-more')}</p>
      <ul className="seats">
        {people.map((person) => (
          <Known key={person.guest} match={match.id} person={person} />
        ))}
      </ul>
    </section>
  )
}

function Known({ person: { guest, name }, match }: { person: ProfileSummary; match: string }) {
  const say = useSay()
  const [state, run] = useRequest()
  return (
    <li>
      <strong>{name}</strong>
      {state !== 'done' && (
        <Button
          aria-label={say('invite-to', { name })}
          className="button"
          isDisabled={state === 'busy'}
          onPress={() => run(() => invite(match, guest))}
        >
          {say('invite-to', { name })}
        </Button>
      )}
      <Outcome done="invited-now" state={state} />
    </li>
  )
}

/** Those with names whom one met in other matches, the last met first. */
function useKnown(match: string): readonly ProfileSummary[] {
  const [known, setKnown] = useState<readonly ProfileSummary[]>([])
  useEffect(() => {
    let wanted = true
    peopleMet(match).then(
      (people) => wanted && setKnown(people),
      () => undefined, // the link can be sent all the same
    )
    return () => {
      wanted = false
    }
  }, [match])
  return known
}

async function peopleMet(match: string): Promise<ProfileSummary[]> {
  const matches = await myMatches()
  const others = matches.filter(({ id, seats }) => id !== match && seats.some(isOther))
  const [here, ...there] = await Promise.all(
    [match, ...others.slice(0, MATCHES).map(({ id }) => id)].map(peopleAt),
  )
  const own = matches.flatMap(({ id, seats }) =>
    seats.filter(({ yours }) => yours).map(({ seat }) => `${id} ${seat}`),
  )
  const found = new Map<string, ProfileSummary>()
  for (const [index, people] of there.entries()) {
    const id = others[index]?.id
    for (const person of people) {
      const isOwn = person.seats.some((seat) => own.includes(`${id} ${seat}`))
      const isHere = here?.some(({ guest }) => guest === person.guest)
      if (!isOwn && !isHere && person.name) found.set(person.guest, person)
    }
  }
  return [...found.values()].slice(0, MOST)
}

const isOther = ({ taken, yours, bot }: MatchInfo['seats'][number]) => taken && !yours && !bot
