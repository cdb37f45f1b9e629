/** Numbers over time: drawn as curves, and told in a table. */

import { useId } from 'react'
import type { Chronicle, Series } from '../api/types'
import { RuleLink } from '../rules/RuleLink'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { curvesOf, hasChanged, teamsOf } from './chapters'
import { Side } from './Side'

/** The size of the drawing and of the room around it, in its own units. */
const [WIDTH, HEIGHT] = [360, 150]
const [LEFT, RIGHT, TOP, BOTTOM] = [26, 12, 12, 20]
/** So many numbers stand below a curve at most. */
const MOST_TICKS = 10

/** The curves of what has changed at all; of the rest there is nothing to see. */
export const changedCurves = (chronicle: Chronicle) =>
  curvesOf(chronicle).filter((group) => group.some(hasChanged))

export function Curves({ chronicle }: { chronicle: Chronicle }) {
  const groups = changedCurves(chronicle)
  return (
    <div className="curves">
      {groups.map((group) => (
        <Curve chronicle={chronicle} group={group} key={group[0]?.label} />
      ))}
    </div>
  )
}

interface CurveProps {
  chronicle: Chronicle
  /** Series with one label. */
  group: readonly Series[]
}

function Curve({ chronicle, group }: CurveProps) {
  const { say, wording } = useTable()
  const heading = useId()
  const name = capitalised(wording.label(group[0]?.label ?? ''))
  return (
    <figure aria-labelledby={heading} className="curve">
      <figcaption id={heading}>{name}</figcaption>
      <Drawing chronicle={chronicle} group={group} />
      <ul className="curve-legend">
        {group.map((series) => (
          <li key={series.team}>
            <Point series={series} />
            {series.team ? <Side team={series.team} /> : name} <b>{series.values.at(-1)}</b>
            {series.goal != null && (
              <small>
                {say('chronicle-goal', { goal: series.goal })}{' '}
                {series.rule && <RuleLink id={series.rule} />}
              </small>
            )}
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('chronicle-in-numbers')}</summary>
        <Numbers chronicle={chronicle} group={group} name={name} />
      </details>
    </figure>
  )
}

/** Teams differ by the form of their points as well as by colour. */
function useTeamIndex(team: string): number {
  const { match } = useTable()
  return teamsOf(match).findIndex((each) => each.team === team)
}

function useColour(team: string): string {
  const { match, colourOf } = useTable()
  const seat = teamsOf(match).find((each) => each.team === team)?.seat
  return seat === undefined ? '' : colourOf(seat)
}

function Drawing({ chronicle, group }: CurveProps) {
  const chapters = chronicle.chapters.length
  const most = Math.max(1, ...group.flatMap(({ values, goal }) => [...values, goal ?? 0]))
  const x = (index: number) => LEFT + (index / Math.max(1, chapters)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const every = Math.ceil(chapters / MOST_TICKS)
  const goals = [...new Set(group.flatMap(({ goal }) => goal ?? []))]
  return (
    <svg aria-hidden="true" className="curve-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      {[0, most].map((value) => (
        <g className="curve-grid" key={value}>
          <path d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 4}>
            {value}
          </text>
        </g>
      ))}
      {chronicle.chapters.map(({ number }, index) =>
        (index + 1) % every === 0 ? (
          <text className="curve-tick" key={number} x={x(index + 1)} y={HEIGHT - 5}>
            {number}
          </text>
        ) : null,
      )}
      {goals.map((goal) => (
        <path className="curve-goal" d={`M${LEFT} ${y(goal)}H${WIDTH - RIGHT}`} key={goal} />
      ))}
      {group.map((series) => (
        <Line key={series.team} series={series} x={x} y={y} />
      ))}
    </svg>
  )
}

interface LineProps {
  series: Series
  x(index: number): number
  y(value: number): number
}

function Line({ series: { team, values }, x, y }: LineProps) {
  const index = useTeamIndex(team)
  const points = values.map((value, at) => [x(at), y(value)] as const)
  return (
    <g className="curve-line" data-colour={useColour(team)}>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {points.map(([px, py]) => (
        <path className="curve-point" d={shapeAt(index, px, py, 3.5)} key={px} />
      ))}
    </g>
  )
}

/** A circle, a square, or a diamond for numbers that are nobody's. */
function shapeAt(index: number, x: number, y: number, size: number): string {
  if (index === 0)
    return `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`
  if (index > 0) return `M${x - size} ${y - size}h${2 * size}v${2 * size}h${-2 * size}z`
  return `M${x} ${y - 1.3 * size}l${1.3 * size} ${1.3 * size}l${-1.3 * size} ${1.3 * size}l${-1.3 * size} ${-1.3 * size}z`
}

/** The form of the points of a curve, before the name of whose it is. */
function Point({ series }: { series: Series }) {
  const index = useTeamIndex(series.team)
  return (
    <svg
      aria-hidden="true"
      className="curve-key curve-line"
      data-colour={useColour(series.team)}
      viewBox="0 0 20 12"
    >
      <path d="M0 6H20" />
      <path className="curve-point" d={shapeAt(index, 10, 6, 4)} />
    </svg>
  )
}

function Numbers({ chronicle, group, name }: CurveProps & { name: string }) {
  const { say, wording } = useTable()
  return (
    <div className="curve-table">
      <table>
        <caption className="hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{say('chronicle-when')}</th>
            {group.map(({ team }) => (
              <th key={team} scope="col">
                {team ? capitalised(wording.team(team)) : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chronicle.chapters.map(({ number }, index) => (
            <tr key={number}>
              <th scope="row">{say(chronicle.label, { number })}</th>
              {group.map(({ team, values }) => (
                <td key={team}>{values[index + 1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
