/** The clock of one person: a sign for whether it runs, the time, and a word when it runs out. */

import type { ClockInfo, Control } from '../api/types'
import { useTable } from '../table/context'
import { lastTold, moodOf, shownTime, spokenTime } from './clocks'
import { useLeft } from './useLeft'

/** An arrow, an hourglass and a cross; a clock that stands has no sign. */
const SIGNS = {
  runs: 'M3 1l11 7l-11 7z',
  short: 'M2 1h12v2l-4.5 5l4.5 5v2h-12v-2l4.5-5l-4.5-5z',
  out: 'M3 1l5 5l5-5l2 2l-5 5l5 5l-2 2l-5-5l-5 5l-2-2l5-5l-5-5z',
}

interface ClockFaceProps {
  clock: ClockInfo
  control: Control
  heardAt: number
  /** Whose it is. */
  whose: string
  own: boolean
}

export function ClockFace({ clock, control, heardAt, whose, own }: ClockFaceProps) {
  const { say, wording } = useTable()
  const left = useLeft(clock, control, heardAt)
  const mood = moodOf(clock, left, control)
  const { language } = wording.words
  const told = own && mood !== 'stands' ? lastTold(left, control) : undefined
  return (
    <span className="clock" data-mood={mood}>
      <span aria-hidden="true">
        {mood !== 'stands' && (
          <svg aria-hidden="true" className="clock-sign" viewBox="0 0 16 16">
            <path d={SIGNS[mood]} fill="currentColor" />
          </svg>
        )}
        <span className="clock-time">{shownTime(left, control, language)}</span>
        {(mood === 'short' || mood === 'out') && (
          <span className="clock-word">{say(`clock-${mood}`)}</span>
        )}
      </span>
      <span className="hidden" role="timer">
        {say(`clock-of-${mood}`, { who: whose, time: spokenTime(left, language) })}
      </span>
      {own && (
        <span aria-live="polite" className="hidden">
          {mood !== 'out' &&
            told !== undefined &&
            say('clock-left', { time: spokenTime(told, language) })}
        </span>
      )}
    </span>
  )
}
