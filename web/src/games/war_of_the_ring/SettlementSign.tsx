/** Towns are round, cities square, strongholds octagons, and fortifications low walls; whoever has taken
 * one gives it his colour and flies a flag. */

import type { SignProps } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { flag as flagPath } from '../../board/outlines'
import { icon } from './icons'

const PLATES: Readonly<Record<string, string>> = {
  town: 'M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0Z',
  city: 'M-11 -11H11V11H-11Z',
  stronghold: 'M-6 -14H6L14 -6V6L6 14H-6L-14 6V-6Z',
  fortification: 'M-13 -7H-9V-10H-4V-7H4V-10H9V-7H13V8H-13Z',
}
const SIZES: Readonly<Record<string, number>> = {
  town: 15,
  city: 16.5,
  stronghold: 20,
  fortification: 13,
}

export function SettlementSign({ mark: { name }, group, flag, colour, isShort }: SignProps) {
  const plate = PLATES[name] ?? PLATES.town
  const isDot = isShort && name === 'town'
  const { pole, cloth } = flagPath(22)
  return (
    <g
      className={colour ? `ring-plate taken side-${colour}` : 'ring-plate'}
      data-kind={name}
      data-nation={group || 'none'}
      transform={isShort ? `scale(${isDot ? 0.5 : 0.8})` : undefined}
    >
      <path className="shadow" d={plate} transform="translate(1 2)" />
      <path className="ring-plate-ground" d={plate} />
      <path className="ring-plate-rim" d={plate} transform="scale(.86)" />
      {!isDot && (
        <Glyph
          className="ring-plate-icon"
          icon={icon('mark', name)}
          size={SIZES[name] ?? 15}
          x={0}
          y={0}
        />
      )}
      {flag && (
        <g className="flag" transform="translate(-9 -6)">
          <path className="flag-shadow" d={cloth} transform="translate(1 1.5)" />
          <path className="flag-cloth" d={cloth} />
          <path className="flag-pole" d={pole} />
        </g>
      )}
    </g>
  )
}
