/** The pieces: armies, somebodies, tokens, and the signs on which some of them lie. */

import type { Counter, Figure, Marker, Track } from '../api/types'
import { numberOf } from '../table/panels'
import type { Icon } from './contract'
import { Glyph } from './Glyph'
import type { Box, Point } from './geometry'
import { SIGN, type Sign } from './land'
import { circle, crown, flag, shield } from './outlines'
import { COLUMN, FIGURE, PILE, type Placed, SHIELD, shieldWidth, TOKEN } from './placing'
import { Thing, useBoard, useControl } from './Thing'

/** So many crowns or beads are drawn one by one; of more, one with a number. */
const MOST = 5

interface PieceProps<Thing> {
  placed: Placed<Thing>
  scale: number
}

/** An army: a shield with a column for each type, crowns above and beads below. */
export function CounterPiece({ placed, scale }: PieceProps<Counter>) {
  const { skin, isShort = false } = useBoard()
  const counter = placed.thing
  const outline =
    skin.army?.outline(counter, isShort) ?? shieldOf(counter, skin.edge?.(counter.owner) ?? 'round')
  return (
    <Thing at={placed.at} className="counter" hit={outline} id={counter.id} scale={scale}>
      <path className="counter-ring" d={outline} />
      <CounterFace counter={counter} />
    </Thing>
  )
}

const shieldOf = (counter: Counter, edge: 'round' | 'notched') =>
  shield(shieldWidth(counter.parts.length), SHIELD.height, edge)

/** The counter itself, without what makes it a control. */
export function CounterFace({ counter, isLarge }: { counter: Counter; isLarge?: boolean }) {
  const { skin, colourOf, isShort = false } = useBoard()
  if (skin.army) {
    return (
      <g className={`counter-face side-${colourOf(counter.owner)}`}>
        <skin.army.Face counter={counter} isShort={isShort && !isLarge} />
      </g>
    )
  }
  const { parts } = counter
  const { above, tokens, below } = skin.counter ?? {}
  const outline = shieldOf(counter, skin.edge?.(counter.owner) ?? 'round')
  const width = shieldWidth(parts.length)
  return (
    <g className={`counter-face side-${colourOf(counter.owner)}`}>
      <path className="shadow" d={outline} transform="translate(1 2.2)" />
      <path className="counter-field" d={outline} />
      <path
        className="counter-sheen"
        d={`M${-width / 2 + 2} ${-SHIELD.height / 2 + 3.5}H${width / 2 - 2}`}
      />
      <path className="counter-hem" d={outline} transform="scale(.93 .945)" />
      {parts.map((part, index) => {
        const x = columnOf(index, parts.length)
        return (
          <g key={part.id}>
            <Glyph
              className="counter-icon"
              icon={skin.icon('unit', part.name)}
              size={17.5}
              x={x}
              y={-9}
            />
            <text className="counter-count" x={x} y={15.2}>
              {part.count}
            </text>
          </g>
        )
      })}
      {parts.slice(1).map((part, index) => {
        const x = columnOf(index, parts.length) + COLUMN / 2
        return <path className="counter-seam" d={`M${x} -16V13`} key={part.id} />
      })}
      <Crowns tokens={numberOf(counter, tokens)} value={numberOf(counter, above)} width={width} />
      <Beads count={numberOf(counter, below)} width={width} />
    </g>
  )
}

const columnOf = (index: number, count: number) => (index - (count - 1) / 2) * COLUMN

/** Leadership: full crowns are tokens, hollow ones come from somebody who leads. */
function Crowns({ tokens, value, width }: { tokens: number; value: number; width: number }) {
  const all = Math.max(tokens, value)
  if (!all) return null
  const top = -SHIELD.height / 2 + 1
  if (all > MOST) {
    return (
      <g className="crowns" transform={`translate(0 ${top})`}>
        <path className="crown" d={crown(12, 9)} transform="translate(-5 0)" />
        <text className="crown-count" x={5} y={0}>
          {all}
        </text>
      </g>
    )
  }
  const step = Math.min(10, (width - 4) / all)
  return (
    <g className="crowns" transform={`translate(0 ${top})`}>
      {Array.from({ length: all }, (_, index) => (
        <path
          className={index < tokens ? 'crown' : 'crown hollow'}
          d={crown(7, 6.5)}
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          key={index}
          transform={`translate(${(index - (all - 1) / 2) * step} 0)`}
        />
      ))}
    </g>
  )
}

