/** What a guest can do to be known: sign up, sign in, or ask for a new password. */

import { type FormEvent, useState } from 'react'
import { Button, Form } from 'react-aria-components'
import { forgotPassword, signIn, signUp } from '../api/http'
import type { Me, OwnAccount } from '../api/types'
import { useSay, useSpeech } from '../words/Speaking'
import { AddressField, CalledField, PasswordField } from './Fields'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

/** The session is another one afterwards, so everything is asked anew. */
const begin = (path: string) => window.location.assign(path)

const sending = (request: () => void) => (event: FormEvent) => {
  event.preventDefault()
  request()
}

export function SignUpForm({ me, account }: { me: Me; account: OwnAccount }) {
  const say = useSay()
  const { language } = useSpeech()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState(me.name)
  const [state, run] = useRequest()
  const send = () =>
    run(async () => {
      await signUp({ email, password, name: name.trim(), language })
      begin('/account')
    })
  return (
    <section aria-labelledby="sign-up">
      <h2 id="sign-up">{say('sign-up')}</h2>
      <p>{say('sign-up-more')}</p>
      {account.waiting && (
        <p className="notice-line" role="status">
          {say('verify-waiting', { address: account.waiting })}
        </p>
      )}
      <Form className="fields" onSubmit={sending(send)}>
        <CalledField onChange={setName} value={name} />
        <AddressField onChange={setEmail} value={email} />
        <PasswordField isNew label={say('password')} onChange={setPassword} value={password} />
        <Button className="button primary" isDisabled={state === 'busy'} type="submit">
          {say('sign-up')}
        </Button>
        <Outcome state={state} />
      </Form>
    </section>
  )
}

export function SignInForm({ mails }: { mails: boolean }) {
  const say = useSay()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [state, run] = useRequest()
  const send = () =>
    run(async () => {
      await signIn({ email, password })
      begin('/matches')
    })
  return (
    <section aria-labelledby="sign-in">
      <h2 id="sign-in">{say('sign-in')}</h2>
      <p>{say('sign-in-more')}</p>
      <Form className="fields" onSubmit={sending(send)}>
        <AddressField onChange={setEmail} value={email} />
        <PasswordField label={say('password')} onChange={setPassword} value={password} />
        <Button className="button primary" isDisabled={state === 'busy'} type="submit">
          {say('sign-in')}
        </Button>
        <Outcome state={state} />
      </Form>
      {mails ? <Forgotten /> : <p className="hint">{say('forgotten-no-mail')}</p>}
    </section>
  )
}

function Forgotten() {
  const say = useSay()
  const [email, setEmail] = useState('')
  const [state, run] = useRequest()
  return (
    <details className="folded">
      <summary>{say('forgotten')}</summary>
      <Form className="fields" onSubmit={sending(() => run(() => forgotPassword(email)))}>
        <AddressField onChange={setEmail} value={email} />
        <Button className="button" isDisabled={state === 'busy'} type="submit">
          {say('forgotten-send')}
        </Button>
        <Outcome done="forgotten-sent" state={state} />
      </Form>
    </details>
  )
}
