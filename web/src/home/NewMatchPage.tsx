/** The page with the whole form for a new match. */

import { games } from '../api/http'
import { useAnswer } from '../api/useAnswer'
import { Lessons } from '../learn/Lessons'
import { NameField } from '../people/NameField'
import { Page } from '../ui/Page'
import { useSay } from '../words/Speaking'
import { NewMatch } from './NewMatch'

interface NewMatchPageProps {
  /** The game that was chosen elsewhere; empty for the first. */
  game: string
  listed: boolean
  /** With whom the form begins; empty for the usual. */
  company: string
  /** Whether it begins with the values that were changed before. */
  values: boolean
}

export default function NewMatchPage({ game, listed, company, values }: NewMatchPageProps) {
  const say = useSay()
  const kinds = useAnswer(games)
  return (
    <Page title={say('new-match')}>
      {kinds.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
      {kinds.state === 'there' && kinds.value.length === 0 && <p>{say('no-games')}</p>}
      {kinds.state === 'there' && kinds.value.length > 0 && (
        <NewMatch
          company={company}
          first={game}
          games={kinds.value}
          listed={listed}
          values={values}
        />
      )}
      {kinds.state === 'there' && <Lessons games={kinds.value} />}
      <NameField />
    </Page>
  )
}
