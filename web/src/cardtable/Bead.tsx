/** A token: it can be chosen if an option points at it, or looked at. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Marker } from '../api/types'
import { useTable } from '../table/context'
import { useWhy } from '../table/useWhy'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'
import { Offered, useOffering } from './Offered'

interface BeadProps {
  token: Marker
  /** Whether its name is seen, or only read aloud. */
  named?: boolean
  /** Whether a single one is counted, too. */
  counted?: boolean
}

export function Bead({ token, named = false, counted = false }: BeadProps) {
  const { naming, wording, skin, seats, say, askWhy, look } = useTable()
  const { id, form, name = '', count = 1, marks = [] } = token
  const [anchor, setAnchor] = useState<Element | null>(null)
  const offering = useOffering(id)
  const why = useWhy(
    () => seats.length && askWhy(id),
    () => look(id),
  )
  const icon = skin.icon(form, name)
  const isCounted = counted || count > 1
  const told = [
    capitalised(naming.title(id)),
    ...marks.map((mark) => wording.mark(mark)),
    ...(offering.isLit ? [say('can-be-chosen')] : []),
  ]
  const shown = (
    <>
      {icon && <Glyph icon={icon} />}
      <span aria-hidden="true" className={named || !icon ? 'disc-name' : 'hidden'}>
        {told[0]}
      </span>
      {marks.map((mark) => (
        <em aria-hidden="true" key={mark}>
          {wording.mark(mark)}
        </em>
      ))}
      {isCounted && <b aria-hidden="true">{count}</b>}
      <span className="hidden">{[...told, ...(isCounted ? [`×${count}`] : [])].join(', ')}</span>
    </>
  )
  const known = { 'data-form': form, 'data-marks': marks.join(' '), 'data-name': name }
  return (
    <span className="disc-place" {...why}>
      <Button
        className={offering.isLit ? 'disc may' : 'disc'}
        {...known}
        data-ref={id}
        onPress={({ target }) => {
          const meant = offering.press()
          if (meant === 'several') setAnchor(target)
          else if (meant === 'nothing') look(id)
        }}
      >
        {shown}
      </Button>
      <Offered anchor={anchor} of={id} onClose={() => setAnchor(null)} />
    </span>
  )
}
