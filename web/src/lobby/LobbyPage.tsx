/** The lobby: invitations, listed at which a seat is free, and a way to open one. */

import { Suspense } from 'react'
import { invitations, listedMatches } from '../api/http'
import { useFresh } from '../api/useFresh'
import { NameField } from '../people/NameField'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { Invited } from './Invited'
import { ListedMatchCard } from './ListedMatchCard'

export default function LobbyPage() {
  const say = useSay()
  const [listed, lookAgain] = useFresh(listedMatches)
  const [invited, askAgain] = useFresh(invitations)
  const refresh = () => {
    lookAgain()
    askAgain()
  }
  const waiting = invited.state === 'there' ? invited.value : []
  return (
    <Page at="/lobby" lead={<p className="lead">{say('lobby-lead')}</p>} title={say('nav-lobby')}>
      <Suspense>
        {waiting.length > 0 && (
          <section aria-labelledby="invitations">
            <h2 id="invitations">{say('invitations')}</h2>
            <ul aria-live="polite" className="tables">
              {waiting.map((each) => (
                <Invited invitation={each} key={each.match} onAnswered={refresh} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="open-tables">
          <h2 id="open-tables">{say('open-tables')}</h2>
          {listed.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
          {listed.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
          {listed.state === 'there' && listed.value.length === 0 && <p>{say('lobby-empty')}</p>}
          {listed.state === 'there' && (
            <ul aria-live="polite" className="tables">
              {listed.value.map((match) => (
                <ListedMatchCard key={match.id} onGone={refresh} match={match} />
              ))}
            </ul>
          )}
          <p className="row">
            <Link className="button primary" to="/new?listed">
              {say('open-a-table')}
            </Link>
          </p>
          <p className="hint">{say('lobby-keeps-looking')}</p>
        </section>
      </Suspense>
      <NameField />
    </Page>
  )
}
