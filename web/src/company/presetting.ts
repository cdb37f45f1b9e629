/** Which presets can be made from a decision as it stands. */

import type { DecisionInfo, OptionInfo, Preset } from '../api/types'
import type { Skin } from '../board/contract'

/** So many answers the server keeps for a seat, and so many exceptions for an answer. */
export const MOST_ANSWERS = 20
const MOST_EXCEPTIONS = 20

/** The pick that stands for the default of a decision, whatever it is at the time. */
export const USUAL = 'default'

/** The ids of the answers that can be given to all decisions of a kind: what one usually does, where
 * the game says so, and options that name nothing which may be missing another time. Options that name
 * something are among them where the game says so: they are given as often as they are offered. */
export function alwaysable({ kind, options, picks, default: usual }: DecisionInfo, skin: Skin) {
  const isMeant = skin.presets
    ? skin.presets.includes(kind)
    : options.every(({ closes, refs }) => closes && !refs.length)
  if (picks.length || !isMeant) return []
  const mayName = skin.namingPresets?.includes(kind) ?? false
  const plain = options
    .filter(({ closes, refs }) => closes && (mayName || !refs.length))
    .map(({ id }) => id)
  const isPlain = usual.length === 1 && plain.includes(usual[0] ?? '')
  return usual.length && !isPlain && skin.accepts?.includes(kind) ? [USUAL, ...plain] : plain
}

/** Kinds of decisions for which what one usually does can be set at any time. */
export function settable(skin: Skin): string[] {
  return (skin.presets ?? []).filter((kind) => skin.accepts?.includes(kind))
}

/** The other options: whoever wants to be asked when they are offered names them. What one usually does
 * has none, since it is never the same options that it leaves. */
export function exceptions({ options }: DecisionInfo, answer: string): OptionInfo[] {
  if (answer === USUAL) return []
  return options.filter(({ id }) => id !== answer).slice(0, MOST_EXCEPTIONS)
}

/** Whether an answer names something, which may be missing another time. */
const names = ({ picks }: Preset) => picks.some((id) => id.includes(':'))

/** The answers with one more, in place of one with the same exceptions. The server takes the first one
 * that is offered; so those that name something come before those that can always be given, and each of
 * them keeps its place beside the others. */
export function withAnswer(answers: readonly Preset[], added: Preset): Preset[] {
  const isOvertaken = (each: Preset) =>
    each.kind === added.kind &&
    (each.unless ?? []).join() === (added.unless ?? []).join() &&
    (names(each) || names(added) ? each.picks.join() === added.picks.join() : true)
  const kept = [...answers.filter((each) => !isOvertaken(each)), added].slice(-MOST_ANSWERS)
  return [...kept.filter(names), ...kept.filter((each) => !names(each))]
}
