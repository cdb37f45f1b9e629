/** Sorts a table without a board: the places in the middle, the seats around it, and what is won. */

import type { Layout, Marker, Scene, Side, Tray } from '../api/types'
import { type Pile, pileOf, sizeOf } from '../cards/lying'

/** A card with what is tucked under it and lies on it. */
export interface Stack {
  card: Marker
  items: readonly Stack[]
  tokens: readonly Marker[]
}

/** A card at which others stand, on two sides. */
export interface Place {
  card: Marker
  attackers: readonly Stack[]
  defenders: readonly Stack[]
  /** Those that take no side. */
  others: readonly Stack[]
  tokens: readonly Marker[]
}

/** Places that lie together. */
export interface Zone {
  tray: Tray
  places: readonly Place[]
}

/** Cards of a tray that lie open. */
export interface Row {
  tray: Tray
  stacks: readonly Stack[]
  /** How many lie face down beside them. */
  backs: number
}

/** What lies before a seat. */
export interface Seating {
  side: Side
  /** Hands, decks and discards; of several hands only the first is there while it is empty. */
  piles: readonly Pile[]
  /** Cards in play. */
  laid: readonly Row[]
  /** Cards that lie open for a while. */
  open: readonly Row[]
  tokens: readonly Marker[]
}

/** What a side has won. */
export interface Winnings {
  tray: Tray
  cards: Pile
  tokens: readonly Marker[]
  points: number | undefined
  /** Decks whose names end as that of its tray does, with the name of the side. */
  decks: readonly Pile[]
}

const SCORE = 'score'
const POINTS = 'points'

/** A number that a marker has now. */
export const numberOf = ({ values = [] }: Marker, name: string): number | undefined => {
  const found = values.find((mark) => mark.name === name)
  return found && (found.value ?? 0)
}

const trayed = ({ trays }: Layout, ...kinds: readonly Tray['kind'][]) =>
  trays.filter(({ kind }) => kinds.includes(kind))

const lyingAt = ({ markers }: Scene, ref: string) => markers.filter(({ at }) => at === ref)
const isCard = ({ form }: Marker) => form === 'card'

function stacksAt(scene: Scene, ref: string): Stack[] {
  return lyingAt(scene, ref)
    .filter(isCard)
    .map((card) => ({
      card,
      items: stacksAt(scene, card.id),
      tokens: lyingAt(scene, card.id).filter((marker) => !isCard(marker)),
    }))
}

function placeOf(scene: Scene, card: Marker): Place {
  const stacks = stacksAt(scene, card.id)
  const on = (mark: string) => stacks.filter((stack) => stack.card.marks?.includes(mark))
  const attackers = on('attacking')
  const defenders = on('defending')
  return {
    card,
    attackers,
    defenders,
    others: stacks.filter((stack) => !attackers.includes(stack) && !defenders.includes(stack)),
    tokens: lyingAt(scene, card.id).filter((marker) => !isCard(marker)),
  }
}

/** The places in the middle. */
export function zonesOf(layout: Layout, scene: Scene): Zone[] {
  return trayed(layout, 'places').map((tray) => ({
    tray,
    places: lyingAt(scene, tray.id)
      .filter(isCard)
      .map((card) => placeOf(scene, card)),
  }))
}

function rowOf(scene: Scene, tray: Tray): Row {
  return { tray, stacks: stacksAt(scene, tray.id), backs: pileOf(tray, scene).backs }
}

const isUsed = ({ stacks, backs }: Row) => stacks.length + backs > 0

/** In this order. */
const SEAT_PILES: readonly Tray['kind'][] = ['hand', 'deck', 'discard', 'cards']

/** What lies before a seat. */
export function seatingOf(layout: Layout, scene: Scene, side: Side): Seating {
  const own = { ...layout, trays: layout.trays.filter(({ owner }) => owner === side.seat) }
  const [hand] = trayed(own, 'hand')
  const isMissed = (pile: Pile) =>
    pile.tray.kind !== 'hand' || pile.tray === hand || sizeOf(pile) > 0
  return {
    side,
    piles: SEAT_PILES.flatMap((kind) => trayed(own, kind))
      .map((tray) => pileOf(tray, scene))
      .filter(isMissed),
    laid: trayed(own, 'laid').map((tray) => rowOf(scene, tray)),
    open: trayed(own, 'open')
      .map((tray) => rowOf(scene, tray))
      .filter(isUsed),
    tokens: trayed(own, 'tokens', 'supply').flatMap(({ id }) => lyingAt(scene, id)),
  }
}

/** The seats in their order, beginning with one's own: those, and the others from there on. */
export function around(sides: readonly Side[], seats: readonly number[]) {
  const first = sides.findIndex(({ seat }) => seats.includes(seat))
  const turned = first < 0 ? sides : [...sides.slice(first), ...sides.slice(0, first)]
  return {
    own: turned.filter(({ seat }) => seats.includes(seat)),
    others: turned.filter(({ seat }) => !seats.includes(seat)),
  }
}

export function winningsOf(layout: Layout, scene: Scene): Winnings[] {
  return trayed(layout, 'won').map((tray) => {
    const lying = lyingAt(scene, tray.id)
    const score = lying.find(({ name }) => name === SCORE)
    const ending = tray.id.replace(/^[^-]*/, '')
    return {
      tray,
      cards: pileOf(tray, scene),
      tokens: lying.filter((marker) => marker.form === 'token' && marker !== score),
      points: score && numberOf(score, POINTS),
      decks: commonsOf(layout, scene).filter((pile) => pile.tray.id.endsWith(ending)),
    }
  })
}

/** Tokens that belong to nobody and say how far the game is, such as its round. */
export function standingsOf(layout: Layout, scene: Scene): Marker[] {
  return trayed(layout, 'tokens')
    .filter(({ owner = -1 }) => owner < 0)
    .flatMap(({ id }) => lyingAt(scene, id))
}

const PILED: readonly Tray['kind'][] = ['deck', 'discard', 'out', 'won', 'cards']

/** The cards in piles that these ids name, pile by pile. */
export function offeredOf(layout: Layout, scene: Scene, refs: ReadonlySet<string>): Pile[] {
  return trayed(layout, ...PILED)
    .map((tray) => pileOf(tray, scene))
    .map((pile) => ({ ...pile, cards: pile.cards.filter(({ id }) => refs.has(id)) }))
    .filter(({ cards }) => cards.length)
}

/** Decks and discards that belong to nobody, and what is out of the game. */
export function commonsOf(layout: Layout, scene: Scene): Pile[] {
  return trayed(layout, 'deck', 'discard', 'out')
    .filter(({ owner = -1 }) => owner < 0)
    .map((tray) => pileOf(tray, scene))
}
