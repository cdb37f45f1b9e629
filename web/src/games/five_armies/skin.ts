/** The looks of The Battle of Five Armies. */

import { lazy } from 'react'
import type { EventInfo } from '../../api/types'
import type { Skin } from '../../board/contract'
import { cardsIn, diceIn } from './battle'
import { grounds } from './grounds'
import { icon } from './icons'
import { picture } from './pictures'
import { WarPanel } from './WarPanel'
import './skin.css'

const SHADOW = 1

// Fights and forecasts are looked at later than the board.
const battle = () => import('./BattlePanel')
const clash = () => import('./ClashPanel')
const volley = () => import('./VolleyPanel')

/** Where an event went from and to, in the names of its fields. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  ArmyMoved: ['source', 'to'],
  Withdrew: ['region', 'to'],
  Advanced: ['source', 'region'],
}

function moved({ kind, fields }: EventInfo): readonly string[] {
  return (WAYS[kind] ?? []).flatMap((name) => {
    const place = fields[name]
    return typeof place === 'string' ? [place] : []
  })
}

/** A recruitment token says which units are placed for it (B5A-18.10). */
function implied({ kind, fields }: EventInfo, before: EventInfo): boolean {
  const { seat, region, token } = before.fields
  return (
    kind === 'UnitPlaced' &&
    before.kind === 'TokenFlipped' &&
    fields.seat === seat &&
    fields.place === region &&
    String(token).replace(/^two-/, '') === fields.unit
  )
}

export const skin: Skin = {
  game: 'five_armies',
  icon,
  headlines: { TurnBegan: 1, DieUsed: 2, CardPlayed: 2, GeneralUsed: 2, BattleBegan: 2 },
  moved,
  implied,
  picture,
  accepts: ['leader-reroll', 'rally-reroll', 'casualties', 'advance'],
  presets: [
    'leader-reroll',
    'rally-reroll',
    'casualties',
    'advance',
    'fate-draw',
    'use-unit-ability',
    'wall-of-spears',
    'use-vampire',
    'use-bodyguard',
    'use-bilbo',
  ],
  lesser: ['skip', 'pass'],
  grounds,
  Panel: WarPanel,
  panelShows: ['dice'],
  panels: {
    battle: {
      Panel: lazy(() => battle().then(({ BattlePanel }) => ({ default: BattlePanel }))),
      dice: diceIn,
      cards: cardsIn,
    },
    clash: {
      Panel: lazy(() => clash().then(({ ClashPanel }) => ({ default: ClashPanel }))),
      Line: lazy(() => clash().then(({ ClashLine }) => ({ default: ClashLine }))),
    },
    volley: {
      Panel: lazy(() => volley().then(({ VolleyPanel }) => ({ default: VolleyPanel }))),
      Line: lazy(() => volley().then(({ VolleyLine }) => ({ default: VolleyLine }))),
    },
  },
  counter: { above: 'leadership', tokens: 'leadership-tokens', below: 'damage' },
  faceOf: (unit) => `unit-${unit}`,
  edge: (seat) => (seat === SHADOW ? 'notched' : 'round'),
}
