/** How far the learner of a match is, also after the page was loaded again. */

import { useEffect, useState } from 'react'
import { type Mode, type Moment, type Progress, START, settle } from './guide'
import type { Lesson } from './lessons'

const key = (match: string) => `ostrog-lesson-${match}`

function kept(match: string): Progress {
  try {
    const { index, since } = JSON.parse(sessionStorage.getItem(key(match)) ?? '{}')
    if (typeof index === 'number' && (since === null || typeof since === 'number'))
      return { index, since }
  } catch {
    // what cannot be read was not written here
  }
  return START
}

interface Guided extends Progress {
  mode: Mode
  /** Goes on from a step that is read. */
  next(): void
}

export function useProgress(match: string, lesson: Lesson, moment: Moment): Guided {
  const [progress, setProgress] = useState(() => kept(match))
  const [now, mode] = settle(lesson, progress, moment)
  const { index, since } = now
  useEffect(() => {
    sessionStorage.setItem(key(match), JSON.stringify({ index, since }))
    setProgress((old) => (old.index === index && old.since === since ? old : { index, since }))
  }, [match, index, since])
  return { index, since, mode, next: () => setProgress({ index: index + 1, since: null }) }
}
