/** A window over the table: a head with its title and a way out, and what it is about below. */

import { type ReactNode, useEffect } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useSay } from '../words/Speaking'

interface WindowProps {
  title: string
  /** What stands before the title, and below it. */
  sign?: ReactNode
  lead?: ReactNode
  className?: string
  onClose(): void
  children: ReactNode
}

export function Window({ title, sign, lead, className = '', onClose, children }: WindowProps) {
  const say = useSay()
  useEscapeFromNowhere(onClose)
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className={`modal window ${className}`}>
        <Dialog className="dialog">
          <div className="window-head">
            {sign}
            <div>
              <Heading slot="title">{title}</Heading>
              {lead}
            </div>
            <Button className="button quiet" onPress={onClose}>
              {say('close')}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className="window-body" tabIndex={0}>
            {children}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/**
 * Calls back when Escape is pressed while nothing has the focus, for instance since the button
 * that was pressed last is gone: the dialog hears only keys that are pressed within it.
 */
function useEscapeFromNowhere(onEscape: () => void) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isNowhere = !document.activeElement || document.activeElement === document.body
      if (event.key === 'Escape' && isNowhere) onEscape()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [onEscape])
}
