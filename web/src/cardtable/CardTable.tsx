/** A table without a board: places in the middle at which cards stand, and the seats around them. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { PileWindow } from '../cards/Piles'
import { usePicking } from '../cards/picking'
import { scrolling } from '../motion/calm'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { PHONE, useMedia } from '../ui/useMedia'
import { capitalised } from '../words/words'
import { CardDragging } from './CardDragging'
import { OfferRow } from './OfferRow'
import { PlaceView } from './PlaceView'
import { Commons, Scores } from './Scores'
import { SeatView } from './SeatView'
import {
  around,
  commonsOf,
  offeredOf,
  seatingOf,
  standingsOf,
  winningsOf,
  type Zone,
  zonesOf,
} from './seating'
import './cardtable.css'
import './slips.css'
import './places.css'
import './seats.css'

/** So wide a place is at least, in rem. */
const PLACE = 14.5
/** A place with more cards than these grows, with each of them by a part of its width. */
const FEW = 4
const WIDER = 0.3

export default function CardTable() {
  const { layout, scene, seats, standing, decision } = useTable()
  const phone = useMedia(PHONE)
  const [open, setOpen] = useState<string | null>(null)
  const looking = standing.observer.filter((seat) => seats.includes(seat))
  const { own, others } = around(layout.sides, looking)
  const mine = own.map((side) => seatingOf(layout, scene, side))
  const theirs = others.map((side) => seatingOf(layout, scene, side))
  const winnings = winningsOf(layout, scene)
  const ofSides = new Set(winnings.flatMap((won) => won.decks.map(({ tray }) => tray.id)))
  const commons = commonsOf(layout, scene)
  const ofNobody = commons.filter(({ tray }) => !ofSides.has(tray.id))
  const piles = [
    ...[...mine, ...theirs].flatMap((seating) => seating.piles),
    ...winnings.map(({ cards }) => cards),
    ...commons,
  ]
  const seatRow = (seatings: typeof mine, name: string) => (
    <div className="seat-row" data-row={name}>
      {seatings.map((seating) => (
        <SeatView
          isOwn={seatings === mine}
          key={seating.side.seat}
          onOpen={setOpen}
          seating={seating}
        />
      ))}
    </div>
  )
  const decks = <Commons onOpen={setOpen} piles={ofNobody} />
  const table = useRef<HTMLDivElement>(null)
  useGoalInSight(table)
  return (
    <div className="cloth">
      <CardDragging />
      <div className="card-table" ref={table}>
        <PickedBar />
        <Scores onOpen={setOpen} standings={standingsOf(layout, scene)} winnings={winnings}>
          {!phone && decks}
        </Scores>
        <OfferRow offered={offeredOf(layout, scene, new Set(decision?.options.flatMap(pointed)))} />
        {!phone && theirs.length > 0 && seatRow(theirs, 'others')}
        <div className="zones">
          {zonesOf(layout, scene).map((zone) => (
            <ZoneView key={zone.tray.id} zone={zone} />
          ))}
        </div>
        {mine.length > 0 && seatRow(mine, 'own')}
        {phone && theirs.length > 0 && seatRow(theirs, 'others')}
        {phone && decks}
        {open !== null && <PileWindow first={open} onClose={() => setOpen(null)} piles={piles} />}
      </div>
    </div>
  )
}

function ZoneView({ zone: { tray, places } }: { zone: Zone }) {
  const { say, naming } = useTable()
  const name = capitalised(tray.label ? naming.name(tray.label) : say(`tray-${tray.kind}`))
  const heading = `zone-${tray.id}`
  const columns = Math.max(1, places.length)
  const crowds = places.map(({ attackers, defenders }) => attackers.length + defenders.length)
  const crowd = crowds.reduce((sum, cards) => sum + Math.max(0, cards - FEW), 0)
  return (
    <section
      aria-labelledby={heading}
      className="zone"
      data-empty={!places.length}
      style={{ flexGrow: columns + crowd * WIDER, flexBasis: `${columns * PLACE}rem` }}
    >
      <h2 id={heading}>{name}</h2>
      {places.length ? (
        <ul className="places">
          {places.map((place) => (
            <li key={place.card.id}>
              <PlaceView place={place} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="caption">{say('none')}</p>
      )}
    </section>
  )
}

/** When a card is picked beside the table and none of its goals is in sight, one is brought there. */
function useGoalInSight(table: RefObject<HTMLElement | null>) {
  const { picked, goals = [] } = usePicking() ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something is picked
  useEffect(() => {
    const whole = table.current
    const find = (ref: string) => whole?.querySelector(`[data-ref="${CSS.escape(ref)}"]`) ?? null
    if (!whole || picked === undefined || find(picked)) return
    const { top, bottom } = whole.getBoundingClientRect()
    const drawn = goals.map(find).filter((goal) => goal !== null)
    const isSeen = drawn.some((goal) => {
      const rect = goal.getBoundingClientRect()
      return rect.top >= top && rect.bottom <= bottom
    })
    if (!isSeen) drawn[0]?.scrollIntoView?.({ block: 'nearest', behavior: scrolling() })
  }, [picked])
}

/** What has been picked and waits for its goal. It is told to those who listen as well. */
function PickedBar() {
  const { say, naming } = useTable()
  const picking = usePicking()
  const { picked, goals = [] } = picking ?? {}
  return (
    <div aria-live="polite" className="picked-bar">
      {picked !== undefined && (
        <div>
          <p>
            {say('pick-goal', { card: capitalised(naming.title(picked)), count: goals.length })}
          </p>
          <Button className="button small" onPress={picking?.letGo ?? (() => {})}>
            {say('let-go')}
          </Button>
        </div>
      )}
    </div>
  )
}
