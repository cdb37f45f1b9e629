/** Answers what leaves no choice: a decision with one option, unless somebody has just gone back. After
 * the last pick it says that all is picked. */

import { useEffect, useRef } from 'react'
import type { MatchState, MatchStore } from '../api/match'
import type { DecisionInfo, OptionInfo } from '../api/types'
import { isLastWord } from './offers'

interface Forced {
  state: MatchState
  store: MatchStore
  seat: number | undefined
  decision: DecisionInfo | undefined
  /** Whether it can be answered now, and is meant to be. */
  mayAnswer: boolean
  /** Whether picks made by hand may be ended so: they can be undone, or nobody waits for a last word. */
  mayEnd(option: OptionInfo): boolean
}

export interface GoingBack {
  /** Undo the last choice that was one. */
  undo(seat: number): void
  /** Somebody has chosen: from now on answers may be given again. */
  goOn(): void
}

export function useForced({ state, store, seat, decision, mayAnswer, mayEnd }: Forced): GoingBack {
  /** Entries that were answered here without a question. */
  const forced = useRef(new Set<number>())
  const isBack = useRef(false)
  /** The seat that goes back further, how often, and the number of entries at which it goes on. */
  const further = useRef<{ seat: number; times: number; at: number } | null>(null)
  const at = state.standing?.at ?? 0
  const option = decision?.options.length === 1 ? decision.options[0] : undefined
  const only = option?.id
  const picked = decision?.picks.length ?? 0
  /** How much of the decision after so many entries was answered without a question. */
  const begun = useRef({ at: -1, picks: 0 })
  const ends = Boolean(decision && option && isLastWord(decision, option) && mayEnd(option))

  useEffect(() => {
    if (!mayAnswer || isBack.current || seat === undefined || only === undefined) return
    const own = begun.current.at === at ? begun.current.picks : 0
    const byHand = picked !== own
    // Who has picked something by hand may still take it back.
    if (byHand && !ends) return
    if (!byHand) {
      begun.current = { at, picks: picked + 1 }
      forced.current.add(at)
    }
    store.choose(seat, only)
  }, [mayAnswer, seat, only, at, picked, ends, store])

  useEffect(() => {
    const wanted = further.current
    if (!wanted || at !== wanted.at || state.sending.length) return
    const times = wanted.times - 1
    further.current = times ? { ...wanted, times, at: at + 1 } : null
    if (state.standing?.undoable.includes(wanted.seat)) store.undo(wanted.seat)
  })

  return {
    undo(each) {
      isBack.current = true
      // What went without a question is undone with the choice before it.
      let times = 0
      while (forced.current.has(at - 1 - times)) times += 1
      further.current = times ? { seat: each, times, at: at + 1 } : null
      store.undo(each)
    },
    goOn() {
      isBack.current = false
    },
  }
}
