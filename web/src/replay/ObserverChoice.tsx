/** Chooses the observer for whom a match is shown again. */

import type { Course } from '../api/types'
import { Choice } from '../ui/Preferences'
import { useWording } from '../words/Speaking'
import { capitalised } from '../words/words'
import { OPEN, observerIn, PUBLIC } from './source'

interface ObserverChoiceProps {
  course: Course
  onChange(seat: number): void
}

export function ObserverChoice({ course, onChange }: ObserverChoiceProps) {
  const wording = useWording(course.match)
  const { say } = wording.words
  if (!course.observers.length) return null
  return (
    <Choice
      choices={[
        ...(course.match.over ? [{ id: String(OPEN), name: say('replay-open') }] : []),
        { id: String(PUBLIC), name: say('replay-public') },
        ...course.observers.map((seats) => ({
          id: String(seats[0]),
          name: capitalised(wording.together(seats)),
        })),
      ]}
      label={say('replay-eyes')}
      onChange={(seat) => onChange(Number(seat))}
      value={String(observerIn(course))}
    />
  )
}
