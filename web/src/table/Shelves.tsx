/** The shelves that a skin puts above and below the board; on a phone they lie with the pieces. */

import type { PanelProps } from '../board/contract'
import { PHONE, useMedia } from '../ui/useMedia'
import { useTable } from './context'

interface ShelvesProps {
  given: PanelProps
  /** Where they would stand; they stand in one of these places only. */
  place: 'table' | 'sheet'
}

export function Shelves({ given, place }: ShelvesProps) {
  const { ShelfAbove, ShelfBelow, shelves = [] } = useTable().skin
  const isInSheet = useMedia(PHONE)
  if (isInSheet !== (place === 'sheet')) return null
  return (
    <>
      {(ShelfAbove || shelves.length > 0) && (
        <div className="shelf-above">
          {ShelfAbove && <ShelfAbove {...given} />}
          {shelves.map((Shelf, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <Shelf key={index} {...given} />
          ))}
        </div>
      )}
      {ShelfBelow && (
        <div className="shelf-below">
          <ShelfBelow {...given} />
        </div>
      )}
    </>
  )
}
