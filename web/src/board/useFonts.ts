/** Whether the letters of the names on a board are there; names are placed anew once they are. */

import { useEffect, useMemo, useState } from 'react'
import type { Land } from './land'
import { usePainted } from './usePainted'

const FONT = '700 12px "Alegreya SC"'

export function useFonts({ regions }: Land, name: (labelKey: string) => string): boolean {
  const isPainted = usePainted()
  // Other letters lie in other files, which come only when there is something to write with them.
  const letters = useMemo(() => {
    const written = isPainted ? regions.map(({ area }) => name(area.label)).join('') : ''
    return [...new Set(written)].sort().join('')
  }, [regions, name, isPainted])
  const [known, setKnown] = useState('')
  useEffect(() => {
    if (!letters) return
    let wanted = true
    document.fonts?.load?.(FONT, letters).then(
      () => document.fonts.ready.then(() => wanted && setKnown(letters)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [letters])
  return letters !== '' && known === letters
}
