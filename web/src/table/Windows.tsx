/** The windows over a table that are opened by hand. */

import { HouseValues } from '../cards/HouseValues'
import { ReferenceWindow } from '../cards/References'
import { useTableau } from './tableau'

/** In place of the id of a sheet: the values that no source confirms. */
export const HOUSE_VALUES = 'house-values'

interface WindowsProps {
  /** The id of a sheet, or `HOUSE_VALUES`. */
  shown: string | null
  onClose(): void
}

export function Windows({ shown, onClose }: WindowsProps) {
  const { layout } = useTableau()
  const sheet = layout.sheets?.find(({ id }) => id === shown)
  if (sheet) return <ReferenceWindow onClose={onClose} sheet={sheet} />
  return shown === HOUSE_VALUES ? <HouseValues onClose={onClose} /> : null
}
