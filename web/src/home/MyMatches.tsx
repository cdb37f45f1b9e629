/** The matches in which this browser holds a seat. */

import type { MatchInfo } from '../api/types'
import { everybodyOf } from '../room/holders'
import { go, matchPath } from '../routes'
import { titleOf, useSay, useWording } from '../words/Speaking'

export function MyMatches({ matches }: { matches: readonly MatchInfo[] }) {
  const say = useSay()
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">{say('my-matches')}</h2>
      <ul className="matches">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLink match={match} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MatchLink({ match }: { match: MatchInfo }) {
  const say = useSay()
  const wording = useWording(match)
  const state = match.over ? 'over' : match.begun ? 'begun' : 'waiting'
  return (
    <a
      href={matchPath(match.id)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        go(matchPath(match.id))
      }}
    >
      <strong>{titleOf(wording.words, match.game)}</strong>
      <span>{everybodyOf(match, wording, say).join(' · ')}</span>
      <span className="state">{say(`match-${state}`)}</span>
    </a>
  )
}
