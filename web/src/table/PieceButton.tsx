/** A piece beside the board as a button: it is chosen if options point at it, or looked at. */

import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Figure, Marker } from '../api/types'
import { OptionMenu } from '../ui/OptionMenu'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { pointed } from './offers'
import { useWhy } from './useWhy'

interface PieceButtonProps {
  piece: Marker | Figure
  className: string
  /** The text on it, if that is not its name; what is read aloud begins with it. */
  visible?: string
  /** What else is read aloud about it. */
  spoken?: string
  children: ReactNode
}

export function PieceButton({ piece, className, visible, spoken, children }: PieceButtonProps) {
  const { naming, seats, decision, ready, choose, askWhy, look, optionText, say } = useTable()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const why = useWhy(
    () => seats.length && askWhy(piece.id),
    () => look(piece.id),
  )
  const options = (decision?.options ?? []).filter((option) => pointed(option).includes(piece.id))
  const press = (element: Element) => {
    const [only] = options
    if (!only || !ready) look(piece.id)
    else if (options.length === 1) choose(only)
    else setAnchor(element)
  }
  return (
    <span {...why}>
      <Button
        aria-label={[
          ...(visible ? [visible] : []),
          naming.describe(piece.id),
          ...(spoken ? [spoken] : []),
          ...(seats.length ? [say(options.length ? 'can-be-chosen' : 'cannot-be-chosen')] : []),
        ].join('; ')}
        className={options.length ? `${className} may` : className}
        data-form={'form' in piece ? piece.form : 'figure'}
        data-owner={piece.owner ?? -1}
        data-ref={piece.id}
        onPress={({ target }) => press(target)}
      >
        {children}
      </Button>
      {anchor && (
        <OptionMenu
          anchor={anchor}
          label={naming.title(piece.id)}
          onChoose={(option) => choose(option, true)}
          onClose={() => setAnchor(null)}
          options={options}
          optionText={(option) => capitalised(optionText(option))}
        />
      )}
    </span>
  )
}