function Beads({ count, width }: { count: number; width: number }) {
  if (!count) return null
  const shown = count > MOST ? 1 : count
  const step = Math.min(8.5, (width - 6) / shown)
  return (
    <g className="beads" transform={`translate(0 ${SHIELD.height / 2 - 0.5})`}>
      {Array.from({ length: shown }, (_, index) => {
        const x = (index - (shown - 1) / 2) * step
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
          <g key={index}>
            <circle className="bead" cx={x} r={count > MOST ? 6 : 3.9} />
            <circle className="bead-light" cx={x - 1.2} cy={-1.3} r={1.1} />
          </g>
        )
      })}
      {count > MOST && (
        <text className="bead-count" y={3.2}>
          {count}
        </text>
      )}
    </g>
  )
}

/** One column of an army that can be chosen by itself. */
export function PartPiece({
  id,
  counter,
  at,
  scale,
}: {
  id: string
  counter: Counter
  at: Point
  scale: number
}) {
  const { skin, isShort = false } = useBoard()
  const index = counter.parts.findIndex((part) => part.id === id)
  const { x, y, width, height } = skin.army?.part(counter, id, isShort) ?? {
    x: columnOf(index, counter.parts.length) - COLUMN / 2 + 0.5,
    y: -SHIELD.height / 2 + 2.5,
    width: COLUMN - 1,
    height: SHIELD.height - 7,
  }
  const frame = `M${x} ${y}h${width}v${height}h${-width}Z`
  return (
    <Thing at={at} className="part" hit={frame} id={id} scale={scale}>
      <path className="part-frame" d={frame} />
    </Thing>
  )
}

/** Somebody with a name: a medallion, with what he carries. */
export function FigurePiece({
  placed,
  scale,
  carried,
}: PieceProps<Figure> & { carried: readonly Marker[] }) {
  const { skin, colourOf } = useBoard()
  const figure = placed.thing
  const isMarked = Boolean(figure.marks?.length)
  return (
    <Thing
      at={placed.at}
      className={`figure side-${colourOf(figure.owner)}`}
      hit={circle(FIGURE + 1)}
      id={figure.id}
      scale={scale}
    >
      <circle className="shadow" cx={0.8} cy={1.6} r={FIGURE} />
      <circle className="figure-rim" r={FIGURE} />
      {skin.edge?.(figure.owner ?? -1) === 'notched' && (
        <circle className="figure-teeth" r={FIGURE - 1} />
      )}
      <circle className="figure-ground" r={FIGURE - 2.3} />
      <Glyph
        className="figure-icon"
        icon={skin.icon('figure', figure.name)}
        size={FIGURE * 1.36}
        x={0}
        y={0}
      />
      {isMarked && (
        <path className="figure-mark" d={STAR} transform={`translate(0 ${-FIGURE + 0.6})`} />
      )}
      {carried.map((marker, index) => (
        <g key={marker.id} transform={`translate(${FIGURE * 0.72 - index * 12} ${FIGURE * 0.74})`}>
          <circle className="carried" r={6} />
          {(marker.count ?? 1) > 1 ? (
            <text className="carried-count" y={3.1}>
              {marker.count}
            </text>
          ) : (
            <Glyph
              className="carried-icon"
              icon={skin.icon(marker.form, marker.name ?? '')}
              size={8.5}
              x={0}
              y={0}
            />
          )}
        </g>
      ))}
      <circle className="ring" r={FIGURE + 1.6} />
    </Thing>
  )
}

const STAR = starPath(4.6)

