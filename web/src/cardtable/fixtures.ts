/** A table of cards for tests: four seats, a path, two battlegrounds, and a combat. */

import type { Face, Layout, Mark, Marker, MatchInfo, Scene, Tray } from '../api/types'
import type { ContestPanel } from '../games/ring_cards/panels'
import { BARE_LAYOUT } from '../table/context'

const SEATS = ['frodo', 'witch-king', 'aragorn', 'saruman']
const FREE = [0, 2]

const mark = (name: string, value = 0): Mark => (value ? { name, value } : { name })

const card = (
  name: string,
  kind: string,
  owner: number,
  values: Mark[],
  texts: string[] = [],
): Face => ({
  name,
  title: `ref-card-${name}`,
  kind,
  label: `ref-faction-${kind}`,
  owner,
  values,
  passages: texts.map((text) => ({
    text: `text-${name}-${text}`,
    title: `ref-timing-${text}`,
    name: text,
  })),
})

const place = (name: string, kind: string, values: Mark[]): Face => ({
  name,
  title: `ref-place-${name}`,
  kind,
  label: `ref-cardtype-${kind}`,
  values,
  passages: [{ text: `text-place-${name}` }],
})

const ARMY = mark('type-army')
const CHARACTER = mark('type-character')
const ITEM = mark('type-item')
const attack = (value = 1) => mark('battleground-attack', value)
const defence = (value = 1) => mark('battleground-defence', value)

export const FACES: Face[] = [
  place('bag-end', 'path', [mark('number', 1), mark('points', 1), mark('defence', 1)]),
  place('minas-tirith', 'battleground', [
    mark('defence', 3),
    mark('points', 3),
    mark('defender-dunedain'),
    mark('defender-wizard'),
    mark('attacker-mordor'),
    mark('attacker-southron'),
  ]),
  place('morannon', 'battleground', [
    mark('defence', 2),
    mark('points', 3),
    mark('defender-mordor'),
    mark('attacker-dunedain'),
  ]),
  place('the-shire', 'path', [mark('number', 1), mark('points', 1)]),
  card(
    'frodo-baggins',
    'hobbit',
    0,
    [
      CHARACTER,
      mark('path-defence', 1),
      mark('allowed-path', 1),
      mark('allowed-path', 2),
      mark('allowed-path', 3),
      mark('allowed-path', 9),
    ],
    ['while-in-reserve'],
  ),
  card(
    'sam-gamgee',
    'hobbit',
    0,
    [CHARACTER, mark('path-defence', 2), mark('allowed-path', 1)],
    ['when-played'],
  ),
  card('riders-of-rohan', 'rohan', 0, [ARMY, attack(), defence()]),
  card('mithril-coat', 'hobbit', 0, [ITEM, mark('path-defence', 1)]),
  card('guards-of-the-citadel', 'dunedain', 2, [ARMY, attack(), defence()], ['bonus']),
  card(
    'aragorn',
    'dunedain',
    2,
    [CHARACTER, attack(), defence(), mark('leadership-attack', 1), mark('leadership-defence', 1)],
    ['when-played', 'while-in-reserve', 'replace-forsake-from-deck'],
  ),
  card('anduril', 'dunedain', 2, [ITEM, mark('keyword-weapon'), attack()], ['action-in-reserve']),
  card(
    'dead-men-of-dunharrow',
    'dunedain',
    2,
    [ARMY, mark('battleground-attack-from-text'), mark('battleground-defence-from-text')],
    ['bonus'],
  ),
  card('legolas', 'elf', 2, [
    CHARACTER,
    attack(),
    defence(),
    mark('path-defence', 1),
    mark('allowed-path', 3),
  ]),
  card('mordor-orcs-1', 'mordor', 1, [ARMY, attack(), defence()]),
  card('mordor-orcs-2', 'mordor', 1, [ARMY, attack(), defence()]),
  card(
    'the-witch-king',
    'mordor',
    1,
    [
      CHARACTER,
      mark('keyword-nazgul'),
      attack(2),
      defence(),
      mark('leadership-attack', 1),
      mark('path-attack', 2),
      mark('allowed-path', 1),
    ],
    ['when-played'],
  ),
  card('grond-hammer-of-the-underworld', 'mordor', 1, [ARMY, attack(2)]),
  card('haradrim-mumakil', 'southron', 3, [ARMY, attack(2), defence()]),
  card('uruk-hai', 'isengard', 3, [ARMY, attack(2), defence()]),
]

const tray = (id: string, kind: Tray['kind'], owner = -1): Tray => ({
  id,
  kind,
  label: `zone-${id}`,
  ...(owner < 0 ? {} : { owner }),
})

export const CARD_LAYOUT: Layout = {
  ...BARE_LAYOUT,
  width: 0,
  height: 0,
  sides: SEATS.map((name, seat) => ({
    seat,
    label: `ref-seat-${name}`,
    colour: FREE.includes(seat) ? 'blue' : 'red',
  })),
  trays: [
    tray('path', 'places'),
    tray('battlegrounds', 'places'),
    ...SEATS.flatMap((name, seat) => [
      tray(`hand-${name}`, 'hand', seat),
      tray(`deck-${name}`, 'deck', seat),
      tray(`cycle-${name}`, 'discard', seat),
      tray(`eliminated-${name}`, 'discard', seat),
      tray(`set-${name}`, 'hand', seat),
      tray(`event-${name}`, 'open', seat),
      tray(`reserve-${name}`, 'laid', seat),
      tray(`tokens-${name}`, 'tokens', seat),
    ]),
    tray('won-free-peoples', 'won'),
    tray('won-shadow', 'won'),
    tray('aside', 'out'),
    tray('path-deck', 'deck'),
    tray('battleground-deck-free-peoples', 'deck'),
    tray('battleground-deck-shadow', 'deck'),
  ],
  faces: FACES,
}

