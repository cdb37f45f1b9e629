/** The table as it lay at another moment, over the present one. */

import { lazy, Suspense } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'

const RecapReplay = lazy(() => import('./RecapReplay'))

interface LookBackProps {
  label: string
  match: string
  /** The number of the first event that is shown. */
  since: number
  /** Whether it plays on from there to the present; otherwise it stays. */
  plays?: boolean
  onEnd(): void
}

export function LookBack({ label, onEnd, ...replay }: LookBackProps) {
  return (
    <ModalOverlay className="recap-stage" isOpen onOpenChange={(isOpen) => isOpen || onEnd()}>
      <Modal>
        <Dialog aria-label={label}>
          <Suspense fallback={<div aria-busy="true" className="loading" />}>
            <RecapReplay {...replay} onEnd={onEnd} />
          </Suspense>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