function starPath(radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2
    const far = index % 2 ? radius * 0.45 : radius
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** Tokens that lie face down: a plain disc with their number. */
export function PilePiece({ placed, scale }: PieceProps<Marker>) {
  const { colourOf } = useBoard()
  const pile = placed.thing
  return (
    <Thing
      at={placed.at}
      className={`pile side-${colourOf(pile.owner)}`}
      hit={circle(PILE + 2)}
      id={pile.id}
      scale={scale}
    >
      <g data-name={pile.name}>
        <circle className="shadow" cx={0.6} cy={1.3} r={PILE} />
        <circle className="pile-ground" r={PILE} />
        <circle className="pile-rim" r={PILE - 2.1} />
        <text className="pile-count" y={4.2}>
          {pile.count ?? 1}
        </text>
      </g>
      <circle className="ring" r={PILE + 1.6} />
    </Thing>
  )
}

/** A token that lies open, with its number if there are several. */
export function TokenPiece({ placed, scale }: PieceProps<Marker>) {
  const { skin, colourOf } = useBoard()
  const token = placed.thing
  const look = skin.tokens?.[token.form]
  if (look) {
    return (
      <Thing
        at={placed.at}
        className={`token side-${colourOf(token.owner)}`}
        hit={look.outline}
        id={token.id}
        scale={scale}
      >
        <path className="shadow" d={look.outline} transform="translate(1 2.2)" />
        <look.Face token={token} />
        <path className="ring" d={look.outline} />
      </Thing>
    )
  }
  return (
    <Thing
      at={placed.at}
      className={`token side-${colourOf(token.owner)}`}
      hit={circle(TOKEN + 1)}
      id={token.id}
      scale={scale}
    >
      <circle className="shadow" cx={0.8} cy={1.6} r={TOKEN} />
      <circle className="token-ground" r={TOKEN} />
      <circle className="token-rim" data-form={token.form} r={TOKEN - 1.8} />
      <Glyph
        className="token-icon"
        icon={skin.icon('token', token.name ?? '')}
        size={TOKEN * 1.5}
        x={0}
        y={-0.5}
      />
      {(token.count ?? 1) > 1 && (
        <g transform={`translate(${TOKEN * 0.78} ${TOKEN * 0.72})`}>
          <circle className="carried" r={6.4} />
          <text className="carried-count" y={3.4}>
            {token.count}
          </text>
        </g>
      )}
      <circle className="ring" r={TOKEN + 1.6} />
    </Thing>
  )
}

/** A sign printed in an area, and what has become of it. */
export function SignPiece({
  sign: { mark, at },
  group,
  scale,
  damage,
  flagOf,
}: {
  sign: Sign
  /** The group of its area. */
  group: string
  scale: number
  damage: number
  /** The side whose flag flies here. */
  flagOf: Marker | undefined
}) {
  const { skin, colourOf, isShort = false } = useBoard()
  if (skin.Sign) {
    return (
      <g className="sign" transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
        <skin.Sign
          colour={flagOf ? colourOf(flagOf.owner) : ''}
          flag={flagOf}
          group={group}
          isShort={isShort}
          mark={mark}
        />
      </g>
    )
  }
  const icon = skin.icon('mark', mark.name)
  const value = mark.value ?? 0
  const isGone = value > 0 && damage >= value
  const half = SIGN / 2
  if (!icon) return <Coin at={at} scale={scale} value={value} />
  return (
    <g
      className={isGone ? 'sign gone' : 'sign'}
      data-name={mark.name}
      transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}
    >
      <rect className="sign-ground" height={SIGN} rx={3.2} width={SIGN} x={-half} y={-half} />
      <Glyph className="sign-icon" icon={icon} size={SIGN * 0.78} x={0} y={0} />
      {isGone && (
        <path
          className="sign-cross"
          d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`}
        />
      )}
      {value > 0 && (
        <g transform={`translate(${half - 1} ${half - 2})`}>
          <path
            className="sign-value-ground"
            d="M-5.4 -5.6H5.4V.6C5.4 4 2.6 5.6 0 6.8C-2.6 5.6 -5.4 4 -5.4 .6Z"
          />
          <text className="sign-value" y={3.1}>
            {Math.max(0, value - damage)}
          </text>
        </g>
      )}
      {damage > 0 && !isGone && <SignDamage count={damage} />}
      {flagOf && (
        <Flag colour={colourOf(flagOf.owner)} icon={skin.icon('flag', flagOf.name ?? '')} />
      )}
    </g>
  )
}

function SignDamage({ count }: { count: number }) {
  return (
    <g transform={`translate(${-SIGN / 2 + 2} ${SIGN / 2 + 1})`}>
      {Array.from({ length: Math.min(count, MOST) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
        <circle className="bead" cx={index * 4.4} key={index} r={2.4} />
      ))}
    </g>
  )
}

/** What a place is worth. */
function Coin({ at, scale, value }: { at: Point; scale: number; value: number }) {
  return (
    <g className="coin" transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <path className="coin-ground" d={STAR_SEAL} />
      <text className="coin-value" y={3.6}>
        {value}
      </text>
    </g>
  )
}

const STAR_SEAL = sealPath(9.2, 16)

function sealPath(radius: number, teeth: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, index) => {
    const angle = (index / (teeth * 2)) * 2 * Math.PI
    const far = index % 2 ? radius * 0.87 : radius
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

function Flag({ colour, icon }: { colour: string; icon: Icon | undefined }) {
  const { pole, cloth } = flag(25)
  return (
    <g className={`flag side-${colour}`} transform={`translate(${-SIGN / 2 + 1} ${-SIGN / 2 + 6})`}>
      <path className="flag-shadow" d={cloth} transform="translate(1 1.5)" />
      <path className="flag-cloth" d={cloth} />
      <path className="flag-pole" d={pole} />
      <Glyph className="flag-icon" icon={icon} size={9.5} x={8.6} y={-18.4} />
    </g>
  )
}

/** Something that bars a way. */
export function BarrierPiece({ placed }: { placed: Placed<Marker> }) {
  const { skin } = useBoard()
  const marker = placed.thing
  return (
    <g className="barrier" transform={`translate(${placed.at[0]} ${placed.at[1]})`}>
      <Glyph icon={skin.icon('barrier', marker.name ?? '')} size={30} x={0} y={3} />
    </g>
  )
}

/** A track with its numbered spaces; the pawn is a ring around the space it has reached. */
export function TrackPiece({
  track,
  band,
  pawns,
}: {
  track: Track
  band: Box
  pawns: readonly Marker[]
}) {
  return (
    <g className="track">
      <path {...useControl(track.id, 'track-band')} d={bandPath(band)} />
      <path
        className="track-hem"
        d={bandPath({
          x: band.x + 2.2,
          y: band.y + 2.2,
          width: band.width - 4.4,
          height: band.height - 4.4,
        })}
      />
      <path
        className="track-line"
        d={`M${band.x + 20} ${band.y + band.height / 2}H${band.x + band.width - 20}`}
      />
      {track.spaces.map((space, index) => (
        <TrackSpace
          at={space.centre}
          id={space.id}
          isGoal={index === track.goal}
          isReached={pawns.some((pawn) => pawn.at === space.id)}
          key={space.id}
          number={index}
        />
      ))}
    </g>
  )
}

function TrackSpace({
  id,
  at,
  number,
  isGoal,
  isReached,
}: {
  id: string
  at: Point
  number: number
  isGoal: boolean
  isReached: boolean
}) {
  const { roleOf } = useBoard()
  const look = (
    <>
      {isGoal && <path className="track-goal" d={sealPath(15.6, 18)} />}
      <circle className="track-space" r={12.6} />
      <text className="track-number" y={4.4}>
        {number}
      </text>
      {isReached && (
        <g className="pawn">
          <circle className="pawn-ring" r={15} />
          <path className="pawn-point" d="M-6 -24H6L0 -15.5Z" />
        </g>
      )}
      <circle className="ring" r={15} />
    </>
  )
  if (!roleOf(id)) return <g transform={`translate(${at[0]} ${at[1]})`}>{look}</g>
  return (
    <Thing at={at} className="space" hit={circle(15)} id={id}>
      {look}
    </Thing>
  )
}

function bandPath({ x, y, width, height }: Box): string {
  const cut = Math.min(9, height / 4)
  return [
    `M${x + cut} ${y}H${x + width - cut}Q${x + width - cut} ${y + cut} ${x + width} ${y + cut}`,
    `V${y + height - cut}Q${x + width - cut} ${y + height - cut} ${x + width - cut} ${y + height}`,
    `H${x + cut}Q${x + cut} ${y + height - cut} ${x} ${y + height - cut}`,
    `V${y + cut}Q${x + cut} ${y + cut} ${x + cut} ${y}Z`,
  ].join('')
}
