/** Leads through a lesson: which step is said now, and what should be chosen. */

import type { DecisionInfo } from '../api/types'
import type { Lesson, Step } from './lessons'

/** How far a learner is. */
export interface Progress {
  /** The number of the step. */
  index: number
  /** How many entries the match had when the step was asked for; nothing if it was not yet. */
  since: number | null
}

export const START: Progress = { index: 0, since: null }

/** What a guide has to know of the match. */
export interface Moment {
  /** How many entries it has. */
  at: number
  /** The kind of decision that the learner has to make, if any. */
  decision: string | undefined
  /** The kinds of events that have happened; `Scored:2` if one has for the second time. */
  events: ReadonlySet<string>
}

/** The kinds of events that have happened, and how often. */
export function happened(events: readonly { kind: string }[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  const found = new Set<string>()
  for (const { kind } of events) {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    found.add(kind).add(`${kind}:${count}`)
  }
  return found
}

export type Mode =
  /** The step is read. */
  | 'reading'
  /** The step says what to choose. */
  | 'doing'
  /** A decision is open that no step is about. */
  | 'free'
  /** The others have to decide. */
  | 'waiting'
  | 'finished'

/** Goes on to the step for this moment; what did not come about is passed over. */
export function settle(lesson: Lesson, from: Progress, moment: Moment): [Progress, Mode] {
  let progress = atTheEnd(lesson, from, moment)
  for (;;) {
    const [next, mode] = onward(lesson, progress, moment)
    if (mode) return [next, mode]
    progress = next
  }
}

const isDue = ({ after }: Step, { events }: Moment) => after === undefined || events.has(after)

/** Passes over what can no longer be done once the lesson's turn is over. */
function atTheEnd({ steps, ends }: Lesson, progress: Progress, moment: Moment): Progress {
  const step = steps[progress.index]
  if (!step || !moment.events.has(ends)) return progress
  if (step.decision === undefined && isDue(step, moment)) return progress
  const last = steps.findIndex(
    ({ after }, each) => each >= progress.index && after && moment.events.has(after),
  )
  return { index: last < 0 ? steps.length : last, since: null }
}

/** One step further, or how it stands with this one. */
function onward({ steps }: Lesson, progress: Progress, moment: Moment): [Progress, Mode | null] {
  const { index, since } = progress
  const { decision, at } = moment
  const step = steps[index]
  if (!step) return [progress, 'finished']
  if (!isDue(step, moment)) return [progress, decision === undefined ? 'waiting' : 'free']
  if (step.decision === undefined) return [{ index, since: null }, 'reading']
  if (since !== null) {
    const follows = decision !== undefined && step.also?.includes(decision)
    const isSame = follows || (decision === step.decision && at === since)
    return isSame ? [progress, 'doing'] : [{ index: index + 1, since: null }, null]
  }
  if (decision === undefined) return [progress, 'waiting']
  if (decision === step.decision) return [{ index, since: at }, 'doing']
  const next = steps.findIndex((each, number) => number > index && each.decision === decision)
  return next < 0 ? [progress, 'free'] : [{ index: next, since: null }, null]
}

/** The option that should be chosen now. */
export function suggested(
  lesson: Lesson,
  step: Step | undefined,
  decision: DecisionInfo,
): string | undefined {
  const { options } = decision
  for (const pattern of [...(step?.suggest ?? []), ...(lesson.suggest[decision.kind] ?? [])]) {
    const wanted = new RegExp(`^(?:${pattern})$`)
    const found = options.find(({ id }) => wanted.test(id))
    if (found) return found.id
  }
  const usual = options.find(({ id }) => id === decision.default[0])
  return (usual ?? options[0])?.id
}
