/** The lessons of each game, for those who would rather learn before they play. */

import { useId } from 'react'
import type { GameKind } from '../api/types'
import { titleOf, useSay, useWording } from '../words/Speaking'
import LessonList from './LessonList'

export function Lessons({ games }: { games: readonly GameKind[] }) {
  const say = useSay()
  const taught = games.filter(({ lessons }) => lessons?.length)
  if (!taught.length) return null
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">{say('lesson-learn')}</h2>
      {taught.map((game) => (
        <LessonsOfGame game={game} key={game.name} />
      ))}
    </section>
  )
}

function LessonsOfGame({ game }: { game: GameKind }) {
  const id = useId()
  const { words } = useWording({ game: game.name, seats: [] })
  return (
    <div className="lessons-of-game">
      <h3 id={id}>{titleOf(words, game.name)}</h3>
      <LessonList describedBy={id} game={game} />
    </div>
  )
}
