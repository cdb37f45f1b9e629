/** The table of a match: the board, what is asked, and what has happened. */

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { decisionOf, isForeseen, type TableState, type TableStore } from '../api/table'
import type { Layout, MatchInfo, OptionInfo, Outcome, Standing } from '../api/types'
import { Board } from '../board/Board'
import { CardOf } from '../cards/CardButton'
import { CurtainButton, Hand } from '../cards/Hand'
import { hasHand, isCardTable } from '../cards/lying'
import { OnTable } from '../cards/OnTable'
import { Piles } from '../cards/Piles'
import { PickingOnTable } from '../cards/picking'
import { References } from '../cards/References'
import { useSight } from '../cards/useSight'
import { unseeing } from '../cards/veil'
import { CardTable } from '../cardtable/CardTable'
import { CompanyContext } from '../company/company'
import { Notes } from '../company/Notes'
import { PausedPanel } from '../company/PausedPanel'
import { useNotedPromise } from '../company/promise'
import { Recap } from '../company/Recap'
import { SideTabs } from '../company/SideTabs'
import { Heard, TalkPanel } from '../company/TalkPanel'
import { useRecap } from '../company/useRecap'
import { useUnread } from '../company/useUnread'
import { Taught } from '../learn/Taught'
import { Shown } from '../motion/Shown'
import { PHONE, useMedia } from '../ui/useMedia'
import { useStable } from '../ui/useStable'
import { useWording } from '../words/Speaking'
import { ConfirmBar } from './ConfirmBar'
import { DetailsPlace } from './DetailsPlace'
import { AbortedPanel, EndPanel } from './EndPanel'
import { ForecastPanel } from './ForecastPanel'
import { finding } from './finding'
import { GamePanels } from './GamePanels'
import { Log, News } from './Log'
import { Notices } from './Notices'
import { Naming } from './naming'
import { pointed } from './offers'
import { PromptPanel } from './PromptPanel'
import { panelsOf } from './panels'
import { Sheet } from './Sheet'
import { skinOf } from './skins'
import { TableHeader } from './TableHeader'
import { Trays } from './Trays'
import { BARE_LAYOUT, type Tableau, TableauContext } from './tableau'
import { type Looking, useLooking } from './useLooking'
import { isGrave, useOdds } from './useOdds'
import { WhyDialog } from './WhyDialog'
import { BEFOREHAND, HOUSE_VALUES, Windows } from './Windows'

const NONE: readonly OptionInfo[] = []
const NOBODY: readonly number[] = []

interface TableProps {
  match: MatchInfo
  standing: Standing
  state: TableState
  store: TableStore
}

