/** What a player must be told: a broken line, a refusal, picks that no longer fit, what is proposed. */

import { lazy, Suspense, useRef } from 'react'
import { Button } from 'react-aria-components'
import type { MatchState, Notice } from '../api/match'
import type { MatchInfo } from '../api/types'
import { RuleLink } from '../rules/RuleLink'
import { capitalised } from '../words/words'
import { useTable } from './context'

const Proposals = lazy(() => import('../company/Proposals'))

interface NoticesProps {
  state: Pick<MatchState, 'connection' | 'notice' | 'sending'>
  onRetry(): void
  onDismiss(): void
}

export function Notices({ state, onRetry, onDismiss }: NoticesProps) {
  const { say, match } = useTable()
  const hasProposals = useHadProposals(match)
  const { connection, notice, sending } = state
  return (
    <div className="notices" role="status">
      {connection === 'lost' && (
        <div className="notice warning">
          <p>
            {say('line-lost-more')} {sending.length > 0 && say('line-lost-sending')}
          </p>
          <Button className="button small" onPress={onRetry}>
            {say('try-now')}
          </Button>
        </div>
      )}
      {notice && (
        <div className="notice">
          <NoticeText notice={notice} />
          <Button className="button small" onPress={onDismiss}>
            {say('close')}
          </Button>
        </div>
      )}
      {hasProposals && (
        <Suspense>
          <Proposals />
        </Suspense>
      )}
    </div>
  )
}

/** Whether people had something to decide about the match since it was opened here. */
function useHadProposals({ proposals = [], clocks = [] }: MatchInfo) {
  const had = useRef(false)
  had.current ||= proposals.length > 0 || clocks.some((clock) => clock.ran_out)
  return had.current
}

function NoticeText({ notice }: { notice: Notice }) {
  const { say, wording } = useTable()
  if (notice.kind === 'trouble') return <p>{say(notice.key)}</p>
  if (notice.kind === 'stale') {
    return <p>{say('picks-stale', { seat: wording.seat(notice.seat) })}</p>
  }
  const { id, text } = wording.refusal(notice.refusal)
  return (
    <p>
      {capitalised(text)} {id && <RuleLink id={id} />}
    </p>
  )
}
