/** A small table for tests: two regions, two sides, a die each. */

import type { DecisionInfo, Layout, MatchInfo, OptionInfo, Scene, Standing } from '../api/types'
import { BARE_LAYOUT } from './tableau'

const square = (x: number): [number, number][] => [
  [x, 0],
  [x + 10, 0],
  [x + 10, 10],
  [x, 10],
]

export const LAYOUT: Layout = {
  ...BARE_LAYOUT,
  width: 20,
  height: 10,
  sides: [
    { seat: 0, label: 'ref-seat-0', colour: 'blue' },
    { seat: 1, label: 'ref-seat-1', colour: 'red' },
  ],
  groups: [{ id: 'valley', label: 'ref-territory-valley', centre: [10, 5] }],
  textures: [{ id: 'hills', label: 'ref-terrain-hills' }],
  areas: [
    {
      id: 'camp',
      kind: 'region',
      label: 'ref-place-camp',
      centre: [5, 5],
      outline: square(0),
      group: 'valley',
      texture: 'hills',
      marks: [{ name: 'fortification', value: 3 }],
    },
    {
      id: 'ravenhill',
      kind: 'region',
      label: 'ref-place-ravenhill',
      centre: [15, 5],
      outline: square(10),
    },
  ],
  tracks: [
    { id: 'fate', label: 'ref-track-fate', spaces: [{ id: 'fate-0', centre: [1, 1] }], goal: 15 },
  ],
  trays: [
    { id: 'dice-0', kind: 'dice', owner: 0 },
    { id: 'supply-0', kind: 'supply', owner: 0 },
  ],
}

export const SCENE: Scene = {
  counters: [
    {
      id: 'army:camp',
      at: 'camp',
      owner: 0,
      parts: [{ id: 'army:camp:orcs', name: 'orcs', label: 'ref-unit-orcs', count: 2 }],
      crowns: 1,
      leadership: 3,
      beads: 1,
    },
  ],
  figures: [
    {
      id: 'character:bard',
      at: 'army:camp',
      name: 'bard',
      label: 'ref-character-bard',
      owner: 0,
      marks: ['activated'],
    },
  ],
  markers: [
    { id: 'die:0:army', form: 'die', at: 'dice-0', name: 'army', label: 'ref-die-army', owner: 0 },
    { id: 'fate-marker', form: 'pawn', at: 'fate-0', name: 'fate', label: 'board-marker' },
  ],
}

export const MATCH: MatchInfo = {
  id: 'm',
  game: 'five_armies',
  scenario: 'standard',
  seats: [
    { seat: 0, team: 'free', taken: true, holder: 'Anna', yours: true },
    { seat: 1, team: 'shadow', taken: true, holder: 'Bert', yours: false },
  ],
  begun: true,
  over: false,
}

export function option(id: string, more: Partial<OptionInfo> = {}): OptionInfo {
  const [verb = '', ...refs] = id.split(':')
  return { id, verb, refs, ...more }
}

export function decision(options: OptionInfo[], more: Partial<DecisionInfo> = {}): DecisionInfo {
  return { seat: 0, kind: 'act', about: [], options, picks: [], default: [], ...more }
}

export function standing(decisions: DecisionInfo[], more: Partial<Standing> = {}): Standing {
  return {
    at: 3,
    view: {
      observer: [0],
      board: {},
      zones: {},
      breadcrumb: [{ procedure: 'FiveArmies', step: 'play_turn' }],
      pending: decisions.length ? decisions.map(({ seat }) => seat) : [1],
      decisions: [],
      outcome: null,
    },
    scene: SCENE,
    decisions,
    undoable: [],
    ...more,
  }
}
