/** The table of a match: the board, what is asked, and what has happened. */

import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { decisionOf, isFinalKnown, type MatchState, type MatchStore } from '../api/match'
import type { Face, Layout, MatchInfo, OptionInfo, Outcome, Scene, Standing } from '../api/types'
import { Board } from '../board/Board'
import type { PanelProps } from '../board/contract'
import { CardOf } from '../cards/CardButton'
import { CurtainButton, Hand } from '../cards/Hand'
import { isCardTable, showsHand } from '../cards/lying'
import { OnTable } from '../cards/OnTable'
import { Piles } from '../cards/Piles'
import { PickingOnTable } from '../cards/picking'
import { References } from '../cards/References'
import { useSight } from '../cards/useSight'
import { unseeing } from '../cards/veil'
import { ChatAloud } from '../company/ChatAloud'
import { CompanyContext } from '../company/company'
import { PausedPanel } from '../company/PausedPanel'
import { useNotedPromise } from '../company/promise'
import { SideTabs } from '../company/SideTabs'
import { useRecap } from '../company/useRecap'
import { useUnread } from '../company/useUnread'
import { Taught } from '../learn/Taught'
import { Shown } from '../motion/Shown'
import { useSounds } from '../sound/useSounds'
import { episodesOf } from '../telling/episodes'
import { weightOf } from '../telling/pictures'
import { ToldPicture, ToldStrip } from '../telling/ToldStrip'
import { type ToldMatch, useTold } from '../telling/useTold'
import { PHONE, useMedia } from '../ui/useMedia'
import { useStable } from '../ui/useStable'
import { editionOf } from '../words/editions'
import { useWording } from '../words/Speaking'
import type { Wording } from '../words/wording'
import { ConfirmBar } from './ConfirmBar'
import { BARE_LAYOUT, TableContext, type TableValue, useTable } from './context'
import { DetailsPlace } from './DetailsPlace'
import { ForecastPanel } from './ForecastPanel'
import { finding } from './finding'
import { GamePanels } from './GamePanels'
import { Lights } from './Lights'
import { Log, NewEvents } from './Log'
import { Notices } from './Notices'
import { Naming } from './naming'
import { useNews, useSince } from './news'
import { PlateStrip, StandingStrip } from './PlateStrip'
import { PromptPanel } from './PromptPanel'
import { panelsOf } from './panels'
import { Sheet } from './Sheet'
import { Shelves } from './Shelves'
import { Stage, StageOdds } from './Stage'
import { skinOf } from './skins'
import { TableHeader } from './TableHeader'
import { Trays } from './Trays'
import { useAnswering } from './useAnswering'
import { useForecast } from './useForecast'
import { useKeys } from './useKeys'
import { type Looking, useLooking } from './useLooking'
import { isWay, useWays, type WaysValue } from './useWays'
import { HELP, HOUSE_VALUES, PRESETS, SUMMARY, Windows } from './Windows'

const CardTable = lazy(() => import('../cardtable/CardTable'))
const KeyPieces = lazy(() => import('../aids/KeyPieces'))
const Notes = lazy(() => import('../company/Notes'))
const Recap = lazy(() => import('../company/Recap'))
const ChatPanel = lazy(() => import('../company/ChatPanel'))
const WaysPanel = lazy(() => import('./WaysPanel'))
const WhyDialog = lazy(() => import('./WhyDialog'))

const EndPanel = lazy(() => import('./EndPanel'))
const Ending = lazy(() => import('../chronicle/Ending'))

const NONE: readonly OptionInfo[] = []
const NOBODY: readonly number[] = []

interface TableProps {
  match: MatchInfo
  standing: Standing
  state: MatchState
  store: MatchStore
}

