/** Hides what only one side may see, where two sides share a screen: it then lies face down. */

import type { DecisionInfo, Layout, Marker, Scene, Tray } from '../api/types'
import { pointed } from '../table/offers'

export interface Veiled {
  scene: Scene
  /** The ids of the cards that are hidden. */
  hidden: ReadonlySet<string>
}

/** A scene seen by these seats, without what the others should not see. */
export function veiled(scene: Scene, layout: Layout, seats: readonly number[]): Veiled {
  const secret = new Map(
    layout.trays.filter((tray) => isSecret(tray, seats)).map((tray) => [tray.id, tray]),
  )
  const isHidden = ({ form, at }: Marker) => form === 'card' && secret.has(at)
  const cards = scene.markers.filter(isHidden)
  const left = scene.markers.filter((marker) => !isHidden(marker))
  const piles = [...secret.values()].flatMap((tray) => {
    const count = cards.filter(({ at }) => at === tray.id).length
    return count ? [pileIn(tray, left, count)] : []
  })
  const replaced = new Set(piles.map(({ id }) => id))
  return {
    scene: { ...scene, markers: [...left.filter(({ id }) => !replaced.has(id)), ...piles] },
    hidden: new Set(cards.map(({ id }) => id)),
  }
}

/** Hands and decks, and one's own discards, of which some may lie face down. */
function isSecret({ kind, owner = -1 }: Tray, seats: readonly number[]): boolean {
  if (kind === 'hand' || kind === 'deck') return true
  return kind === 'discard' && seats.includes(owner)
}

/** The pile in a tray, with so many cards more. */
function pileIn({ id, label = '', owner = -1 }: Tray, markers: readonly Marker[], more: number) {
  const known = markers.find(({ form, at }) => form === 'pile' && at === id)
  const pile: Marker = known ?? { id: `veiled:${id}`, form: 'pile', at: id, label, count: 0, owner }
  return { ...pile, count: (pile.count ?? 1) + more }
}

/** A decision without the options that name a hidden card, and without what was picked so far. */
export function unseeing(decision: DecisionInfo, hidden: ReadonlySet<string>): DecisionInfo {
  const options = decision.options.filter(
    (option) => !pointed(option).some((ref) => hidden.has(ref)),
  )
  return options.length === decision.options.length
    ? decision
    : { ...decision, options, picks: [], default: [] }
}
