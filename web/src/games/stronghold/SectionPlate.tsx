/** The plate of a wall section: both sums, a shape, the margin, a gauge and a word. */

import type { Panel } from '../../api/types'
import type { PlateProps, PlateSkin, Say } from '../../board/contract'
import { GaugeBars } from './GaugeBars'
import { gaugeOf, wordOf } from './gauge'
import type { SectionPanel } from './panels'
import { Shape } from './Shape'
import './plate.css'

const WIDTH = 146
const HEIGHT = 70
/** A line with more letters than this would be wider than the plate. */
const LONG = 22
const SQUEEZED = { textLength: WIDTH - 12, lengthAdjust: 'spacingAndGlyphs' } as const

function Plate({ panel, say, isSmall }: PlateProps) {
  const section = panel as unknown as SectionPanel
  const { number, invader, defender } = section
  const word = wordOf(section)
  const { margin } = gaugeOf(section)
  const isQuiet = word === 'quiet'
  const text = say(`verdict-${word}`, { losses: section.losses ?? 0, margin })
  return (
    <g className="section-plate" data-word={word}>
      <rect
        className="plate-shadow"
        height={HEIGHT}
        rx={8}
        width={WIDTH}
        x={-WIDTH / 2 + 2}
        y={-HEIGHT / 2 + 3}
      />
      <rect
        className="plate-ground"
        height={HEIGHT}
        rx={8}
        width={WIDTH}
        x={-WIDTH / 2}
        y={-HEIGHT / 2}
      />
      <g transform={`translate(${-WIDTH / 2 + 5} ${-HEIGHT / 2 + 2})`}>
        <path
          className="plate-number-shield"
          d="M-14 -12H14V8C14 18 6 22 0 26C-6 22 -14 18 -14 8Z"
        />
        <text className="plate-number" y={11}>
          {number}
        </text>
      </g>
      {!isQuiet && (
        <g transform="translate(-30 -15)">
          <path className="plate-invader" d="M-15 -15H15V13L10 17L5 12L0 17L-5 12L-10 17L-15 13Z" />
          <text className="plate-sum" y={8}>
            {invader}
          </text>
        </g>
      )}
      <g transform={isQuiet ? 'translate(46 -12)' : 'translate(6 -15)'}>
        <path className="plate-defender" d="M-15 -15H15V5C15 14 6 17 0 20C-6 17 -15 14 -15 5Z" />
        <text className="plate-sum" y={8}>
          {defender}
        </text>
      </g>
      {isQuiet ? (
        <text className="plate-quiet" x={-8} y={-5}>
          {say('verdict-quiet')}
        </text>
      ) : (
        <g className="plate-margin" transform="translate(38 -15)">
          <Shape word={word} />
          <text className="plate-big" x={22} y={9}>
            {margin}
          </text>
        </g>
      )}
      <g transform={`translate(${-WIDTH / 2 + 8} ${isSmall ? 9 : 6})`}>
        <GaugeBars height={isSmall ? 20 : 12} section={section} width={WIDTH - 16} />
      </g>
      {!isSmall && !isQuiet && (
        <text className="plate-word" y={31} {...(text.length > LONG ? SQUEEZED : {})}>
          {text}
        </text>
      )}
    </g>
  )
}

/** The section on a phone: number, shape, margin, gauge and one word. */
function Cell({ panel, say }: { panel: Panel; say: Say }) {
  const section = panel as unknown as SectionPanel
  const word = wordOf(section)
  const { margin } = gaugeOf(section)
  return (
    <span className="section-cell" data-word={word}>
      <b className="cell-number" data-text={section.number} />
      <span className="cell-margin">
        <svg aria-hidden="true" viewBox="-14 -16 28 34">
          <Shape word={word} />
        </svg>
        {word !== 'quiet' && <span data-text={margin} />}
      </span>
      <svg aria-hidden="true" className="cell-gauge" viewBox="-1 -6 42 18">
        <GaugeBars height={11} section={section} width={40} />
      </svg>
      <small data-text={say(`verdict-short-${word}`, { losses: section.losses ?? 0 })} />
    </span>
  )
}

function spoken(panel: Panel, say: Say): string {
  const section = panel as unknown as SectionPanel
  const { invader, defender, losses = 0 } = section
  const { margin } = gaugeOf(section)
  const word = say(`verdict-${wordOf(section)}`, { losses, margin })
  return `${say('section-sums', { invader, defender })} ${word}`
}

export const plate: PlateSkin = { width: WIDTH, height: HEIGHT, Plate, Cell, spoken }