/** A table at which it is told what others do: what is shown may lag a little behind. */
export function Table({ match, standing, state, store }: TableProps) {
  const wording = useWording(match)
  const skin = skinOf(editionOf(match))
  const layout = state.layout ?? BARE_LAYOUT
  const faces = useMemo(() => facesOf(layout), [layout])
  const told = useTold(
    state,
    (events, isOwn) =>
      weightOf(events, isOwn, {
        skin,
        faces,
        layout,
        say: (event) => wording.event(event),
      }),
    (events) => episodesOf(events, layout),
  )
  return (
    <ShownTable
      faces={faces}
      layout={layout}
      match={told.state.match ?? match}
      standing={told.state.standing ?? standing}
      state={told.state}
      store={store}
      told={told}
    />
  )
}

/** In a match that is over or paused nothing is answered, whatever the game would ask. */
const answeredIn = ({ over, paused }: MatchInfo, wanted: readonly number[]) =>
  over || paused ? NOBODY : wanted

/** Whether fights are counted rather than rolled, so that every choice may be about one. */
const isCounted = (layout: Layout, { plates = [] }: Scene) =>
  isCardTable(layout) || plates.length > 0

const facesOf = ({ faces = [] }: Layout) => new Map(faces.map((face) => [face.name, face]))

interface ShownTableProps extends TableProps {
  layout: Layout
  faces: ReadonlyMap<string, Face>
  told: ToldMatch
}

