/** The windows over a table that are opened by hand. */

import { HouseValues } from '../cards/HouseValues'
import { ReferenceWindow } from '../cards/References'
import { Beforehand } from '../company/Beforehand'
import { useTableau } from './tableau'

/** In place of the id of a sheet: the values that no source confirms. */
export const HOUSE_VALUES = 'house-values'
/** The same for what is answered beforehand. */
export const BEFOREHAND = 'beforehand'

interface WindowsProps {
  /** The id of a sheet, `HOUSE_VALUES` or `BEFOREHAND`. */
  shown: string | null
  onClose(): void
}

export function Windows({ shown, onClose }: WindowsProps) {
  const { layout } = useTableau()
  const sheet = layout.sheets?.find(({ id }) => id === shown)
  if (sheet) return <ReferenceWindow onClose={onClose} sheet={sheet} />
  if (shown === BEFOREHAND) return <Beforehand onClose={onClose} />
  return shown === HOUSE_VALUES ? <HouseValues onClose={onClose} /> : null
}
