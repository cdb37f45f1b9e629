/** The lessons of a game: which side one plays in each, and how long it is. */

import { use } from 'react'
import type { GameKind } from '../api/types'
import { useSay, useWording } from '../words/Speaking'
import { LessonButton } from './LessonButton'
import { lessonsOf } from './lessons'

interface LessonListProps {
  game: GameKind
  /** The id of the name of the game. */
  describedBy: string
}

export default function LessonList({ game, describedBy }: LessonListProps) {
  const say = useSay()
  const { words } = useWording({ game: game.name, seats: [] })
  const known = use(lessonsOf(game.name))
  if (!game.lessons?.length) return null
  return (
    <ul className="lesson-list">
      {game.lessons.map((name) => (
        <li key={name}>
          <LessonButton describedBy={describedBy} game={game.name} lesson={name}>
            <span>{words.say(`lesson-${name}`)}</span>{' '}
            <small>{say('lesson-length', { steps: known[name]?.steps.length ?? 0 })}</small>
          </LessonButton>
        </li>
      ))}
    </ul>
  )
}
