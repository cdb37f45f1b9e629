/** What is stored about oneself: to take away, or to have deleted. */

import { useState } from 'react'
import { Button, Form } from 'react-aria-components'
import { deleteAccount, OWN_DATA } from '../api/http'
import { useSay } from '../words/Speaking'
import { PasswordField } from './Fields'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

export function OwnData() {
  const say = useSay()
  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data">{say('own-data')}</h2>
      <p>{say('own-data-more')}</p>
      <p>
        <a className="button" download="ostrog.json" href={OWN_DATA}>
          {say('own-data-download')}
        </a>
      </p>
    </section>
  )
}

/** Behind a fold, and with the password: nobody does it by mistake. */
export function Deletion() {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [state, run] = useRequest()
  return (
    <section aria-labelledby="deletion">
      <h2 id="deletion">{say('deletion')}</h2>
      <p>{say('deletion-more')}</p>
      <details className="folded">
        <summary>{say('deletion-open')}</summary>
        <Form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault()
            run(() => deleteAccount(password).then(() => window.location.assign('/')))
          }}
        >
          <PasswordField label={say('password')} onChange={setPassword} value={password} />
          <Button className="button danger" isDisabled={state === 'busy'} type="submit">
            {say('deletion-do')}
          </Button>
          <Outcome state={state} />
        </Form>
      </details>
    </section>
  )
}
