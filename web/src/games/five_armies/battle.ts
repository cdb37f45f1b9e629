/** What can be read from how the war stands: the turn, points, and what comes next. */

import type { Crumb, Die, Layout, Panel, Scene } from '../../api/types'
import type { BattlePanel as Battle } from './panels'

export const battleOf = (panel: Panel) => panel as Battle

/** The dice of both sides. */
export const diceIn = (panel: Panel): readonly Die[] =>
  battleOf(panel).fighters.flatMap(({ dice = [] }) => dice)

/** The cards of this round, which lie before the sides. */
export const cardsIn = (panel: Panel): readonly string[] =>
  battleOf(panel).fighters.flatMap(({ card = '', event = '' }) => [card, event])

/** The number of the turn, which the breadcrumb tells. */
export function turnOf(breadcrumb: readonly Crumb[]): string {
  const turn = breadcrumb.find(({ procedure }) => procedure === 'Turn')
  return String(turn?.about?.[0] ?? '')
}

/** The steps of a turn from the roll of the action dice on (B5A-6.1). */
const ROLLED = ['actions', 'victory_check', 'end_of_turn']

/** Whether the action dice of this turn are still to be rolled, so that none lie there. */
export function rollsLater(breadcrumb: readonly Crumb[]): boolean {
  const turn = breadcrumb.find(({ procedure }) => procedure === 'Turn')
  return turn !== undefined && !ROLLED.includes(turn.step ?? '')
}

/** The steps of a battle at which somebody decides, with the keys of what comes next. */
const NEXT: Readonly<Record<string, string>> = {
  'Battle choose_army': 'b5a-next-army',
  'ChooseManoeuvre choose': 'b5a-next-manoeuvre',
  'CombatRound attacker_reroll': 'b5a-next-attacker-reroll',
  'CombatRound defender_reroll': 'b5a-next-defender-reroll',
  'UseAbility choose': 'b5a-next-ability',
  'UseAbility fell_race': 'b5a-next-ability',
  'GoblinCharge wall_of_spears': 'b5a-next-ability',
  'CombatRound vampire': 'b5a-next-vampire',
  'Bodyguard choose': 'b5a-next-bodyguard',
  'ChooseCasualties choose': 'b5a-next-casualties',
  'CombatRound casualties': 'b5a-next-casualties',
  'CombatRound manoeuvres': 'b5a-next-manoeuvre',
  'Battle stop_attack': 'b5a-next-stop',
  'Battle retreat_or_rout': 'b5a-next-withdraw',
  'Withdrawal choose_region': 'b5a-next-where',
  'Withdrawal choose_forced_region': 'b5a-next-driven',
  'Advance choose': 'b5a-next-advance',
  'BeornWithdraws choose_region': 'b5a-next-where',
  'BeornWithdraws choose_forced_region': 'b5a-next-driven',
  'BeornAdvances choose': 'b5a-next-advance',
  'DeterminedAttack choose': 'b5a-next-extra',
  'CaptainOfWar choose': 'b5a-next-ability',
  'ShiningArmour choose': 'b5a-next-ability',
  'Vanish choose': 'b5a-next-ability',
}

/** What comes next, by the innermost step that says so. */
export function nextKey(breadcrumb: readonly Crumb[]): string | undefined {
  const steps = breadcrumb.map(({ procedure, step }) => NEXT[`${procedure} ${step}`])
  return steps.findLast((key) => key !== undefined)
}

/** The Shadow's victory points: what the places under its flags are worth (B5A-31.1 to 31.3). */
export function victoryPoints(layout: Layout, scene: Scene): { place: string; points: number }[] {
  return scene.markers
    .filter(({ form, name }) => form === 'flag' && name === 'control')
    .map(({ at }) => {
      const area = layout.areas.find(({ id }) => id === at)
      const points = area?.marks?.find(({ name }) => name === 'points')?.value ?? 0
      return { place: at, points }
    })
}
