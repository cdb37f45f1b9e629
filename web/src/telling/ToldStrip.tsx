/** What has just happened: always in a line, and large in sight of the board while it is told. */

import { lazy, Suspense, useMemo } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo } from '../api/types'
import { CardFace } from '../cards/CardFace'
import { useTable } from '../table/context'
import { grouped, linesOf, takenBack } from '../table/logbook'
import { Later } from '../ui/Later'
import { Choice } from '../ui/Preferences'
import { capitalised } from '../words/words'
import { fightIn } from './episodes'
import { PACES, type Pace, setPace, usePace } from './pace'
import { facesIn } from './pictures'
import type { ToldMatch } from './useTold'
import './telling.css'

const ChapterCard = lazy(() => import('../chronicle/ChapterCard'))

/** So many lines are told at a time; the log has the others. */
const MOST = 6

/** So many of them stand in the line that is always there. */
const LAST = 2

type Shown = Pick<ToldMatch, 'telling' | 'behind' | 'next' | 'skip' | 'state'>

function useLines(events: readonly EventInfo[]) {
  const { wording, say, skin } = useTable()
  const gone = takenBack(events)
  const left = events.filter(({ number }) => !gone.has(number))
  const lines = linesOf(left, (event) => wording.event(event), gone, skin.implied)
  return lines.map(({ number, text, count }) => ({
    number,
    text: capitalised(count > 1 ? say('times', { text, count }) : text),
  }))
}

/** The last thing that happened, and the means to go on. */
export function ToldStrip({ told }: { told: Shown }) {
  const { say, skin } = useTable()
  const { telling, behind, next, skip } = told
  const pace = usePace()
  const { events } = told.state
  const newest = useMemo(() => grouped(events, skin.headlines).at(-1)?.events ?? [], [events, skin])
  const lines = useLines(telling?.isNew ? telling.events : newest)
  const last = lines
    .slice(-LAST)
    .map(({ text }) => text)
    .join(' · ')
  return (
    <section aria-label={say('told')} className="told" data-behind={behind}>
      <p className="told-last" title={last}>
        {last || say('told-nothing')}
      </p>
      <div className="told-ways">
        {behind > 0 && (
          <>
            {pace === 'step' && (
              <Button className="button small primary told-next" onPress={next}>
                {say('told-next')}
              </Button>
            )}
            <Button className="button small told-skip" onPress={skip}>
              {say('told-skip', { count: behind })} <span aria-hidden="true">»</span>
            </Button>
          </>
        )}
        <Later>
          <Choice
            choices={PACES.map((id) => ({ id, name: say(`pace-${id}`) }))}
            label={say('pace')}
            onChange={(id) => setPace(id as Pace)}
            value={pace}
          />
        </Later>
      </div>
    </section>
  )
}

/** What is being told, large: in words, with its cards and dice. */
export function ToldPicture({ told: { telling, state } }: { told: Shown }) {
  const { faces, skin, layout } = useTable()
  const lines = useLines(telling?.events ?? [])
  if (!telling?.isNew || !lines.length) return null
  const fight = fightIn(telling.events, state.events, layout)
  const { FightPicture } = skin
  if (FightPicture && fight.length) {
    return (
      <div aria-hidden="true" className="told-picture" data-at={telling.at} key={fight[0]?.number}>
        <Suspense>
          <FightPicture events={fight} />
        </Suspense>
      </div>
    )
  }
  const shown = facesIn(telling.events, faces)
  const pictures = telling.events.flatMap((event) => {
    const picture = skin.picture?.(event)
    return picture ? [{ number: event.number, picture }] : []
  })
  const end = telling.events.find(({ kind }) => kind === layout.chapter_ends)
  return (
    // What is read aloud is told by the log.
    <div
      aria-hidden="true"
      className="told-picture"
      data-at={telling.at}
      key={telling.events[0]?.number}
    >
      <ul className="told-lines">
        {lines.slice(0, MOST).map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ul>
      {end && (
        <Suspense>
          <ChapterCard number={end.number} />
        </Suspense>
      )}
      {pictures.map(({ number, picture }) => (
        <div className="told-dice" key={number}>
          {picture}
        </div>
      ))}
      {shown.length > 0 && (
        <div className="told-cards">
          {shown.map((face) => (
            <CardFace face={face} key={face.name} />
          ))}
        </div>
      )}
    </div>
  )
}
