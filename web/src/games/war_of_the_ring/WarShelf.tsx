/** How the war stands, beside the map: points, dice, Rings, the Fellowship, the Hunt, nations, and what can
 * still be mustered. */

import type { Marker } from '../../api/types'
import { useTable } from '../../table/context'
import { PieceButton } from '../../table/PieceButton'
import { numberOf } from '../../table/panels'
import { Glyph } from '../../ui/Glyph'
import { ActionDie } from './Dice'
import { icon } from './icons'
import { EMBLEMS, kindOf, NATIONS, type Nation, PATTERNS } from './nations'
import './shelf.css'

const SIDES = ['free', 'shadow'] as const
/** So many steps away a nation can be. */
const MOST_STEPS = 3

export function WarShelf() {
  const { say } = useTable()
  return (
    <section aria-label={say('wotr-war')} className="ring-shelf">
      {SIDES.map((side) => (
        <SideStock key={side} side={side} />
      ))}
      <Company />
      <Hunt />
      <Politics />
      <Reserves />
    </section>
  )
}

/** What lies in a tray. */
function useLying() {
  const { scene } = useTable()
  return (tray: string) => scene.markers.filter(({ at }) => at === tray)
}

/** Points, dice and Rings of a side. */
function SideStock({ side }: { side: 'free' | 'shadow' }) {
  const { say, naming } = useTable()
  const lying = useLying()
  const stock = lying(`stock-${side}`)
  const points = stock.find(({ name }) => name === 'points')
  const rings = stock.find(({ name }) => name === 'ring')
  const dice = lying(`dice-${side}`)
  const colour = side === 'free' ? 'blue' : 'red'
  return (
    <div className="ring-block ring-stock" data-colour={colour}>
      <h3>
        {naming.name(`ref-side-${side}`)}
        {points && (
          <span className="ring-points">
            <span className="hidden">{say('wotr-points')} </span>
            <b>{numberOf(points, 'points')}</b>/{numberOf(points, 'goal')}
          </span>
        )}
        {rings && (
          <PieceButton className="ring-rings" piece={rings}>
            {Array.from({ length: rings.count ?? 1 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
              <ElvenRing key={index} />
            ))}
          </PieceButton>
        )}
      </h3>
      <ul className="ring-dice">
        {dice.map((die) => (
          <li key={die.id}>
            <PieceButton className="ring-die-button" piece={die}>
              {Array.from({ length: die.count ?? 1 }, (_, index) => (
                <ActionDie
                  colour={colour}
                  face={die.form === 'spent' ? '' : (die.name ?? '')}
                  // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
                  key={index}
                />
              ))}
            </PieceButton>
          </li>
        ))}
        {!dice.length && <li className="ring-none">{say('wotr-no-dice')}</li>}
      </ul>
    </div>
  )
}

function ElvenRing() {
  return (
    <svg aria-hidden="true" className="ring-elven" viewBox="-10 -10 20 20">
      <circle className="ring-elven-band" r={6.5} />
      <path className="ring-elven-stone" d="M0 -10L3.4 -6.4L0 -2.8L-3.4 -6.4Z" />
    </svg>
  )
}

