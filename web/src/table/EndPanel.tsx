/** How the game ended. */

import { Button } from 'react-aria-components'
import type { Outcome } from '../api/types'
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
      <Button className="button primary" onPress={() => go('/')}>
        {say('home')}
      </Button>
    </section>
  )
}