export function Table({ match, standing, state, store }: TableProps) {
  const { layout: sent, events, sending } = state
  const layout = sent ?? BARE_LAYOUT
  const wording = useWording(match)
  const skin = skinOf(match.game)
  const phone = useMedia(PHONE)

  const seats = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat)
  const { scene, hidden, curtain, asked: wanted } = useSight(match.id, layout, seats, standing)
  // In a match that is over or paused nothing is answered, whatever the game would ask.
  const asked = match.over || match.paused ? NOBODY : wanted
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])
  const faces = useMemo(
    () => new Map(layout.faces?.map((face) => [face.name, face])),
    [layout.faces],
  )

  const { seat, turnTo, decision, draft, isVeiled } = useDeciding(state, asked, hidden)

  const [armed, arm] = useArmed(standing.at, decision?.options)
  const [held, hold] = useArmed(standing.at, decision?.options)

  const picks = draft?.picks ?? NONE
  const chosen = useMemo(() => (armed ? [...picks, armed] : picks).flatMap(pointed), [picks, armed])

  const askWhy = useStable((ref: string) => {
    const asking = seat ?? seats[0]
    if (asking !== undefined) store.askWhy(asking, ref)
  })
  const optionText = useCallback((option: OptionInfo) => wording.option(option), [wording])
  const choose = useStable((option: OptionInfo, sure = false) => {
    if (seat === undefined) return
    if (sure || !option.closes) store.choose(seat, option.id)
    else if (!isForeseen(option)) hold(option)
    else if (isGrave(option)) arm(option)
    else store.choose(seat, option.id)
  })
  // A choice that was quicker than the word of whether it can be undone waits for it.
  useEffect(() => {
    if (!held || !isForeseen(held)) return
    hold(null)
    choose(held)
  })

  const { forecast, consider } = useOdds(state, store, {
    seat,
    seats,
    decision,
    armed,
    scene,
    counted: isCardTable(layout),
  })

  const looking = useLooking()
  const find = useMemo(() => finding(layout, scene), [layout, scene])

  const tableau: Tableau = {
    match,
    layout,
    scene,
    faces,
    standing,
    skin,
    wording,
    naming,
    say: wording.words.say,
    seats,
    decision,
    chosen,
    ready: sending.length === 0 && draft?.settled !== false,
    choose,
    askWhy,
    find,
    look: looking.look,
    forecast,
    consider,
    optionText,
    colourOf: (each) => layout.sides.find((side) => side.seat === each)?.colour ?? '',
  }

  const [shown, show] = useState<string | null>(null)

  const company = useMemo(() => ({ state, store }), [state, store])
  const foreseen = decision?.options.every(isForeseen) !== false
  const { outcome } = standing
  const board = <BoardArea events={events} looking={looking} tableau={tableau} />
  useNotedPromise(match.id, match.over)
  const [missed, endRecap] = useRecap(match.id, state)
  const given = {
    ...shared(tableau),
    standing: { ...standing, scene },
    card: (ref: string) => <CardOf id={ref} />,
  }
  const prompt = (
    <>
      <Taught events={events} match={match} />
      <Recap events={missed} onEnd={endRecap} />
      <Question match={match} outcome={outcome}>
        <PromptPanel
          asked={asked}
          curtain={isVeiled && <CurtainButton curtain={curtain} />}
          onBeforehand={() => show(BEFOREHAND)}
          onTurnTo={turnTo}
        />
      </Question>
      <ForecastPanel given={given} isArmed={armed !== null} />
    </>
  )
  const own = skin.Panel && <skin.Panel {...given} />
  const fights = panelsOf(scene)
  const battle = fights.length > 0 && <GamePanels given={given} panels={fights} />
  const log = <Log events={events} />
  const [unread, markRead] = useUnread(match.id, state.talk)
  const talk = <TalkPanel onRead={markRead} />
  const notes = <Notes />
  const hand = hasHand(layout, seats) ? <Hand curtain={curtain} /> : null
  const pieces = (
    <>
      {own}
      <Piles />
      <References onOpen={show} />
      <BesideBoard layout={layout} />
    </>
  )
  const confirm = (
    <ConfirmBar
      armed={armed}
      onCancel={() => arm(null)}
      onConfirm={() => {
        if (armed) choose(armed, true)
        arm(null)
      }}
      onDefault={() => seat !== undefined && store.chooseDefault(seat)}
      onTakeBack={(index) => seat !== undefined && store.takeBack(seat, index)}
    />
  )

  return (
    <TableauContext value={tableau}>
      <CompanyContext value={company}>
        <PickingOnTable>
          <div
            className={isCardTable(layout) ? 'table of-cards' : 'table'}
            data-at={standing.at}
            data-kind={decision?.kind}
            data-over={outcome !== null || match.over}
            data-ready={tableau.ready && foreseen && state.connection === 'open'}
          >
            <TableHeader
              connection={state.connection}
              curtain={curtain}
              onBeforehand={() => show(BEFOREHAND)}
              onHouseValues={() => show(HOUSE_VALUES)}
              onUndo={(each) => store.undo(each)}
              sending={sending.length > 0}
            />
            <Notices onDismiss={store.dismiss} onRetry={store.retry} state={state} />
            <main className="board-area">
              {board}
              <DetailsPlace looking={looking} />
              <Shown
                at={standing.at}
                events={events}
                layout={layout}
                scene={scene}
                skin={skin}
                skip={wording.words.say('motion-skip')}
              />
            </main>
            {phone ? (
              <Sheet
                battle={battle}
                confirm={confirm}
                hand={hand}
                log={log}
                notes={notes}
                pieces={pieces}
                prompt={
                  <>
                    {prompt}
                    <OnTable />
                  </>
                }
                talk={talk}
                unread={unread}
              />
            ) : (
              <>
                <aside className="side-panel">
                  <div className="side-scroll">
                    {prompt}
                    {battle}
                    <OnTable />
                    {pieces}
                  </div>
                  <SideTabs log={log} notes={notes} talk={talk} unread={unread} />
                </aside>
                {hand}
                {confirm}
              </>
            )}
            <Heard />
            <News events={events} from={state.news} />
            <Windows onClose={() => show(null)} shown={shown} />
            {state.why && <WhyDialog onClose={store.closeWhy} question={state.why} />}
          </div>
        </PickingOnTable>
      </CompanyContext>
    </TableauContext>
  )
}

