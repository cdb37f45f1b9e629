/** A match: its waiting room until all seats are taken, then its table. */

import { lazy, Suspense, useCallback, useEffect } from 'react'
import { match as fetchMatch } from '../api/http'
import type { Me } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { dialEarly, useMatch } from '../api/useMatch'
import { fetchSkin } from '../table/skins'
import { Trouble } from '../ui/Trouble'
import { editionOf } from '../words/editions'
import { fetchVocabularies } from '../words/loading'
import { firstLanguage, prepareWords, useSay, useSpeech } from '../words/Speaking'

const loadTable = () => import('../table/Table')
const Room = lazy(() => import('./Room').then(({ Room }) => ({ default: Room })))
const Table = lazy(() => loadTable().then(({ Table }) => ({ default: Table })))

/** Fetches what a table needs, while it is still being asked who sits there, and words are coming. */
export function prepareTable(id: string, recognised: Promise<Me | number>, known?: string): void {
  const prepared = recognised
    .then((me) => {
      if (typeof me !== 'number') dialEarly(id)
      return known ?? fetchMatch(id).then(editionOf)
    })
    .then((edition) => Promise.all([fetchSkin(edition), prepareWords(firstLanguage(), edition)]))
  Promise.all([loadTable(), fetchVocabularies(), prepared]).catch(() => undefined) // tried again when needed
}

const waiting = <div aria-busy="true" className="loading" />

export function MatchScreen({ id }: { id: string }) {
  const say = useSay()
  // Both are asked at once: the answer knows whether there is such a match, the line all of it.
  const found = useAnswer(useCallback(() => fetchMatch(id), [id]))
  const [state, store] = useMatch(id)
  const { connection, match, standing } = state
  const known = match ?? (found.state === 'there' ? found.value : undefined)
  usePrepared(known && editionOf(known))
  if (found.state === 'failed' && !match) {
    return <Trouble text={say(found.status === 404 ? 'trouble-no-match' : 'trouble-no-server')} />
  }
  if (connection === 'closed' && !standing && found.state === 'there') {
    return <Trouble text={say('trouble-no-session')} />
  }
  if (!match) return waiting
  return (
    <Suspense fallback={waiting}>
      {standing ? (
        <Table match={match} standing={standing} state={state} store={store} />
      ) : (
        <Room match={match} />
      )}
    </Suspense>
  )
}

/** Fetches skin and words of an edition at the same time; what needs them asks for one after the other. */
function usePrepared(edition: string | undefined): void {
  const { language } = useSpeech()
  useEffect(() => {
    if (edition === undefined) return
    Promise.all([fetchSkin(edition), prepareWords(language, edition)]).catch(() => undefined)
  }, [edition, language])
}
