/** Whom one does not want to meet, and the way to be reconciled. */

import { useId } from 'react'
import { Button } from 'react-aria-components'
import { blocked, unblock } from '../api/http'
import { useFresh } from '../api/useFresh'
import { useSay } from '../words/Speaking'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

export function BlockedPeople() {
  const say = useSay()
  const id = useId()
  const [found, again] = useFresh(blocked)
  const [state, run] = useRequest()
  return (
    <section aria-labelledby="blocks">
      <h2 id="blocks">{say('blocks')}</h2>
      <p>{say('blocks-more')}</p>
      {found.state === 'there' && found.value.length === 0 && (
        <p className="hint">{say('blocks-none')}</p>
      )}
      {found.state === 'there' && (
        <ul className="seats">
          {found.value.map(({ guest, name }) => (
            <li key={guest}>
              <strong id={`${id}-${guest}`}>{name || say('guest')}</strong>
              <Button
                aria-describedby={`${id}-${guest}`}
                className="button"
                onPress={() => run(() => unblock(guest).then(again))}
              >
                {say('unblock')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Outcome done="unblocked" state={state} />
    </section>
  )
}
