/** Shows where something is: the board comes to it, and there is a halo around it for a moment. */

import { useEffect, useRef, useState } from 'react'
import { boxAround, type Point } from './geometry'
import type { Places } from './placing'
import type { Zooming } from './useZoom'

/** So long the halo stays, in milliseconds. */
const HALO = 2000
/** So much of the board around it is shown with it. */
const ABOUT = 140
/** Farther away than this it would not be found. */
const FARTHEST = 0.5

export interface Haloed {
  ref: string
  at: Point
}

export function usePointedAt(
  pointedAt: { ref: string; time: number } | null | undefined,
  zooming: Zooming,
  places: Places,
  reach: (ref: string) => readonly string[],
): Haloed | undefined {
  const [halo, setHalo] = useState<Haloed>()
  const latest = useRef({ zooming, places, reach })
  latest.current = { zooming, places, reach }
  const { isMeasured } = zooming
  useEffect(() => {
    if (!pointedAt || !isMeasured) return
    const { where } = latest.current.places
    const ref = latest.current.reach(pointedAt.ref).find((each) => where.has(each))
    const at = ref === undefined ? undefined : where.get(ref)
    if (ref === undefined || !at) return
    const { show, scale } = latest.current.zooming
    const wanted = Math.max(scale, FARTHEST)
    show(boxAround(at, ABOUT, ABOUT), { least: wanted, most: wanted })
    setHalo({ ref, at })
    const timer = setTimeout(() => setHalo(undefined), HALO)
    return () => clearTimeout(timer)
  }, [pointedAt, isMeasured])
  return halo
}
