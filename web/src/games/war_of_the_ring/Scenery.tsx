/** The map as a pen draws it over the washes: waterlines, borders, rivers, what grows, the road through
 * Mordor, and ornaments on the sea and along the frame. */

import { memo, useDeferredValue, useMemo } from 'react'
import { seeded } from '../../board/chance'
import type { SceneryProps } from '../../board/contract'
import { brush, type Point, pathOf, tapering } from '../../board/geometry'
import type { Land } from '../../board/land'
import { usePainted } from '../../board/usePainted'
import { growth } from './growth'
import { NATIONS, PATTERNS } from './nations'
import { Ornaments } from './Ornaments'
import { frontiersOf, homeOf } from './washes'
import { coastsOf, lakesOf, riversOf, seaOf, shoresOf } from './waters'
import './scenery.css'

/** How far the waterlines are from the coast, twice. */
const WATERLINES = [76, 54, 36, 21, 9]
const SHORELINES = [26, 13]

export const Scenery = memo(function Scenery({ layout, land, name }: SceneryProps) {
  const drawn = useMemo(() => draw(land), [land])
  const isPainted = useDeferredValue(usePainted()) // borders and rivers come before ornaments
  const rows = useMemo(() => (isPainted ? growth(land) : []), [land, isPainted])
  const named = layout.spots.filter((spot) => spot.name.startsWith('water-'))
  return (
    <g className="ring-map">
      <clipPath id="ring-sea">
        <path d={drawn.sea} />
      </clipPath>
      <clipPath id="ring-lakes">
        <path d={drawn.shores} />
      </clipPath>
      <g clipPath="url(#ring-sea)">
        <Waterlines d={drawn.coasts} lines={WATERLINES} />
      </g>
      <path className="ring-coast" d={drawn.coasts} />
      <g clipPath="url(#ring-lakes)">
        <Waterlines d={drawn.shores} lines={SHORELINES} />
      </g>
      <path className="ring-shore" d={drawn.shores} />
      <path className="ring-lake" d={drawn.lakes} />
      {drawn.nations.map(({ nation, home, frontier }) => (
        <g data-nation={nation} key={nation}>
          <clipPath id={`ring-home-${nation}`}>
            <path d={home} />
          </clipPath>
          <path
            className="ring-band"
            clipPath={`url(#ring-home-${nation})`}
            d={frontier}
            strokeDasharray={PATTERNS[nation]}
          />
        </g>
      ))}
      <path className="ring-border-halo" d={drawn.borders} />
      <path className="ring-border" d={drawn.borders} />
      <path className="ring-edge" d={drawn.edge} />
      <path className="ring-river-bed" d={drawn.rivers.beds} />
      <path className="ring-river" d={drawn.rivers.waters} />
      <path className="ring-range" d={drawn.ranges} />
      {rows.map(({ kind, paths }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <g data-grown={kind} key={index}>
          {paths.map(({ tone, d }) => (
            <path className={`grown-${tone}`} d={d} key={tone} />
          ))}
        </g>
      ))}
      <MordorRoad land={land} />
      {named.map((spot) => (
        <text
          className="ring-water-name"
          data-water={spot.name}
          key={spot.name}
          x={spot.at[0]}
          y={spot.at[1]}
        >
          {name(`ref-${spot.name}`)}
        </text>
      ))}
      <Ornaments height={layout.height} width={layout.width} />
    </g>
  )
})

function draw(land: Land) {
  const lines = (kind: string) =>
    land.borders
      .filter(({ line }) => line.kind === kind)
      .map(({ points }) => pathOf(points, false))
      .join('')
  return {
    sea: seaOf(land),
    coasts: coastsOf(land),
    shores: shoresOf(land),
    lakes: lakesOf(land),
    rivers: riversOf(land),
    borders: lines('border'),
    ranges: lines('mountains'),
    edge: lines('edge'),
    nations: NATIONS.map((nation) => ({
      nation,
      home: homeOf(land, nation),
      frontier: frontiersOf(land, nation),
    })),
  }
}

/** Lines along a coast, fainter the farther out they are. */
function Waterlines({ d, lines }: { d: string; lines: readonly number[] }) {
  return lines.map((far, index) => (
    <g key={far} style={{ opacity: 0.3 + (index / lines.length) * 0.55 }}>
      <path className="ring-waterline" d={d} strokeWidth={far} />
      <path className="ring-water" d={d} strokeWidth={far - 2.2} />
    </g>
  ))
}

/** The last way of the Ring: numbered steps, and the mountain at its end. */
function MordorRoad({ land }: { land: Land }) {
  const [track] = land.layout.tracks
  if (!track) return null
  const steps = track.spaces.map(({ centre }) => centre)
  const last = steps.at(-1) ?? [0, 0]
  return (
    <g className="ring-road">
      <path className="ring-road-bed" d={pathOf(steps, false)} />
      <path className="ring-road-line" d={pathOf(steps, false)} />
      <Doom at={[last[0], last[1] - 13]} />
      {track.spaces.map(({ id, centre: [x, y] }, index) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <circle className={index === track.goal ? 'ring-step doom' : 'ring-step'} r={11} />
          {index !== track.goal && (
            <text className="ring-step-number" y={5}>
              {index}
            </text>
          )}
          {index === track.goal && <path className="ring-flame" d={FLAME} />}
        </g>
      ))}
    </g>
  )
}

const FLAME =
  'M0 -8C5 -3 6 0 4.5 4C3 8 -3 8 -4.5 4C-6 1 -3 -1 -2.6 -3.4C-1 -2 -.6 -.6 -.8 1C1.6 -1 1 -5 0 -8Z'

/** The mountain of fire, with its smoke. */
function Doom({ at: [x, y] }: { at: Point }) {
  const chance = seeded('doom')
  const strokes = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8 - 0.5
    const top: Point = [x + share * 16, y - 17 + Math.abs(share) * 8]
    return brush([top, [x + share * 46, y + 3 + chance() * 5]], tapering(1.2))
  })
  return (
    <g className="ring-doom">
      <path
        className="ring-doom-smoke"
        d={`M${x - 4} ${y - 22}c-10 -8 2 -14 -6 -22c14 -4 8 -14 22 -12c-6 10 6 12 -2 20c8 6 -2 12 -6 14Z`}
      />
      <path
        className="ring-doom-body"
        d={`M${x - 30} ${y + 8}L${x - 9} ${y - 22}l6 3l4 -2l7 1L${x + 30} ${y + 8}Z`}
      />
      <path className="ring-doom-fire" d={`M${x - 8} ${y - 21}l5 3l4 -2l6 1l-4 6l-3 -2l-4 3Z`} />
      <path className="ring-doom-ink" d={strokes.join('')} />
    </g>
  )
}
