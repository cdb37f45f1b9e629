/** Matches in which this browser holds a seat, each as a link to it. */

import type { MatchInfo } from '../api/types'
import { everybodyOf } from '../room/holders'
import { matchPath, replayPath } from '../routes'
import { duration } from '../ui/durations'
import { Link } from '../ui/Link'
import { titleOf, useSay, useSpeech, useWording } from '../words/Speaking'
import { clockOf, statusOf } from './ordering'

export function MatchList({ matches }: { matches: readonly MatchInfo[] }) {
  return (
    <ul className="matches">
      {matches.map((match) => (
        <li key={match.id}>
          <MatchLink match={match} />
          {match.over && match.begun && <ReplayLink match={match} />}
        </li>
      ))}
    </ul>
  )
}

function ReplayLink({ match }: { match: MatchInfo }) {
  const say = useSay()
  return (
    <Link className="matches-replay" to={replayPath(match.id)}>
      {say('replay-watch')}
    </Link>
  )
}

function MatchLink({ match }: { match: MatchInfo }) {
  const say = useSay()
  const { language } = useSpeech()
  const wording = useWording(match)
  const standing = statusOf(match)
  const clock = clockOf(match)
  const left = clock && duration(clock.milliseconds / 1_000, language)
  return (
    <Link data-standing={standing} to={matchPath(match.id)}>
      <strong>{titleOf(wording.words, match.game)}</strong>
      <span className="state">
        {match.result ? say(`result-${match.result}`) : say(`standing-${standing}`)}
      </span>
      <span>{everybodyOf(match, wording, say).join(' · ')}</span>
      {clock && standing !== 'over' && (
        <span className="time">
          {clock.ran_out ? say('time-ran-out') : say('time-left', { time: left ?? '' })}
        </span>
      )}
    </Link>
  )
}
