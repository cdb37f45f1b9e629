/** The guide of a lesson: what to know, what to do, and how far one is. */

import { use, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo, OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { capitalised } from '../words/words'
import { Finished } from './Finished'
import { happened, suggested } from './guide'
import { type Lesson, lessonsOf } from './lessons'
import { usePointing } from './pointing'
import { useLead } from './useLead'
import { useProgress } from './useProgress'

export default function Coach({ events }: { events: readonly EventInfo[] }) {
  const { match } = useTable()
  const lesson = use(lessonsOf(match.game))[match.lesson ?? '']
  const [left, leave] = useState(false)
  if (!lesson || left || !match.seats.some(({ yours }) => yours)) return null
  return <Guide events={events} lesson={lesson} onLeave={() => leave(true)} />
}

interface GuideProps {
  lesson: Lesson
  events: readonly EventInfo[]
  onLeave(): void
}

function Guide({ lesson, events, onLeave }: GuideProps) {
  const { say, match, optionText } = useTable()
  // What points at nothing on the table is a button that is pressed.
  const advice = (option: OptionInfo) =>
    pointed(option).length
      ? say('lesson-advice', { what: optionText(option) })
      : say('lesson-advice-press', { what: capitalised(optionText(option)) })
  const { mode, step, index, option, next } = useGuide(lesson, events)
  if (mode === 'finished') return <Finished onClose={onLeave} />
  return (
    <section
      aria-labelledby="coach"
      className="coach"
      data-mode={mode}
      data-step={step?.key}
      data-suggested={option?.id}
    >
      <div className="coach-head">
        <h2 id="coach">{say('lesson-step', { step: index + 1, steps: lesson.steps.length })}</h2>
        <Button className="button quiet small" onPress={onLeave}>
          {say('lesson-leave')}
        </Button>
      </div>
      <div aria-live="polite" className="coach-said">
        <p className="coach-text">
          {say(step ? `lesson-${match.lesson}-${step.key}` : `lesson-mode-${mode}`)}
        </p>
        {option && (
          <p className="coach-advice">
            <span aria-hidden="true">➤</span> {advice(option)}
          </p>
        )}
      </div>
      <div className="row">
        {mode === 'reading' && (
          <Button className="button primary" onPress={next}>
            {say('lesson-next')}
          </Button>
        )}
        {option && <Help option={option} />}
      </div>
    </section>
  )
}

/** What is said now, and the option that should be chosen, which the table shows marked. */
function useGuide(lesson: Lesson, events: readonly EventInfo[]) {
  const { match, decision, standing } = useTable()
  const kinds = useMemo(() => happened(events), [events])
  const moment = { at: standing.at, decision: decision?.kind, events: kinds }
  const { index, mode, next } = useProgress(match.id, lesson, moment)
  const isSaid = mode === 'reading' || mode === 'doing'
  const step = isSaid ? lesson.steps[index] : undefined
  const id = decision && mode !== 'reading' ? suggested(lesson, step, decision) : undefined
  const option = decision?.options.find((each) => each.id === id)
  usePointing(option ? pointed(option) : (step?.point ?? []), option?.id)
  return { index, mode, next, step, option }
}

/** For those who do not find it, or would rather watch. */
function Help({ option }: { option: OptionInfo }) {
  const { say, ready, choose } = useTable()
  const lead = useLead(option)
  return (
    <>
      <Button className="button small coach-show" onPress={lead}>
        {say('lesson-show')}
      </Button>
      <Button
        className="button small coach-do"
        isDisabled={!ready}
        onPress={() => choose(option, true)}
      >
        {say('lesson-do')}
      </Button>
    </>
  )
}
