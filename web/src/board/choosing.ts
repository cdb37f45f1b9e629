/** What a click on a thing means: the options that point at it, and how to tell them apart. */

import type { Highlight, OptionInfo } from '../api/types'

export type Role = Highlight['role']

/** A thing that options point at. */
export interface Pointed {
  role: Role
  options: readonly OptionInfo[]
}

/** Everything that options point at, by its id. */
export type Pointing = ReadonlyMap<string, Pointed>

const WEIGHT: Record<Role, number> = { attack: 3, choice: 2, target: 1, source: 0 }

/** What can be chosen now. What has been picked already and only sets out is no choice any more;
 * once somebody who sets out is singled out, only what he can do is. */
export function pointing(
  options: readonly OptionInfo[],
  chosen: readonly string[],
  single: string | undefined,
): Pointing {
  const found = new Map<string, Pointed>()
  const open = options.filter(
    ({ points_at = [] }) => !single || points_at.some(({ ref }) => ref === single),
  )
  for (const option of open) {
    for (const { role, ref } of option.points_at ?? []) {
      found.set(ref, also(found.get(ref), role, option))
    }
  }
  const settled = [...(single ? [single] : []), ...chosen]
  const left = [...found].filter(([ref, { role }]) => role !== 'source' || !settled.includes(ref))
  return new Map(left.length ? left : found)
}

/** A thing at which one more option points; the weightiest role counts. */
function also(known: Pointed | undefined, role: Role, option: OptionInfo): Pointed {
  if (!known) return { role, options: [option] }
  const options = known.options.includes(option) ? known.options : [...known.options, option]
  return { role: WEIGHT[role] > WEIGHT[known.role] ? role : known.role, options }
}

/** What follows when a thing is clicked. */
export type Answer =
  | { kind: 'nothing' }
  | { kind: 'choose'; option: OptionInfo }
  | { kind: 'offer'; options: readonly OptionInfo[] }
  | { kind: 'single'; ref: string }

/** What follows when the first of these things that options point at is clicked. */
export function answer(
  pointing: Pointing,
  refs: readonly string[],
  isDrawn: (ref: string) => boolean,
): Answer {
  const ref = refs.find((each) => pointing.has(each))
  const pointed = ref === undefined ? undefined : pointing.get(ref)
  if (ref === undefined || !pointed) return { kind: 'nothing' }
  const { options, role } = pointed
  const [only] = options
  if (only && options.length === 1) return { kind: 'choose', option: only }
  const goals = options.map((option) =>
    option.points_at?.find((point) => point.ref !== ref && isDrawn(point.ref)),
  )
  const distinct = new Set(goals.map((goal) => goal?.ref))
  if (role === 'source' && !distinct.has(undefined) && distinct.size === options.length) {
    return { kind: 'single', ref }
  }
  return { kind: 'offer', options }
}
