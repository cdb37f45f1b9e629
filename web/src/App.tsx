/** The screens; which one is shown, the address says. */

import { lazy, Suspense, use, useMemo } from 'react'
import { me as fetchMe, NoAnswer } from './api/http'
import { knownHere } from './api/known'
import type { Me } from './api/types'
import { Home } from './home/Home'
import { MatchScreen, prepareTable } from './room/MatchScreen'
import { screenAt, useAddress } from './routes'
import { Trouble } from './ui/Trouble'
import { useSay } from './words/Speaking'

const NewMatchPage = lazy(() => import('./home/NewMatchPage'))
const MatchesPage = lazy(() => import('./home/MatchesPage'))
const LobbyPage = lazy(() => import('./lobby/LobbyPage'))
const AccountPage = lazy(() => import('./people/AccountPage'))
const ProfilePage = lazy(() => import('./people/ProfilePage'))
const MailPage = lazy(() => import('./people/MailPage'))
const RecordsPage = lazy(() => import('./replay/RecordsPage'))
const ReplayScreen = lazy(() => import('./replay/ReplayScreen'))
const RulesPage = lazy(() => import('./rules/RulesPage'))
const SummaryScreen = lazy(() => import('./aids/SummaryScreen'))
const CardsScreen = lazy(() => import('./aids/CardsScreen'))
const ValuesPage = lazy(() => import('./values/ValuesPage'))
const SettingsPage = lazy(() => import('./settings/SettingsPage'))

const known = knownHere()

/** The cookie that names this browser must be there before anything else is asked. */
const recognised: Promise<Me | number> = known
  ? Promise.resolve(known.me)
  : fetchMe().catch((error) => (error instanceof NoAnswer ? error.status : 0))

const first = screenAt(window.location.pathname)
if (first.name === 'match') prepareTable(first.id, recognised, known?.game)

export function App() {
  const me = use(recognised)
  const say = useSay()
  const address = useAddress()
  if (typeof me === 'number') return <Trouble text={say('trouble-no-server')} />
  return (
    <Suspense fallback={<div aria-busy="true" className="loading" />} key={address.split('#')[0]}>
      <Shown address={address} me={me} />
    </Suspense>
  )
}

function Shown({ address, me }: { address: string; me: Me }) {
  const say = useSay()
  const screen = useMemo(() => screenAt(address), [address])
  switch (screen.name) {
    case 'home':
      return <Home />
    case 'new':
      return (
        <NewMatchPage
          company={screen.company}
          game={screen.game}
          listed={screen.listed}
          values={screen.values}
        />
      )
    case 'matches':
      return <MatchesPage />
    case 'lobby':
      return <LobbyPage />
    case 'account':
      return <AccountPage me={me} />
    case 'person':
      return <ProfilePage guest={screen.guest} me={me} />
    case 'mail':
      return <MailPage page={screen.page} token={screen.token} />
    case 'rules':
      return <RulesPage game={screen.game} rule={screen.rule} />
    case 'summary':
      return <SummaryScreen game={screen.game} scenario={screen.scenario} />
    case 'cards':
      return <CardsScreen game={screen.game} scenario={screen.scenario} />
    case 'values':
      return <ValuesPage game={screen.game} key={screen.game} />
    case 'settings':
      return <SettingsPage />
    case 'match':
      return <MatchScreen id={screen.id} key={screen.id} />
    case 'replay':
      return <ReplayScreen id={screen.id} key={screen.id} />
    case 'records':
      return <RecordsPage />
    case 'nowhere':
      return <Trouble text={say('trouble-nowhere')} />
  }
}
