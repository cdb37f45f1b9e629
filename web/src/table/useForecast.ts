/** Asks what a fight would be like, as soon as somebody thinks of one. */

import { useCallback, useEffect, useState } from 'react'
import type { MatchState, MatchStore } from '../api/match'
import type { DecisionInfo, Forecast, OptionInfo, Scene } from '../api/types'
import { panelsOf } from './panels'

/** So many milliseconds an option must be looked at before a forecast is worth asking for. */
const GLANCE = 150

interface Thinking {
  /** Who decides here now; if nobody does, whoever sits here may wonder. */
  seat: number | undefined
  seats: readonly number[]
  decision: DecisionInfo | undefined
  /** A choice that waits for its confirmation. */
  unconfirmed: OptionInfo | null
  scene: Scene
  /** Whether fights are counted here rather than rolled: then every choice may be about one. */
  counted: boolean
}

export interface Considering {
  forecast: Forecast | null
  /** Somebody looks at an option, or no longer at it. */
  consider(option: OptionInfo, isLookedAt: boolean): void
}

export function useForecast(state: MatchState, store: MatchStore, thinking: Thinking): Considering {
  const { decision, unconfirmed, scene, counted } = thinking
  const seat = thinking.seat ?? thinking.seats[0]
  const [looked, setLooked] = useState<OptionInfo | null>(null)
  const consider = useCallback((option: OptionInfo, isLookedAt: boolean) => {
    setLooked((before) => (isLookedAt ? option : before?.id === option.id ? null : before))
  }, [])

  const at = state.standing?.at
  const picks = decision?.picks ?? []
  const offered = (option: OptionInfo | null) =>
    decision?.options.find(({ id }) => id === option?.id) ?? null
  const meant = unconfirmed ?? offered(looked)
  const key = keyOf({ at, seat, picks, meant, scene, decision, counted })

  // The key is all that the forecast depends on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (key === null || seat === undefined) return
    const considered = [...picks, ...(meant ? [meant.id] : [])]
    const wait = meant && !unconfirmed ? GLANCE : 0
    const timer = setTimeout(() => store.askForecast(seat, considered), wait)
    return () => clearTimeout(timer)
  }, [key, store, state.connection])

  const { forecast } = state
  const answers =
    forecast !== null &&
    key === JSON.stringify([forecast.at, forecast.seat, forecast.picks]) &&
    state.connection === 'open'
  return { forecast: answers ? forecast.forecast : null, consider }
}

interface Key extends Omit<Thinking, 'unconfirmed' | 'seats'> {
  at: number | undefined
  picks: readonly string[]
  meant: OptionInfo | null
}

/** What is asked, if anything is worth asking. */
function keyOf({ at, seat, picks, meant, scene, decision, counted }: Key): string | null {
  if (at === undefined || seat === undefined) return null
  const half = picks.length > 0 && decision?.options.some(attacks)
  const fights = panelsOf(scene)
  // Where something comes from, dice may still fall; what is only counted lies open already.
  const rolling = fights.some(({ sources = [] }) => sources.length > 0)
  const worth = meant ? attacks(meant) || counted || fights.length > 0 : half || rolling
  return worth ? JSON.stringify([at, seat, [...picks, ...(meant ? [meant.id] : [])]]) : null
}

/** Whether choosing an option is to attack somebody. */
export function attacks({ points_at = [] }: OptionInfo): boolean {
  return points_at.some(({ role }) => role === 'attack')
}

/** Whether an option is confirmed before it is chosen: it cannot be undone, or has a forecast to look at. */
export function needsConfirmation(option: OptionInfo): boolean {
  return Boolean(option.final) || attacks(option)
}
