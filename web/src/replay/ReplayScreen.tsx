/** The replay of a match of this server. */

import { useMemo, useState } from 'react'
import { matchPath } from '../routes'
import { Link } from '../ui/Link'
import { Trouble } from '../ui/Trouble'
import { useSay } from '../words/Speaking'
import { ObserverChoice } from './ObserverChoice'
import { RecordLink } from './RecordLink'
import { Replay } from './Replay'
import { OPEN, sourceOfMatch } from './source'
import { useCourse } from './useCourse'

export default function ReplayScreen({ id }: { id: string }) {
  const say = useSay()
  const source = useMemo(() => sourceOfMatch(id), [id])
  const [seat, setSeat] = useState(() => (location.hash === '#open' ? OPEN : undefined))
  const [at, setAt] = useState(0)
  const { course, status } = useCourse(source, seat)
  if (!course) {
    if (status === null) return <div aria-busy="true" className="loading" />
    return <Trouble text={say(status === 404 ? 'replay-nothing' : 'trouble-no-server')} />
  }
  return (
    <Replay
      at={at}
      course={course}
      onGo={setAt}
      source={source}
      tools={
        <>
          {course.match.ended && <RecordLink match={id} />}
          <Link className="button quiet" to={matchPath(id)}>
            {say('replay-to-match')}
          </Link>
        </>
      }
    >
      <ObserverChoice course={course} onChange={setSeat} />
    </Replay>
  )
}
