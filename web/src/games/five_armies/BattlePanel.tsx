/** The battle beside the map: both sides face each other, and each number has its reason. */

import type { Scene } from '../../api/types'
import type { GamePanelProps, PanelProps } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { crown, shield } from '../../board/outlines'
import { numberOf } from '../../table/panels'
import { battleOf, nextKey } from './battle'
import { Choosable } from './Choosable'
import { CombatDie } from './Dice'
import { icon } from './icons'
import type { BattlePanel as Battle, BattleSide } from './panels'
import './panel.css'

export function BattlePanel(props: GamePanelProps) {
  const { standing, say, describe } = props
  const { scene } = standing
  if (!scene) return null
  const battle = battleOf(props.panel)
  const { at: place = '' } = battle
  const next = nextKey(standing.breadcrumb)
  return (
    <section aria-labelledby="b5a-battle" className="b5a b5a-battle" data-battle={place}>
      <h2 id="b5a-battle">
        {titleOf(props, place)}
        {battle.round ? <small>{say('battle-round', { round: battle.round })}</small> : null}
      </h2>
      <div className="b5a-sides">
        {battle.fighters.map((fighter) => (
          <Side battle={battle} fighter={fighter} key={fighter.seat} props={props} scene={scene} />
        ))}
      </div>
      {next && <p className="b5a-next">{say(next)}</p>}
      <span className="hidden">{describe(place)}</span>
    </section>
  )
}

const titleOf = ({ layout, name }: PanelProps, place: string) =>
  name(layout.areas.find(({ id }) => id === place)?.label ?? place)

interface SideProps {
  props: PanelProps
  scene: Scene
  battle: Battle
  fighter: BattleSide
}

/** One column: who fights, the card, the dice, what they need, and what they suffer. */
function Side({ props, scene, battle, fighter }: SideProps) {
  const { layout, name, say } = props
  const { seat, at = '', dice = [], target = 0, hits = 0, added = 0, reasons = [] } = fighter
  const side = layout.sides.find((each) => each.seat === seat)
  const isAttacker = battle.fighters[0]?.seat === seat
  const { dealt = 0, cancelled = 0 } = fighter
  return (
    <div className="b5a-side" data-colour={side?.colour}>
      <h3>
        <svg aria-hidden="true" className="b5a-crest" viewBox="-11 -14 22 30">
          <path d={shield(20, 24, seat ? 'notched' : 'round')} />
        </svg>
        <span>
          {name(side?.label ?? '')}
          <small className="b5a-whose">
            {say(isAttacker ? 'attacker' : 'defender')}
            {at && ` · ${titleOf(props, at)}`}
          </small>
        </span>
      </h3>
      <Army name={name} place={at} say={say} scene={scene} seat={seat} />
      <Cards fighter={fighter} props={props} />
      {dice.length > 0 && (
        <>
          <ul aria-label={say('battle-dice')} className="b5a-dice">
            {dice.map((die) => (
              <li key={die.id}>
                <Choosable
                  {...props}
                  className="b5a-thrown"
                  id={die.id}
                  onAbout={undefined}
                  label={[
                    say(die.hit ? 'die-hit' : 'die-miss', {
                      colour: say(`ref-colour-${die.colour}`),
                      value: die.value,
                    }),
                    ...(die.again ? [say('die-again')] : []),
                  ].join(', ')}
                >
                  <CombatDie
                    again={die.again ?? false}
                    colour={die.colour}
                    hit={die.hit ?? false}
                    value={die.value}
                  />
                </Choosable>
              </li>
            ))}
          </ul>
          {reasons.length > 0 && (
            <p className="b5a-reasons">
              {say('b5a-counts', { reasons: reasons.map((label) => name(label)).join(', ') })}
            </p>
          )}
          <dl className="b5a-lines">
            <div>
              <dt>{say('b5a-target')}</dt>
              <dd>{target}+</dd>
            </div>
            {added !== 0 && (
              <div>
                <dt>{say('b5a-added')}</dt>
                <dd>{added > 0 ? `+${added}` : `−${-added}`}</dd>
              </div>
            )}
            <div className="b5a-total">
              <dt>{say('b5a-hits')}</dt>
              <dd>{hits}</dd>
            </div>
          </dl>
        </>
      )}
      {dealt > 0 && (
        <dl className="b5a-lines b5a-suffers">
          <div>
            <dt>{say('b5a-dealt')}</dt>
            <dd>{dealt}</dd>
          </div>
          {cancelled > 0 && (
            <div>
              <dt>{say('b5a-cancelled')}</dt>
              <dd>−{cancelled}</dd>
            </div>
          )}
          <div className="b5a-total">
            <dt>{say('b5a-damage')}</dt>
            <dd>{Math.max(0, dealt - cancelled)}</dd>
          </div>
        </dl>
      )}
    </div>
  )
}

interface ArmyProps extends Pick<PanelProps, 'name' | 'say'> {
  scene: Scene
  place: string
  seat: number
}

/** Who fights: units with their numbers, those who lead them, and the damage they bear. */
function Army({ scene, place, seat, name, say }: ArmyProps) {
  const army = scene.counters.find(({ at, owner }) => at === place && owner === seat)
  const led = scene.figures.filter(
    ({ at, owner }) => owner === seat && (army ? at === army.id : at === place),
  )
  if (!army && !led.length) return null
  const leadership = army ? numberOf(army, 'leadership') : 0
  const damage = army ? numberOf(army, 'damage') : 0
  return (
    <ul className="b5a-army">
      {army?.parts.map((part) => (
        <li key={part.id}>
          <Sign form="unit" name={part.name} />
          <span>{name(part.label)}</span>
          <b>{part.count}</b>
        </li>
      ))}
      {led.map((figure) => (
        <li key={figure.id}>
          <Sign form="figure" name={figure.name} />
          <span>{name(figure.label)}</span>
        </li>
      ))}
      {leadership ? (
        <li>
          <svg aria-hidden="true" className="b5a-sign" viewBox="-10 -14 20 18">
            <path className="b5a-crown" d={crown(14, 12)} />
          </svg>
          <span>{say('b5a-leadership')}</span>
          <b>{leadership}</b>
        </li>
      ) : null}
      {damage ? (
        <li>
          <svg aria-hidden="true" className="b5a-sign" viewBox="-10 -10 20 20">
            <circle className="b5a-bead" r={6} />
          </svg>
          <span>{say('key-damage')}</span>
          <b>{damage}</b>
        </li>
      ) : null}
    </ul>
  )
}

function Sign({ form, name }: { form: 'unit' | 'figure'; name: string }) {
  return (
    <svg aria-hidden="true" className="b5a-sign" viewBox="-10 -10 20 20">
      <Glyph icon={icon(form, name)} size={20} x={0} y={0} />
    </svg>
  )
}

/** The cards of this round, a back while they are secret, and those played before. */
function Cards({ props, fighter }: { props: PanelProps; fighter: BattleSide }) {
  const { say, card, standing, name } = props
  const { card: played = '', event = '', used = [] } = fighter
  const lying = standing.scene?.markers ?? []
  const before = lying.filter(({ id }) => used.includes(id))
  return (
    <div className="b5a-cards">
      {played && card(played)}
      {event && card(event)}
      {!played && !event && <span className="b5a-secret">{say('b5a-card-secret')}</span>}
      {before.length > 0 && (
        <p className="b5a-used">
          {say('battle-used')} {before.map(({ label = '' }) => name(label)).join(', ')}
        </p>
      )}
    </div>
  )
}
