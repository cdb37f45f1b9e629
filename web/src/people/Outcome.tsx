/** What became of something that was asked of the server, for those who look and those who listen. */

import { useSay } from '../words/Speaking'
import type { RequestState } from './useRequest'

export function Outcome({ state, done }: { state: RequestState; done?: string }) {
  const say = useSay()
  if (typeof state === 'object') return <p role="alert">{say(state.failed)}</p>
  return (
    <p aria-live="polite" className="done">
      {state === 'done' && done ? say(done) : ''}
    </p>
  )
}
