/** A match looked back at: the table as it lay, and the controls to go through it. */

import { type ReactNode, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { labelled } from '../api/labels'
import type { Course, Standing } from '../api/types'
import { skinOf } from '../table/skins'
import { useSay } from '../words/Speaking'
import { Controls } from './Controls'
import { useFrames } from './frames'
import { headlinesOf } from './headlines'
import { ReplayTable } from './ReplayTable'
import { PUBLIC, type ReplaySource } from './source'
import { usePlaying } from './usePlaying'

interface ReplayProps {
  source: ReplaySource
  course: Course
  at: number
  onGo(at: number): void
  /** Whether it plays from the first moment on. */
  plays?: boolean
  tools: ReactNode
  /** What stands beside the buttons. */
  children?: ReactNode
}

export function Replay({ source, course, at, onGo, plays, tools, children }: ReplayProps) {
  const say = useSay()
  const last = course.told.length - 1
  const frames = useFrames(source, course.observer[0] ?? PUBLIC, at, last)
  const frame = frames.at(at)
  const found = useMemo(() => frame && labelled(frame, course.layout), [frame, course])
  const playing = usePlaying(at, last, found !== undefined, onGo, plays)
  const headlines = useMemo(
    () => headlinesOf(course, skinOf(course.match.game).headlines),
    [course],
  )
  // What was seen last stays until the next has come.
  const [seen, setSeen] = useState<Standing | undefined>(found)
  if (found !== undefined && found !== seen) setSeen(found)
  const standing = found ?? seen
  const hasFailed = frames.hasFailed(at)
  const failure = hasFailed && (
    <div className="notice warning" role="alert">
      <p>{say('replay-failed')}</p>
      <Button className="button small" onPress={() => frames.want(at, true)}>
        {say('try-again')}
      </Button>
    </div>
  )
  const told = course.told[standing?.at ?? 0] ?? 0
  const before = course.told[(standing?.at ?? 0) - 1] ?? 0
  const events = useMemo(() => course.events.slice(0, told), [course, told])
  if (!standing) return failure || <div aria-busy="true" className="loading" />
  return (
    <ReplayTable
      controls={
        <Controls
          at={at}
          headlines={headlines}
          isLate={!found && !hasFailed}
          last={last}
          onGo={onGo}
          playing={playing}
        >
          {children}
        </Controls>
      }
      course={course}
      events={events}
      isTold={!playing.on}
      news={before}
      notice={failure}
      standing={standing}
      tools={tools}
    />
  )
}
