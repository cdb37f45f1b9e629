/** The windows over a table that are opened by hand. */

import { HouseValues } from '../cards/HouseValues'
import { ReferenceWindow } from '../cards/References'
import { PresetsWindow } from '../company/PresetsWindow'
import { useTable } from './context'

/** In place of the id of a sheet: the values that no source confirms. */
export const HOUSE_VALUES = 'house-values'
/** The same for presets. */
export const PRESETS = 'beforehand'

interface WindowsProps {
  /** The id of a sheet, `HOUSE_VALUES` or `PRESETS`. */
  shown: string | null
  onClose(): void
}

export function Windows({ shown, onClose }: WindowsProps) {
  const { layout } = useTable()
  const sheet = layout.sheets?.find(({ id }) => id === shown)
  if (sheet) return <ReferenceWindow onClose={onClose} sheet={sheet} />
  if (shown === PRESETS) return <PresetsWindow onClose={onClose} />
  return shown === HOUSE_VALUES ? <HouseValues onClose={onClose} /> : null
}
