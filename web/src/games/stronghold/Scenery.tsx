/** The castle and the ground before it, which never change: paths, camps, mounds, wall and houses. */

import type { Area } from '../../api/types'
import { seeded } from '../../board/chance'
import type { SceneryProps } from '../../board/contract'
import { add, between, direction, type Point, pathOf, right, times } from '../../board/geometry'
import { Houses, RAISED } from './Houses'
import './scenery.css'

/** How far the wall rises above the court. */
const RISE = 26
/** How far apart merlons stand on the outer edge, and how large they are. */
const MERLON = { step: 15, along: 9, deep: 7, tall: 5 }
/** Half the width of a tower, and how high it is. */
const TOWER = { across: 27, down: 17, tall: 38 }

/** Half the width of a letter of a name, about, where names are large. */
const LETTER = 6.5

export function Scenery({ layout, name }: SceneryProps) {
  const of = (texture: string) => layout.areas.filter((area) => area.texture === texture)
  const sections = of('wall').map(quadOf)
  return (
    <g className="scenery">
      <Trampled sections={sections} />
      {layout.lines.map(({ points }) => (
        <Path key={String(points)} points={points} />
      ))}
      {of('foreground').map((area) => (
        <Camp area={area} key={area.id} />
      ))}
      {of('rampart').map((area) => (
        <Mound area={area} key={area.id} />
      ))}
      <Court height={layout.height} sections={sections} />
      <Houses areas={of('court')} />
      {sections.map((section) => (
        <Section key={String(section.outer)} section={section} />
      ))}
      {[...of('tower')]
        .sort((one, other) => one.centre[1] - other.centre[1])
        .map((area) => (
          <Tower area={area} key={area.id} />
        ))}
      {[...of('foreground'), ...of('rampart')].map((area) => (
        <Name area={area} key={area.id} text={name(area.label)} width={layout.width} />
      ))}
      {of('court').map((area) => (
        <Name
          area={area}
          key={area.id}
          text={name(`short-place-${area.id}`)}
          width={layout.width}
        />
      ))}
    </g>
  )
}

/** The name of a place, below it. */
function Name({ area, text, width }: { area: Area; text: string; width: number }) {
  const [, down] = halfOf(area)
  const below = area.texture === 'court' ? 14 - RAISED : down + 22
  const [x] = area.centre
  const half = text.length * LETTER
  const [textAnchor, at] =
    x + half > width
      ? (['end', width - 6] as const)
      : x < half
        ? (['start', 6] as const)
        : (['middle', x] as const)
  return (
    <text className="place-name" style={{ textAnchor }} x={at} y={area.centre[1] + below}>
      {text}
    </text>
  )
}

/** A piece of the wall: its outer and its inner edge, both from left to right. */
interface Quad {
  outer: readonly [Point, Point]
  inner: readonly [Point, Point]
}

function quadOf({ outline }: Area): Quad {
  const [a, b, c, d] = outline as readonly Point[] as readonly [Point, Point, Point, Point]
  return { outer: [a, b], inner: [d, c] }
}

/** Points of a line through the sections, on one of their edges. */
const edgeOf = (sections: readonly Quad[], edge: 'outer' | 'inner'): Point[] =>
  sections.flatMap((section) => [...section[edge]])

const lower = ([x, y]: Point, by: number): Point => [x, y + by]

/** The ground that feet have worn bare, with the ditch at the foot of the wall. */
function Trampled({ sections }: { sections: readonly Quad[] }) {
  const foot = pathOf(edgeOf(sections, 'outer'), false)
  return (
    <>
      <path className="trampled" d={foot} />
      <path className="ditch" d={foot} />
    </>
  )
}

/** A way towards the wall, with chevrons that say so. */
function Path({ points }: { points: readonly Point[] }) {
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to) return null
  const towards = direction(from, to)
  const across = right(towards)
  const chevrons = [0.36, 0.52, 0.68].map((share) => {
    const tip = add(between(from, to, share), times(towards, 4))
    const back = add(tip, times(towards, -7))
    return pathOf([add(back, times(across, 6)), tip, add(back, times(across, -6))], false)
  })
  const way = pathOf(points, false)
  return (
    <g className="way">
      <path className="way-edge" d={way} />
      <path className="way-ground" d={way} />
      <path className="way-chevrons" d={chevrons.join('')} />
    </g>
  )
}

/** Half the width and height of an outline around its middle. */
function halfOf({ outline, centre }: Area): Point {
  const across = Math.max(...outline.map(([x]) => Math.abs(x - centre[0])))
  const down = Math.max(...outline.map(([, y]) => Math.abs(y - centre[1])))
  return [across, down]
}

/** A camp: trodden ground within a rope, with tents behind it. */
function Camp({ area }: { area: Area }) {
  const [x, y] = area.centre
  const [across, down] = halfOf(area)
  const tents = across > 60 ? [-0.62, -0.3, 0.02, 0.36, 0.68] : []
  return (
    <g className="camp">
      <ellipse className="camp-ground" cx={x} cy={y} rx={across} ry={down} />
      {tents.map((share, index) => {
        const foot = y - down * Math.sqrt(1 - share * share) + 6
        const size = index % 2 ? 15 : 19
        return (
          <g key={share} transform={`translate(${x + share * across} ${foot})`}>
            <path className="tent-shade" d={`M0 ${-size}L${size} 0H0Z`} />
            <path className="tent" d={`M0 ${-size}L${-size * 0.9} 0H0Z`} />
            <path className="tent-pole" d={`M0 ${-size}V${-size - 7}`} />
            <path className="tent-flag" d={`M0 ${-size - 7}l8 2.4l-8 2.4Z`} />
          </g>
        )
      })}
    </g>
  )
}