function ShownTable({ match, standing, state, store, layout, faces, told }: ShownTableProps) {
  const { events, sending } = state
  const wording = useWording(match)
  const skin = skinOf(editionOf(match))
  const phone = useMedia(PHONE)

  const seats = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat)
  const { scene, hidden, curtain, pending: wanted } = useSight(match.id, layout, seats, standing)
  const pending = answeredIn(match, wanted)
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])

  const { seat, turnTo, decision, draft, isVeiled } = useDeciding(state, pending, hidden)

  const answering = useAnswering(state, store, {
    seat,
    decision,
    draft,
    fights: panelsOf(scene).length > 0,
    answersAlone: told.behind === 0 && !match.lesson && !isVeiled,
    endsWithPicks: skin.endsWithPicks,
  })
  const { ready, unconfirmed, chosen } = answering
  const looking = useLooking()
  const ways = useWays(state, store, {
    seat,
    decision,
    ready,
    choose: answering.choose,
    onNothing: looking.look,
  })
  const choose = useStable((option: OptionInfo, sure?: boolean, plainly?: boolean) =>
    isWay(option) ? ways.take(option) : answering.choose(option, sure, plainly),
  )

  const askWhy = useStable((ref: string) => {
    const asking = seat ?? seats[0]
    if (asking !== undefined) store.askWhy(asking, ref)
  })
  const optionText = useWayText(wording, ways)
  const { forecast, consider } = useForecast(state, store, {
    seat,
    seats,
    decision,
    unconfirmed,
    scene,
    counted: isCounted(layout, scene),
    wayOf: ways.wayOf,
  })

  const news = useNews(events, skin, useSince(state))
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
    ready,
    choose,
    askWhy,
    find,
    look: looking.look,
    goTo: looking.goTo,
    forecast,
    consider,
    optionText,
    ways,
    news,
    colourOf: (each) => layout.sides.find((side) => side.seat === each)?.colour ?? '',
  }

  const [shown, show] = useState<string | null>(null)

  const { telling } = told
  useSounds({
    isAsked: decision !== undefined,
    diceFall: Boolean(telling?.isNew && telling.events.some((event) => skin.picture?.(event))),
    isFight: panelsOf(scene).length > 0,
  })
  useKeys({ onHelp: () => show(HELP) })

  const company = useMemo(() => ({ state, store }), [state, store])
  const finalKnown = decision?.options.every(isFinalKnown) !== false
  const { outcome } = standing
  const [covered, setCovered] = useState(0)
  const board = <BoardArea covered={covered} looking={looking} onShow={show} table={table} />
  useNotedPromise(match.id, match.over)
  const [missed, endRecap] = useRecap(match.id, state)
  const given = {
    ...shared(table),
    standing: { ...standing, scene },
    card: (ref: string) => <CardOf id={ref} />,
  }
  const battle = <Fights given={given} />
  // What is fought for on a board has a stage; cards fight where they lie.
  const { isOver, onShow, overBoard, belowPrompt } = useEnding(match, outcome, phone)
  const isStaged = panelsOf(scene).length > 0 && !isCardTable(layout) && !isOver
  const question = (
    <DecisionPlace match={match} onShow={onShow} outcome={outcome}>
      <PromptPanel
        pending={pending}
        curtain={isVeiled && <CurtainButton curtain={curtain} />}
        onPresets={() => show(PRESETS)}
        onTurnTo={turnTo}
      />
    </DecisionPlace>
  )
  const prompt = (
    <>
      <Missed events={missed} onEnd={endRecap} />
      {(!isStaged || phone) && question}
      {belowPrompt}
      {isStaged && phone && (
        <>
          {battle}
          <StageOdds />
        </>
      )}
      <ForecastPanel given={given} isUnconfirmed={unconfirmed !== null} />
    </>
  )
  const own = skin.Panel && <skin.Panel {...given} />
  // Whoever is not answered can ask again.
  const log = <Log events={events} onRecall={() => store.recall().catch(() => undefined)} />
  const [unread, markRead] = useUnread(match.id, state.chat)
  const chat = (
    <Suspense>
      <ChatPanel onRead={markRead} />
    </Suspense>
  )
  const notes = (
    <Suspense>
      <Notes />
    </Suspense>
  )
  const hand = showsHand(layout, seats, skin) ? <Hand curtain={curtain} /> : null
  const pieces = (
    <>
      <Piles />
      <Shelves given={given} place="sheet" />
      <References onOpen={show} />
      <BesideBoard layout={layout} />
    </>
  )
  const confirm = (
    <ConfirmBar
      unconfirmed={unconfirmed}
      onCancel={answering.cancel}
      onConfirm={answering.confirm}
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
            data-over={isOver}
            data-ready={table.ready && finalKnown && state.connection === 'open'}
          >
            <TableHeader
              connection={state.connection}
              curtain={curtain}
              onPresets={() => show(PRESETS)}
              onHelp={() => show(HELP)}
              onShow={show}
              onHouseValues={() => show(HOUSE_VALUES)}
              onUndo={answering.undo}
              sending={sending.length > 0}
            />
            <Notices onDismiss={store.dismiss} onRetry={store.retry} state={state} />
            <ToldStrip told={told} />
            <Shelves given={given} place="table" />
            <main className="board-area">
              <PlateStrip />
              <StandingStrip />
              {board}
              {overBoard}
              <ToldPicture told={told} />
              {isStaged && !phone && (
                <Stage fight={battle} onCover={setCovered} question={question} />
              )}
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
            <Around
              {...{
                coach: <Taught events={events} match={match} />,
                confirm,
                hand,
                log,
                notes,
                own,
                pieces,
                chat,
                unread,
              }}
              battle={!isStaged && panelsOf(scene).length > 0 && battle}
              fights={isStaged || isOver}
              prompt={prompt}
            />
            <Lights />
            <ChatAloud />
            <NewEvents events={events} from={state.firstNew} />
            <Windows onClose={() => show(null)} shown={shown} />
            {state.why && (
              <Suspense>
                <WhyDialog onClose={store.closeWhy} explanation={state.why} />
              </Suspense>
            )}
          </div>
        </PickingOnTable>
      </CompanyContext>
    </TableContext>
  )
}

/** What happened while one was away; nothing if nothing did. */
const Missed = (props: ComponentProps<typeof Recap>) =>
  props.events.length > 0 && (
    <Suspense>
      <Recap {...props} />
    </Suspense>
  )

/** The panels of what is fought now. */
const Fights = ({ given }: { given: PanelProps & { standing: Standing } }) => (
  <GamePanels given={given} panels={given.standing.scene ? panelsOf(given.standing.scene) : []} />
)

interface AroundProps extends ComponentProps<typeof Sheet> {
  /** The game's own panel. */
  own: ReactNode
}

