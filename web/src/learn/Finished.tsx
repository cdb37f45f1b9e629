/** The end of a lesson, and the ways on from there. */

import { Button } from 'react-aria-components'
import { games } from '../api/http'
import type { LessonKind, MatchInfo } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { go, rulesPath } from '../routes'
import { useTable } from '../table/context'
import { editionOf } from '../words/editions'
import { LessonButton } from './LessonButton'

export function Finished({ onClose }: { onClose(): void }) {
  const { say, match } = useTable()
  const kinds = useAnswer(games)
  const known = kinds.state === 'there' ? kinds.value.find(({ name }) => name === match.game) : null
  const alike = known?.lessons?.filter((each) => isPlayedLike(each, match)) ?? []
  const following = alike[alike.findIndex(({ name }) => name === match.lesson) + 1]
  return (
    <section aria-labelledby="coach" className="coach coach-finished" data-mode="finished">
      <h2 id="coach">{say('lesson-finished')}</h2>
      <p>{say('lesson-finished-more')}</p>
      <div className="row">
        {following && (
          <LessonButton className="primary" game={match.game} lesson={following.name}>
            {say('lesson-other-side')}
          </LessonButton>
        )}
        <Button className="button" onPress={onClose}>
          {say('lesson-play-on')}
        </Button>
        <a className="button" href={rulesPath(match.game)} rel="noopener" target="_blank">
          {say('rules-to')}
        </a>
        <Button className="button" onPress={() => go('/')}>
          {say('home')}
        </Button>
      </div>
    </section>
  )
}

/** Whether a lesson is played with the expansions of a match: only then it is about its other side. */
const isPlayedLike = ({ expansions = [] }: LessonKind, match: MatchInfo) =>
  editionOf({ game: match.game, expansions }) === editionOf(match)
