/** Starting from a piece: where it can go by several choices in a row, and making these choices. */

import { useEffect, useMemo, useState } from 'react'
import type { MatchState, MatchStore } from '../api/match'
import type { DecisionInfo, OptionInfo, WayInfo } from '../api/types'
import { useStable } from '../ui/useStable'

const NONE: readonly OptionInfo[] = []
const WAY = 'way:'

/** Whether an option stands for a whole way. */
export const isWay = ({ id }: OptionInfo) => id.startsWith(WAY)

/** All that one answer to the open decision makes possible for a piece. */
export interface Beginning {
  /** The option of the open decision, such as a die and what it is used for. */
  first: OptionInfo
  ways: readonly WayInfo[]
}

export interface WaysValue {
  /** The piece from which ways are shown. */
  from: string | undefined
  /** Each way as an option that points at its goal. */
  options: readonly OptionInfo[]
  beginnings: readonly Beginning[]
  /** The way that an option stands for. */
  wayOf(option: OptionInfo): WayInfo | undefined
  /** Show the ways from a piece. */
  lookFrom(ref: string): void
  /** Go a whole way. */
  take(option: OptionInfo): void
  /** Begin as a way does, up to where its goal would be chosen. */
  begin(beginning: Beginning): void
  /** No longer show any ways. */
  end(): void
}

interface Asked {
  seat: number | undefined
  decision: DecisionInfo | undefined
  /** Whether it can be answered at this moment. */
  ready: boolean
  choose(option: OptionInfo, sure?: boolean): void
  /** A piece that was touched can do nothing. */
  onNothing(ref: string): void
}

/** Choices that are still to be made, from this number of entries on. */
interface Plan {
  picks: readonly string[]
  at: number
  /** The decision for which something was chosen last. */
  chosenFor?: DecisionInfo
}

export function useWays(state: MatchState, store: MatchStore, asked: Asked): WaysValue {
  const { seat, decision, ready, choose, onNothing } = asked
  const at = state.standing?.at ?? 0
  const [from, setFrom] = useState<{ ref: string; at: number } | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)

  const isOpen = from?.at === at && decision !== undefined && !decision.picks.length
  const told = state.ways
  const answers = isOpen && told?.ref === from.ref && told.at === at && told.seat === seat
  const ways = answers ? told.ways : null
  const options = useMemo(() => (ways ? ways.map(asOption) : NONE), [ways])
  const offered = decision?.options
  const beginnings = useMemo(() => beginningsOf(ways ?? [], offered ?? NONE), [ways, offered])

  useEffect(() => {
    if (!plan || !ready || !decision || at < plan.at || decision === plan.chosenFor) return
    const [next, ...rest] = plan.picks
    const option = decision.options.find(({ id }) => id === next)
    const goesOn = option !== undefined && rest.length > 0
    const from = option?.closes ? at + 1 : at
    setPlan(goesOn ? { picks: rest, at: from, chosenFor: decision } : null)
    // The last choice is made as if by hand: what cannot be undone is asked once more.
    if (option) choose(option, goesOn)
  }, [plan, ready, decision, at, choose])

  const idle = ways?.length === 0 ? from?.ref : undefined
  useEffect(() => {
    if (idle === undefined) return
    setFrom(null)
    onNothing(idle)
  }, [idle, onNothing])

  const isShown = isOpen && options.length > 0
  useEffect(() => {
    if (!isShown) return
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setFrom(null)
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [isShown])

  const wayOf = (option: OptionInfo) => ways?.[Number(option.id.slice(WAY.length))]
  return {
    from: isShown ? from.ref : undefined,
    options,
    beginnings,
    wayOf,
    lookFrom: useStable((ref: string) => {
      if (seat === undefined || !decision || decision.picks.length || !ready) return onNothing(ref)
      setFrom({ ref, at })
      store.askWays(seat, ref)
    }),
    take: useStable((option: OptionInfo) => {
      const way = wayOf(option)
      setFrom(null)
      if (way) setPlan({ picks: way.answers.flat(), at })
    }),
    begin: useStable(({ first, ways: some }: Beginning) => {
      setFrom(null)
      const shared = commonPicks(some)
      setPlan({ picks: shared.length ? shared : [first.id], at })
    }),
    end: useStable(() => setFrom(null)),
  }
}

const asOption = ({ goal }: WayInfo, index: number): OptionInfo => ({
  ...goal,
  id: `${WAY}${index}`,
  closes: true,
  final: false,
  points_at: (goal.points_at ?? []).filter(({ role }) => role !== 'source'),
})

/** Ways sorted by the answer with which they begin, in the order in which that is offered. */
function beginningsOf(
  ways: readonly WayInfo[],
  offered: readonly OptionInfo[],
): readonly Beginning[] {
  return offered.flatMap((first) => {
    const some = ways.filter(({ answers }) => answers[0]?.[0] === first.id)
    return some.length ? [{ first, ways: some }] : []
  })
}

/** The choices with which all these ways begin, without the goal of any. */
export function commonPicks(ways: readonly WayInfo[]): string[] {
  const rows = ways.map(({ answers }) => answers.flat().slice(0, -1))
  const [row = [], ...others] = rows
  const end = row.findIndex((id, index) => others.some((other) => other[index] !== id))
  return end < 0 ? row : row.slice(0, end)
}
