/** The table as it lay: board, cards, panels and log, with nothing to choose. */

import { type ReactNode, useMemo, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { Course, EventInfo, OptionInfo, Scene, Standing } from '../api/types'
import { CardOf } from '../cards/CardButton'
import { Hand } from '../cards/Hand'
import { hasHand, isCardTable } from '../cards/lying'
import { Piles } from '../cards/Piles'
import { PickingOnTable } from '../cards/picking'
import { References } from '../cards/References'
import type { Curtain } from '../cards/useCurtain'
import { TabName } from '../company/TabName'
import { BARE_LAYOUT, TableContext, type TableValue, useTable } from '../table/context'
import { DetailsPlace } from '../table/DetailsPlace'
import { finding } from '../table/finding'
import { GamePanels } from '../table/GamePanels'
import { Log, NewEvents } from '../table/Log'
import { Naming } from '../table/naming'
import { useNews } from '../table/news'
import { panelsOf } from '../table/panels'
import { skinOf } from '../table/skins'
import { BesideBoard, BoardArea, shared } from '../table/Table'
import { useLooking } from '../table/useLooking'
import { Windows } from '../table/Windows'
import { PHONE, useMedia } from '../ui/useMedia'
import { editionOf } from '../words/editions'
import { titleOf, useWording } from '../words/Speaking'
import { capitalised } from '../words/words'

const NOTHING: readonly string[] = []
const BARE_SCENE: Scene = { counters: [], figures: [], markers: [] }
const nothing = () => {}
/** A hand that is looked back at lies open: nobody else is shown it. */
const NO_CURTAIN: Curtain = {
  needed: false,
  closed: false,
  seat: -1,
  open: nothing,
  close: nothing,
  off: true,
  turnOff: nothing,
}

interface ReplayTableProps {
  course: Course
  standing: Standing
  /** What had been told by then, and from which number on it is new. */
  events: readonly EventInfo[]
  firstNew: number
  /** Whether new events are read aloud. */
  isAloud: boolean
  /** What stands at the right of the head. */
  tools: ReactNode
  notice?: ReactNode
  controls: ReactNode
}

export function ReplayTable(props: ReplayTableProps) {
  const { course, standing, events, firstNew, isAloud, tools, notice, controls } = props
  const { match } = course
  const layout = course.layout ?? BARE_LAYOUT
  const scene = standing.scene ?? BARE_SCENE
  const wording = useWording(match)
  const skin = skinOf(editionOf(match))
  const phone = useMedia(PHONE)
  const naming = useMemo(() => new Naming(wording, layout, scene), [wording, layout, scene])
  const faces = useMemo(
    () => new Map(layout.faces?.map((face) => [face.name, face])),
    [layout.faces],
  )
  const looking = useLooking()
  const find = useMemo(() => finding(layout, scene), [layout, scene])
  const [shown, show] = useState<string | null>(null)
  const { say } = wording.words
  const table: TableValue = {
    match,
    layout,
    scene,
    faces,
    standing,
    skin,
    wording,
    naming,
    say,
    seats: standing.observer,
    decision: undefined,
    chosen: NOTHING,
    ready: false,
    past: true,
    choose: nothing,
    askWhy: nothing,
    find,
    look: looking.look,
    goTo: looking.goTo,
    forecast: null,
    consider: nothing,
    optionText: (option: OptionInfo) => wording.option(option),
    news: useNews(events, skin, events[firstNew]?.number),
    colourOf: (each) => layout.sides.find((side) => side.seat === each)?.colour ?? '',
  }
  const given = {
    ...shared(table),
    standing,
    card: (ref: string) => <CardOf id={ref} />,
  }
  const fights = panelsOf(scene)
  const battle = fights.length > 0 && <GamePanels given={given} panels={fights} />
  const hand = hasHand(layout, table.seats) ? <Hand curtain={NO_CURTAIN} /> : null
  const log = <Log events={events} />
  const pieces = (
    <>
      <h2 className="hidden">{say('tab-pieces')}</h2>
      {skin.Panel && <skin.Panel {...given} />}
      <Piles />
      <References onOpen={show} />
      <BesideBoard layout={layout} />
    </>
  )
  return (
    <TableContext value={table}>
      <PickingOnTable>
        <div
          className={isCardTable(layout) ? 'table replay of-cards' : 'table replay'}
          data-at={standing.at}
        >
          <ReplayHead tools={tools} />
          <div className="notices">{notice}</div>
          <main className="board-area">
            <BoardArea looking={looking} onShow={show} table={table} />
            <DetailsPlace looking={looking} />
          </main>
          {phone ? (
            <ReplaySheet
              contents={{ log, ...(hand && { hand }), ...(battle && { battle }), pieces }}
            >
              {controls}
            </ReplaySheet>
          ) : (
            <>
              <aside className="side-panel">
                <div className="side-scroll">
                  {battle}
                  {pieces}
                </div>
                <div className="side-tabs">{log}</div>
              </aside>
              {hand}
              {controls}
            </>
          )}
          {isAloud && <NewEvents events={events} from={firstNew} />}
          <Windows onClose={() => show(null)} shown={shown} />
        </div>
      </PickingOnTable>
    </TableContext>
  )
}

function ReplayHead({ tools }: { tools: ReactNode }) {
  const { say, wording, standing, match } = useTable()
  const title = say('replay-of', { game: titleOf(wording.words, match.game) })
  // The first one is the game, which the title has named.
  const crumbs = wording.breadcrumb(standing.breadcrumb).slice(1)
  return (
    <header className="table-header">
      <title>{title}</title>
      <h1 className="replay-title">{title}</h1>
      <nav aria-label={say('breadcrumb')} className="breadcrumb">
        <ol>
          {crumbs.map((crumb, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is known by its depth
            <li aria-current={index === crumbs.length - 1 ? 'step' : undefined} key={index}>
              {capitalised(crumb)}
            </li>
          ))}
        </ol>
      </nav>
      <div className="row tools">{tools}</div>
    </header>
  )
}

interface ReplaySheetProps {
  /** By the names of their tabs. */
  contents: Readonly<Record<string, ReactNode>>
  children: ReactNode
}

/** Below the board of a phone: the controls, and the rest as tabs. */
function ReplaySheet({ contents, children }: ReplaySheetProps) {
  const { say } = useTable()
  return (
    <aside aria-label={say('sheet')} className="sheet">
      {children}
      <Tabs keyboardActivation="manual">
        <TabList aria-label={say('sheet')} className="tabs">
          {Object.keys(contents).map((id) => (
            <Tab className="tab" id={id} key={id}>
              <TabName id={id} unread={0} />
            </Tab>
          ))}
        </TabList>
        {Object.entries(contents).map(([id, content]) => (
          <TabPanel className="tab-panel" id={id} key={id}>
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  )
}
