/** An army: the emblems of its nations on top, below them a cell for regulars and one for elites of each
 * nation, and a bead for those who lead. */

import type { Counter } from '../../api/types'
import type { ArmySkin } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { type Box, boxAround } from '../../board/geometry'
import { shield } from '../../board/outlines'
import { useBoard } from '../../board/Thing'
import { numberOf } from '../../table/panels'
import { icon } from './icons'
import { EMBLEMS, kindOf, type Nation } from './nations'

const CELL = 23
const EDGE = 5
const HEIGHT = 46
const STRIP = 16
/** The bead of leaders, and how far it stands over the upper edge. */
const BEAD = 8.5
/** A wall around whoever is besieged. */
const WALL = 9
/** The banner of an army that is drawn in short. */
const SHORT = { width: 27, height: 34 }

interface Cell {
  id: string
  nation: Nation
  kind: string
  count: number
}

/** The cells of an army, and its leaders; leaders alone have a cell. */
function cellsOf({ parts }: Counter): { cells: Cell[]; leaders: Cell[] } {
  const all = parts.map(({ id, name, count }) => ({ id, count, ...kindOf(name) }))
  const isUnit = ({ kind }: Cell) => kind === 'regular' || kind === 'elite'
  const units = all.filter(isUnit)
  const leaders = all.filter((cell) => !isUnit(cell))
  return units.length ? { cells: units, leaders } : { cells: leaders, leaders: [] }
}

const widthOf = (counter: Counter) => EDGE + CELL * Math.max(1, cellsOf(counter).cells.length)

const isBesieged = (counter: Counter) => numberOf(counter, 'besieged') > 0

function box(counter: Counter, isShort: boolean): Box {
  const wall = isBesieged(counter) ? WALL : 0
  if (isShort) return boxAround([0, 0], SHORT.width + wall * 2, SHORT.height + 4 + wall * 2)
  const { leaders } = cellsOf(counter)
  const above = leaders.length ? BEAD : 0
  const around = boxAround([0, 1], widthOf(counter) + wall * 2, HEIGHT + 4 + wall * 2)
  return { ...around, y: around.y - above, height: around.height + above }
}

function outline(counter: Counter, isShort: boolean): string {
  const edge = counter.owner ? 'notched' : 'round'
  return isShort ? shield(SHORT.width, SHORT.height, edge) : shield(widthOf(counter), HEIGHT, edge)
}

function part(counter: Counter, id: string, isShort: boolean): Box {
  if (isShort) return boxAround([0, 0], SHORT.width, SHORT.height)
  const { cells, leaders } = cellsOf(counter)
  const index = cells.findIndex((cell) => cell.id === id)
  if (index < 0) {
    const [x, y] = beadAt(
      counter,
      leaders.findIndex((cell) => cell.id === id),
    )
    return boxAround([x, y], BEAD * 2.2, BEAD * 2.2)
  }
  return {
    x: left(index, cells.length) + 1,
    y: -HEIGHT / 2 + STRIP,
    width: CELL - 2,
    height: HEIGHT - STRIP - 5,
  }
}

const left = (index: number, count: number) => (index - count / 2) * CELL

const beadAt = (counter: Counter, index: number): [number, number] => [
  widthOf(counter) / 2 - BEAD * 0.7 - index * BEAD * 2.1,
  -HEIGHT / 2 - 0.5,
]

function Face({ counter, isShort }: { counter: Counter; isShort: boolean }) {
  return (
    <>
      {isBesieged(counter) && <Walls box={boxOfWalls(counter, isShort)} />}
      {isShort ? <ShortFace counter={counter} /> : <FullFace counter={counter} />}
    </>
  )
}

const boxOfWalls = (counter: Counter, isShort: boolean) =>
  isShort
    ? boxAround([0, 1], SHORT.width + WALL, SHORT.height + WALL)
    : boxAround([0, 1], widthOf(counter) + WALL, HEIGHT + WALL)

/** The walls of a stronghold with their merlons. */
function Walls({ box: { x, y, width, height } }: { box: Box }) {
  return (
    <g className="ring-walls">
      <rect className="ring-walls-shade" height={height} rx={7} width={width} x={x + 1} y={y + 2} />
      <rect className="ring-walls-stone" height={height} rx={7} width={width} x={x} y={y} />
      <rect className="ring-walls-merlons" height={height} rx={7} width={width} x={x} y={y} />
    </g>
  )
}

