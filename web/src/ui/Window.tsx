/** A window over the table: a head with its title and a way out, and what it is about below. */

import type { ReactNode } from 'react'
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
