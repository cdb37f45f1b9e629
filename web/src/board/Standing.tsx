/** What stands on the board: armies, somebodies and tokens. */

import type { Counter, Scene } from '../api/types'
import type { Point } from './geometry'
import type { Land } from './land'
import { CounterFace, CounterPiece, FigurePiece, PartPiece, PilePiece, TokenPiece } from './Pieces'
import { type Places, SHIELD } from './placing'
import { useBoard } from './Thing'

interface StandingProps {
  land: Land
  scene: Scene
  places: Places
  scale: number
}

export function Standing({ land, scene, places, scale }: StandingProps) {
  const spaces = land.layout.tracks.flatMap((track) => track.spaces.map((space) => space.id))
  const carriedBy = (id: string) => scene.markers.filter((marker) => marker.at === id)
  return (
    <>
      {places.clusters.map(
        ({ area, at, leader }) =>
          leader && (
            <path
              className="leader"
              d={`M${leader[0]} ${leader[1]}L${at[0]} ${at[1]}`}
              key={area}
            />
          ),
      )}
      {places.tokens.map((placed) => (
        <TokenPiece key={placed.thing.id} placed={placed} scale={scale} />
      ))}
      {places.counters.map((placed) => (
        <CounterPiece key={placed.thing.id} placed={placed} scale={scale} />
      ))}
      {places.counters.map(({ thing, at }) => (
        <Parts at={at} counter={thing} key={thing.id} scale={scale} />
      ))}
      {places.piles.map((placed) => (
        <PilePiece key={placed.thing.id} placed={placed} scale={scale} />
      ))}
      {places.figures.map((placed) => (
        <FigurePiece
          carried={carriedBy(placed.thing.id)}
          key={placed.thing.id}
          placed={placed}
          scale={spaces.includes(placed.thing.at) ? 1 : scale}
        />
      ))}
    </>
  )
}

/** The columns of an army that can be chosen, or have been, by themselves. */
function Parts({ counter, at, scale }: { counter: Counter; at: Point; scale: number }) {
  const { roleOf, isChosen } = useBoard()
  return counter.parts
    .filter(({ id }) => roleOf(id) || isChosen(id))
    .map(({ id }) => <PartPiece at={at} counter={counter} id={id} key={id} scale={scale} />)
}

interface LensProps {
  places: Places
  /** What is under the finger, nearest first. */
  refs: readonly string[]
  scale: number
  onStage(point: Point): Point
}

/** So far above the finger the army is shown, or below it where that would be out of sight. */
const ABOVE = 52

/** An army under a finger, large enough to be read. */
export function Lens({ places, refs, scale, onStage }: LensProps) {
  const found = places.counters.find(({ thing }) => refs.includes(thing.id))
  if (!found) return null
  const [x, y] = found.at
  const above: Point = [x, y - ABOVE * scale]
  const isSeen = onStage([x, above[1] - SHIELD.height * scale])[1] > 0
  const at = isSeen ? above : [x, y + ABOVE * 1.3 * scale]
  return (
    <svg aria-hidden="true" className="lens">
      <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
        <CounterFace counter={found.thing} isLarge={true} />
      </g>
    </svg>
  )
}
