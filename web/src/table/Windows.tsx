/** The windows over a table that are opened by hand; they are fetched when one is first wanted. */

import { lazy, Suspense } from 'react'

const OpenWindow = lazy(() => import('./OpenWindow'))

/** In place of the id of a sheet: the values that no source confirms. */
export const HOUSE_VALUES = 'house-values'
/** The same for presets. */
export const PRESETS = 'beforehand'
/** The same for the list of keys. */
export const HELP = 'keys'

/** The same for the summary, followed by the number of a page, and for all cards. */
export const SUMMARY = 'summary-'
export const CARDS = 'cards'

interface WindowsProps {
  /** The id of a sheet, `HOUSE_VALUES`, `PRESETS`, `HELP`, `CARDS` or a page of `SUMMARY`. */
  shown: string | null
  onClose(): void
}

export function Windows({ shown, onClose }: WindowsProps) {
  if (shown === null) return null
  return (
    <Suspense>
      <OpenWindow onClose={onClose} shown={shown} />
    </Suspense>
  )
}
