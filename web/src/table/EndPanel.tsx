/** How the game ended, and the way to play again. */

import { Button } from 'react-aria-components'
import type { Outcome } from '../api/types'
import { RematchButton } from '../company/RematchButton'
import { go } from '../routes'
import { capitalised } from '../words/words'
import { useTableau } from './tableau'

export function EndPanel({ outcome }: { outcome: Outcome }) {
  const { say, wording } = useTableau()
  const { id, text } = wording.reason({ rule: outcome.reason, refs: outcome.about ?? [] })
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say('game-over')}</h2>
      <ol className="ranks">
        {wording.ranks(outcome).map((rank) => (
          <li key={rank}>{rank}</li>
        ))}
      </ol>
      <p>
        {capitalised(text)} {id && <code>{id}</code>}
      </p>
      <WaysOn />
    </section>
  )
}

/** A match that was given up by agreement: nobody has won it. */
export function AbortedPanel() {
  const { say } = useTableau()
  return (
    <section aria-labelledby="end" className="prompt end">
      <h2 id="end">{say('game-over')}</h2>
      <p>{say('aborted')}</p>
      <WaysOn />
    </section>
  )
}

function WaysOn() {
  const { say } = useTableau()
  return (
    <div className="row">
      <RematchButton />
      <Button className="button" onPress={() => go('/')}>
        {say('home')}
      </Button>
    </div>
  )
}
