/** What is seen at this screen now: the table, less what lies behind the curtain. */

import { useMemo } from 'react'
import type { Layout, Scene, Standing } from '../api/types'
import { type Curtain, useCurtain } from './useCurtain'
import { veiled } from './veil'

export interface Sight {
  scene: Scene
  /** The ids of the cards behind the curtain. */
  hidden: ReadonlySet<string>
  curtain: Curtain
  /** The seats of this screen that have something to decide now; behind a curtain one side comes after the other. */
  pending: readonly number[]
}

const NOTHING: ReadonlySet<string> = new Set()
const BARE_SCENE: Scene = { counters: [], figures: [], markers: [] }

export function useSight(
  match: string,
  layout: Layout,
  seats: readonly number[],
  { scene: whole = BARE_SCENE, observer, decisions }: Standing,
): Sight {
  const curtain = useCurtain(match, layout, seats, observer)
  const { closed } = curtain
  const { scene, hidden } = useMemo(() => {
    const all = whole ?? BARE_SCENE
    return closed ? veiled(all, layout, observer) : { scene: all, hidden: NOTHING }
  }, [whole, layout, closed, observer])
  const all = decisions.map((decision) => decision.seat)
  const oneByOne = curtain.needed && !curtain.off
  const pending = oneByOne ? all.filter((each) => observer.includes(each)) : all
  return { scene, hidden, curtain, pending }
}
