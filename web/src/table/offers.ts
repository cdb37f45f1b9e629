/** Sorts what can be chosen by where it is shown. */

import type { DecisionInfo, Layout, OptionInfo, Scene } from '../api/types'

/** Options that point at one thing beside the board, such as a die. */
export interface Offer {
  ref: string
  options: OptionInfo[]
}

export interface Offers {
  /** Those that point at nothing. */
  plain: OptionInfo[]
  beside: Offer[]
  /** Those about a card. */
  withCards: Offer[]
  onBoard: OptionInfo[]
}

export function offers(
  options: readonly OptionInfo[],
  layout: Layout | null,
  scene: Scene | null,
): Offers {
  const { beside, cards } = lyingBeside(layout, scene)
  const sorted: Offers = { plain: [], beside: [], withCards: [], onBoard: [] }
  const groups = new Map<string, Offer>()
  for (const option of options) {
    const refs = pointed(option)
    const first = refs[0]
    if (first === undefined) sorted.plain.push(option)
    else if (refs.every((ref) => beside.has(ref))) {
      const group = groups.get(first) ?? { ref: first, options: [] }
      if (!group.options.length) sorted[cards.has(first) ? 'withCards' : 'beside'].push(group)
      group.options.push(option)
      groups.set(first, group)
    } else sorted.onBoard.push(option)
  }
  return sorted
}

/** What lies beside the board, and the cards of it. */
function lyingBeside(layout: Layout | null, scene: Scene | null) {
  const { trays = [], sheets = [] } = layout ?? {}
  const { markers = [] } = scene ?? {}
  const places = new Set([...trays, ...sheets].map(({ id }) => id))
  const lying = markers.filter(({ at }) => places.has(at))
  return {
    beside: new Set([...places, ...lying.map(({ id }) => id)]),
    cards: new Set(lying.filter(({ form }) => form === 'card').map(({ id }) => id)),
  }
}

/** The things an option points at. */
export function pointed({ points_at = [] }: OptionInfo): string[] {
  return points_at.map(({ ref }) => ref)
}

/** The key of the message that warns of an option, by the rule that allows it all the same. */
export const warningKey = (rule: string) => `warning-${rule.replace(/[^A-Za-z0-9_-]/g, '-')}`

/** Whether a decision is answered with several picks. */
export function isComposite({ options, picks }: DecisionInfo): boolean {
  return picks.length > 0 || options.some(({ closes }) => !closes)
}

/** What the default adds in the player's eyes: a last “done” goes without saying. */
export function tellingDefault({ default: ids }: DecisionInfo): string[] {
  const last = ids.at(-1)
  return last?.includes(':') === false ? ids.slice(0, -1) : ids
}

/** Whether an option ends a decision without anything picked, although that is not what one usually does. */
export function leavesAll({ options, picks, default: usual }: DecisionInfo, option: OptionInfo) {
  const isUsual = usual.length === 1 && usual[0] === option.id
  return (
    option.closes === true && !picks.length && !isUsual && options.some(({ closes }) => !closes)
  )
}

/** Whether nothing is left but to say that all is picked. */
export const isLastWord = ({ options }: DecisionInfo, option: OptionInfo) =>
  option.closes === true && options.length === 1 && !pointed(option).length

/** Whether there is no way back from whatever one does here, so that the question itself says so; to do
 * nothing may be an answer as well. */
export function isFinal({ options }: DecisionInfo): boolean {
  const deeds = options.filter((option) => pointed(option).length)
  return (
    options.length > 1 &&
    (deeds.length ? deeds : options).every((each) => each.closes && each.final)
  )
}
