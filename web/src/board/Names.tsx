/** The names of places, written where there is room for them. */

import { useMemo } from 'react'
import type { Scene } from '../api/types'
import { type Box, grown } from './geometry'
import type { Land } from './land'
import { measureWith, placeNames } from './naming'
import type { Places } from './placing'
import { useFonts } from './useFonts'
import { usePainted } from './usePainted'

/** No name is written smaller than this, in points of the screen. */
const LEAST = 11

interface NamesProps {
  land: Land
  scene: Scene
  places: Places
  /** Points of the screen for each unit of the board. */
  scale: number
  /** Whether most places are empty, so that their names may stand in the middle of them. */
  isWide: boolean
  /** Whether all is so small that only few names can be read. */
  isShort: boolean
  name(labelKey: string): string
}

export function Names({ land, places, scale, isWide, isShort, name }: NamesProps) {
  // To find the places takes as long as to draw all pieces, which are wanted first.
  const isPainted = usePainted()
  const isReady = useFonts(land, name)
  const { taken, stands } = useLain(places)
  const step = Math.floor(Math.log2(Math.max(0.3, scale)) * 3) / 3
  const names = useMemo(() => {
    const near = 2 ** step
    if (!isPainted) return []
    return placeNames(land, {
      name: ({ area }) => name(area.label),
      measure: measureWith(`700 100px "Alegreya SC"${isReady ? '' : ', serif'}`, 0.02),
      sizes: isWide
        ? { major: Math.min(15, 13.5 / near ** 0.6), minor: Math.min(10.5, 9.8 / near ** 0.55) }
        : {
            major: Math.min(15, Math.max(5.5, 13.5 / near ** 0.75)),
            minor: Math.min(10.5, Math.max(3.8, 9.8 / near ** 0.8)),
          },
      least: LEAST / near,
      taken,
      few: isShort,
      ...(isWide ? { stands } : {}),
    })
  }, [land, taken, stands, name, step, isReady, isPainted, isWide, isShort])
  return (
    <svg aria-hidden="true" className="names">
      {names.map(({ area, lines, at: [x, y], size, major }) => (
        <text
          className={nameClass(land, area, major)}
          fontSize={size}
          key={area}
          x={x}
          y={y - ((lines.length - 1) / 2) * size * 1.02 + size * 0.31}
        >
          {lines.map((line, index) => (
            <tspan dy={index ? size * 1.02 : 0} key={line} x={x}>
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  )
}

/** Where pieces lie and stand; the same as before as long as none has moved. */
function useLain({ taken, clusters }: Places) {
  const said = JSON.stringify([taken, clusters.map(({ area, box }) => [area, box])])
  return useMemo(() => {
    const [lying, standing] = JSON.parse(said) as [Box[], [string, Box][]]
    return { taken: lying.map((box) => grown(box, 2)), stands: new Map(standing) }
  }, [said])
}

function nameClass(land: Land, area: string, major: boolean): string {
  if (land.shapes.get(area)?.area.kind === 'box') return 'name name-box'
  return major ? 'name name-major' : 'name name-minor'
}
