/** Keeps in sight what a decision is about: a small screen comes closer to it, and where something lies over the
 * board, such as the stage of a battle, the board moves until it is seen above that. */

import { useEffect, useRef } from 'react'
import type { Skin } from './contract'
import type { Lie } from './dragging'
import { type Box, boxAround, boxOf, type Point } from './geometry'
import type { Places } from './placing'
import type { Zooming } from './useZoom'

/** Narrower than this, the board comes closer by itself. */
const SMALL = 560
/** Points of the screen for each unit of the board, when it does. */
const FARTHEST = 0.5
const NEAREST = 1.5
/** So much of the board around a thing is shown with it. */
const ABOUT = 110
/** So many points of the screen around a thing must be in sight. */
const NEAR = 56

interface Sought {
  /** The area that it is about. */
  active: string | undefined
  /** What may be chosen. */
  open: readonly string[]
  /** So many points of the lower part of the board lie under something else. */
  covered: number
  skin: Skin
}

export function useInSight(zooming: Zooming, places: Places, sought: Sought) {
  const { width } = zooming.stageSize
  useClosingIn(zooming, places, sought, width > 0 && width <= SMALL)
  useUncovering(zooming, places, sought, width > SMALL)
}

/** On a small screen, come closer to what a decision is about. */
function useClosingIn(zooming: Zooming, places: Places, sought: Sought, isSmall: boolean) {
  const { active, open, covered, skin } = sought
  const latest = useRef({ zooming, places })
  latest.current = { zooming, places }
  const isPlaced = useRef(false)
  const target = [active, ...open].join()
  const { width, height } = zooming.stageSize
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another decision moves the board
  useEffect(() => {
    const { show, fill, whole } = latest.current.zooming
    if (!isSmall) {
      if (isPlaced.current && width) whole()
      isPlaced.current = false
      return
    }
    const boxes = [...(active ? [active] : []), ...open].flatMap((ref): Box[] => {
      const at = latest.current.places.where.get(ref)
      return at ? [boxAround(at, ABOUT, ABOUT)] : []
    })
    const limits = { least: FARTHEST, most: skin.drawing?.closest ?? NEAREST }
    if (boxes.length) show(boxOf(boxes), limits)
    else if (!isPlaced.current) fill()
    isPlaced.current = true
  }, [target, covered, isSmall, width, height])
}

/** Where a part of the board lies under something else, move it so that what it is about can be seen; when nothing
 * lies there any more, it lies as before. */
function useUncovering(zooming: Zooming, places: Places, sought: Sought, isLarge: boolean) {
  const { active, covered } = sought
  const latest = useRef({ zooming, places })
  latest.current = { zooming, places }
  const before = useRef<Lie>(null)
  const { width, height } = zooming.stageSize
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the board
  useEffect(() => {
    if (!isLarge) return
    const { show, go, lie, fit } = latest.current.zooming
    const at = active === undefined ? undefined : latest.current.places.where.get(active)
    if (!covered) {
      if (before.current) go(before.current)
      before.current = null
    } else if (at && !isSeen(latest.current.zooming, at, covered)) {
      before.current ??= lie()
      const scale = fit * lie().k
      show(boxAround(at, NEAR / scale, NEAR / scale), { least: scale, most: scale })
    }
  }, [active, covered, isLarge, width, height])
}

/** Whether a point of the board can be seen, with what is around it. */
function isSeen({ onStage, stageSize }: Zooming, point: Point, covered: number): boolean {
  const [x, y] = onStage(point)
  const { width, height } = stageSize
  return x > NEAR && x < width - NEAR && y > NEAR && y < height - covered - NEAR
}
