/** The looks of The Battle of Five Armies. */

import type { EventInfo } from '../../api/types'
import type { Skin } from '../../board/contract'
import { BattlePanel, cardsIn, diceIn } from './BattlePanel'
import { ClashLine, ClashPanel } from './ClashPanel'
import { grounds } from './grounds'
import { icon } from './icons'
import { WarPanel } from './WarPanel'
import './skin.css'

const SHADOW = 1

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

export const skin: Skin = {
  game: 'five_armies',
  icon,
  headlines: { TurnBegan: 1, DieUsed: 2, CardPlayed: 2, GeneralUsed: 2, BattleBegan: 2 },
  moved,
  grounds,
  Panel: WarPanel,
  panelShows: ['dice'],
  panels: {
    battle: { Panel: BattlePanel, dice: diceIn, cards: cardsIn },
    clash: { Panel: ClashPanel, Line: ClashLine },
  },
  counter: { above: 'leadership', tokens: 'leadership-tokens', below: 'damage' },
  faceOf: (unit) => `unit-${unit}`,
  edge: (seat) => (seat === SHADOW ? 'notched' : 'round'),
}