/** The Fellowship: how far it has gone, how much it bears, and who is with it. */
function Company() {
  const { say, scene } = useTable()
  const lying = useLying()
  const tracks = lying('fellowship')
  const progress = tracks.find(({ name }) => name === 'progress')
  const corruption = tracks.find(({ name }) => name === 'corruption')
  const company = scene.figures.filter(({ at }) => at === 'fellowship')
  const isRevealed = progress?.marks?.includes('revealed') ?? false
  const goal = corruption ? numberOf(corruption, 'goal') : 12
  const gone = progress ? numberOf(progress, 'progress') : 0
  const borne = corruption ? numberOf(corruption, 'corruption') : 0
  return (
    <div className="ring-block ring-company">
      <h3>
        {say('wotr-fellowship')}
        <small>{say(isRevealed ? 'wotr-revealed' : 'wotr-hidden')}</small>
      </h3>
      <p className="hidden">{say('wotr-journey', { progress: gone, corruption: borne, goal })}</p>
      <ol aria-hidden="true" className="ring-track">
        {Array.from({ length: goal + 1 }, (_, step) => (
          <li
            className={step === goal ? 'last' : undefined}
            data-borne={step === borne}
            data-gone={step === gone}
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are counted
            key={step}
          >
            {step === gone && <TrackSign name="progress" />}
            {step === borne && <TrackSign name="corruption" />}
            {step !== gone && step !== borne && step}
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="ring-track-key">
        <span>
          {say('wotr-progress')} <b>{gone}</b>
        </span>
        <span>
          {say('wotr-corruption')} <b>{borne}</b>
        </span>
      </p>
      <ul className="ring-companions">
        {company.map((who) => {
          const glyph = icon('figure', who.name)
          const isGuide = who.marks?.includes('guide') ?? false
          return (
            <li key={who.id}>
              <PieceButton
                className={isGuide ? 'ring-companion guide' : 'ring-companion'}
                piece={who}
                {...(isGuide ? { spoken: say('wotr-guide') } : {})}
              >
                {glyph && <Glyph icon={glyph} />}
              </PieceButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function TrackSign({ name }: { name: string }) {
  const glyph = icon('mark', name)
  return <span className={`ring-track-sign ${name}`}>{glyph && <Glyph icon={glyph} />}</span>
}

/** The Hunt: dice that hunt, the moves that help them, and the tiles. */
function Hunt() {
  const { say } = useTable()
  const lying = useLying()
  const box = lying('hunt')
  const eyes = box.find(({ name }) => name === 'eye')?.count ?? 0
  const moves = box.find(({ name }) => name === 'moved')?.count ?? 0
  const [pool] = lying('hunt-pool')
  const tiles = [...lying('hunt-drawn'), ...lying('hunt-used'), ...lying('hunt-waiting')]
  return (
    <div className="ring-block ring-hunt">
      <h3>
        {say('wotr-hunt')}
        <small>{say('wotr-pool', { count: pool?.count ?? 0 })}</small>
      </h3>
      <p className="ring-hunt-box">
        <span>
          <ActionDie colour="red" face="eye" /> <b>{eyes}</b>
          <span className="hidden">{say('wotr-hunt-dice', { count: eyes })}</span>
        </span>
        <span>
          <ActionDie colour="blue" face="moved" /> <b>{moves ? `+${moves}` : 0}</b>
          <span className="hidden">{say('wotr-hunt-moves', { count: moves })}</span>
        </span>
      </p>
      {tiles.length > 0 && (
        <ul className="ring-tiles">
          {tiles.map((tile) => (
            <li key={tile.id}>
              <PieceButton className="ring-tile" piece={tile}>
                <TileFace tile={tile} />
              </PieceButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A tile: its number or an eye, marked if it reveals. */
function TileFace({ tile }: { tile: Marker }) {
  const name = tile.name ?? ''
  const number = /-(\d)(r?)$/.exec(name)
  const eye = icon('mark', 'hunt')
  return (
    <span className={number?.[2] ? 'ring-tile-face reveals' : 'ring-tile-face'}>
      {number ? number[1] : eye && <Glyph icon={eye} />}
      {(tile.count ?? 1) > 1 && <sub>×{tile.count}</sub>}
    </span>
  )
}

/** The way of each nation to war; its line has the pattern of its borders. */
function Politics() {
  const { say, naming } = useTable()
  const lying = useLying()
  const all = lying('politics')
  return (
    <div className="ring-block ring-politics">
      <h3>
        {say('wotr-politics')}
        <small>{say('wotr-at-war')}</small>
      </h3>
      <ul>
        {NATIONS.map((nation) => {
          const marker = all.find(({ name }) => name === nation)
          if (!marker) return null
          const steps = numberOf(marker, 'steps')
          const isPassive = marker.marks?.includes('passive') ?? false
          const spoken = [
            steps ? say('wotr-steps', { count: steps }) : say('wotr-at-war'),
            ...(isPassive ? [say('wotr-passive')] : []),
          ].join(', ')
          return (
            <li data-nation={nation} key={nation}>
              <PieceButton
                className={isPassive ? 'ring-nation passive' : 'ring-nation'}
                piece={marker}
                spoken={spoken}
              >
                <span className="ring-nation-emblem">
                  <Glyph icon={EMBLEMS[nation]} />
                </span>
                <span className="ring-nation-name">{naming.name(`short-nation-${nation}`)}</span>
                <Way nation={nation} steps={steps} />
              </PieceButton>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Steps to war, the last one at war. */
function Way({ nation, steps }: { nation: Nation; steps: number }) {
  const at = MOST_STEPS - steps
  const x = (step: number) => 8 + step * 18
  return (
    <svg aria-hidden="true" className="ring-way" viewBox="0 0 70 18">
      <rect className="ring-way-war" height={18} rx={3} width={17} x={x(MOST_STEPS) - 8.5} y={0} />
      <path
        className="ring-way-line"
        d={`M${x(0)} 9H${x(MOST_STEPS)}`}
        strokeDasharray={PATTERNS[nation]}
      />
      {[0, 1, 2, 3].map((step) => (
        <circle className="ring-way-step" cx={x(step)} cy={9} key={step} r={2} />
      ))}
      <circle className="ring-way-now" cx={x(at)} cy={9} r={6} />
    </svg>
  )
}

/** What each nation can still muster. */
function Reserves() {
  const { say, naming, decision } = useTable()
  const lying = useLying()
  const all = SIDES.flatMap((side) => lying(`supply-${side}`))
  const isAsked = decision?.kind === 'recruit'
  return (
    <details className="ring-block ring-reserves" open={isAsked || undefined}>
      <summary>
        <h3>{say('wotr-reserves')}</h3>
      </summary>
      <ul>
        {NATIONS.map((nation) => {
          const own = all.filter(({ name }) => kindOf(name ?? '').nation === nation)
          return (
            <li data-nation={nation} key={nation}>
              <span className="ring-nation-emblem">
                <Glyph icon={EMBLEMS[nation]} />
              </span>
              <span className="hidden">{naming.name(`ref-nation-${nation}`)}</span>
              {own.map((figure) => (
                <PieceButton className="ring-reserve" key={figure.id} piece={figure}>
                  <Chip figure={figure} />
                </PieceButton>
              ))}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

function Chip({ figure }: { figure: Marker }) {
  const { kind } = kindOf(figure.name ?? '')
  const glyph = icon('mark', kind)
  return (
    <span className="ring-chip" data-kind={kind}>
      {glyph && <Glyph icon={glyph} />}
      <b>{figure.count ?? 1}</b>
    </span>
  )
}
