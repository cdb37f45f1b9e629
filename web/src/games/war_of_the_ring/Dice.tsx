/** Dice as they lie on the table. */

import { Glyph } from '../../board/Glyph'
import { icon } from './icons'

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const SIDE = 'M8 34.5H33Q36 34.5 36 31.5V9L38 11V33.5Q38 37.5 34 37.5H10Z'

interface CombatDieProps {
  value: number
  colour: string
  hit: boolean
  again: boolean
}

/** A combat die in the colour of its side; a hit has a rim of gold and a tick. */
export function CombatDie({ value, colour, hit, again }: CombatDieProps) {
  return (
    <svg
      aria-hidden="true"
      className={hit ? 'ring-die hit' : 'ring-die'}
      data-colour={colour}
      viewBox="0 0 40 40"
    >
      <path className="ring-die-side" d={SIDE} />
      <rect className="ring-die-face" height={32} rx={6.5} width={32} x={3} y={3} />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle
          className="ring-pip"
          cx={19 + x * 8.6}
          cy={19 + y * 8.6}
          key={`${x},${y}`}
          r={3.3}
        />
      ))}
      {again && <path className="ring-again" d="M10.4 4.8A5 5 0 1 0 11 9.2M11.4 2.4V5.4H8.4" />}
      {hit && <path className="ring-tick" d="M25 33L30 38L39 26" />}
    </svg>
  )
}

/** An action die with its face; one that was used shows none. */
export function ActionDie({ face, colour }: { face: string; colour: string }) {
  return (
    <svg
      aria-hidden="true"
      className={face ? 'ring-die action' : 'ring-die action spent'}
      data-colour={colour}
      viewBox="0 0 40 40"
    >
      <path className="ring-die-side" d={SIDE} />
      <rect className="ring-die-face" height={32} rx={6.5} width={32} x={3} y={3} />
      {face && <Glyph className="ring-die-icon" icon={icon('die', face)} size={25} x={19} y={19} />}
    </svg>
  )
}
