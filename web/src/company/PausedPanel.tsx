/** What stands in the place of what is asked while the match is paused. */

import { Button } from 'react-aria-components'
import { useTable } from '../table/context'
import { useCompany } from './company'
import { ownPersons } from './negotiation'

export function PausedPanel() {
  const { say, match } = useTable()
  const { state, store } = useCompany()
  const own = ownPersons(match)
  const isProposed = match.proposals?.some(({ kind }) => kind === 'resume')
  return (
    <section aria-labelledby="paused" className="prompt waiting">
      <h2 id="paused">
        <span aria-hidden="true">‖</span> {say('paused')}
      </h2>
      <p>{say('paused-more')}</p>
      {own.length > 0 && !isProposed && (
        <p>
          <Button
            className="button primary"
            isDisabled={state.sending.length > 0}
            onPress={() => {
              for (const seat of own) store.negotiate({ type: 'Propose', seat, kind: 'resume' })
            }}
          >
            {say('propose-resume')}
          </Button>
        </p>
      )}
    </section>
  )
}
