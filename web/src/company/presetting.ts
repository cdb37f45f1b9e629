/** Which presets can be made from a decision as it stands. */

import type { DecisionInfo, OptionInfo, Preset } from '../api/types'

/** So many answers the server keeps for a seat, and so many exceptions for an answer. */
export const MOST_ANSWERS = 20
const MOST_EXCEPTIONS = 20

/** The options that answer a decision by themselves. */
export function alwaysable({ options, picks }: DecisionInfo): OptionInfo[] {
  return picks.length ? [] : options.filter(({ closes }) => closes)
}

/** The other options: whoever wants to be asked when they are offered names them. */
export function exceptions({ options }: DecisionInfo, answer: string): OptionInfo[] {
  return options.filter(({ id }) => id !== answer).slice(0, MOST_EXCEPTIONS)
}

/** The answers with one more, in place of one with the same exceptions. */
export function withAnswer(answers: readonly Preset[], added: Preset): Preset[] {
  const isOvertaken = (each: Preset) =>
    each.kind === added.kind && (each.unless ?? []).join() === (added.unless ?? []).join()
  return [...answers.filter((each) => !isOvertaken(each)), added].slice(-MOST_ANSWERS)
}
