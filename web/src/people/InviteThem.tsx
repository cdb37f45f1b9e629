/** One's own tables at which a seat is free, each with a button that invites somebody there. */

import { Button } from 'react-aria-components'
import { invite, myMatches } from '../api/http'
import type { MatchInfo } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { Link } from '../ui/Link'
import { scenarioName, titleOf, useSay, useWording } from '../words/Speaking'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

export function InviteThem({ guest }: { guest: string }) {
  const say = useSay()
  const found = useAnswer(myMatches)
  if (found.state !== 'there') return null
  const free = found.value.filter(({ over, seats }) => !over && seats.some(({ taken }) => !taken))
  return (
    <section aria-labelledby="invite-them">
      <h2 id="invite-them">{say('invite-them')}</h2>
      {free.length ? (
        <>
          <p>{say('invite-them-more')}</p>
          <ul className="seats">
            {free.map((match) => (
              <FreeTable guest={guest} key={match.id} match={match} />
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{say('invite-them-none')}</p>
          <p>
            <Link className="button" to="/new?with=elsewhere">
              {say('to-new-match')}
            </Link>
          </p>
        </>
      )}
    </section>
  )
}

function FreeTable({ match, guest }: { match: MatchInfo; guest: string }) {
  const say = useSay()
  const { words } = useWording(match)
  const [state, run] = useRequest()
  const id = `invite-to-${match.id}`
  return (
    <li>
      <strong id={id}>{titleOf(words, match.game)}</strong>
      <span>{scenarioName(words, match.scenario)}</span>
      {state !== 'done' && (
        <Button
          aria-describedby={id}
          className="button"
          isDisabled={state === 'busy'}
          onPress={() => run(() => invite(match.id, guest))}
        >
          {say('invite-them')}
        </Button>
      )}
      <Outcome done="invited-now" state={state} />
    </li>
  )
}
