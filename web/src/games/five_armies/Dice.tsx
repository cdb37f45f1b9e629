/** Dice as they lie on the table. */

import type { Icon } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { PIPS } from './pips'

interface CombatDieProps {
  value: number
  colour: string
  hit: boolean
  again: boolean
}

/** A combat die with pips, white or black; a hit has a rim of gold and a tick, and one that was
 * rolled again an arrow that turns round. */
export function CombatDie({ value, colour, hit, again }: CombatDieProps) {
  return (
    <svg
      aria-hidden="true"
      className={hit ? 'b5a-die b5a-hit' : 'b5a-die'}
      data-colour={colour}
      viewBox="0 0 40 40"
    >
      <path
        className="b5a-die-side"
        d="M8 34.5H33Q36 34.5 36 31.5V9L38 11V33.5Q38 37.5 34 37.5H10Z"
      />
      <rect className="b5a-die-face" height={32} rx={6.5} width={32} x={3} y={3} />
      <path className="b5a-die-light" d="M6.5 16V10Q6.5 6.5 10 6.5H22" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle className="b5a-pip" cx={19 + x * 8.6} cy={19 + y * 8.6} key={`${x},${y}`} r={3.3} />
      ))}
      {again && (
        <g className="b5a-again" transform="translate(7 7)">
          <circle r={6.8} />
          <path d="M3.4 -2.2A4 4 0 1 0 4 1.2M4.4 -4.6V-1.6H1.4" />
        </g>
      )}
      {hit && <path className="b5a-tick" d="M25 33L30 38L39 26" />}
    </svg>
  )
}

/** An action die with the icon of its result. */
export function ActionDie({ icon }: { icon: Icon | undefined }) {
  const size = icon && icon.width > icon.height ? 14.5 : 24
  return (
    <svg aria-hidden="true" className="b5a-die b5a-action-die" viewBox="0 0 40 40">
      <path
        className="b5a-die-side"
        d="M8 34.5H33Q36 34.5 36 31.5V9L38 11V33.5Q38 37.5 34 37.5H10Z"
      />
      <rect className="b5a-die-face" height={32} rx={6.5} width={32} x={3} y={3} />
      <path className="b5a-die-light" d="M6.5 16V10Q6.5 6.5 10 6.5H22" />
      <Glyph className="b5a-die-icon" icon={icon} size={size} x={19} y={19} />
    </svg>
  )
}
