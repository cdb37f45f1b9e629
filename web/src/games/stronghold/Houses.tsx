/** The houses in the court, each with a shape of its own. */

import type { ReactNode } from 'react'
import type { Area } from '../../api/types'

/** Units stand before a house, so its foot is drawn above their place. */
export const RAISED = 46

const SHAPES: Readonly<Record<string, () => ReactNode>> = {
  forge: () => (
    <>
      <Hall half={26} />
      <path className="stone" d="M14 -30h9v-22h-9Z" />
      <path className="smoke" d="M18 -56c-6 -4 4 -8 -2 -13s6 -8 2 -14" />
      <rect className="glow" height={11} width={10} x={-5} y={-12} />
    </>
  ),
  workshop: () => (
    <>
      <Hall half={26} />
      <path className="beam" d="M-26 -12H26M-14 -24V0M14 -24V0" />
    </>
  ),
  cathedral: () => (
    <>
      <Hall className="slate" half={30} />
      <path className="plaster" d="M-9 0V-44H9V0Z" />
      <path className="slate" d="M-11 -44L0 -78L11 -44Z" />
      <path className="cross" d="M0 -78v-9M-3.5 -84h7" />
      <path className="dark" d="M-4 0v-11a4 4 0 0 1 8 0V0Z" />
    </>
  ),
  scouts: () => (
    <>
      <path className="beam" d="M-12 0L-8 -40M12 0L8 -40M-11 -10L9 -28M11 -10L-9 -28" />
      <path className="timber" d="M-14 -34H14V-50H-14Z" />
      <path className="thatch" d="M-19 -50L0 -66L19 -50Z" />
    </>
  ),
  guards: () => (
    <>
      <path className="stone" d="M-16 0V-42H16V0Z" />
      <path className="stone" d="M-19 -42v-10h8v5h7v-5h8v5h7v-5h8v10Z" />
      <path className="dark" d="M-5 0v-12a5 5 0 0 1 10 0V0Z" />
    </>
  ),
  barracks: () => <Hall className="tiles" half={38} />,
  hospital: () => (
    <>
      <Hall className="moss" half={32} />
      <circle className="sign-disc" cy={-31} r={9} />
      <path className="healing" d="M-5 -31h10M0 -36v10" />
    </>
  ),
  courtyard: () => (
    <>
      <ellipse className="stone" cy={-9} rx={17} ry={8} />
      <ellipse className="dark" cy={-11} rx={11} ry={4.6} />
      <path className="beam" d="M-13 -10v-20M13 -10v-20" />
      <path className="thatch" d="M-19 -28L0 -40L19 -28Z" />
    </>
  ),
}

/** A long house with a roof, a door and two windows. */
function Hall({ half, className = 'tiles' }: { half: number; className?: string }) {
  return (
    <>
      <path className="plaster" d={`M${-half} 0V-24H${half}V0Z`} />
      <path
        className={className}
        d={`M${-half - 5} -22L${-half + 8} -42H${half - 8}L${half + 5} -22Z`}
      />
      <path className="dark" d="M-4 0v-13h8V0Z" />
      <path className="dark" d={`M${-half + 7} -15h6v6h-6ZM${half - 13} -15h6v6h-6Z`} />
    </>
  )
}

export function Houses({ areas }: { areas: readonly Area[] }) {
  return [...areas]
    .sort((one, other) => one.centre[1] - other.centre[1])
    .map(({ id, centre: [x, y] }) => (
      <g className="house" data-house={id} key={id} transform={`translate(${x} ${y - RAISED})`}>
        <ellipse className="house-shade" cx={4} cy={1} rx={36} ry={7} />
        {SHAPES[id]?.()}
      </g>
    ))
}
