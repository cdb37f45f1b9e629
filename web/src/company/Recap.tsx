/** What happened since one's own last turn, for those who come back to the table. */

import { Button } from 'react-aria-components'
import type { Told } from '../api/types'
import { takenBack, told } from '../table/logbook'
import { useTableau } from '../table/tableau'
import { capitalised } from '../words/words'

/** So many lines are told; what was before them is in the log. */
const MOST = 12

interface RecapProps {
  events: readonly Told[]
  onEnd(): void
}

export function Recap({ events, onEnd }: RecapProps) {
  const { say, wording, seats } = useTableau()
  const gone = takenBack(events)
  const lines = told(
    events.filter(({ number }) => !gone.has(number)),
    (event) => wording.event(event),
  )
  if (!lines.length || !seats.length) return null
  const earlier = Math.max(0, lines.length - MOST)
  return (
    <section aria-labelledby="recap" className="recap">
      <h2 id="recap">{say('recap')}</h2>
      {earlier > 0 && <p className="caption">{say('recap-earlier', { count: earlier })}</p>}
      <ul>
        {lines.slice(-MOST).map(({ number, text, count }) => (
          <li key={number}>{capitalised(count > 1 ? say('times', { text, count }) : text)}</li>
        ))}
      </ul>
      <Button className="button small" onPress={onEnd}>
        {say('recap-end')}
      </Button>
    </section>
  )
}
