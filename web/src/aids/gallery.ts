/** Sorts the cards of a game: copies together, groups by kind, and what fits a filter. */

import type { Face } from '../api/types'
import type { Skin } from '../board/contract'
import { bare } from '../rules/searching'

/** Cards that say the same. */
export interface Printed {
  face: Face
  /** The names of all copies. */
  names: readonly string[]
  /** The type of the card, as the name of a mark; empty where cards have none. */
  type: string
}

/** Which cards are wanted; what is empty does not matter. */
export interface Wanted {
  words: string
  /** The seat whose cards they are, as text. */
  owner: string
  /** The kind of card, such as its faction. */
  kind: string
  type: string
  /** Only cards of these names. */
  names?: ReadonlySet<string> | undefined
}

export interface PrintedGroup {
  kind: string
  /** The key of its name. */
  label: string
  cards: readonly Printed[]
}

/** All cards of a game, each title once. */
export function printed(faces: readonly Face[], skin: Skin): Printed[] {
  const found = new Map<string, { face: Face; names: string[]; type: string }>()
  for (const face of faces) {
    const key = JSON.stringify([face.passages, face.values, face.kind, face.owner, said(face)])
    const known = found.get(key)
    if (known) known.names.push(face.name)
    else {
      const type = skin.signs?.(face.values ?? []).line[0] ?? ''
      found.set(key, { face, names: [face.name], type })
    }
  }
  return [...found.values()]
}

/** Copies of a card have numbers behind their names. */
const said = ({ title }: Face) => title.replace(/-\d+$/, '')

/** The cards that fit, of all copies only those that are wanted. */
export function fitting(
  cards: readonly Printed[],
  wanted: Wanted,
  textOf: (card: Printed) => string,
): Printed[] {
  const words = bare(wanted.words).split(/\s+/).filter(Boolean)
  return cards
    .filter(
      (card) => isOf(card, wanted) && words.every((word) => bare(textOf(card)).includes(word)),
    )
    .map((card) => ({
      ...card,
      names: wanted.names ? card.names.filter((name) => wanted.names?.has(name)) : card.names,
    }))
    .filter(({ names }) => names.length)
}

/** Whether a card is of the side, kind and type that are wanted. */
function isOf({ face, type }: Printed, wanted: Wanted): boolean {
  const pairs = [
    [wanted.owner, String(face.owner ?? -1)],
    [wanted.kind, face.kind],
    [wanted.type, type],
  ]
  return pairs.every(([wish, own]) => !wish || wish === own)
}

/** Cards under the names of their kinds, in the order of the game. */
export function grouped(cards: readonly Printed[]): PrintedGroup[] {
  const found = new Map<string, { kind: string; label: string; cards: Printed[] }>()
  for (const card of cards) {
    const { kind = '', label = '' } = card.face
    const group = found.get(kind) ?? { kind, label, cards: [] }
    group.cards.push(card)
    found.set(kind, group)
  }
  return [...found.values()]
}

/** How many cards there are, with all copies. */
export const count = (cards: readonly Printed[]) =>
  cards.reduce((sum, { names }) => sum + names.length, 0)
