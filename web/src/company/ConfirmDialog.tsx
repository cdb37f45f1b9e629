/** Asks once more before something that cannot be taken back. */

import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useSay } from '../words/Speaking'

interface ConfirmDialogProps {
  title: string
  text: string
  yes: string
  onYes(): void
  onClose(): void
}

export function ConfirmDialog({ title, text, yes, onYes, onClose }: ConfirmDialogProps) {
  const say = useSay()
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className="modal">
        <Dialog className="dialog" role="alertdialog">
          <Heading slot="title">{title}</Heading>
          <p>{text}</p>
          <div className="row">
            <Button autoFocus className="button" onPress={onClose}>
              {say('not-yet')}
            </Button>
            <Button
              className="button primary"
              onPress={() => {
                onClose()
                onYes()
              }}
            >
              {yes}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
