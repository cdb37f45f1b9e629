/** How what is asked at this screen is answered: at once, after a confirmation, or by itself. */

import { useEffect, useMemo, useState } from 'react'
import { type Drafting, isFinalKnown, type MatchState, type MatchStore } from '../api/match'
import type { DecisionInfo, OptionInfo } from '../api/types'
import { answersForced } from '../ui/Preferences'
import { useStable } from '../ui/useStable'
import { isFinal, isLastWord, leavesAll, pointed } from './offers'
import { useForced } from './useForced'
import { attacks, needsConfirmation } from './useForecast'

const NONE: readonly OptionInfo[] = []

interface Asked {
  seat: number | undefined
  decision: DecisionInfo | undefined
  draft: Drafting | undefined
  /** Whether a fight goes on, in which one throw follows another. */
  fights: boolean
  /** Whether it is answered here without a question if there is only one answer. */
  answersAlone: boolean
  /** Kinds of decisions that need no last word after the last pick. */
  endsWithPicks: readonly string[] | undefined
}

export interface Answering {
  /** Whether it can be answered at this moment. */
  ready: boolean
  /** A choice that waits for its confirmation. */
  unconfirmed: OptionInfo | null
  confirm(): void
  cancel(): void
  /** The ids of what has been picked so far. */
  chosen: readonly string[]
  /** `plainly` is with words or a card, and not on a board, where one thing is near another. */
  choose(option: OptionInfo, sure?: boolean, plainly?: boolean): void
  undo(seat: number): void
}

export function useAnswering(state: MatchState, store: MatchStore, asked: Asked): Answering {
  const { seat, decision, draft, fights, answersAlone, endsWithPicks } = asked
  const isEnded = fights || endsWithPicks?.includes(decision?.kind ?? '')
  const at = state.standing?.at ?? 0
  const [unconfirmed, setUnconfirmed] = useUnconfirmed(at, decision?.options)
  const [held, hold] = useUnconfirmed(at, decision?.options)
  const ready = state.sending.length === 0 && draft?.settled !== false
  const picks = draft?.picks ?? NONE
  const chosen = useMemo(
    () => (unconfirmed ? [...picks, unconfirmed] : picks).flatMap(pointed),
    [picks, unconfirmed],
  )
  const mayAnswer = answersAlone && answersForced() && ready && state.connection === 'open'
  const back = useForced({
    state,
    store,
    seat,
    decision,
    mayAnswer,
    mayEnd: (option) => isFinalKnown(option) && !option.warning && (isEnded || !option.final),
  })
  const choose = useStable((option: OptionInfo, sure?: boolean, plainly?: boolean) => {
    if (seat === undefined) return
    back.goOn()
    const isPick = !option.closes
    if (!sure && !isPick && !isFinalKnown(option)) hold(option)
    else if (
      !sure &&
      !isPick &&
      decision &&
      isAskedAgain(option, decision, { fights, plainly: plainly === true })
    )
      setUnconfirmed(option)
    else store.choose(seat, option.id)
  })
  // A choice that was quicker than the word of whether it can be undone waits for it.
  useEffect(() => {
    if (!held || !isFinalKnown(held)) return
    hold(null)
    choose(held)
  })
  return {
    ready,
    unconfirmed,
    confirm() {
      if (unconfirmed) choose(unconfirmed, true)
      setUnconfirmed(null)
    },
    cancel: () => setUnconfirmed(null),
    chosen,
    choose,
    undo: back.undo,
  }
}

/** Whether it is asked once more before an option is chosen. */
function isAskedAgain(
  option: OptionInfo,
  decision: DecisionInfo,
  { fights, plainly }: { fights: boolean; plainly: boolean },
) {
  if (option.warning || leavesAll(decision, option)) return true
  // Who has picked everything and says so has been asked already.
  if (decision.picks.length > 0 && isLastWord(decision, option)) return false
  return fights || (plainly && isFinal(decision)) ? attacks(option) : needsConfirmation(option)
}

/** A choice that waits for its confirmation, for as long as it can still be made. */
function useUnconfirmed(at: number, options: readonly OptionInfo[] = []) {
  const [waiting, setWaiting] = useState<{ id: string; at: number } | null>(null)
  const option = waiting?.at === at ? options.find(({ id }) => id === waiting.id) : undefined
  const wait = (wanted: OptionInfo | null) => setWaiting(wanted && { id: wanted.id, at })
  return [option ?? null, wait] as const
}
