/** The waiting room: the link for the friend, and who sits where. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { joinMatch, randomDigits } from '../api/http'
import type { MatchInfo } from '../api/types'
import { go, matchPath } from '../routes'
import { LanguageSwitch, ThemeSwitch } from '../ui/Preferences'
import { titleOf, useSay, useWording } from '../words/Speaking'
import { holderOf } from './holders'

export function Room({ match }: { match: MatchInfo }) {
  const say = useSay()
  const wording = useWording(match)
  const [failed, setFailed] = useState(false)
  const seated = match.seats.some(({ yours }) => yours)

  const join = async (seat: number) => {
    try {
      // The news that somebody sat down comes over the socket, to all who wait.
      await joinMatch(match.id, { seat, contribution: randomDigits() })
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div className="page room">
      <title>{titleOf(wording.words, match.game)}</title>
      <header className="masthead">
        <h1>{titleOf(wording.words, match.game)}</h1>
        <div className="preferences">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <p className="lead">{say(seated ? 'room-waiting' : 'room-invited')}</p>
      </header>
      <main>
        {seated && <Invitation id={match.id} />}
        <h2>{say('seats')}</h2>
        <ul aria-live="polite" className="seats">
          {match.seats.map((each) => (
            <li key={each.seat}>
              <strong>{wording.seat(each.seat)}</strong>
              <span>{holderOf(each, say)}</span>
              {!each.taken && !seated && (
                <Button className="button primary" onPress={() => join(each.seat)}>
                  {say('sit-here')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {failed && <p role="alert">{say('trouble-seat-taken')}</p>}
        <p>
          <Button className="button quiet" onPress={() => go('/')}>
            {say('home')}
          </Button>
        </p>
      </main>
    </div>
  )
}

/** The link of the match, to send to a friend. */
function Invitation({ id }: { id: string }) {
  const say = useSay()
  const [copied, setCopied] = useState(false)
  const link = new URL(matchPath(id), window.location.href).href
  return (
    <section aria-labelledby="invitation" className="invitation">
      <h2 id="invitation">{say('invite')}</h2>
      <div className="row">
        <input
          aria-label={say('link')}
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          value={link}
        />
        <Button
          className="button primary"
          onPress={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
          {say('copy-link')}
        </Button>
      </div>
      <p aria-live="polite" className="hint">
        {copied ? say('link-copied') : say('invite-more')}
      </p>
    </section>
  )
}