/** What stands around the board: beside it, or on a phone in a sheet below it. */
function Around({ own, ...parts }: AroundProps) {
  const { coach, prompt, battle, pieces, log, notes, chat, unread, hand, confirm } = parts
  if (useMedia(PHONE)) {
    const asked = (
      <>
        {prompt}
        <OnTable />
        {own}
      </>
    )
    return <Sheet {...parts} prompt={asked} />
  }
  return (
    <>
      <aside className="side-panel">
        {own && <div className="side-standing">{own}</div>}
        {coach}
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
  )
}

interface DecisionPlaceProps {
  match: MatchInfo
  outcome: Outcome | null
  /** Shows the end again that was closed. */
  onShow: (() => void) | undefined
  children: ReactNode
}

/** The end of a match over its board, or on a phone below what is asked; it can be closed. */
function useEnding(match: MatchInfo, outcome: Outcome | null, phone: boolean) {
  const [isHidden, hide] = useState(false)
  const isOver = outcome !== null || match.over
  const ending = isOver && !isHidden && (
    <Suspense>
      <Ending {...(phone ? {} : { onClose: () => hide(true) })} />
    </Suspense>
  )
  return {
    isOver,
    onShow: isHidden ? () => hide(false) : undefined,
    overBoard: !phone && ending,
    belowPrompt: phone && ending,
  }
}

/** What is asked, or why nothing is. */
function DecisionPlace({ match, outcome, onShow, children }: DecisionPlaceProps) {
  const isTouched = useTable().ways?.from !== undefined
  if (outcome || match.over) {
    return (
      <Suspense>
        <EndPanel onShow={onShow} outcome={outcome} />
      </Suspense>
    )
  }
  if (match.paused) return <PausedPanel />
  return isTouched ? (
    <Suspense>
      <WaysPanel />
    </Suspense>
  ) : (
    children
  )
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

/** Whether something stands on the board and may set out from there. */
const isPiece = ({ counters, figures }: Scene, ref: string) =>
  [...counters, ...figures].some(({ id }) => id === ref)

/** What choosing an option does; of a way, also how it begins. */
function useWayText(wording: Wording, { wayOf }: WaysValue) {
  const known = useStable(wayOf)
  return useCallback(
    (option: OptionInfo) => {
      const [first] = known(option)?.answers[0] ?? []
      const goal = wording.option(option)
      return first === undefined
        ? goal
        : wording.words.say('way', { goal, by: wording.optionOfId(first) })
    },
    [wording, known],
  )
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
  /** So many points of the lower part of the board lie under something else. */
  covered?: number
  looking: Looking
  /** Shows one of the windows over the table, by its name. */
  onShow(window: string): void
}

export function BoardArea({ table, covered = 0, looking, onShow }: BoardAreaProps) {
  const { layout, scene, skin, standing, decision, news } = table
  const active = useMemo(() => {
    const areas = new Set(layout.areas.map(({ id }) => id))
    const about = [
      ...standing.breadcrumb.flatMap((crumb) => crumb.about ?? []),
      ...(decision?.about ?? []),
    ]
    return panelsOf(scene)[0]?.at ?? about.map(String).findLast((ref) => areas.has(ref))
  }, [layout, scene, standing, decision])
  const given = shared(table)
  const { from, options } = table.ways ?? {}
  if (isCardTable(layout)) {
    return (
      <Suspense>
        <CardTable />
      </Suspense>
    )
  }
  if (!layout.areas.length) return null
  return (
    <Board
      {...given}
      {...(options?.length ? { options } : {})}
      chosen={from === undefined ? given.chosen : [...given.chosen, from]}
      onConsider={table.consider}
      onTouch={(ref) =>
        table.ways && isPiece(scene, ref) ? table.ways.lookFrom(ref) : table.look(ref)
      }
      {...(active === undefined ? {} : { active })}
      changed={news.names}
      covered={covered}
      keyMore={(close) => (
        <Suspense>
          <KeyPieces
            onMore={(page) => {
              close()
              onShow(`${SUMMARY}${page}`)
            }}
          />
        </Suspense>
      )}
      trails={news.trails}
      pointedAt={looking.pointedAt}
      scene={scene}
      skin={skin}
    />
  )
}
