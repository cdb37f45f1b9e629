/** Shows the board of a fixture by itself, while it is being worked on: preview.html?at=attack. */

import { panelsOf } from '../table/panels'
import '../styles/fonts'
import '../styles/main.css'
import './preview.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { EventInfo, Layout, OptionInfo, Standing } from '../api/types'
import { crowded } from '../games/five_armies/fixtures/crowded'
import plan from '../games/five_armies/fixtures/layout.json'
import { skin } from '../games/five_armies/skin'
import { Naming } from '../table/naming'
import { loadVocabulary, loadWords } from '../words/loading'
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

const FIXTURES = import.meta.glob<Fixture>('../games/five_armies/fixtures/*.json', {
  import: 'default',
})

const layout = plan as unknown as Layout
const asked = new URLSearchParams(location.search)

async function fixtureOf(name: string): Promise<Fixture> {
  if (window.fixture) return window.fixture
  const file = name === 'crowded' ? 'dice' : name
  const load = FIXTURES[`../games/five_armies/fixtures/${file}.json`]
  if (!load) throw new Error(`no fixture ${name}`)
  const found = await load()
  if (name !== 'crowded') return found
  const standing = { ...found.standing, scene: crowded(layout), decisions: [] }
  return { ...found, standing }
}

async function show() {
  const { standing, events } = await fixtureOf(asked.get('at') ?? 'activation')
  const language = (asked.get('in') ?? 'en') as Language
  document.documentElement.lang = language
  document.documentElement.dataset.theme = asked.get('theme') ?? ''
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
