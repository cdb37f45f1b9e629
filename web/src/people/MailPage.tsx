/** Where the links of mails lead: to verify an address, set a password, or get no more mail. */

import { useEffect, useRef, useState } from 'react'
import { Button, Form } from 'react-aria-components'
import { resetPassword, unsubscribe, verify } from '../api/http'
import type { MailPage as Kind } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { PasswordField } from './Fields'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

export default function MailPage({ page, token }: { page: Kind; token: string }) {
  const say = useSay()
  return (
    <Page title={say(`mail-${page}`)}>
      <section aria-label={say(`mail-${page}`)}>
        {page === 'verify' && <Verify token={token} />}
        {page === 'reset' && <Reset token={token} />}
        {page === 'unsubscribe' && <Unsubscribe token={token} />}
      </section>
    </Page>
  )
}

/** To have opened the link is enough. */
function Verify({ token }: { token: string }) {
  const say = useSay()
  const [state, run] = useRequest()
  const sent = useRef(false)
  useEffect(() => {
    // A token holds once, and development runs effects twice.
    if (sent.current) return
    sent.current = true
    run(() => verify(token))
  }, [token, run])
  return (
    <>
      {state === 'busy' && <p aria-busy="true">{say('one-moment')}</p>}
      <Outcome done="verify-done" state={state} />
      <Onward />
    </>
  )
}

function Reset({ token }: { token: string }) {
  const say = useSay()
  const [password, setPassword] = useState('')
  const [state, run] = useRequest()
  return (
    <>
      {state !== 'done' && (
        <Form
          className="fields"
          onSubmit={(event) => {
            event.preventDefault()
            run(() => resetPassword({ token, password }))
          }}
        >
          <PasswordField
            isNew
            label={say('password-new')}
            onChange={setPassword}
            value={password}
          />
          <Button className="button primary" isDisabled={state === 'busy'} type="submit">
            {say('password-set')}
          </Button>
        </Form>
      )}
      <Outcome done="reset-done" state={state} />
      <Onward />
    </>
  )
}

/** A button, since programs that read mail open links too. */
function Unsubscribe({ token }: { token: string }) {
  const say = useSay()
  const [state, run] = useRequest()
  return (
    <>
      <p>{say('unsubscribe-more')}</p>
      {state !== 'done' && (
        <p>
          <Button
            className="button primary"
            isDisabled={state === 'busy'}
            onPress={() => run(() => unsubscribe(token))}
          >
            {say('mail-unsubscribe')}
          </Button>
        </p>
      )}
      <Outcome done="unsubscribe-done" state={state} />
      <Onward />
    </>
  )
}

function Onward() {
  const say = useSay()
  return (
    <p className="further">
      <Link to="/account">{say('to-account')}</Link>
    </p>
  )
}
