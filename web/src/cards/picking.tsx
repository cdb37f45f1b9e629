/** Choosing among cards: a card is picked first, then one of the goals it can have on the table. */

import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { isCardTable } from './lying'

/** What a press on a thing means. */
export type Meaning = { kind: 'choose'; option: OptionInfo } | { kind: 'pick' } | { kind: 'look' }

/** Whether a thing is a goal of what has been picked. */
const isGoal = (options: readonly OptionInfo[], picked: string | undefined, ref: string) =>
  picked !== undefined && picked !== ref && shared(options, picked, ref).length > 0

const shared = (options: readonly OptionInfo[], one: string, other: string) =>
  options.filter((option) => {
    const refs = pointed(option)
    return refs.includes(one) && refs.includes(other)
  })

/** What can be done with a thing: with what has been picked, if it is a goal of that. */
export function optionsAt(
  options: readonly OptionInfo[],
  picked: string | undefined,
  ref: string,
): readonly OptionInfo[] {
  if (picked !== undefined && isGoal(options, picked, ref)) return shared(options, picked, ref)
  return options.filter((option) => pointed(option).includes(ref))
}

/** Whether a thing is to be outlined: the goals of what has been picked; before that, what can be
 * picked, and goals that need nothing else. */
export function isLit(
  options: readonly OptionInfo[],
  picked: string | undefined,
  chosen: readonly string[],
  ref: string,
): boolean {
  if (picked !== undefined) return isGoal(options, picked, ref)
  return options.some(({ points_at = [] }) => {
    const own = points_at.find((point) => point.ref === ref)
    if (!own || own.role === 'source') return own !== undefined && !chosen.includes(ref)
    return (
      own.role !== 'target' ||
      points_at.every((point) => point.role !== 'source' || chosen.includes(point.ref))
    )
  })
}

export function meaning(
  options: readonly OptionInfo[],
  picked: string | undefined,
  ref: string,
): Meaning {
  if (picked !== undefined && isGoal(options, picked, ref)) {
    const [only, ...more] = shared(options, picked, ref)
    return only && !more.length ? { kind: 'choose', option: only } : { kind: 'look' }
  }
  return goalsOf(options, ref).length ? { kind: 'pick' } : { kind: 'look' }
}

/** Where what sets out with this thing can end. */
export function goalsOf(options: readonly OptionInfo[], ref: string): string[] {
  const goals = options.flatMap(({ points_at = [] }) => {
    const sets = points_at.some((point) => point.ref === ref && point.role === 'source')
    return sets ? points_at.filter((point) => point.ref !== ref).map((point) => point.ref) : []
  })
  return [...new Set(goals)]
}

/** Whether one is in a turn, with a card in hand or on the table, or is asked something else. */
export type Moment = 'in hand' | 'on table' | 'asked'

/** What a press on a thing answers at once: nothing else can be done with it. Unless it has one place to
 * go, a card in hand is looked at first in a turn; elsewhere it must be asked which of several is meant. */
export function answerAt(
  options: readonly OptionInfo[],
  chosen: readonly string[],
  ref: string,
  moment: Moment,
): OptionInfo | undefined {
  const [only, ...more] = optionsAt(options, undefined, ref)
  if (!only || more.length || !isLit(options, undefined, chosen, ref)) return undefined
  const isMeant = moment === 'on table' || (moment === 'asked' && isWhich(options))
  return isMeant || goalsOf([only], ref).length === 1 ? only : undefined
}

/** Whether there are several things, and one answer for each; none of them may be an answer as well. */
function isWhich(options: readonly OptionInfo[]): boolean {
  const things = options.map(pointed).filter((refs) => refs.length)
  const isSingle = things.every((refs) => refs.length === 1)
  const distinct = new Set(things.flat())
  return (
    isSingle &&
    things.length > 1 &&
    distinct.size === things.length &&
    options.length <= things.length + 1
  )
}

export interface Picking {
  picked: string | undefined
  /** Where it can go. */
  goals: readonly string[]
  optionsAt(ref: string): readonly OptionInfo[]
  isLit(ref: string): boolean
  /** A thing was pressed; says whether something was chosen, so that nothing need be shown. */
  press(ref: string): boolean
  /** Pick a thing without a press. */
  pick(ref: string): void
  letGo(): void
}

/** Set where cards are picked for goals on the table. */
export const PickingContext = createContext<Picking | null>(null)

export const usePicking = () => use(PickingContext)

/** Makes picking possible on a table of cards. */
export function PickingOnTable({ children }: { children: ReactNode }) {
  const { layout, decision, chosen, ready, choose } = useTable()
  const options = decision?.options ?? NONE
  const picking = useNewPicking(options, chosen, (option) => {
    if (ready) choose(option, false, true)
  })
  return <PickingContext value={isCardTable(layout) ? picking : null}>{children}</PickingContext>
}

const NONE: readonly OptionInfo[] = []

function useNewPicking(
  options: readonly OptionInfo[],
  chosen: readonly string[],
  choose: (option: OptionInfo) => void,
): Picking {
  const [picked, setPicked] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are another decision
  useEffect(() => setPicked(undefined), [options])
  useEffect(() => {
    if (picked === undefined) return
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setPicked(undefined)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [picked])
  const press = (ref: string) => {
    const meant = meaning(options, picked, ref)
    if (meant.kind === 'choose') {
      setPicked(undefined)
      choose(meant.option)
    }
    if (meant.kind === 'pick') setPicked(ref)
    return meant.kind === 'choose'
  }
  return {
    picked,
    goals: picked === undefined ? [] : goalsOf(options, picked),
    optionsAt: (ref) => optionsAt(options, picked, ref),
    isLit: (ref) => isLit(options, picked, chosen, ref),
    press,
    pick: setPicked,
    letGo: () => setPicked(undefined),
  }
}