interface QuestionProps {
  match: MatchInfo
  outcome: Outcome | null
  children: ReactNode
}

/** What is asked, or why nothing is. */
function Question({ match, outcome, children }: QuestionProps) {
  if (outcome) return <EndPanel outcome={outcome} />
  if (match.over) return <AbortedPanel />
  return match.paused ? <PausedPanel /> : children
}

/** What lies beside a board; without one it all lies on the table. */
export const BesideBoard = ({ layout }: { layout: Layout }) =>
  isCardTable(layout) ? null : <Trays />

/** Which of the decisions of this screen is being made, and how far it is. */
function useDeciding(state: TableState, asked: readonly number[], hidden: ReadonlySet<string>) {
  const [turnedTo, turnTo] = useState<number | null>(null)
  const seat = turnedTo !== null && asked.includes(turnedTo) ? turnedTo : asked[0]
  const whole = seat === undefined ? undefined : decisionOf(state, seat)
  const decision = useMemo(() => whole && unseeing(whole, hidden), [whole, hidden])
  const draft = seat === undefined ? undefined : state.drafts[seat]
  /** Some of what can be chosen lies behind the curtain. */
  const isVeiled = whole !== decision
  return { seat, turnTo, decision, draft, isVeiled }
}

/** A choice that waits for its confirmation, for as long as it can still be made. */
function useArmed(at: number, options: readonly OptionInfo[] = []) {
  const [armed, setArmed] = useState<{ id: string; at: number } | null>(null)
  const option = armed?.at === at ? options.find(({ id }) => id === armed.id) : undefined
  const arm = (wanted: OptionInfo | null) => setArmed(wanted && { id: wanted.id, at })
  return [option ?? null, arm] as const
}

/** What the board and a game's own panel are both given. */
export function shared(tableau: Tableau) {
  const { layout, decision, chosen, seats, naming, choose, askWhy, look, optionText, say } = tableau
  return {
    layout,
    options: decision?.options ?? NONE,
    seats,
    chosen,
    onChoose: choose,
    onWhy: askWhy,
    onAbout: look,
    name: naming.name,
    describe: naming.describe,
    optionText,
    say,
  }
}

interface BoardAreaProps {
  tableau: Tableau
  events: TableState['events']
  looking: Looking
}

export function BoardArea({ tableau, events, looking }: BoardAreaProps) {
  const { layout, scene, skin, standing, decision } = tableau
  const active = useMemo(() => {
    const areas = new Set(layout.areas.map(({ id }) => id))
    const about = [
      ...standing.breadcrumb.flatMap((crumb) => crumb.about ?? []),
      ...(decision?.about ?? []),
    ]
    return panelsOf(scene)[0]?.at ?? about.map(String).findLast((ref) => areas.has(ref))
  }, [layout, scene, standing, decision])
  const lastMoved = useMemo(() => {
    const moves = events.map((event) => skin.moved?.(event) ?? [])
    return moves.findLast(({ length }) => length > 0)
  }, [events, skin])
  if (isCardTable(layout)) return <CardTable />
  if (!layout.areas.length) return null
  return (
    <Board
      {...shared(tableau)}
      {...(active === undefined ? {} : { active })}
      {...(lastMoved ? { lastMoved } : {})}
      pointedAt={looking.pointedAt}
      scene={scene}
      skin={skin}
    />
  )
}
