/** Works out what there is to see when a table changes: from two scenes, and what was told between them. */

import type { Counter, Die, EventInfo, Figure, Marker, Scene } from '../api/types'
import type { Skin } from '../board/contract'
import { diceOf, numberOf, panelsOf } from '../table/panels'

/** Something that moves, comes, goes, is hurt or is rolled; `order` says after how many others. */
export type Step = { ref: string; order: number } & (
  | { kind: 'glide'; from: From }
  | { kind: 'appear' | 'vanish' | 'hurt' | 'roll' }
)

/** Where something set out: as the thing of this id stood, and then through these areas; or from a tray. */
export type From = { was: string; through: readonly string[] } | { tray: string }

/** What an event moved, as ids of areas from first to last. */
export type Moved = (event: EventInfo) => readonly string[]

const NO_MOVES: Moved = () => []

export function stepsOf(
  before: Scene,
  after: Scene,
  events: readonly EventInfo[],
  skin: Skin,
): Step[] {
  const orders = ordersIn(events)
  const steps = [
    ...ofCounters(before, after, events, skin),
    ...ofPieces(before, after, events),
    ...ofDice(before, after, events, skin),
    ...ofFights(before, after),
  ].map((step) => ({ ...step, order: step.order ?? orders(step.names) ?? events.length }))
  return ranked(steps.map(({ names: _, ...step }) => step as Step))
}

/** A step before its place among the others is known: it is that of the first event that tells of it by one
 * of these names, the best first. */
type Draft = Omit<Step, 'order'> & { order?: number; names: readonly string[]; from?: From }

/** The place of the first event that has a name in a field; of several names the first that is told. */
function ordersIn(events: readonly EventInfo[]) {
  const first = new Map<string, number>()
  for (const [order, { fields }] of events.entries()) {
    for (const value of Object.values(fields).flat()) {
      if (typeof value === 'string' && !first.has(value)) first.set(value, order)
    }
  }
  return (names: readonly string[]) => {
    const known = names.find((name) => first.has(name))
    return known === undefined ? undefined : first.get(known)
  }
}

/** Without gaps: what is told at the same time is seen at the same time. */
function ranked(steps: readonly Step[]): Step[] {
  const orders = [...new Set(steps.map(({ order }) => order))].sort((a, b) => a - b)
  return steps.map((step) => ({ ...step, order: orders.indexOf(step.order) }))
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]))

const sizeOf = ({ parts }: Counter) => parts.reduce((sum, { count }) => sum + count, 0)

/** An army is known by its place, so that only the events tell which one went where. */
function ofCounters(
  before: Scene,
  after: Scene,
  events: readonly EventInfo[],
  skin: Skin,
): Draft[] {
  const ways = waysOf(events, skin.moved ?? NO_MOVES)
  const damage = (counter: Counter) => numberOf(counter, skin.counter?.below)
  const old = byId(before.counters)
  const now = byId(after.counters)
  const oldAt = new Map(before.counters.map((counter) => [counter.at, counter]))
  const come = after.counters.flatMap((counter): Draft[] => {
    const { id, at } = counter
    const way = ways.find(({ through }) => through.at(-1) === at)
    const start = way && oldAt.get(way.through[0] ?? '')
    if (way && start) {
      const from = { was: start.id, through: way.through.slice(1, -1) }
      return [{ kind: 'glide', ref: id, from, order: way.order, names: [at] }]
    }
    const was = old.get(id)
    if (!was) return [{ kind: 'appear', ref: id, names: [at] }]
    const isHurt = sizeOf(counter) < sizeOf(was) || damage(counter) > damage(was)
    const hasLeft = ways.some(({ through }) => through[0] === at)
    return isHurt && !hasLeft ? [{ kind: 'hurt', ref: id, names: [at] }] : []
  })
  const gone = before.counters.filter(
    ({ id, at }) => !now.has(id) && !ways.some(({ through }) => through[0] === at),
  )
  return [...come, ...gone.map(({ id, at }): Draft => ({ kind: 'vanish', ref: id, names: [at] }))]
}

/** The ways that events tell of; one that goes on where another ended is a part of it. */
function waysOf(events: readonly EventInfo[], moved: Moved) {
  const ways: { through: string[]; order: number }[] = []
  for (const [order, event] of events.entries()) {
    const way = moved(event)
    if (way.length < 2) continue
    const known = ways.find(({ through }) => through.at(-1) === way[0])
    if (known) known.through.push(...way.slice(1))
    else ways.push({ through: [...way], order })
  }
  return ways
}

