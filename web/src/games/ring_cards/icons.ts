/** The icons of the game, from the game-icons set (CC BY 3.0), and a few drawn with them. */

import spider from 'icon:angular-spider'
import handShield from 'icon:black-hand-shield'
import broadsword from 'icon:broadsword'
import burningEye from 'icon:burning-eye'
import cardDiscard from 'icon:card-discard'
import cardDraw from 'icon:card-draw'
import cardPick from 'icon:card-pick'
import castle from 'icon:castle'
import crossedSwords from 'icon:crossed-swords'
import cycle from 'icon:cycle'
import dwarfHelmet from 'icon:dwarf-helmet'
import elephant from 'icon:elephant-head'
import elfHelmet from 'icon:elf-helmet'
import evilTower from 'icon:evil-tower'
import footprint from 'icon:footprint'
import hobbitDoor from 'icon:hobbit-door'
import hood from 'icon:hood'
import horseHead from 'icon:horse-head'
import knapsack from 'icon:knapsack'
import laurels from 'icon:laurels'
import mountainRoad from 'icon:mountain-road'
import pointyHat from 'icon:pointy-hat'
import hand from 'icon:poker-hand'
import ring from 'icon:ring'
import star from 'icon:round-star'
import hourglass from 'icon:sands-of-time'
import scroll from 'icon:scroll-unfurled'
import shield from 'icon:shield'
import skull from 'icon:skull-ring'
import tombstone from 'icon:tombstone'
import towerFlag from 'icon:tower-flag'
import whiteTower from 'icon:white-tower'
import type { Icon, IconForm } from '../../board/contract'

const SIZE = 512

const scaled = (icon: Icon, by: number, x: number, y: number) =>
  `<g transform="translate(${x} ${y}) scale(${by})">${icon.body}</g>`

/** Leadership: the same sign in a circle. */
const circled = (icon: Icon): Icon => ({
  width: SIZE,
  height: SIZE,
  body: `<circle cx="256" cy="256" r="226" fill="none" stroke="currentColor" stroke-width="44"/>${scaled(icon, 0.6, 102, 102)}`,
})

/** A number that follows from the text: a star beside the sign. */
const starred = (icon: Icon): Icon => ({
  width: SIZE * 1.5,
  height: SIZE,
  body: icon.body + scaled(star, 0.5, SIZE, 40),
})

const FACTIONS: Record<string, Icon> = {
  dunedain: whiteTower,
  dwarf: dwarfHelmet,
  elf: elfHelmet,
  hobbit: hobbitDoor,
  rohan: horseHead,
  wizard: pointyHat,
  isengard: handShield,
  monstrous: spider,
  mordor: evilTower,
  southron: elephant,
}

const COMBAT: Record<string, Icon> = {
  'battleground-attack': crossedSwords,
  'battleground-defence': shield,
  'leadership-attack': circled(broadsword),
  'leadership-defence': circled(shield),
  'path-attack': burningEye,
  'path-defence': footprint,
}

const prefixed = (prefix: string) =>
  Object.fromEntries(Object.entries(FACTIONS).map(([name, icon]) => [`${prefix}-${name}`, icon]))

const MARKS: Record<string, Icon> = {
  ...COMBAT,
  ...Object.fromEntries(
    Object.entries(COMBAT).map(([name, icon]) => [`${name}-from-text`, starred(icon)]),
  ),
  ...prefixed('defender'),
  ...prefixed('attacker'),
  ...prefixed('faction'),
  defence: shield,
  points: laurels,
  number: mountainRoad,
}

const TOKENS: Record<string, Icon> = {
  ...COMBAT,
  ring,
  corruption: skull,
  carryover: knapsack,
  round: hourglass,
}

const PAWNS: Record<string, Icon> = {
  'starting-player': towerFlag,
  turn: hourglass,
}

/** By how the names of the trays begin. */
const TRAYS: Record<string, Icon> = {
  hand,
  deck: cardDraw,
  cycle,
  eliminated: tombstone,
  set: cardPick,
  event: scroll,
  won: laurels,
  aside: cardDiscard,
  path: mountainRoad,
  battleground: castle,
}

/** The types of cards, and those of which nobody saw what they were. */
const TYPES: Record<string, Icon> = {
  army: towerFlag,
  character: hood,
  item: broadsword,
  event: scroll,
  unseen: tombstone,
}

const BY_FORM: Partial<Record<IconForm, Record<string, Icon>>> = {
  kind: { ...FACTIONS, battleground: castle, path: mountainRoad },
  mark: MARKS,
  cardtype: TYPES,
  token: TOKENS,
  pawn: PAWNS,
}

export function icon(form: IconForm, name: string): Icon | undefined {
  if (form === 'tray') return TRAYS[name.split('-')[0] ?? '']
  return BY_FORM[form]?.[name]
}
