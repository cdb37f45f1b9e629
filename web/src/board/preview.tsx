/** Shows a fixture while it is being worked on: the board by itself with preview.html?at=attack, or the whole
 * table of a game with preview.html?game=war_of_the_ring&at=siege. */

import { panelsOf } from '../table/panels'
import '../styles/fonts'
import '../styles/main.css'
import './preview.css'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { MatchStore } from '../api/match'
import type { EventInfo, Layout, OptionInfo, ServerMessage, Standing } from '../api/types'
import { crowded } from '../games/five_armies/fixtures/crowded'
import plan from '../games/five_armies/fixtures/layout.json'
import { skin } from '../games/five_armies/skin'
import { MATCH } from '../table/fixtures'
import { Naming } from '../table/naming'
import { Table } from '../table/Table'
import { loadVocabulary, loadWords } from '../words/loading'
import { Speaking } from '../words/Speaking'
import { Wording } from '../words/wording'
import type { Language } from '../words/words'
import { Board } from './Board'

interface Fixture {
  standing: Standing
  events: EventInfo[]
}

declare global {
  interface Window {
    /** A fixture from elsewhere. */
    fixture?: Fixture
  }
}

const FIXTURES = import.meta.glob<unknown>('../games/*/fixtures/*.json', { import: 'default' })

const layout = plan as unknown as Layout
const asked = new URLSearchParams(location.search)
const wantedGame = asked.get('game')

async function read(game: string, name: string): Promise<unknown> {
  const load = FIXTURES[`../games/${game}/fixtures/${name}.json`]
  if (!load) throw new Error(`no fixture ${name}`)
  return await load()
}

async function fixtureOf(name: string): Promise<Fixture> {
  if (window.fixture) return window.fixture
  const found = (await read('five_armies', name === 'crowded' ? 'dice' : name)) as Fixture
  if (name !== 'crowded') return found
  const standing = { ...found.standing, scene: crowded(layout), decisions: [] }
  return { ...found, standing }
}

function ShownTable({ store }: { store: MatchStore }) {
  const state = useSyncExternalStore(store.subscribe, store.getState)
  if (!state.match || !state.standing) return null
  return <Table match={state.match} standing={state.standing} state={state} store={store} />
}

/** The whole table of a game, as if a server had told of it. */
async function showTable(game: string) {
  const { standing, events } = (await read(game, asked.get('at') ?? 'start')) as Fixture
  const vocabulary = JSON.stringify(await read(game, 'vocabulary'))
  const fetched = window.fetch.bind(window)
  window.fetch = async (address, ...more) =>
    String(address).startsWith('/api/') ? new Response(vocabulary) : fetched(address, ...more)
  localStorage.setItem('ostrog-language', asked.get('in') ?? 'en')
  let says: (message: ServerMessage) => void = () => undefined
  const store = new MatchStore((listener) => {
    says = listener.heard
    return { send: () => undefined, hangUp: () => undefined }
  })
  store.start()
  const plan = (await read(game, 'layout')) as Layout
  const match = { ...MATCH, game, scenario: 'two-players' }
  says({ type: 'Welcome', match, layout: plan, standing, events })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <Suspense>
      <Speaking>
        <ShownTable store={store} />
      </Speaking>
    </Suspense>,
  )
}

async function show() {
  document.documentElement.dataset.theme = asked.get('theme') ?? ''
  if (wantedGame) return showTable(wantedGame)
  const { standing, events } = await fixtureOf(asked.get('at') ?? 'activation')
  const language = (asked.get('in') ?? 'en') as Language
  document.documentElement.lang = language
  const teams = [
    { seat: 0, team: 'free' },
    { seat: 1, team: 'shadow' },
  ]
  const words = await loadWords(language, 'five_armies')
  const wording = new Wording(words, await loadVocabulary('five_armies'), teams)
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(<Preview events={events} standing={standing} wording={wording} />)
  }
}
function Preview({ standing, events, wording }: Fixture & { wording: Wording }) {
  const [said, setSaid] = useState('')
  const { scene } = standing
  if (!scene) return null
  const naming = new Naming(wording, layout, scene)
  const decision = standing.decisions[0]
  const common = {
    layout,
    options: decision?.options ?? [],
    seats: [decision?.seat ?? 0],
    chosen: (decision?.picks ?? []).filter((pick) => naming.title(pick) !== pick),
    name: naming.name,
    describe: naming.describe,
    optionText: (option: OptionInfo) => wording.option(option),
    say: wording.words.say,
    onChoose: (option: OptionInfo) => setSaid(`chosen: ${option.id}`),
    onWhy: (ref: string) => setSaid(`why: ${ref}`),
    onAbout: (ref: string) => setSaid(`about: ${ref}`),
    card: naming.title,
  }
  const moves = events.map((event) => skin.moved?.(event) ?? []).filter((refs) => refs.length > 1)
  const { Panel } = skin
  const [panel] = panelsOf(scene)
  const Look = panel && skin.panels?.[panel.panel]?.Panel
  return (
    <main className="preview">
      <div className="preview-board">
        <Board
          {...common}
          {...(panel?.at ? { active: panel.at } : {})}
          trails={moves.slice(-1)}
          scene={scene}
          skin={skin}
        />
      </div>
      <aside className="preview-panel">
        <p>{decision ? wording.prompt(decision) : ''}</p>
        <output>{said}</output>
        {Look && <Look {...common} panel={panel} standing={standing} />}
        {Panel && <Panel {...common} standing={standing} />}
      </aside>
    </main>
  )
}

void show()
