/** The board's buttons stand where they cover no name and no piece while all of the board is in view. */

import { type RefObject, useEffect } from 'react'
import type { Land } from './land'
import { useFonts } from './useFonts'
import type { Zooming } from './useZoom'

export function useQuietTools(
  section: RefObject<HTMLElement | null>,
  { isMeasured, stageSize }: Zooming,
  covered: number,
  land: Land,
  name: (labelKey: string) => string,
): void {
  // All names have their places, and the board is not there sooner to be moved by them.
  const isWritten = useFonts(land, name)
  // Not again when a piece comes to where they stand: they do not move under the mouse.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names have other sizes
  useEffect(() => {
    const board = section.current
    if (!isWritten || !isMeasured || !board) return
    let isWanted = true
    import('./quiet').then(
      ({ stand }) => isWanted && stand(board, stageSize, !covered),
      () => undefined, // whoever has lost the line meanwhile finds them where they are
    )
    return () => {
      isWanted = false
    }
  }, [section, isWritten, isMeasured, stageSize, covered, name])
}
