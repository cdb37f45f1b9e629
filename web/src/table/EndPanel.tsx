/** How the game ended, and the way to play again. */

import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Outcome } from '../api/types'
import { RematchButton } from '../company/RematchButton'
import { RecordLink } from '../replay/RecordLink'
import { go, replayPath } from '../routes'
import { RuleLink } from '../rules/RuleLink'
import { Link } from '../ui/Link'
import { capitalised } from '../words/words'
import { useTable } from './context'

const AuditWindow = lazy(() => import('../replay/AuditWindow'))
const RulingDialog = lazy(() => import('../company/RulingDialog'))

/** The key of what the end means to whoever plays these teams. */
function resultFor(teams: readonly string[], { teams: ranks }: Outcome): string {
  const isFirst = (team: string) => ranks[0]?.includes(team) === true
  if (!teams.length || (teams.some(isFirst) && !teams.every(isFirst))) return 'game-over'
  if (!teams.every(isFirst)) return 'you-lost'
  return ranks.length > 1 ? 'you-won' : 'you-drew'
}

interface EndPanelProps {
  /** Nothing if the match was given up by agreement. */
  outcome: Outcome | null
  /** Shows how it went, which can be closed. */
  onShow?: (() => void) | undefined
}

export default function EndPanel({ outcome, onShow }: EndPanelProps) {
  return outcome ? <Decided onShow={onShow} outcome={outcome} /> : <Aborted onShow={onShow} />
}

type Shown = Pick<EndPanelProps, 'onShow'>

function Decided({ outcome, onShow }: Shown & { outcome: Outcome }) {
  const { say, wording, match, seats } = useTable()
  const { id, text } = wording.refusal({ rule: outcome.reason, refs: outcome.about ?? [] })
  const teams = match.seats.filter(({ seat }) => seats.includes(seat)).map(({ team }) => team)
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say(resultFor(teams, outcome))}</h2>
      <ol className="ranks">
        {wording.ranks(outcome).map((rank) => (
          <li key={rank}>{rank}</li>
        ))}
      </ol>
      <p>
        {capitalised(text)} {id && <RuleLink id={id} />}
      </p>
      <WaysOn onShow={onShow} />
    </section>
  )
}

/** A match that was given up by agreement: nobody has won it. */
function Aborted({ onShow }: Shown) {
  const { say } = useTable()
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say('game-over')}</h2>
      <p>{say('aborted')}</p>
      <WaysOn onShow={onShow} />
    </section>
  )
}

function WaysOn({ onShow }: Shown) {
  const { say, match, seats } = useTable()
  const [shown, show] = useState<'audit' | 'ruling' | null>(null)
  return (
    <>
      <div className="row">
        {onShow && (
          <Button className="button" onPress={onShow}>
            {say('ending-show')}
          </Button>
        )}
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
      <Suspense>
        {shown === 'audit' && <AuditWindow onClose={() => show(null)} />}
        {shown === 'ruling' && <RulingDialog onClose={() => show(null)} />}
      </Suspense>
    </>
  )
}
