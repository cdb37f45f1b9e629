/** What belongs where: what a click means if nothing can be done with the thing itself, and what the
 * arrow keys reach. */

import type { Scene } from '../api/types'
import type { Land } from './land'
import type { Places } from './placing'
import type { Stop } from './roving'

/** What a click on a thing may mean: itself, else the army it belongs to, else its area, else what
 * stands there. */
export function reaching(scene: Scene): (ref: string) => readonly string[] {
  const home = new Map<string, string>()
  for (const { id, at, parts } of scene.counters) {
    home.set(id, at)
    for (const part of parts) home.set(part.id, id)
  }
  for (const { id, at } of [...scene.figures, ...scene.markers]) home.set(id, at)
  const counterIn = new Map(scene.counters.map((counter) => [counter.at, counter.id]))
  return (ref) => {
    const chain = [ref]
    for (let next = home.get(ref); next; next = home.get(next)) chain.push(next)
    const area = chain.at(-1) ?? ref
    const counter = counterIn.get(area)
    const here = [...home].filter(([, at]) => at === area || at === counter).map(([id]) => id)
    return [...chain, ...(counter ? [counter] : []), ...here]
  }
}

/** Everything that the arrow keys reach, with its place; of groups those that are drawn. */
export function stopsOf(land: Land, places: Places, groups: ReadonlySet<string>): Stop[] {
  const pieces = [...places.counters, ...places.figures, ...places.piles, ...places.tokens]
  return [
    ...[...land.shapes.values()].map(({ area }) => ({ ref: area.id, at: area.centre })),
    ...pieces.map(({ thing, at }) => ({ ref: thing.id, at })),
    ...land.layout.groups
      .filter(({ id }) => groups.has(id))
      .map(({ id, centre }) => ({ ref: id, at: centre })),
    ...land.layout.tracks.flatMap(({ id, spaces: [first] }) =>
      first ? [{ ref: id, at: first.centre }] : [],
    ),
  ]
}