/** The kernel's event of a thing that goes from one zone to another. */
const ZONED = 'Moved'

/** Somebodies, cards and tokens keep their ids wherever they go. */
function ofPieces(before: Scene, after: Scene, events: readonly EventInfo[]): Draft[] {
  const old = byId([...before.figures, ...before.markers])
  const all = [...after.figures, ...after.markers]
  const now = byId(all)
  const fromZone = new Map(
    events
      .filter(({ kind }) => kind === ZONED)
      .map(({ fields }) => [String(fields.face), String(fields.source)]),
  )
  const isShown = (piece: Figure | Marker) => !('form' in piece) || !STILL.includes(piece.form)
  const namesOf = ({ id, name = '', at }: { id: string; name?: string; at: string }) => [
    name,
    at,
    id,
  ]
  const come = all.filter(isShown).flatMap((piece): Draft[] => {
    const was = old.get(piece.id)
    const names = namesOf(piece)
    if (was?.at === piece.at) return []
    const tray = fromZone.get(piece.name ?? '')
    const known: From | undefined = was ? { was: was.id, through: [] } : undefined
    const from = known ?? (tray === undefined ? undefined : { tray })
    // A card of which nobody told where it comes from, such as one from behind a curtain, is just there.
    if (!from && isCard(piece)) return []
    return [
      from
        ? { kind: 'glide', ref: piece.id, from, names }
        : { kind: 'appear', ref: piece.id, names },
    ]
  })
  const gone = [...old.values()].filter(({ id }) => !now.has(id)).filter(isShown)
  return [
    ...come,
    ...gone.map((piece): Draft => ({ kind: 'vanish', ref: piece.id, names: namesOf(piece) })),
  ]
}

const isCard = (piece: object) => 'form' in piece && piece.form === 'card'

/** These only count what lies somewhere, or are rolled. */
const STILL: readonly Marker['form'][] = ['pile', 'die', 'damage', 'flag']

/** The kernel's event of dice. */
const ROLLED = 'Rolled'

function ofDice(before: Scene, after: Scene, events: readonly EventInfo[], skin: Skin): Draft[] {
  const order = events.findIndex(({ kind }) => kind === ROLLED)
  if (order < 0) return []
  const old = byId<Die | Marker>([...diceOf(before, skin), ...before.markers])
  const dice: (Die | Marker)[] = [
    ...diceOf(after, skin),
    ...after.markers.filter(({ form }) => form === 'die'),
  ]
  return dice
    .filter((die) => isRolled(old.get(die.id), die))
    .map(({ id }): Draft => ({ kind: 'roll', ref: id, order, names: [] }))
}

function isRolled(was: Die | Marker | undefined, die: Die | Marker): boolean {
  if (!was) return true
  if ('value' in die && 'value' in was) return die.value !== was.value || die.again !== was.again
  return 'form' in die && 'form' in was && (die.count ?? 1) > (was.count ?? 1)
}

/** A fight that begins: those who are in it. */
function ofFights(before: Scene, after: Scene): Draft[] {
  const known = panelsOf(before)
  const begun = panelsOf(after).filter(
    ({ panel, at }) => !known.some((each) => each.panel === panel && each.at === at),
  )
  const refs = begun.flatMap(({ at: place = '', sources = [] }) => {
    const counters = after.counters.filter(({ at }) => at === place || sources.includes(at))
    return counters.length ? counters.map(({ id }) => id) : [place]
  })
  return refs.map((ref): Draft => ({ kind: 'hurt', ref, names: [ref] }))
}

/** A step with its time, in milliseconds. */
export type Timed = Step & { start: number; length: number }

const LONGEST = 450
const SHORTEST = 120
/** A show lasts about so long at most. */
const WHOLE = 4000

/** When each step is seen: one after the other, the quicker the more there are. */
export function timed(steps: readonly Step[]): Timed[] {
  const count = 1 + Math.max(-1, ...steps.map(({ order }) => order))
  const length = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / Math.max(1, count)))
  return steps.map((step) => ({ ...step, start: step.order * length, length }))
}

export const endOf = (steps: readonly Timed[]) =>
  Math.max(0, ...steps.map(({ start, length }) => start + length))
