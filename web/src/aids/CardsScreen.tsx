/** All cards of a game as a page. */

import { Suspense } from 'react'
import { rulesPath, summaryPath } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { playedIn } from '../words/editions'
import { titleOf, useGameWords, useSay } from '../words/Speaking'
import { Gallery } from './Gallery'
import { GameLooks } from './looks'

interface ScreenProps {
  game: string
  scenario: string
}

export default function CardsScreen({ game, scenario }: ScreenProps) {
  const say = useSay()
  const title = titleOf(useGameWords(game), playedIn(game).game)
  return (
    <Page
      className="cards-screen"
      lead={
        <>
          <p className="lead">{say('cards-lead')}</p>
          <p className="row aid-links">
            <Link to={summaryPath(game)}>{say('aids-summary')}</Link>
            <Link to={rulesPath(game)}>{say('rules-to')}</Link>
          </p>
        </>
      }
      title={say('cards-of', { game: title })}
    >
      <Suspense fallback={<p role="status">{say('one-moment')}</p>}>
        <GameLooks edition={game} scenario={scenario}>
          <Gallery />
        </GameLooks>
      </Suspense>
    </Page>
  )
}
