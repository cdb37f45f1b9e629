/** What happened since one's own last turn, for those who come back to the table. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo } from '../api/types'
import { LookBack } from '../replay/LookBack'
import { useTable } from '../table/context'
import { linesOf, takenBack } from '../table/logbook'
import { useStable } from '../ui/useStable'
import { capitalised } from '../words/words'

/** So many lines are told; what was before them is in the log. */
const MOST = 12

interface RecapProps {
  events: readonly EventInfo[]
  onEnd(): void
}

export default function Recap({ events, onEnd }: RecapProps) {
  const { say, wording, seats, match, skin } = useTable()
  const [plays, setPlays] = useState(false)
  const endPlaying = useStable(() => setPlays(false))
  const gone = takenBack(events)
  const lines = linesOf(
    events.filter(({ number }) => !gone.has(number)),
    (event) => wording.event(event),
    gone,
    skin.implied,
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
      <div className="row">
        <Button className="button small" onPress={() => setPlays(true)}>
          {say('recap-play')}
        </Button>
        <Button className="button small" onPress={onEnd}>
          {say('recap-end')}
        </Button>
      </div>
      {plays && (
        <LookBack
          label={say('recap')}
          match={match.id}
          onEnd={endPlaying}
          plays
          since={events[0]?.number ?? 0}
        />
      )}
    </section>
  )
}