/** A mound with stakes around it, open towards the wall. */
function Mound({ area }: { area: Area }) {
  const [x, y] = area.centre
  const [across, down] = halfOf(area)
  const chance = seeded(area.id)
  const stakes = Array.from({ length: 19 }, (_, index) => {
    const turn = Math.PI * (1.02 + (index / 18) * 0.96)
    const at: Point = [x + Math.cos(turn) * across, y + Math.sin(turn) * down]
    const tall = 13 + chance() * 4
    return `M${at[0] - 2.6} ${at[1] + 3}v${-tall}l2.6 -4l2.6 4v${tall}Z`
  })
  return (
    <g className="mound">
      <ellipse className="mound-side" cx={x} cy={y + 8} rx={across} ry={down} />
      <ellipse className="mound-top" cx={x} cy={y} rx={across} ry={down} />
      <path className="stakes" d={stakes.join('')} />
    </g>
  )
}

/** The court behind the wall, paved. */
function Court({ sections, height }: { sections: readonly Quad[]; height: number }) {
  const edge = edgeOf(sections, 'inner')
  const [first, last] = [edge[0], edge.at(-1)]
  if (!first || !last) return null
  const ground = pathOf([...edge, [last[0], height], [first[0], height]])
  return (
    <g className="court">
      <path className="court-ground" d={ground} />
      <path className="court-shade" d={pathOf(edge, false)} />
    </g>
  )
}

/** A piece of the wall: its inner face, the walk on it, and merlons towards the enemy. */
function Section({ section: { outer, inner } }: { section: Quad }) {
  const [a, b] = outer
  const [d, c] = inner
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const along = direction(a, b)
  const inward = direction(a, d)
  const count = Math.max(2, Math.floor(length / MERLON.step))
  const merlons = Array.from({ length: count }, (_, index) =>
    between(a, b, (index + 0.5) / count),
  ).sort((one, other) => one[1] - other[1])
  const joints = [0.2, 0.4, 0.6, 0.8].map((share) =>
    pathOf([between(a, b, share), between(d, c, share)], false),
  )
  const courses = [1 / 3, 2 / 3].map((share) =>
    pathOf([lower(d, RISE * share), lower(c, RISE * share)], false),
  )
  return (
    <g className="wall-section">
      <path className="wall-face" d={pathOf([d, c, lower(c, RISE), lower(d, RISE)])} />
      <path className="wall-courses" d={courses.join('')} />
      <path className="wall-walk" d={pathOf([a, b, c, d])} />
      <path className="wall-joints" d={joints.join('')} />
      <path className="wall-kerb" d={pathOf([d, c], false)} />
      {merlons.map((at) => (
        <Merlon along={along} at={at} inward={inward} key={String(at)} />
      ))}
    </g>
  )
}

function Merlon({ at, along, inward }: { at: Point; along: Point; inward: Point }) {
  const half = times(along, MERLON.along / 2)
  const deep = times(inward, MERLON.deep)
  const corners = [
    add(at, times(half, -1)),
    add(at, half),
    add(add(at, half), deep),
    add(add(at, times(half, -1)), deep),
  ]
  const top = corners.map((corner) => lower(corner, -MERLON.tall))
  return (
    <>
      <path className="merlon-side" d={pathOf(corners)} />
      <path className="merlon" d={pathOf(top)} />
    </>
  )
}

/** A round tower, seen from the court. */
function Tower({ area }: { area: Area }) {
  const [x, y] = area.centre
  const { across, down, tall } = TOWER
  const body = `M${x - across} ${y}V${y + tall}A${across} ${down} 0 0 0 ${x + across} ${y + tall}V${y}Z`
  const ring = Array.from({ length: 12 }, (_, index) => {
    const turn = ((index + 0.5) / 12) * 2 * Math.PI
    return [x + Math.cos(turn) * across, y + Math.sin(turn) * down] as const
  }).sort((one, other) => one[1] - other[1])
  return (
    <g className="wall-tower">
      <ellipse className="tower-shadow" cx={x} cy={y + tall} rx={across + 5} ry={down + 3} />
      <path className="tower-body" d={body} />
      <path className="tower-light" d={`M${x - across * 0.55} ${y + down}v${tall - 6}`} />
      <ellipse className="tower-top" cx={x} cy={y} rx={across} ry={down} />
      {ring.map(([u, v]) => (
        <g key={`${u} ${v}`}>
          <rect className="merlon-side" height={9} width={9} x={u - 4.5} y={v - 6} />
          <rect className="merlon" height={5} width={9} x={u - 4.5} y={v - 9} />
        </g>
      ))}
      <ellipse className="tower-floor" cx={x} cy={y} rx={across - 6} ry={down - 5} />
    </g>
  )
}
