/** The gauge: brick while the wall holds, hatched while units fall, black behind the crack. */

import { CRACK, gaugeOf } from './gauge'
import type { SectionPanel } from './panels'

interface GaugeBarsProps {
  section: SectionPanel
  width: number
  height: number
}

export function GaugeBars({ section, width, height }: GaugeBarsProps) {
  const { holds, bar, mayBe } = gaugeOf(section)
  const crack = CRACK * width
  const [top, thick] = [height * 0.3, height * 0.4]
  const bricks = Array.from(
    { length: Math.floor((holds * width) / 8) },
    (_, index) => (index + 1) * 8,
  )
  const hatches = Array.from(
    { length: Math.max(0, Math.floor((crack - holds * width) / 5)) },
    (_, index) => holds * width + index * 5,
  )
  return (
    <g className="gauge">
      <rect className="gauge-holds" height={height} width={holds * width} />
      <path
        className="gauge-bricks"
        d={[
          `M0 ${height / 2}H${holds * width}`,
          ...bricks.map((x, index) => `M${x} ${index % 2 ? 0 : height / 2}v${height / 2}`),
        ].join('')}
      />
      <rect
        className="gauge-falls"
        height={height}
        width={crack - holds * width}
        x={holds * width}
      />
      <path
        className="gauge-hatching"
        d={hatches.map((x) => `M${x} ${height}l5 ${-height}`).join('')}
      />
      <rect className="gauge-breach" height={height} width={width - crack} x={crack} />
      {mayBe > bar && (
        <rect
          className="gauge-may"
          height={thick}
          width={(mayBe - bar) * width}
          x={bar * width}
          y={top}
        />
      )}
      <rect className="gauge-bar" height={thick} width={bar * width} y={top} />
      <path
        className="gauge-crack"
        d={`M${crack} -2l-2 ${height * 0.35}l4 ${height * 0.25}l-3 ${height * 0.3}l2 ${height * 0.2}`}
      />
      <rect className="gauge-frame" height={height} rx={1.5} width={width} />
      {bar > 0 && <path className="gauge-point" d={`M${bar * width} 1l-5 -7h10Z`} />}
    </g>
  )
}
