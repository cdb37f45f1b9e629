/** Why something cannot be done: what stands against it, each with the id of its rule. */

import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import type { Question } from '../api/table'
import { capitalised } from '../words/words'
import { useTableau } from './tableau'

export function WhyDialog({ question, onClose }: { question: Question; onClose(): void }) {
  const { say, naming, wording } = useTableau()
  const { ref, reasons } = question
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{say('why-about', { thing: naming.title(ref) })}</Heading>
          <div aria-live="polite">
            {reasons === null && <p>{say('why-asking')}</p>}
            {reasons?.length === 0 && <p>{say('why-nothing')}</p>}
            <ul className="reasons">
              {reasons?.map(([option, reason]) => {
                const { id, text } = wording.reason(reason)
                return (
                  <li key={`${option} ${id}`}>
                    {option && <strong>{capitalised(wording.optionOfId(option))}</strong>}
                    <span>
                      {text} {id && <code>{id}</code>}
                    </span>
                  </li>
                )
              })}
            </ul>
          </div>
          <Button autoFocus className="button primary" onPress={onClose}>
            {say('close')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
