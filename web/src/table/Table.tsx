/** The table of a match: the board, what is asked, and what has happened. */

import { useCallback, useMemo, useState } from 'react'
import { decisionOf, type TableState, type TableStore } from '../api/table'
import type { MatchInfo, OptionInfo, Standing } from '../api/types'
import { Board } from '../board/Board'
import { useMedia } from '../ui/useMedia'
import { useStable } from '../ui/useStable'
import { useWording } from '../words/Speaking'
import { BattlePanel } from './BattlePanel'
import { ConfirmBar } from './ConfirmBar'
import { EndPanel } from './EndPanel'
import { Log, News } from './Log'
import { Notices } from './Notices'
import { Naming } from './naming'
import { pointed } from './offers'
import { PromptPanel } from './PromptPanel'
import { Sheet } from './Sheet'
import { skinOf } from './skins'
import { TableHeader } from './TableHeader'
import { Trays } from './Trays'
import { BARE_LAYOUT, BARE_SCENE, type Tableau, TableauContext } from './tableau'
import { WhyDialog } from './WhyDialog'

const PHONE = '(max-width: 699px)'
const NONE: readonly OptionInfo[] = []

interface TableProps {
  match: MatchInfo
  standing: Standing
  state: TableState
  store: TableStore
}

export function Table({ match, standing, state, store }: TableProps) {
  const { layout: sent, events, drafts, sending } = state
  const layout = sent ?? BARE_LAYOUT
  const scene = standing.scene ?? BARE_SCENE
  const wording = useWording(match)
  const skin = skinOf(match.game)
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])
  const phone = useMedia(PHONE)

  const seats = match.seats.filter(({ yours }) => yours).map(({ seat }) => seat)
  const asked = standing.decisions.map(({ seat }) => seat)
  const [turnedTo, turnTo] = useState<number | null>(null)
  const seat = turnedTo !== null && asked.includes(turnedTo) ? turnedTo : asked[0]
  const decision = seat === undefined ? undefined : decisionOf(state, seat)
  const draft = seat === undefined ? undefined : drafts[seat]

  const [armed, arm] = useArmed(standing.at, decision?.options)

  const picks = draft?.picks ?? NONE
  const chosen = useMemo(() => (armed ? [...picks, armed] : picks).flatMap(pointed), [picks, armed])

  const askWhy = useStable((ref: string) => {
    const asking = seat ?? seats[0]
    if (asking !== undefined) store.askWhy(asking, ref)
  })
  const optionText = useCallback((option: OptionInfo) => wording.option(option), [wording])
  const choose = useStable((option: OptionInfo, sure = false) => {
    if (seat === undefined) return
    if (option.closes && option.final && !sure) arm(option)
    else store.choose(seat, option.id)
  })

  const tableau: Tableau = {
    match,
    layout,
    scene,
    standing,
    skin,
    wording,
    naming,
    say: wording.words.say,
    seats,
    decision,
    ready: sending.length === 0 && draft?.settled !== false,
    choose,
    askWhy,
    optionText,
    colourOf: (each) => layout.sides.find((side) => side.seat === each)?.colour ?? '',
  }

  const { outcome } = standing.view
  const board = <BoardArea chosen={chosen} events={events} tableau={tableau} />
  const prompt = outcome ? (
    <EndPanel outcome={outcome} />
  ) : (
    <PromptPanel asked={asked} onTurnTo={turnTo} />
  )
  const given = { ...shared(tableau, chosen), standing }
  const own = skin.Panel && <skin.Panel {...given} />
  const fight = skin.Battle ? <skin.Battle {...given} /> : <BattlePanel />
  const battle = scene.battle ? fight : null
  const log = <Log events={events} />
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
      <div
        className="table"
        data-at={standing.at}
        data-kind={decision?.kind}
        data-over={outcome !== null}
        data-ready={tableau.ready && state.connection === 'open'}
      >
        <TableHeader
          connection={state.connection}
          onUndo={(each) => store.undo(each)}
          sending={sending.length > 0}
        />
        <Notices onDismiss={store.dismiss} onRetry={store.retry} state={state} />
        <main className="board-area">{board}</main>
        {phone ? (
          <Sheet
            battle={battle}
            confirm={confirm}
            log={log}
            pieces={
              <>
                {own}
                <Trays />
              </>
            }
            prompt={prompt}
          />
        ) : (
          <>
            <aside className="side-panel">
              <div className="side-scroll">
                {prompt}
                {battle}
                {own}
                <Trays />
              </div>
              {log}
            </aside>
            {confirm}
          </>
        )}
        <News events={events} from={state.news} />
        {state.why && <WhyDialog onClose={store.closeWhy} question={state.why} />}
      </div>
    </TableauContext>
  )
}

/** A choice that waits for its confirmation, for as long as it can still be made. */
function useArmed(at: number, options: readonly OptionInfo[] = []) {
  const [armed, setArmed] = useState<{ option: OptionInfo; at: number } | null>(null)
  const valid = armed?.at === at && options.some(({ id }) => id === armed.option.id)
  const arm = (option: OptionInfo | null) => setArmed(option && { option, at })
  return [valid ? armed.option : null, arm] as const
}

/** What the board and a game's own panel are both given. */
function shared(tableau: Tableau, chosen: readonly string[]) {
  const { layout, decision, seats, naming, choose, askWhy, optionText, say } = tableau
  return {
    layout,
    options: decision?.options ?? NONE,
    seats,
    chosen,
    onChoose: choose,
    onWhy: askWhy,
    name: naming.name,
    describe: naming.describe,
    optionText,
    say,
  }
}

interface BoardAreaProps {
  tableau: Tableau
  chosen: readonly string[]
  events: TableState['events']
}

function BoardArea({ tableau, chosen, events }: BoardAreaProps) {
  const { layout, scene, skin, standing, decision } = tableau
  const active = useMemo(() => {
    const areas = new Set(layout.areas.map(({ id }) => id))
    const about = [
      ...standing.view.breadcrumb.flatMap((crumb) => crumb.about ?? []),
      ...(decision?.about ?? []),
    ]
    return scene.battle?.at ?? about.map(String).findLast((ref) => areas.has(ref))
  }, [layout, scene, standing, decision])
  const lastMoved = useMemo(() => {
    const moves = events.map((event) => skin.moved?.(event) ?? [])
    return moves.findLast(({ length }) => length > 0)
  }, [events, skin])
  if (!layout.areas.length) return null
  return (
    <Board
      {...shared(tableau, chosen)}
      {...(active === undefined ? {} : { active })}
      {...(lastMoved ? { lastMoved } : {})}
      scene={scene}
      skin={skin}
    />
  )
}
