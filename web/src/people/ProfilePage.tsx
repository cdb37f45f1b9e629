/** What everybody may know of somebody with an account: results and ratings. */

import { useCallback } from 'react'
import { Button } from 'react-aria-components'
import { block, profile } from '../api/http'
import type { Ending, Me, Profile, Tally } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { matchPath } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { titleOf, useGameWords, useSay, useSpeech } from '../words/Speaking'
import { InviteThem } from './InviteThem'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

export default function ProfilePage({ guest, me }: { guest: string; me: Me }) {
  const say = useSay()
  const found = useAnswer(useCallback(() => profile(guest), [guest]))
  if (found.state === 'there') return <Known isOwn={guest === me.guest} person={found.value} />
  return (
    <Page title={say('profile')}>
      {found.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
      {found.state === 'failed' && (
        <p role="alert">
          {say(found.status === 404 ? 'people-no-such-person' : 'trouble-no-server')}
        </p>
      )}
    </Page>
  )
}

function Known({ person, isOwn }: { person: Profile; isOwn: boolean }) {
  const say = useSay()
  const { language } = useSpeech()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const { ratings, tallies, last } = person
  return (
    <Page
      lead={
        <p className="lead">{say('member-since', { date: day.format(new Date(person.since)) })}</p>
      }
      title={person.name || say('guest')}
    >
      {tallies.length === 0 && <p>{say(isOwn ? 'no-results-own' : 'no-results')}</p>}
      {ratings.length > 0 && (
        <section aria-labelledby="ratings">
          <h2 id="ratings">{say('ratings')}</h2>
          <ul className="facts">
            {ratings.map(({ game, rating, matches }) => (
              <li key={game}>
                <GameTitle game={game} />
                <strong>{rating.toFixed(1)}</strong>
                <span>{say('rated-matches', { count: matches })}</span>
              </li>
            ))}
          </ul>
          <p className="hint">{say('ratings-more')}</p>
        </section>
      )}
      {tallies.length > 0 && (
        <section aria-labelledby="tallies">
          <h2 id="tallies">{say('tallies')}</h2>
          <ul className="facts">
            {tallies.map((tally) => (
              <TallyLine key={`${tally.game} ${tally.team}`} tally={tally} />
            ))}
          </ul>
        </section>
      )}
      {last.length > 0 && (
        <section aria-labelledby="last-matches">
          <h2 id="last-matches">{say('last-matches')}</h2>
          <ul className="matches">
            {last.map((ending) => (
              <EndingLine day={day} ending={ending} key={ending.on} />
            ))}
          </ul>
        </section>
      )}
      {!isOwn && <InviteThem guest={person.guest} />}
      {!isOwn && <Block guest={person.guest} />}
    </Page>
  )
}

function GameTitle({ game }: { game: string }) {
  return <span>{titleOf(useGameWords(game), game)}</span>
}

function TallyLine({ tally: { game, team, won, lost, shared } }: { tally: Tally }) {
  const say = useSay()
  const words = useGameWords(game)
  return (
    <li>
      <span>
        {titleOf(words, game)}: {words.say(`ref-team-${team}`)}
      </span>
      <strong>{say('tally', { won, lost, shared })}</strong>
    </li>
  )
}

function EndingLine({ ending, day }: { ending: Ending; day: Intl.DateTimeFormat }) {
  const say = useSay()
  const words = useGameWords(ending.game)
  const told = (
    <>
      <strong>{titleOf(words, ending.game)}</strong>
      <span className="state">{say(`result-${ending.ended}`)}</span>
      <span>
        {words.say(`ref-team-${ending.team}`)} · {day.format(new Date(ending.on))}
        {ending.rated && ` · ${say('was-rated')}`}
      </span>
    </>
  )
  // The match is private, and who reads this did not take part.
  const isPrivate = !ending.match
  return (
    <li>
      {isPrivate ? (
        <div className="private-match">{told}</div>
      ) : (
        <Link to={matchPath(ending.match)}>{told}</Link>
      )}
    </li>
  )
}

function Block({ guest }: { guest: string }) {
  const say = useSay()
  const [state, run] = useRequest()
  return (
    <section aria-labelledby="block">
      <h2 id="block">{say('block-head')}</h2>
      <p>{say('blocks-more')}</p>
      {state !== 'done' && (
        <Button
          className="button danger"
          isDisabled={state === 'busy'}
          onPress={() => run(() => block(guest))}
        >
          {say('block')}
        </Button>
      )}
      <Outcome done="blocked" state={state} />
    </section>
  )
}
