/** A match: its waiting room until all seats are taken, then its table. */

import { lazy, Suspense, useCallback } from 'react'
import { match as fetchMatch } from '../api/http'
import { useAnswer } from '../api/useAnswer'
import { useTable } from '../api/useTable'
import { Trouble } from '../ui/Trouble'
import { useSay } from '../words/Speaking'
import { Room } from './Room'

const Table = lazy(() => import('../table/Table').then(({ Table }) => ({ default: Table })))
const waiting = <div aria-busy="true" className="loading" />

export function MatchScreen({ id }: { id: string }) {
  const say = useSay()
  const found = useAnswer(useCallback(() => fetchMatch(id), [id]))
  if (found.state === 'failed') {
    return <Trouble text={say(found.status === 404 ? 'trouble-no-match' : 'trouble-no-server')} />
  }
  if (found.state === 'waiting') return waiting
  return <Live id={id} />
}

function Live({ id }: { id: string }) {
  const say = useSay()
  const [state, store] = useTable(id)
  const { connection, match, standing } = state
  if (connection === 'closed' && !standing) return <Trouble text={say('trouble-no-session')} />
  if (!match) return waiting
  if (!standing) return <Room match={match} />
  return (
    <Suspense fallback={waiting}>
      <Table match={match} standing={standing} state={state} store={store} />
    </Suspense>
  )
}
