/** Figures of a faction on the map: a pale arched piece, unlike the shields of armies, with icon and number. */

import type { Marker } from '../../api/types'
import type { TokenSkin } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { useBoard } from '../../board/Thing'
import { icon } from './icons'

const WIDTH = 23
const HEIGHT = 39
const SIDE = WIDTH / 2
const FOOT = HEIGHT / 2

const OUTLINE = `M${-SIDE} ${FOOT}V${-FOOT + SIDE}A${SIDE} ${SIDE} 0 0 1 ${SIDE} ${-FOOT + SIDE}V${FOOT}Z`

function Face({ token }: { token: Marker }) {
  const { colourOf, isShort = false } = useBoard()
  const plate = isShort ? -1 : 4.5
  return (
    <g className={`faction-token side-${colourOf(token.owner)}`}>
      <path className="faction-token-ground" d={OUTLINE} />
      <Glyph
        className="faction-token-icon"
        icon={icon('faction', token.name ?? '')}
        size={isShort ? 15 : 18}
        x={0}
        y={isShort ? -10 : -7}
      />
      <path className="faction-token-plate" d={`M${-SIDE} ${FOOT}V${plate}H${SIDE}V${FOOT}Z`} />
      <text className={isShort ? 'faction-token-count short' : 'faction-token-count'} y={17.4}>
        {token.count ?? 1}
      </text>
      <path className="faction-token-rim" d={OUTLINE} />
    </g>
  )
}

export const token: TokenSkin = { width: WIDTH, height: HEIGHT, outline: OUTLINE, Face }
