/** The table of a match: the board, what is asked, and what has happened. */

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { decisionOf, isFinalKnown, type MatchState, type MatchStore } from '../api/match'
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
import { ChatAloud, ChatPanel } from '../company/ChatPanel'
import { CompanyContext } from '../company/company'
import { Notes } from '../company/Notes'
import { PausedPanel } from '../company/PausedPanel'
import { useNotedPromise } from '../company/promise'
import { Recap } from '../company/Recap'
import { SideTabs } from '../company/SideTabs'
import { useRecap } from '../company/useRecap'
import { useUnread } from '../company/useUnread'
import { Taught } from '../learn/Taught'
import { Shown } from '../motion/Shown'
import { PHONE, useMedia } from '../ui/useMedia'
import { useStable } from '../ui/useStable'
import { useWording } from '../words/Speaking'
import { ConfirmBar } from './ConfirmBar'
import { BARE_LAYOUT, TableContext, type TableValue } from './context'
import { DetailsPlace } from './DetailsPlace'
import { AbortedPanel, EndPanel } from './EndPanel'
import { ForecastPanel } from './ForecastPanel'
import { finding } from './finding'
import { GamePanels } from './GamePanels'
import { Log, NewEvents } from './Log'
import { Notices } from './Notices'
import { Naming } from './naming'
import { pointed } from './offers'
import { PromptPanel } from './PromptPanel'
import { panelsOf } from './panels'
import { Sheet } from './Sheet'
import { skinOf } from './skins'
import { TableHeader } from './TableHeader'
import { Trays } from './Trays'
import { needsConfirmation, useForecast } from './useForecast'
import { type Looking, useLooking } from './useLooking'
import { WhyDialog } from './WhyDialog'
import { HOUSE_VALUES, PRESETS, Windows } from './Windows'

const NONE: readonly OptionInfo[] = []
const NOBODY: readonly number[] = []

interface TableProps {
  match: MatchInfo
  standing: Standing
  state: MatchState
  store: MatchStore
}

export function Table({ match, standing, state, store }: TableProps) {
  const { layout: sent, events, sending } = state
  const layout = sent ?? BARE_LAYOUT
  const wording = useWording(match)
  const skin = skinOf(match.game)
  const phone = useMedia(PHONE)

  const seats = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat)
  const { scene, hidden, curtain, pending: wanted } = useSight(match.id, layout, seats, standing)
  // In a match that is over or paused nothing is answered, whatever the game would ask.
  const pending = match.over || match.paused ? NOBODY : wanted
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])
  const faces = useMemo(
    () => new Map(layout.faces?.map((face) => [face.name, face])),
    [layout.faces],
  )

  const { seat, turnTo, decision, draft, isVeiled } = useDeciding(state, pending, hidden)

  const [unconfirmed, setUnconfirmed] = useUnconfirmed(standing.at, decision?.options)
  const [held, hold] = useUnconfirmed(standing.at, decision?.options)

  const picks = draft?.picks ?? NONE
  const chosen = useMemo(
    () => (unconfirmed ? [...picks, unconfirmed] : picks).flatMap(pointed),
    [picks, unconfirmed],
  )

  const askWhy = useStable((ref: string) => {
    const asking = seat ?? seats[0]
    if (asking !== undefined) store.askWhy(asking, ref)
  })
  const optionText = useCallback((option: OptionInfo) => wording.option(option), [wording])
  const choose = useStable((option: OptionInfo, sure = false) => {
    if (seat === undefined) return
    if (sure || !option.closes) store.choose(seat, option.id)
    else if (!isFinalKnown(option)) hold(option)
    else if (needsConfirmation(option)) setUnconfirmed(option)
    else store.choose(seat, option.id)
  })
  // A choice that was quicker than the word of whether it can be undone waits for it.
  useEffect(() => {
    if (!held || !isFinalKnown(held)) return
    hold(null)
    choose(held)
  })

  const { forecast, consider } = useForecast(state, store, {
    seat,
    seats,
    decision,
    unconfirmed,
    scene,
    counted: isCardTable(layout),
  })

  const looking = useLooking()
  const find = useMemo(() => finding(layout, scene), [layout, scene])

  const table: TableValue = {
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
  const finalKnown = decision?.options.every(isFinalKnown) !== false
  const { outcome } = standing
  const board = <BoardArea events={events} looking={looking} table={table} />
  useNotedPromise(match.id, match.over)
  const [missed, endRecap] = useRecap(match.id, state)
  const given = {
    ...shared(table),
    standing: { ...standing, scene },
    card: (ref: string) => <CardOf id={ref} />,
  }
  const prompt = (
    <>
      <Taught events={events} match={match} />
      <Recap events={missed} onEnd={endRecap} />
      <DecisionPlace match={match} outcome={outcome}>
        <PromptPanel
          pending={pending}
          curtain={isVeiled && <CurtainButton curtain={curtain} />}
          onPresets={() => show(PRESETS)}
          onTurnTo={turnTo}
        />
      </DecisionPlace>
      <ForecastPanel given={given} isUnconfirmed={unconfirmed !== null} />
    </>
  )
  const own = skin.Panel && <skin.Panel {...given} />
  const fights = panelsOf(scene)
  const battle = fights.length > 0 && <GamePanels given={given} panels={fights} />
  // Whoever is not answered can ask again.
  const log = <Log events={events} onRecall={() => store.recall().catch(() => undefined)} />
  const [unread, markRead] = useUnread(match.id, state.chat)
  const chat = <ChatPanel onRead={markRead} />
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
      unconfirmed={unconfirmed}
      onCancel={() => setUnconfirmed(null)}
      onConfirm={() => {
        if (unconfirmed) choose(unconfirmed, true)
        setUnconfirmed(null)
      }}
      onDefault={() => seat !== undefined && store.chooseDefault(seat)}
      onUnpick={(index) => seat !== undefined && store.unpick(seat, index)}
    />
  )

  return (
    <TableContext value={table}>
      <CompanyContext value={company}>
        <PickingOnTable>
          <div
            className={isCardTable(layout) ? 'table of-cards' : 'table'}
            data-at={standing.at}
            data-kind={decision?.kind}
            data-over={outcome !== null || match.over}
            data-ready={table.ready && finalKnown && state.connection === 'open'}
          >
            <TableHeader
              connection={state.connection}
              curtain={curtain}
              onPresets={() => show(PRESETS)}
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
                chat={chat}
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
                  <SideTabs log={log} notes={notes} chat={chat} unread={unread} />
                </aside>
                {hand}
                {confirm}
              </>
            )}
            <ChatAloud />
            <NewEvents events={events} from={state.firstNew} />
            <Windows onClose={() => show(null)} shown={shown} />
            {state.why && <WhyDialog onClose={store.closeWhy} explanation={state.why} />}
          </div>
        </PickingOnTable>
      </CompanyContext>
    </TableContext>
  )
}

