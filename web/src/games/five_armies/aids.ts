/** Icons that only the summary of the game shows. */

import compass from 'icon:compass'
import laurels from 'icon:laurels'
import type { GameAids } from '../../aids/looks'
import type { Icon } from '../../board/contract'
import { PIPS } from './pips'

/** A combat die that shows a number. */
function combatDie(value: number, face: string, pips: string): Icon {
  const spots = (PIPS[value] ?? []).map(
    ([x, y]) => `<circle cx="${20 + x * 8.5}" cy="${20 + y * 8.5}" r="3.6" fill="${pips}"/>`,
  )
  return {
    width: 40,
    height: 40,
    body: `<rect x="3" y="3" width="34" height="34" rx="7" fill="${face}" stroke="#241f18" stroke-width="2"/>${spots.join('')}`,
  }
}

const WHITE = '#fbf8ee'
const BLACK = '#241f18'

/** A bead, as it hangs below a counter. */
const damage: Icon = {
  width: 40,
  height: 40,
  body: '<circle cx="20" cy="20" r="13" fill="#b3261e" stroke="#fff6e6" stroke-width="2.5"/>',
}

const ICONS: Readonly<Record<string, Readonly<Record<string, Icon>>>> = {
  'combat-die': { 'white-5': combatDie(5, WHITE, BLACK), 'black-6': combatDie(6, BLACK, WHITE) },
  mark: { damage, points: laurels, 'any-terrain': compass },
}

export const aids: GameAids = { icon: (form, name) => ICONS[form]?.[name] }