const at = (name: string, where: string, owner: number, more: Partial<Marker> = {}): Marker => ({
  id: `card:${name}`,
  form: 'card',
  at: where,
  name,
  label: `ref-card-${name}`,
  owner,
  ...more,
})
const location = (
  name: string,
  where: string,
  values: Mark[],
  more: Partial<Marker> = {},
): Marker => ({
  id: `location:${name}`,
  form: 'card',
  at: where,
  name,
  label: `ref-place-${name}`,
  values,
  ...more,
})
const pile = (where: string, count: number): Marker => ({
  id: `pile:${where}`,
  form: 'pile',
  at: where,
  label: `zone-${where}`,
  count,
})
const token = (id: string, name: string, where: string, more: Partial<Marker> = {}): Marker => ({
  id,
  form: 'token',
  at: where,
  name,
  ...more,
})
const score = (team: string, points: number) =>
  token(`score:${team}`, 'score', `won-${team}`, { values: [mark('points', points)] })
const standing = (attack: number, defence: number, defenders: number) => [
  mark('attack', attack),
  mark('defence', defence),
  mark('defenders', defenders),
]

/** As the holder of the first seat sees it. */
export const CARD_SCENE: Scene = {
  counters: [],
  figures: [],
  markers: [
    location('bag-end', 'path', standing(2, 1, 2)),
    at('the-witch-king', 'location:bag-end', 1, {
      marks: ['attacking'],
      values: [mark('path-attack', 2)],
    }),
    at('sam-gamgee', 'location:bag-end', 0, {
      marks: ['defending'],
      values: [mark('path-defence', 2)],
    }),
    at('mithril-coat', 'card:sam-gamgee', 0, { values: [mark('path-defence', 1)] }),
    location('minas-tirith', 'battlegrounds', standing(4, 2, 1), { marks: ['no-defence'] }),
    token('bead:1', 'battleground-attack', 'location:minas-tirith', { count: 2 }),
    at('mordor-orcs-1', 'location:minas-tirith', 1, {
      marks: ['attacking'],
      values: [attack()],
    }),
    at('haradrim-mumakil', 'location:minas-tirith', 3, {
      marks: ['attacking'],
      values: [attack(2)],
    }),
    at('guards-of-the-citadel', 'location:minas-tirith', 2, {
      marks: ['defending'],
      values: [defence()],
    }),
    location('morannon', 'battlegrounds', standing(0, 2, 0)),
    at('frodo-baggins', 'hand-frodo', 0),
    at('riders-of-rohan', 'hand-frodo', 0),
    pile('hand-witch-king', 4),
    pile('hand-aragorn', 6),
    pile('hand-saruman', 5),
    ...SEATS.map((name, index) => pile(`deck-${name}`, 20 + index)),
    pile('cycle-witch-king', 3),
    pile('eliminated-saruman', 1),
    at('aragorn', 'reserve-aragorn', 2),
    at('anduril', 'card:aragorn', 2),
    at('legolas', 'reserve-aragorn', 2, { marks: ['fresh'] }),
    at('uruk-hai', 'reserve-saruman', 3),
    ...SEATS.map((name, seat) =>
      token(`ring:${name}`, 'ring', `tokens-${name}`, seat === 1 ? { marks: ['used'] } : {}),
    ),
    { id: 'starting-player', form: 'pawn', at: 'tokens-frodo', name: 'starting-player' },
    { id: 'turn', form: 'pawn', at: 'tokens-frodo', name: 'turn' },
    score('free-peoples', 3),
    score('shadow', 5),
    location('the-shire', 'won-shadow', [], { marks: ['face-down'] }),
    token('corruption', 'corruption', 'won-shadow', { count: 4 }),
    pile('path-deck', 24),
    pile('battleground-deck-free-peoples', 6),
    pile('battleground-deck-shadow', 6),
  ],
}

export const CONTEST: ContestPanel = {
  panel: 'contest',
  at: 'location:minas-tirith',
  attack: 4,
  withstood: 3,
  attackers: [
    { piece: 'card:haradrim-mumakil', value: 2 },
    { piece: 'card:mordor-orcs-1', value: 1, lost: true },
  ],
  defenders: [
    { piece: 'location:minas-tirith', value: 2 },
    { piece: 'card:guards-of-the-citadel', value: 1, lost: true },
  ],
}

export const CARD_MATCH: MatchInfo = {
  id: 'm',
  game: 'ring_cards',
  scenario: 'trilogy',
  seats: SEATS.map((name, seat) => ({
    seat,
    name,
    team: FREE.includes(seat) ? 'free-peoples' : 'shadow',
    taken: true,
    holder: ['Anna', 'Bert', 'Cleo', 'Dan'][seat] ?? '',
    yours: seat === 0,
  })),
  begun: true,
  over: false,
}
