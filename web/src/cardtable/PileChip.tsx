/** A hand, deck or discard as a sign with its number: to look into, or to put something there. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { type Pile, sizeOf } from '../cards/lying'
import { useTrayName } from '../cards/useTrayName'
import { useTable } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { Offered, useOffering } from './Offered'

interface PileChipProps {
  pile: Pile
  onOpen(tray: string): void
}

export function PileChip({ pile, onOpen }: PileChipProps) {
  const { say, skin } = useTable()
  const { tray, cards } = pile
  const [anchor, setAnchor] = useState<Element | null>(null)
  const offering = useOffering(tray.id)
  const nameOf = useTrayName()
  const name = nameOf(tray)
  const icon = skin.icon('tray', tray.id)
  const look = (
    <>
      {icon && <Glyph icon={icon} />}
      <span className="chip-name">{name}</span> <b>{sizeOf(pile)}</b>
    </>
  )
  if (!cards.length && !offering.isLit) {
    return (
      <span className="pile-chip" title={name}>
        {look}
      </span>
    )
  }
  return (
    <>
      <Button
        className={offering.isLit ? 'pile-chip may' : 'pile-chip'}
        data-pile={tray.id}
        data-ref={tray.id}
        onPress={({ target }) => {
          const meant = offering.isLit ? offering.press() : 'nothing'
          if (meant === 'several') setAnchor(target)
          else if (meant === 'nothing' && cards.length) onOpen(tray.id)
        }}
      >
        {look}
        {offering.isLit && <span className="hidden">{`; ${say('can-be-chosen')}`}</span>}
      </Button>
      <Offered anchor={anchor} of={tray.id} onClose={() => setAnchor(null)} />
    </>
  )
}
