/** Sorts the cards on a table: hands, decks and discards, and what lies open. */

import type { Layout, Marker, Scene, Sheet, Tray } from '../api/types'
import type { Skin } from '../board/contract'
import { cardsOf } from '../table/panels'

/** The cards of one tray. */
export interface Pile {
  tray: Tray
  cards: readonly Marker[]
  /** How many lie face down beside them. */
  backs: number
}

export const sizeOf = ({ cards, backs }: Pile) => cards.length + backs

/** What lies in a tray. */
export function pileOf(tray: Tray, scene: Scene): Pile {
  const lying = scene.markers.filter(({ at }) => at === tray.id)
  const piles = lying.filter(({ form }) => form === 'pile')
  return {
    tray,
    cards: lying.filter(({ form }) => form === 'card'),
    backs: piles.reduce((sum, { count = 1 }) => sum + count, 0),
  }
}

/** Whether there is no board: all lies on the table, at places and before the seats. */
export const isCardTable = ({ areas, trays }: Layout) =>
  areas.length === 0 && trays.some(({ kind }) => kind === 'places')

/** Whether somebody at this screen holds cards in this game. */
export const hasHand = ({ trays }: Layout, seats: readonly number[]) =>
  trays.some(({ kind, owner = -1 }) => kind === 'hand' && seats.includes(owner))

/** Whether the table shows the hands of this screen; the shelves of a skin may do it. */
export const showsHand = (layout: Layout, seats: readonly number[], { panelShows }: Skin) =>
  hasHand(layout, seats) && !panelShows?.includes('hand')

/** What a seat can play from: those of its cards that can be chosen now, and its hand. */
export function handOf(
  layout: Layout,
  scene: Scene,
  seat: number,
  choosable: ReadonlySet<string>,
): Pile[] {
  const own = layout.trays.filter(({ owner }) => owner === seat)
  const hand = own.filter(({ kind }) => kind === 'hand').map((tray) => pileOf(tray, scene))
  const ready = own
    .filter(({ kind }) => kind === 'cards')
    .map((tray) => pileOf(tray, scene))
    .map((pile) => ({ ...pile, cards: pile.cards.filter(({ id }) => choosable.has(id)) }))
  return [...ready.filter(({ cards }) => cards.length), ...hand]
}

const STACKED: readonly Tray['kind'][] = ['deck', 'discard', 'cards']

/** Decks, discards, and cards that are ready beside the board. */
export function stacksOf(layout: Layout, scene: Scene): Pile[] {
  return layout.trays
    .filter(({ kind }) => STACKED.includes(kind))
    .map((tray) => pileOf(tray, scene))
}

/** The hands of seats that are not one's own. */
export function otherHandsOf(layout: Layout, scene: Scene, own: readonly number[]): Pile[] {
  return layout.trays
    .filter(({ kind, owner = -1 }) => kind === 'hand' && !own.includes(owner))
    .map((tray) => pileOf(tray, scene))
}

/** Cards that lie open together: in a tray, or beside a sheet. */
export interface OpenCards {
  at: string
  label: string
  cards: readonly Marker[]
}

/** What lies open in play, without the cards that lie in panels. */
export function openCardsOf(layout: Layout, scene: Scene, skin: Skin): OpenCards[] {
  const fighting = cardsOf(scene, skin)
  const trays = layout.trays.filter(({ kind }) => kind === 'open' || kind === 'laid')
  const places = [
    ...trays.map(({ id, label = '' }) => ({ at: id, label })),
    ...(layout.sheets ?? []).map(({ id, title }) => ({ at: id, label: title })),
  ]
  return places
    .map(({ at, label }) => ({
      at,
      label,
      cards: scene.markers.filter(
        (marker) => marker.form === 'card' && marker.at === at && !fighting.includes(marker.id),
      ),
    }))
    .filter(({ cards }) => cards.length)
}

/** The reference sheet of a thing on the table, if there is one. */
export function sheetOf(ref: string, { sheets = [] }: Layout, scene: Scene): Sheet | undefined {
  const name = [...scene.figures, ...scene.markers].find(({ id }) => id === ref)?.name
  return sheets.find((sheet) => sheet.name === name)
}
