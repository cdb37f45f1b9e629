/** What stands in the place of what is asked while the match is paused. */

import { Button } from 'react-aria-components'
import { useTable } from '../table/context'
import { useSpeech } from '../words/Speaking'
import { useCompany } from './company'
import { ownPersons } from './negotiation'

export function PausedPanel() {
  const { say, match } = useTable()
  const { language } = useSpeech()
  const { state, store } = useCompany()
  const own = ownPersons(match)
  const ends = match.pause_ends ? new Date(match.pause_ends) : undefined
  const isLong = ends !== undefined && ends <= new Date()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const isProposed = match.proposals?.some(({ kind }) => kind === 'resume')
  return (
    <section aria-labelledby="paused" className="prompt waiting">
      <h2 id="paused">
        <span aria-hidden="true">‖</span> {say('paused')}
      </h2>
      <p>{isLong ? say('paused-long') : say('paused-more')}</p>
      {ends && !isLong && <p>{say('paused-until', { day: day.format(ends) })}</p>}
      {own.length > 0 && !isProposed && (
        <p>
          <Button
            className="button primary"
            isDisabled={state.sending.length > 0}
            onPress={() => {
              for (const seat of own) store.negotiate({ type: 'Propose', seat, kind: 'resume' })
            }}
          >
            {say(isLong ? 'end-pause' : 'propose-resume')}
          </Button>
        </p>
      )}
    </section>
  )
}
