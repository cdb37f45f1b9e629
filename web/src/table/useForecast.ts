/** Asks what a fight would be like, as soon as somebody thinks of one. */

import { useCallback, useEffect, useState } from 'react'
import type { MatchState, MatchStore } from '../api/match'
import type { DecisionInfo, Forecast, OptionInfo, Scene, WayInfo } from '../api/types'
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
  /** The way that an option stands for, if it does. */
  wayOf(option: OptionInfo): WayInfo | undefined
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
  const way = looked && !unconfirmed ? thinking.wayOf(looked) : undefined
  const offered = (option: OptionInfo | null) =>
    way ? option : (decision?.options.find(({ id }) => id === option?.id) ?? null)
  const meant = unconfirmed ?? offered(looked)
  const considered = way?.answers.at(-1) ?? [...picks, ...(meant ? [meant.id] : [])]
  const before = way?.answers.slice(0, -1) ?? []
  const key = keyOf({ at, seat, picks, meant, scene, decision, counted, considered, before })

  // The key is all that the forecast depends on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (key === null || seat === undefined) return
    const wait = meant && !unconfirmed ? GLANCE : 0
    const timer = setTimeout(() => store.askForecast(seat, considered, before), wait)
    return () => clearTimeout(timer)
  }, [key, store, state.connection])

  const { forecast } = state
  const answers =
    forecast !== null &&
    key === keyed(forecast.at, forecast.seat, forecast.picks, forecast.before ?? []) &&
    state.connection === 'open'
  return { forecast: answers ? forecast.forecast : null, consider }
}

interface Key extends Omit<Thinking, 'unconfirmed' | 'seats' | 'wayOf'> {
  at: number | undefined
  picks: readonly string[]
  meant: OptionInfo | null
  /** All picks that are considered, and the answers before them. */
  considered: readonly string[]
  before: readonly string[][]
}

const keyed = (
  at: number,
  seat: number,
  picks: readonly string[],
  before: readonly (readonly string[])[],
) => JSON.stringify([at, seat, picks, before])

/** What is asked, if anything is worth asking. */
function keyOf({
  at,
  seat,
  picks,
  meant,
  scene,
  decision,
  counted,
  considered,
  before,
}: Key): string | null {
  if (at === undefined || seat === undefined) return null
  const half = picks.length > 0 && decision?.options.some(mayThrow)
  const fights = panelsOf(scene)
  // Where something comes from, dice may still fall; what is only counted lies open already.
  const rolling = fights.some(({ sources = [] }) => sources.length > 0)
  const worth = meant ? mayThrow(meant) || counted || fights.length > 0 : half || rolling
  return worth ? keyed(at, seat, considered, before) : null
}

/** Whether choosing an option is to attack somebody. */
export function attacks({ points_at = [] }: OptionInfo): boolean {
  return points_at.some(({ role }) => role === 'attack')
}

/** Whether dice may fall if an option is chosen: it attacks, or there is no way back from it. */
const mayThrow = (option: OptionInfo) => attacks(option) || Boolean(option.final)

/** Whether an option is confirmed before it is chosen: it cannot be undone, or has a forecast to look at. */
export function needsConfirmation(option: OptionInfo): boolean {
  return Boolean(option.final) || attacks(option)
}
