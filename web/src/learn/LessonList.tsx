/** The lessons of a game: which side one plays in each, and how long it is. */

import { Suspense, use } from 'react'
import type { GameKind, LessonKind } from '../api/types'
import { editionOf } from '../words/editions'
import { expansionName, useGameWords, useSay } from '../words/Speaking'
import { LessonButton } from './LessonButton'
import { lessonsOf } from './lessons'

interface LessonListProps {
  game: GameKind
  /** The id of the name of the game. */
  describedBy: string
}

export default function LessonList({ game, describedBy }: LessonListProps) {
  if (!game.lessons?.length) return null
  return (
    <ul className="lesson-list">
      {game.lessons.map((lesson) => (
        // The words of an expansion come later than those of its game, which need not wait for them.
        <Suspense key={lesson.name}>
          <LessonItem describedBy={describedBy} game={game.name} lesson={lesson} />
        </Suspense>
      ))}
    </ul>
  )
}

interface LessonItemProps {
  game: string
  lesson: LessonKind
  describedBy: string
}

function LessonItem({ game, lesson: { name, expansions = [] }, describedBy }: LessonItemProps) {
  const say = useSay()
  const words = useGameWords(editionOf({ game, expansions }))
  const steps = use(lessonsOf(game))[name]?.steps.length ?? 0
  const names = expansions.map((each) => expansionName(words, each))
  return (
    <li>
      <LessonButton describedBy={describedBy} game={game} lesson={name}>
        <span>{words.say(`lesson-${name}`)}</span>{' '}
        <small>
          {names.map((each) => `${each} · `)}
          <span className="lesson-length">{say('lesson-length', { steps })}</span>
        </small>
      </LessonButton>
    </li>
  )
}
