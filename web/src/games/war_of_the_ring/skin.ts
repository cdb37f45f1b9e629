/** The looks of War of the Ring. */

import type { EventInfo } from '../../api/types'
import type { Skin } from '../../board/contract'
import { army } from './army'
import { BattlePanel } from './BattlePanel'
import { diceIn } from './battle'
import { HuntLine, HuntPanel } from './HuntPanel'
import { icon } from './icons'
import { Scenery } from './Scenery'
import { SettlementSign } from './SettlementSign'
import { WarShelf } from './WarShelf'
import { WarStrip } from './WarStrip'
import { washes } from './washes'
import './skin.css'

const SHADOW = 1

/** Where an event went from and to. */
function moved({ kind, fields }: EventInfo): readonly string[] {
  const { source, to, region } = fields
  if (kind === 'HostMoved' || kind === 'CharactersMoved' || kind === 'NazgulFlew')
    return [String(source), String(to)]
  if (kind === 'HostRetreated') return [String(region), String(to)]
  return []
}

/** Counters grow more slowly than the land; seen from afar they are banners, which are larger. */
const SHORT = 0.4
const pieceScale = (zoom: number) => {
  const wanted = (zoom < SHORT ? 1.2 : 0.887) * zoom ** -0.45
  return Math.round(wanted * 20) / 20
}

export const skin: Skin = {
  game: 'war_of_the_ring',
  icon,
  headlines: { TurnBegan: 1, BattleJoined: 2, DieSpent: 2 },
  moved,
  passes: { act: 'pass' },
  accepts: ['leader-reroll', 'casualties', 'advance', 'disband'],
  presets: [
    'combat-card',
    'leader-reroll',
    'casualties',
    'cease',
    'retreat',
    'extend-siege',
    'stronghold-choice',
    'advance',
    'disband',
    'white-rider',
    'draw-or-not',
    'use-table-card',
    'replacement',
    'redraw-tile',
    'reduce-damage',
    'guide-ability',
    'hunt-casualty',
  ],
  namingPresets: [
    'combat-card',
    'extend-siege',
    'draw-or-not',
    'use-table-card',
    'replacement',
    'redraw-tile',
    'reduce-damage',
  ],
  lesser: ['skip', 'ring'],
  Scenery,
  washes,
  drawing: {
    strays: [
      { by: 5, over: 52 },
      { by: 2.4, over: 19 },
      { by: 1, over: 7.5 },
    ],
    closest: 0.9,
    sign: 31,
    pieceScale,
    short: SHORT,
  },
  Sign: SettlementSign,
  army,
  ShelfAbove: WarShelf,
  Strip: WarStrip,
  panelShows: ['company', 'hunt', 'politics', 'dice', 'stock', 'supply', 'tiles'],
  panels: {
    'war-battle': { Panel: BattlePanel, dice: diceIn },
    'hunt-odds': { Panel: HuntPanel, Line: HuntLine },
  },
  keys: { river: 'wotr-key-river', pile: null },
  edge: (seat) => (seat === SHADOW ? 'notched' : 'round'),
}
