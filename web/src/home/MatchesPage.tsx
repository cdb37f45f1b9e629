/** All the matches of whoever sits at this browser. */

import { myMatches } from '../api/http'
import { useFresh } from '../api/useFresh'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { MatchList } from './MatchList'
import { goingOn, inOrder, statusOf } from './ordering'

export default function MatchesPage() {
  const say = useSay()
  const [own] = useFresh(myMatches)
  const all = own.state === 'there' ? own.value : []
  const open = goingOn(all)
  const over = inOrder(all.filter(({ over }) => over))
  const count = open.filter((match) => statusOf(match) === 'yours').length
  return (
    <Page
      at="/matches"
      lead={
        <p aria-live="polite" className="lead">
          {open.length > 0 ? say('turns-waiting', { count }) : ''}
        </p>
      }
      title={say('my-matches')}
    >
      {own.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
      {own.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
      {own.state === 'there' && all.length === 0 && (
        <section className="empty">
          <p>{say('no-matches')}</p>
          <p className="row">
            <Link className="button primary" to="/">
              {say('to-quick-play')}
            </Link>
            <Link className="button" to="/lobby">
              {say('to-lobby')}
            </Link>
          </p>
        </section>
      )}
      {open.length > 0 && (
        <section aria-labelledby="going-on">
          <h2 id="going-on">{say('going-on')}</h2>
          <MatchList matches={open} />
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="finished">
          <h2 id="finished">{say('finished')}</h2>
          <MatchList matches={over} />
        </section>
      )}
      <p>
        <Link to="/records">{say('records-lead')}</Link>
      </p>
    </Page>
  )
}
