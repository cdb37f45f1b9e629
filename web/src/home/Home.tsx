/** The landing page: what this is, a game at once, and the matches that go on. */

import { Suspense } from 'react'
import { games, myMatches } from '../api/http'
import { useAnswer } from '../api/useAnswer'
import { useFresh } from '../api/useFresh'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { About } from './About'
import { MatchList } from './MatchList'
import { goingOn } from './ordering'
import { QuickPlay } from './QuickPlay'

/** So many of one's matches are shown here. */
const MOST = 4

/** They keep the place of the games until these are there, so that nothing jumps. */
const BLANKS = ['one', 'other'].map((each) => <div className="quick-play blank" key={each} />)

export function Home() {
  const say = useSay()
  const kinds = useAnswer(games)
  // They stand above all else, so nothing is shown before they are known: it would be pushed down.
  const [own] = useFresh(myMatches)
  // A lesson is begun anew rather than looked for.
  const matches = own.state === 'there' ? goingOn(own.value).filter(({ lesson }) => !lesson) : []
  return (
    <Page
      at="/"
      className="home"
      foot={<About />}
      lead={
        <>
          <p className="lead">
            {say('lead')} {say('no-account-needed')}
          </p>
          <p className="unofficial">{say('unofficial')}</p>
        </>
      }
      title={say('title')}
    >
      {own.state === 'waiting' ? (
        <div aria-busy="true" className="home-awaited" />
      ) : (
        <>
          {matches.length > 0 && (
            <section aria-labelledby="going-on">
              <h2 id="going-on">{say('going-on')}</h2>
              <MatchList matches={matches.slice(0, MOST)} />
              <p className="further">
                <Link to="/matches">{say('all-matches')}</Link>
              </p>
            </section>
          )}
          {kinds.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
          {kinds.state === 'there' && kinds.value.length === 0 && <p>{say('no-games')}</p>}
          <div aria-busy={kinds.state === 'waiting'} className="quick-plays">
            {kinds.state === 'waiting' && BLANKS}
            {kinds.state === 'there' &&
              kinds.value.map((game) => (
                <Suspense fallback={<div className="quick-play blank" />} key={game.name}>
                  <QuickPlay game={game} />
                </Suspense>
              ))}
          </div>
          <section aria-labelledby="with-people">
            <h2 id="with-people">{say('with-people')}</h2>
            <p>{say('with-people-more')}</p>
            <p className="row">
              <Link className="button" to="/lobby">
                {say('to-lobby')}
              </Link>
              <Link className="button" to="/new">
                {say('to-new-match')}
              </Link>
            </p>
          </section>
          <section aria-labelledby="one-screen">
            <h2 id="one-screen">{say('one-screen')}</h2>
            <p>{say('one-screen-more')}</p>
            <p className="row">
              <Link className="button" to="/new?with=here">
                {say('to-hot-seat')}
              </Link>
              <Link className="button" to="/new?with=solo">
                {say('to-solo')}
              </Link>
            </p>
          </section>
        </>
      )}
    </Page>
  )
}
