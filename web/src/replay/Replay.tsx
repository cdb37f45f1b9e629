/** A match looked back at: the table as it lay, and the controls to go through it. */

import { type ReactNode, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { labelled } from '../api/labels'
import type { Course, Standing } from '../api/types'
import { skinOf } from '../table/skins'
import { editionOf } from '../words/editions'
import { useSay } from '../words/Speaking'
import { Controls } from './Controls'
import { headlinesOf } from './headlines'
import { ReplayTable } from './ReplayTable'
import { observerIn, type ReplaySource } from './source'
import { useStandings } from './standings'
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
  const last = course.event_counts.length - 1
  const standings = useStandings(source, observerIn(course), at, last)
  const fetched = standings.after(at)
  const found = useMemo(() => fetched && labelled(fetched, course.layout), [fetched, course])
  const playing = usePlaying(at, last, found !== undefined, onGo, plays)
  const headlines = useMemo(
    () => headlinesOf(course, skinOf(editionOf(course.match)).headlines),
    [course],
  )
  // What was seen last stays until the next has come.
  const [seen, setSeen] = useState<Standing | undefined>(found)
  if (found !== undefined && found !== seen) setSeen(found)
  const standing = found ?? seen
  const hasFailed = standings.hasFailed(at)
  const failure = hasFailed && (
    <div className="notice warning" role="alert">
      <p>{say('replay-failed')}</p>
      <Button className="button small" onPress={() => standings.want(at, true)}>
        {say('try-again')}
      </Button>
    </div>
  )
  const count = course.event_counts[standing?.at ?? 0] ?? 0
  const before = course.event_counts[(standing?.at ?? 0) - 1] ?? 0
  const events = useMemo(() => course.events.slice(0, count), [course, count])
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
      isAloud={!playing.on}
      firstNew={before}
      notice={failure}
      standing={standing}
      tools={tools}
    />
  )
}
