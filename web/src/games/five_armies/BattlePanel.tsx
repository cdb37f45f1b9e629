/** The battle beside the map: both sides face each other, and each number has its reason. */

import type { Battle, Fighter, Marker, Scene } from '../../api/types'
import type { PanelProps } from '../../board/contract'
import { Glyph } from '../../board/Glyph'
import { crown, shield } from '../../board/outlines'
import { nextKey, sufferingOf, targetReason } from './battle'
import { Choosable } from './Choosable'
import { CombatDie } from './Dice'
import { icon } from './icons'
import './panel.css'

export function BattlePanel(props: PanelProps) {
  const { standing, say, describe } = props
  const { scene } = standing
  const battle = scene?.battle
  if (!scene || !battle) return null
  const next = nextKey(standing.view.breadcrumb)
  return (
    <section aria-labelledby="b5a-battle" className="b5a b5a-battle">
      <h2 id="b5a-battle">
        {titleOf(props, battle.at)}
        {battle.round ? <small>{say('battle-round', { round: battle.round })}</small> : null}
      </h2>
      <div className="b5a-sides">
        {battle.fighters.map((fighter) => (
          <Side battle={battle} fighter={fighter} key={fighter.seat} props={props} scene={scene} />
        ))}
      </div>
      {next && <p className="b5a-next">{say(next)}</p>}
      <span className="hidden">{describe(battle.at)}</span>
    </section>
  )
}

const titleOf = ({ layout, name }: PanelProps, place: string) =>
  name(layout.areas.find(({ id }) => id === place)?.label ?? place)

interface SideProps {
  props: PanelProps
  scene: Scene
  battle: Battle
  fighter: Fighter
}

/** One column: who fights, the card, the dice, what they need, and what they suffer. */
function Side({ props, scene, battle, fighter }: SideProps) {
  const { layout, standing, name, say } = props
  const { seat, at = '', dice = [], target = 0, hits = 0 } = fighter
  const side = layout.sides.find((each) => each.seat === seat)
  const isAttacker = battle.fighters[0]?.seat === seat
  const { dealt, cancelled } = sufferingOf(standing, seat)
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
      <Card fighter={fighter} props={props} scene={scene} />
      {dice.length > 0 && (
        <>
          <ul aria-label={say('battle-dice')} className="b5a-dice">
            {dice.map((die) => (
              <li key={die.id}>
                <Choosable
                  {...props}
                  className="b5a-thrown"
                  id={die.id}
                  label={say(die.hit ? 'die-hit' : 'die-miss', {
                    colour: say(`ref-colour-${die.colour}`),
                    value: die.value,
                  })}
                >
                  <CombatDie colour={die.colour} hit={die.hit ?? false} value={die.value} />
                </Choosable>
              </li>
            ))}
          </ul>
          <dl className="b5a-lines">
            <div>
              <dt>{say(`b5a-target-${targetReason(layout, standing, scene, battle, fighter)}`)}</dt>
              <dd>{target}+</dd>
            </div>
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
  if (!army) return null
  const led = scene.figures.filter(({ at }) => at === army.id)
  return (
    <ul className="b5a-army">
      {army.parts.map((part) => (
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
      {army.leadership ? (
        <li>
          <svg aria-hidden="true" className="b5a-sign" viewBox="-10 -14 20 18">
            <path className="b5a-crown" d={crown(14, 12)} />
          </svg>
          <span>{say('b5a-leadership')}</span>
          <b>{army.leadership}</b>
        </li>
      ) : null}
      {army.beads ? (
        <li>
          <svg aria-hidden="true" className="b5a-sign" viewBox="-10 -10 20 20">
            <circle className="b5a-bead" r={6} />
          </svg>
          <span>{say('key-damage')}</span>
          <b>{army.beads}</b>
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

/** The card of this round, a back while it is secret, and those played before. */
function Card({ props, scene, fighter }: { props: PanelProps; scene: Scene; fighter: Fighter }) {
  const { say, seats } = props
  const cards = scene.markers.filter(
    ({ form, at }) => form === 'card' && at === `cards-${fighter.seat}`,
  )
  const played = cards.find(({ id }) => id === fighter.card)
  const used = cards.filter(({ id }) => fighter.used?.includes(id))
  const offered = cards.filter(({ id }) =>
    props.options.some((option) => option.points_at?.some(({ ref }) => ref === id)),
  )
  const hand = seats.includes(fighter.seat) ? offered.filter(({ id }) => id !== played?.id) : []
  return (
    <div className="b5a-cards">
      {played ? (
        <CardFace card={played} props={props} />
      ) : (
        <span className="b5a-card b5a-card-back">{say('b5a-card-secret')}</span>
      )}
      {hand.map((card) => (
        <CardFace card={card} key={card.id} props={props} />
      ))}
      {used.length > 0 && (
        <p className="b5a-used">
          {say('battle-used')} {used.map(({ label = '' }) => props.name(label)).join(', ')}
        </p>
      )}
    </div>
  )
}

function CardFace({ card, props }: { card: Marker; props: PanelProps }) {
  const text = props.name(card.label ?? '')
  const [title = text, unit = ''] = text.split(/\s*\(|\)/)
  return (
    <Choosable {...props} className="b5a-card" id={card.id} label={`${title} ${unit}`.trim()}>
      <svg aria-hidden="true" className="b5a-card-sign" viewBox="-10 -10 20 20">
        <Glyph icon={icon('card', card.name ?? '')} size={20} x={0} y={0} />
      </svg>
      <span className="b5a-card-title">
        {title} {unit && <small>{unit}</small>}
      </span>
    </Choosable>
  )
}
