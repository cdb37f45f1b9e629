/** The screens: home, and a match with its waiting room and table. */

import { use } from 'react'
import { me as fetchMe, NoAnswer } from './api/http'
import type { Me } from './api/types'
import { Home } from './home/Home'
import { MatchScreen } from './room/MatchScreen'
import { useMatchId } from './routes'
import { Trouble } from './ui/Trouble'
import { useSay } from './words/Speaking'

/** The cookie that names this browser must be there before anything else is asked. */
const recognised: Promise<Me | number> = fetchMe().catch((error) =>
  error instanceof NoAnswer ? error.status : 0,
)

export function App() {
  const me = use(recognised)
  const match = useMatchId()
  const say = useSay()
  if (typeof me === 'number') return <Trouble text={say('trouble-no-server')} />
  return match ? <MatchScreen id={match} key={match} /> : <Home me={me} />
}
