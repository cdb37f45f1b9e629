/** One's account: for guests the ways to get one, for others what they can do with it. */

import { useState } from 'react'
import { ownAccount } from '../api/http'
import type { Me, OwnAccount } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { BlockedPeople } from './BlockedPeople'
import { SignInForm, SignUpForm } from './GuestForms'
import { NameField } from './NameField'
import { Deletion, OwnData } from './OwnData'
import { PasswordChange, WishesForm, Yourself } from './Yourself'

export default function AccountPage({ me }: { me: Me }) {
  const say = useSay()
  const found = useAnswer(ownAccount)
  return (
    <Page at="/account" title={say('nav-account')}>
      {found.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
      {found.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
      {found.state === 'there' && <Account known={found.value} me={me} />}
    </Page>
  )
}

function Account({ known, me }: { known: OwnAccount; me: Me }) {
  const [account, setAccount] = useState(known)
  const isMember = account.email !== ''
  return (
    <>
      {isMember ? (
        <>
          <Yourself account={account} />
          <NameField />
          <WishesForm account={account} onChange={setAccount} />
          <PasswordChange />
        </>
      ) : (
        <>
          <SignUpForm account={account} me={me} />
          <SignInForm mails={account.mails} />
        </>
      )}
      <BlockedPeople />
      <OwnData />
      {isMember && <Deletion />}
    </>
  )
}
