/** The summary of a game as a page, which can be printed. */

import { Suspense } from 'react'
import { Button } from 'react-aria-components'
import { cardsPath, rulesPath } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { playedIn } from '../words/editions'
import { titleOf, useGameWords, useSay } from '../words/Speaking'
import { GameLooks } from './looks'
import { Summary } from './Summary'

interface ScreenProps {
  game: string
  scenario: string
}

export default function SummaryScreen({ game, scenario }: ScreenProps) {
  const say = useSay()
  const title = titleOf(useGameWords(game), playedIn(game).game)
  return (
    <Page
      className="summary-screen"
      lead={
        <p className="row aid-links">
          <Button className="button" onPress={() => window.print()}>
            {say('aids-print')}
          </Button>
          <Link to={rulesPath(game)}>{say('rules-to')}</Link>
          <Link to={cardsPath(game)}>{say('cards-to')}</Link>
        </p>
      }
      title={title}
    >
      <Suspense fallback={<p role="status">{say('one-moment')}</p>}>
        <GameLooks edition={game} scenario={scenario}>
          <Summary edition={game} />
        </GameLooks>
      </Suspense>
    </Page>
  )
}
