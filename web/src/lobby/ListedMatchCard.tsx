/** A match in the lobby: who sits there, how long people may think, and which places are free. */

import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { joinMatch, randomDigits } from '../api/http'
import type { ListedMatch } from '../api/types'
import { HolderName } from '../people/HolderName'
import { usePeopleAt } from '../people/usePeopleAt'
import { personsOf } from '../room/persons'
import { go, matchPath } from '../routes'
import { Link } from '../ui/Link'
import { ChangedValues } from '../values/ChangedValues'
import { editionOf } from '../words/editions'
import {
  expansionName,
  scenarioName,
  titleOf,
  useSay,
  useSpeech,
  useWording,
} from '../words/Speaking'
import { clockText } from './clocks'

interface ListedMatchCardProps {
  match: ListedMatch
  /** Somebody was faster. */
  onGone(): void
}

export function ListedMatchCard({ match, onGone }: ListedMatchCardProps) {
  const say = useSay()
  const id = useId()
  const { language } = useSpeech()
  const wording = useWording(match)
  const people = usePeopleAt(match)
  const [failed, setFailed] = useState(false)
  const seated = match.seats.some(({ yours }) => yours)
  const changed = Object.keys(match.ruleset ?? {}).length

  const sit = async (seat: number) => {
    try {
      await joinMatch(match.id, { seat, contribution: randomDigits() })
      go(matchPath(match.id))
    } catch {
      setFailed(true)
      onGone()
    }
  }

  return (
    <li>
      <h3 id={id}>{titleOf(wording.words, match.game)}</h3>
      <p>
        {scenarioName(wording.words, match.scenario)} ·{' '}
        {say('opened-by', { name: match.opener || say('guest') })}
      </p>
      <p className="hint">{clockText(match.control, say, language)}</p>
      {match.begun && <p className="hint">{say('table-goes-on')}</p>}
      {match.expansions?.map((each) => (
        <p className="hint" key={each}>
          {say('played-with', { expansion: expansionName(wording.words, each) })}
        </p>
      ))}
      {changed > 0 && <ChangedValues count={changed} edition={editionOf(match)} match={match.id} />}
      <ul className="free-places">
        {personsOf(match).map((seats) => {
          const free = seats.find(({ taken }) => !taken)
          const name = wording.together(seats.map(({ seat }) => seat))
          return (
            <li key={seats[0]?.seat}>
              <strong>{name}</strong>
              <span>
                <HolderName people={people} seats={seats} />
              </span>
              {free && !seated && (
                <Button
                  aria-describedby={id}
                  aria-label={say('sit-as', { name })}
                  className="button primary"
                  onPress={() => sit(free.seat)}
                >
                  {say('sit-here')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {failed && <p role="alert">{say('trouble-seat-taken')}</p>}
      {seated && (
        <p>
          <Link className="button" to={matchPath(match.id)}>
            {say('to-your-table')}
          </Link>
        </p>
      )}
    </li>
  )
}
