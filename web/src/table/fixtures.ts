/** A small table for tests: two regions, two sides, a die each. */

import type {
  DecisionInfo,
  Face,
  Layout,
  Marker,
  MatchInfo,
  OptionInfo,
  Scene,
  Standing,
} from '../api/types'
import { BARE_LAYOUT } from './context'

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
      values: [
        { name: 'leadership', value: 3 },
        { name: 'damage', value: 1 },
      ],
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
  return { id, verb, refs, final: false, ...more }
}

export function decision(options: OptionInfo[], more: Partial<DecisionInfo> = {}): DecisionInfo {
  return { seat: 0, kind: 'act', about: [], options, picks: [], default: [], ...more }
}

export function standing(decisions: DecisionInfo[], more: Partial<Standing> = {}): Standing {
  return {
    at: 3,
    observer: [0],
    breadcrumb: [{ procedure: 'FiveArmies', step: 'play_turn' }],
    pending: decisions.length ? decisions.map(({ seat }) => seat) : [1],
    outcome: null,
    scene: SCENE,
    view: null,
    decisions,
    undoable: [],
    ...more,
  }
}

// With cards

const card = (name: string, at: string, owner = -1, id = `card:${name}`): Marker => ({
  id,
  form: 'card',
  at,
  name,
  label: `ref-card-${name}`,
  owner,
})
const pile = (at: string, count: number, owner = -1): Marker => ({
  id: `cards:${at}`,
  form: 'pile',
  at,
  label: `zone-${at}`,
  count,
  owner,
})
const event = (order: string, combat: string): Face => ({
  name: `ev-${order}-${combat}`,
  title: `ref-card-ev-${order}-${combat}`,
  passages: [
    { text: `text-order-${order}`, title: `ref-order-${order}`, name: 'order' },
    { text: `text-combat-${combat}`, title: `ref-combat-${combat}`, name: 'combat' },
  ],
  kind: 'army',
  label: 'ref-cardtype-army',
})
const story = (name: string): Face => ({
  name,
  title: `ref-card-${name}`,
  passages: [{ text: `text-card-${name}` }],
  kind: 'character',
  label: 'ref-cardtype-character',
  owner: 0,
})

/** The small table with hands, decks and a reference sheet. */
export const HANDS: Layout = {
  ...LAYOUT,
  trays: [
    ...LAYOUT.trays,
    { id: 'cards-0', kind: 'cards', owner: 0 },
    { id: 'event-deck', kind: 'deck', label: 'zone-event-deck' },
    { id: 'event-hand-free', kind: 'hand', owner: 0, label: 'zone-event-hand-free' },
    { id: 'event-hand-shadow', kind: 'hand', owner: 1, label: 'zone-event-hand-shadow' },
    { id: 'event-discard', kind: 'discard', label: 'zone-event-discard' },
    { id: 'story-free-hand', kind: 'hand', owner: 0, label: 'zone-story-free-hand' },
    { id: 'story-free-buried', kind: 'discard', owner: 0, label: 'zone-story-free-buried' },
    { id: 'story-free-table', kind: 'laid', owner: 0, label: 'zone-story-free-table' },
  ],
  faces: [
    event('call-to-arms', 'dense-fog'),
    event('troop-leader', 'battle-fury'),
    story('sf-dismay'),
    story('sf-elf-lords'),
    story('sf-lucky-number'),
    { ...story('fate-giant-size'), kind: 'fate', label: 'ref-cardtype-fate' },
    { ...story('regroup'), kind: 'special', label: 'ref-cardtype-special' },
  ],
  sheets: [
    {
      id: 'sheet:bard',
      name: 'bard',
      title: 'ref-character-bard',
      owner: 0,
      passages: [
        { text: 'text-sheet-bolg-entry', name: 'entry' },
        { text: 'text-sheet-bard-levies', title: 'ref-ability-bard-levies', name: 'ability' },
      ],
      values: [{ name: 'movement', value: 2 }, { name: 'leadership' }],
    },
  ],
  house_values: [
    { path: 'archery.dice', label: 'value-archery-dice', value: 1 },
    { path: 'archery.terrain.plains', label: 'value-archery-terrain-plains', value: false },
    { path: 'setup.free-3.at', label: 'value-setup-free-3-at', value: 'camp' },
  ],
}

/** As the Free Peoples see it. */
export const WITH_CARDS: Scene = {
  ...SCENE,
  markers: [
    ...SCENE.markers,
    card('regroup', 'cards-0', 0, 'card:0:regroup'),
    pile('event-deck', 20),
    card('ev-call-to-arms-dense-fog', 'event-hand-free', 0),
    pile('event-hand-shadow', 2, 1),
    card('ev-troop-leader-battle-fury', 'event-discard'),
    card('sf-dismay', 'story-free-hand', 0),
    card('sf-elf-lords', 'story-free-buried', 0),
    card('sf-lucky-number', 'story-free-table', 0),
    card('fate-giant-size', 'sheet:bard'),
    {
      id: 'armour',
      form: 'damage',
      at: 'card:fate-giant-size',
      name: 'armour',
      label: 'board-armour',
      count: 3,
    },
  ],
}
