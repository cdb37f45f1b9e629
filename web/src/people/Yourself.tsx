/** What somebody with an account sees and sets about it. */

import { useState } from 'react'
import { Button, Form, Label, Radio, RadioGroup } from 'react-aria-components'
import { askForVerification, changePassword, setWishes, signOut } from '../api/http'
import type { OwnAccount, Wishes } from '../api/types'
import { personPath } from '../routes'
import { Link } from '../ui/Link'
import { Choice, LANGUAGE_NAMES } from '../ui/Preferences'
import { isLanguage, useSay } from '../words/Speaking'
import { LANGUAGES } from '../words/words'
import { PasswordField } from './Fields'
import { Outcome } from './Outcome'
import { useRequest } from './useRequest'

const MAILS = ['turn', 'daily', 'never'] as const

export function Yourself({ account }: { account: OwnAccount }) {
  const say = useSay()
  const [left, leave] = useRequest()
  const [asked, ask] = useRequest()
  return (
    <section aria-labelledby="signed-in">
      <h2 id="signed-in">{say('signed-in')}</h2>
      <p>{say('signed-in-as', { name: account.name, address: account.email })}</p>
      {!account.verified && account.mails && (
        <div className="notice-line">
          <p>{say('not-verified')}</p>
          <Button
            className="button"
            isDisabled={asked === 'busy'}
            onPress={() => ask(askForVerification)}
          >
            {say('send-verification')}
          </Button>
          <Outcome done="verification-sent" state={asked} />
        </div>
      )}
      <p className="row">
        <Link className="button" to={personPath(account.guest)}>
          {say('own-profile')}
        </Link>
        <Button
          className="button"
          isDisabled={left === 'busy'}
          onPress={() => leave(() => signOut().then(() => window.location.assign('/')))}
        >
          {say('sign-out')}
        </Button>
      </p>
      <Outcome state={left} />
    </section>
  )
}

interface WishesFormProps {
  account: OwnAccount
  onChange(account: OwnAccount): void
}

/** In which language mail comes, and how often; each change is kept at once. */
export function WishesForm({ account, onChange }: WishesFormProps) {
  const say = useSay()
  const [state, run] = useRequest()
  const wish = (changed: Partial<Wishes>) =>
    run(async () => {
      const { language, mail } = account
      onChange(await setWishes({ language, mail, ...changed }))
    })
  return (
    <section aria-labelledby="wishes">
      <h2 id="wishes">{say('wishes')}</h2>
      {!account.mails && <p>{say('wishes-no-mail')}</p>}
      <div className="fields">
        <RadioGroup
          className="radios"
          onChange={(mail) => wish({ mail: mail as Wishes['mail'] })}
          value={account.mail}
        >
          <Label>{say('wish-mail')}</Label>
          <div className="cards">
            {MAILS.map((each) => (
              <Radio className="card" key={each} value={each}>
                <strong>{say(`wish-mail-${each}`)}</strong>
              </Radio>
            ))}
          </div>
        </RadioGroup>
        <Choice
          choices={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))}
          label={say('wish-language')}
          onChange={(language) => isLanguage(language) && wish({ language })}
          value={account.language}
        />
        <Outcome done="kept" state={state} />
      </div>
    </section>
  )
}

export function PasswordChange() {
  const say = useSay()
  const [old, setOld] = useState('')
  const [wanted, setWanted] = useState('')
  const [state, run] = useRequest()
  return (
    <section aria-labelledby="password-change">
      <h2 id="password-change">{say('password-change')}</h2>
      <p>{say('password-change-more')}</p>
      <Form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          run(() => changePassword({ old, new: wanted }))
        }}
      >
        <PasswordField label={say('password-old')} onChange={setOld} value={old} />
        <PasswordField isNew label={say('password-new')} onChange={setWanted} value={wanted} />
        <Button className="button" isDisabled={state === 'busy'} type="submit">
          {say('password-change')}
        </Button>
        <Outcome done="password-changed" state={state} />
      </Form>
    </section>
  )
}
