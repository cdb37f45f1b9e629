/** What can be read from a battle. */

import type { Crumb, Die, Panel } from '../../api/types'
import type { WarBattle } from './panels'

export const battleOf = (panel: Panel) => panel as unknown as WarBattle

/** The dice of both sides. */
export const diceIn = (panel: Panel): readonly Die[] =>
  battleOf(panel).fighters.flatMap(({ dice = [] }) => dice)

/** The steps of a battle at which somebody decides, with the keys of what comes next. */
const NEXT: Readonly<Record<string, string>> = {
  'BattleRound attacker_reroll': 'wotr-next-attacker',
  'BattleRound defender_reroll': 'wotr-next-defender',
  'AssignHits choose': 'wotr-next-casualties',
  'ArmyBattle stronghold_choice': 'wotr-next-inside',
  'ArmyBattle cease': 'wotr-next-cease',
  'ArmyBattle retreat': 'wotr-next-retreat',
}

/** What comes next, by the innermost step that says so. */
export function nextKey(breadcrumb: readonly Crumb[]): string | undefined {
  return breadcrumb
    .map(({ procedure, step }) => NEXT[`${procedure} ${step}`])
    .findLast((key) => key !== undefined)
}