interface DecisionPlaceProps {
  match: MatchInfo
  outcome: Outcome | null
  children: ReactNode
}

/** What is asked, or why nothing is. */
function DecisionPlace({ match, outcome, children }: DecisionPlaceProps) {
  if (outcome) return <EndPanel outcome={outcome} />
  if (match.over) return <AbortedPanel />
  return match.paused ? <PausedPanel /> : children
}

/** What lies beside a board; without one it all lies on the table. */
export const BesideBoard = ({ layout }: { layout: Layout }) =>
  isCardTable(layout) ? null : <Trays />

/** Which of the decisions of this screen is being made, and how far it is. */
function useDeciding(state: MatchState, pending: readonly number[], hidden: ReadonlySet<string>) {
  const [turnedTo, turnTo] = useState<number | null>(null)
  const seat = turnedTo !== null && pending.includes(turnedTo) ? turnedTo : pending[0]
  const whole = seat === undefined ? undefined : decisionOf(state, seat)
  const decision = useMemo(() => whole && unseeing(whole, hidden), [whole, hidden])
  const draft = seat === undefined ? undefined : state.drafts[seat]
  /** Some of what can be chosen lies behind the curtain. */
  const isVeiled = whole !== decision
  return { seat, turnTo, decision, draft, isVeiled }
}

/** A choice that waits for its confirmation, for as long as it can still be made. */
function useUnconfirmed(at: number, options: readonly OptionInfo[] = []) {
  const [waiting, setWaiting] = useState<{ id: string; at: number } | null>(null)
  const option = waiting?.at === at ? options.find(({ id }) => id === waiting.id) : undefined
  const wait = (wanted: OptionInfo | null) => setWaiting(wanted && { id: wanted.id, at })
  return [option ?? null, wait] as const
}

/** What the board and a game's own panel are both given. */
export function shared(table: TableValue) {
  const { layout, decision, chosen, seats, naming, choose, askWhy, look, optionText, say } = table
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
  table: TableValue
  events: MatchState['events']
  looking: Looking
}

export function BoardArea({ table, events, looking }: BoardAreaProps) {
  const { layout, scene, skin, standing, decision } = table
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
      {...shared(table)}
      {...(active === undefined ? {} : { active })}
      {...(lastMoved ? { lastMoved } : {})}
      pointedAt={looking.pointedAt}
      scene={scene}
      skin={skin}
    />
  )
}
