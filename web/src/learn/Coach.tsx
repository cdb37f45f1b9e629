/** The guide of a lesson: what to know, what to do, and how far one is. */

import { use, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo, OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { Finished } from './Finished'
import { suggested } from './guide'
import { type Lesson, loadLesson } from './lessons'
import { lead, usePointing } from './pointing'
import { useProgress } from './useProgress'

const loaded = new Map<string, Promise<Lesson | undefined>>()

function lessonOf(game: string, name: string): Promise<Lesson | undefined> {
  const key = `${game}/${name}`
  const found = loaded.get(key) ?? loadLesson(game, name)
  loaded.set(key, found)
  return found
}

export default function Coach({ events }: { events: readonly EventInfo[] }) {
  const { match } = useTable()
  const lesson = use(lessonOf(match.game, match.lesson ?? ''))
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
        <h2 id="coach">{say('lesson')}</h2>
        <p className="coach-progress">
          {say('lesson-step', { step: index + 1, steps: lesson.steps.length })}
        </p>
      </div>
      <div aria-live="polite" className="coach-said">
        <p>{step ? say(`lesson-${match.lesson}-${step.key}`) : say(`lesson-${mode}`)}</p>
        {option && (
          <p className="coach-advice">
            <span aria-hidden="true">➤</span> {say('lesson-advice', { what: optionText(option) })}
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
        <Button className="button quiet small" onPress={onLeave}>
          {say('lesson-leave')}
        </Button>
      </div>
    </section>
  )
}

/** What is said now, and the option that should be chosen, which the table shows marked. */
function useGuide(lesson: Lesson, events: readonly EventInfo[]) {
  const { match, decision, standing } = useTable()
  const kinds = useMemo(() => new Set(events.map(({ kind }) => kind)), [events])
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
  return (
    <>
      <Button className="button small" onPress={lead}>
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
