/** What lies flat on the board: tracks, flags and damage on printed signs, barriers, trails. */

import type { Scene } from '../api/types'
import { panelsOf } from '../table/panels'
import { trailThrough } from './ink'
import type { Land } from './land'
import { BarrierPiece, SignPiece, TrackPiece } from './Pieces'
import type { Places } from './placing'
import { useBoard } from './Thing'

interface LyingProps {
  land: Land
  scene: Scene
  places: Places
  scale: number
  trails: readonly (readonly string[])[]
}

export function Lying({ land, scene, places, scale, trails }: LyingProps) {
  const { skin } = useBoard()
  const pawns = scene.markers.filter((marker) => marker.form === 'pawn')
  const markerAt = (form: string, at: string) =>
    scene.markers.filter((marker) => marker.form === form && marker.at === at)
  return (
    <>
      {land.layout.tracks.map((track) => {
        const band = land.tracks.get(track.id)
        return band && <TrackPiece band={band} key={track.id} pawns={pawns} track={track} />
      })}
      {[...land.signs].map(([area, signs]) => (
        <g key={area}>
          {signs.map((sign, index) => (
            <SignPiece
              damage={markerAt('damage', area)
                .filter((marker) => marker.name === sign.mark.name)
                .reduce((sum, marker) => sum + (marker.count ?? 1), 0)}
              flagOf={index ? undefined : markerAt('flag', area)[0]}
              group={land.shapes.get(area)?.area.group ?? ''}
              key={sign.mark.name}
              scale={skin.Sign ? scale : Math.min(1, Math.max(0.5, scale))}
              sign={sign}
            />
          ))}
        </g>
      ))}
      {scene.markers
        .filter((marker) => marker.form === 'barrier')
        .map((marker) => {
          const at = places.where.get(marker.id)
          return at && <BarrierPiece key={marker.id} placed={{ thing: marker, at }} />
        })}
      {trails.map((refs, index) => (
        // The same way may have been gone twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Trail key={index} places={places} refs={refs} />
      ))}
      <Fight places={places} scene={scene} />
    </>
  )
}

/** Where something went. */
function Trail({ places, refs }: { places: Places; refs: readonly string[] }) {
  const points = refs.flatMap((ref) => {
    const at = places.where.get(ref)
    return at ? [at] : []
  })
  const far = points.filter((point, index) => {
    const before = points[index - 1]
    return !before || before[0] !== point[0] || before[1] !== point[1]
  })
  if (far.length < 2) return null
  const { line, head } = trailThrough(far, 34)
  return (
    <g className="trail">
      <path className="trail-halo" d={line} />
      <path className="trail-dots" d={line} />
      <path className="trail-head" d={head} />
    </g>
  )
}

/** Who attacks whom in the battle that is being fought. */
function Fight({ scene, places }: { scene: Scene; places: Places }) {
  const ways = panelsOf(scene).flatMap(({ at = '', sources = [] }) =>
    sources.map((source) => ({ source, from: places.where.get(source), to: places.where.get(at) })),
  )
  if (!ways.length) return null
  return (
    <g className="fight">
      {ways.map(({ source, from, to }) => {
        const way = from && to && trailThrough([from, to], 34)
        return (
          way && (
            <g key={source}>
              <path className="fight-edge" d={way.line} />
              <path className="fight-line" d={way.line} />
              <path className="fight-head" d={way.head} />
            </g>
          )
        )
      })}
    </g>
  )
}
