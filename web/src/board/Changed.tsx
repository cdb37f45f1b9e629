/** Marks where something has happened since one last chose. */

import type { Places } from './placing'

interface ChangedProps {
  areas: ReadonlySet<string> | undefined
  places: Places
  scale: number
}

/** So far the mark lies from the middle of a place. */
const ASIDE = 22

export function Changed({ areas, places, scale }: ChangedProps) {
  return [...(areas ?? [])].map((area) => {
    const at = places.where.get(area)
    return (
      at && (
        <circle
          className="changed"
          cx={at[0] + ASIDE * scale}
          cy={at[1] - ASIDE * scale}
          key={area}
          r={4.5 * scale}
        />
      )
    )
  })
}
