/** How the game ended, and the way to play again. */

import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Outcome } from '../api/types'
import { RematchButton } from '../company/RematchButton'
import { RulingDialog } from '../company/RulingDialog'
import { RecordLink } from '../replay/RecordLink'
import { go, replayPath } from '../routes'
import { RuleLink } from '../rules/RuleLink'
import { Link } from '../ui/Link'
import { capitalised } from '../words/words'
import { useTable } from './context'

const AuditWindow = lazy(() => import('../replay/AuditWindow'))

export function EndPanel({ outcome }: { outcome: Outcome }) {
  const { say, wording } = useTable()
  const { id, text } = wording.refusal({ rule: outcome.reason, refs: outcome.about ?? [] })
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say('game-over')}</h2>
      <ol className="ranks">
        {wording.ranks(outcome).map((rank) => (
          <li key={rank}>{rank}</li>
        ))}
      </ol>
      <p>
        {capitalised(text)} {id && <RuleLink id={id} />}
      </p>
      <WaysOn />
    </section>
  )
}

/** A match that was given up by agreement: nobody has won it. */
export function AbortedPanel() {
  const { say } = useTable()
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say('game-over')}</h2>
      <p>{say('aborted')}</p>
      <WaysOn />
    </section>
  )
}

function WaysOn() {
  const { say, match, seats } = useTable()
  const [shown, show] = useState<'audit' | 'ruling' | null>(null)
  return (
    <>
      <div className="row">
        <RematchButton />
        <Button className="button" onPress={() => go('/')}>
          {say('home')}
        </Button>
      </div>
      <div className="row">
        <Link className="button quiet" to={replayPath(match.id)}>
          {say('replay-watch')}
        </Link>
        <Button className="button quiet" onPress={() => show('audit')}>
          {say('audit-show')}
        </Button>
        <RecordLink match={match.id} />
        {seats.length > 0 && (
          <Button className="button quiet" onPress={() => show('ruling')}>
            {say('ruling-wrong')}
          </Button>
        )}
      </div>
      {shown === 'audit' && (
        <Suspense>
          <AuditWindow onClose={() => show(null)} />
        </Suspense>
      )}
      {shown === 'ruling' && <RulingDialog onClose={() => show(null)} />}
    </>
  )
}