/** From afar: one banner with the number of units. */
function ShortFace({ counter }: { counter: Counter }) {
  const { colourOf } = useBoard()
  const { cells } = cellsOf(counter)
  const [first] = cells
  const shape = outline(counter, true)
  const units = cells.reduce((sum, { count }) => sum + count, 0)
  if (!first) return null
  return (
    <g className={`ring-army side-${colourOf(counter.owner)}`} data-nation={first.nation}>
      <path className="shadow" d={shape} transform="translate(1 2.2)" />
      <path className="ring-banner" d={shape} />
      <text className="ring-count ring-count-short" y={7.5}>
        {units}
      </text>
    </g>
  )
}

function FullFace({ counter }: { counter: Counter }) {
  const { cells, leaders } = cellsOf(counter)
  const shape = outline(counter, false)
  const clip = `army-${counter.id.replaceAll(':', '-')}`
  const top = -HEIGHT / 2
  const nations = [...new Set(cells.map(({ nation }) => nation))]
  return (
    <g className="ring-army">
      <path className="shadow" d={shape} transform="translate(1 2.4)" />
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path className="counter-field" d={shape} />
      <g clipPath={`url(#${clip})`}>
        {nations.map((nation) => {
          const own = cells.flatMap((cell, index) => (cell.nation === nation ? [index] : []))
          const isFirst = own[0] === 0
          const isLast = own.at(-1) === cells.length - 1
          const x = left(own[0] ?? 0, cells.length) - (isFirst ? EDGE : 0)
          const end = left((own.at(-1) ?? 0) + 1, cells.length) + (isLast ? EDGE : 0)
          return (
            <g data-nation={nation} key={nation}>
              <rect className="ring-strip" height={STRIP + 3} width={end - x} x={x} y={top - 3} />
              <Glyph
                className="ring-emblem"
                icon={EMBLEMS[nation]}
                size={13.5}
                x={(x + end) / 2}
                y={top + STRIP / 2 + 0.4}
              />
            </g>
          )
        })}
        {cells.map((cell, index) => (
          <CellFace cell={cell} key={cell.id} x={left(index, cells.length)} />
        ))}
        <path
          className="ring-seams"
          d={`M${-60} ${top + STRIP}H60${cells
            .slice(1)
            .map((_, index) => `M${left(index + 1, cells.length)} ${top + STRIP}V40`)
            .join('')}`}
        />
      </g>
      <path className="ring-rim" d={shape} />
      {leaders.map((cell, index) => {
        const [x, y] = beadAt(counter, index)
        return (
          <g data-kind={cell.kind} key={cell.id} transform={`translate(${x} ${y})`}>
            <circle className="ring-bead" r={BEAD} />
            <Glyph
              className="ring-bead-icon"
              icon={icon('mark', cell.kind)}
              size={cell.count > 1 ? 8.5 : 12}
              x={cell.count > 1 ? -3.4 : 0}
              y={0}
            />
            {cell.count > 1 && (
              <text className="ring-bead-count" x={4} y={3.6}>
                {cell.count}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** How many of one kind: regulars in white, elites in dark on gold under a chevron. */
function CellFace({ cell, x }: { cell: Cell; x: number }) {
  const top = -HEIGHT / 2 + STRIP
  const middle = x + CELL / 2
  const isElite = cell.kind === 'elite'
  return (
    <g>
      {isElite && (
        <>
          <rect className="ring-elite" height={HEIGHT} width={CELL + EDGE} x={x} y={top} />
          <path
            className="ring-chevron"
            d={`M${middle - 6} ${top + 5.6}L${middle} ${top + 2}L${middle + 6} ${top + 5.6}`}
          />
        </>
      )}
      {cell.kind === 'regular' || isElite ? (
        <text
          className={isElite ? 'ring-count ring-count-elite' : 'ring-count'}
          x={middle}
          y={top + 20.5}
        >
          {cell.count}
        </text>
      ) : (
        <>
          <Glyph
            className="ring-alone"
            icon={icon('mark', cell.kind)}
            size={15}
            x={middle - (cell.count > 1 ? 4 : 0)}
            y={top + 11}
          />
          {cell.count > 1 && (
            <text className="ring-count ring-count-alone" x={middle + 7} y={top + 19}>
              {cell.count}
            </text>
          )}
        </>
      )}
    </g>
  )
}

export const army: ArmySkin = { box, outline, part, Face }
