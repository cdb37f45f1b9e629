/** An invitation, which one accepts by sitting down or declines. */

import { useId, useState } from 'react'
import { Button } from 'react-aria-components'
import { decline, joinMatch, NoAnswer, randomDigits } from '../api/http'
import type { Invitation } from '../api/types'
import { go, matchPath } from '../routes'
import { scenarioName, titleOf, useGameWords, useSay, useSpeech } from '../words/Speaking'
import { clockText } from './clocks'

interface InvitedProps {
  invitation: Invitation
  onAnswered(): void
}

export function Invited({ invitation, onAnswered }: InvitedProps) {
  const say = useSay()
  const id = useId()
  const { language } = useSpeech()
  const { match, game, scenario, inviter, seat, control } = invitation
  const words = useGameWords(game)
  const [failed, setFailed] = useState(false)

  /** Where a seat is meant for one it is taken; else one chooses at the table. */
  const accept = async () => {
    try {
      if (seat !== null) await joinMatch(match, { seat, contribution: randomDigits() })
      go(matchPath(match))
    } catch {
      setFailed(true)
      onAnswered()
    }
  }

  const refuse = async () => {
    try {
      await decline(match)
    } catch (error) {
      // That there is no such invitation any more is what was wanted.
      setFailed(!(error instanceof NoAnswer && error.status === 404))
    }
    onAnswered()
  }

  return (
    <li>
      <h3 id={id}>{titleOf(words, game)}</h3>
      <p>
        {scenarioName(words, scenario)} · {say('invited-by', { name: inviter || say('guest') })}
      </p>
      <p className="hint">{clockText(control, say, language)}</p>
      <p className="row">
        <Button aria-describedby={id} className="button primary" onPress={accept}>
          {say('accept-invitation')}
        </Button>
        <Button aria-describedby={id} className="button" onPress={refuse}>
          {say('decline-invitation')}
        </Button>
      </p>
      {failed && <p role="alert">{say('trouble-invitation')}</p>}
    </li>
  )
}
