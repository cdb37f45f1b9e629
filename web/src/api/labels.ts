/** Labels that a scene leaves out, since the layout has them. */

import type { Layout, Standing } from './types'

/** How the match stands, with a label for each card that is called as its face is titled. */
export function labelled(standing: Standing, layout: Layout | null): Standing {
  const { scene } = standing
  if (!scene || !layout) return standing
  const titles = titlesOf(layout)
  const markers = scene.markers.map((marker) => {
    const title = marker.label ? undefined : titles.get(marker.name ?? '')
    return title ? { ...marker, label: title } : marker
  })
  return { ...standing, scene: { ...scene, markers } }
}

const TITLES = new WeakMap<Layout, ReadonlyMap<string, string>>()

function titlesOf(layout: Layout): ReadonlyMap<string, string> {
  const known = TITLES.get(layout)
  if (known) return known
  const titles = new Map((layout.faces ?? []).map(({ name, title }) => [name, title]))
  TITLES.set(layout, titles)
  return titles
}
