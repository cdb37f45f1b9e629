/** Finds the thing on the table that a name in the log, or in a sentence, means. */

import type { Layout, Marker, Scene } from '../api/types'

/** Before the name of a face that lies nowhere one can see: its card is told of all the same. */
const FACE = 'face:'

export const faceRef = (name: string) => `${FACE}${name}`
export const faceNameOf = (ref: string) =>
  ref.startsWith(FACE) ? ref.slice(FACE.length) : undefined

export type Find = (ref: string) => string | undefined

/** From a reference of the rules to the id of a thing one can look at. */
export function finding(layout: Layout, scene: Scene): Find {
  const found = new Map<string, string>()
  const add = (ref: string | undefined, id: string) => {
    if (ref && !found.has(ref)) found.set(ref, id)
  }
  for (const { id } of [...layout.areas, ...layout.groups]) add(id, id)
  for (const { id, name } of scene.figures) add(name, id)
  for (const marker of scene.markers.filter(isCard)) add(marker.name, marker.id)
  for (const { name, id } of layout.sheets ?? []) add(name, id)
  for (const { name } of layout.faces ?? []) add(name, faceRef(name))
  return (ref) => found.get(ref)
}

const isCard = ({ form }: Marker) => form === 'card'
