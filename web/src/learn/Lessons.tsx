/** The first lesson of each game, for those who would rather learn before they play. */

import type { GameKind } from '../api/types'
import { useSay, useTitles } from '../words/Speaking'
import { LessonButton } from './LessonButton'

export function Lessons({ games }: { games: readonly GameKind[] }) {
  const say = useSay()
  const titles = useTitles(games.map(({ name }) => name))
  if (!games.some(({ lessons }) => lessons?.length)) return null
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons">{say('lesson-learn')}</h2>
      <p className="row">
        {games.map(
          ({ name, lessons }, index) =>
            lessons?.[0] && (
              <LessonButton game={name} key={name} lesson={lessons[0]}>
                {titles[index]}
              </LessonButton>
            ),
        )}
      </p>
    </section>
  )
}
