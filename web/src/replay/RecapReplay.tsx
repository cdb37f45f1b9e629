/** What happened since one's last turn, played on the board, or one moment of it; then one is back. */

import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Course } from '../api/types'
import { useSay } from '../words/Speaking'
import { entryOf } from './headlines'
import { Replay } from './Replay'
import { type ReplaySource, sourceOfMatch } from './source'
import { useCourse } from './useCourse'

/** Milliseconds for which the last standing is looked at. */
const LAST = 1_400

interface RecapReplayProps {
  match: string
  /** The number of the first event that is new. */
  since: number
  /** Whether it plays on from there to the present; otherwise it stays. */
  plays?: boolean
  onEnd(): void
}

export default function RecapReplay({ match, onEnd, ...shown }: RecapReplayProps) {
  const source = useMemo(() => sourceOfMatch(match), [match])
  const { course, status } = useCourse(source, undefined)
  useEffect(() => {
    if (status !== null) onEnd()
  }, [status, onEnd])
  if (!course) return <div aria-busy="true" className="loading" />
  return <Played {...shown} course={course} onEnd={onEnd} source={source} />
}

interface PlayedProps extends Omit<RecapReplayProps, 'match'> {
  course: Course
  source: ReplaySource
}

function Played({ course, source, since, plays = false, onEnd }: PlayedProps) {
  const say = useSay()
  const last = course.event_counts.length - 1
  // What plays begins with how the table lay before it.
  const first = entryOf(course.event_counts, since + 1) - (plays ? 1 : 0)
  const [at, setAt] = useState(Math.max(0, first))
  const isOver = plays && at >= last
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(onEnd, LAST)
    return () => clearTimeout(timer)
  }, [isOver, onEnd])
  return (
    <Replay
      at={at}
      course={course}
      onGo={setAt}
      plays={plays}
      source={source}
      tools={
        <Button autoFocus className="button primary" onPress={onEnd}>
          {say('recap-stop')}
        </Button>
      }
    />
  )
}
