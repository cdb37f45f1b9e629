/** How a match went, for as long as a component shows it. */

import { useCallback, useEffect, useState } from 'react'
import type { Course } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import type { ReplaySource } from './source'

/** Stays while that of another seat is fetched; `status` is that of a failure. */
export function useCourse(source: ReplaySource, seat: number | undefined) {
  const answer = useAnswer(useCallback(() => source.course(seat), [source, seat]))
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    if (answer.state === 'there') setCourse(answer.value)
  }, [answer])
  return { course, status: answer.state === 'failed' ? answer.status : null }
}
