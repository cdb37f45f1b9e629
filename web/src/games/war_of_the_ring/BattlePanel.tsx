/** A battle: both armies face each other, with their dice in sight, and what comes next. */

import type { GamePanelProps } from '../../board/contract'
import { Glyph } from '../../ui/Glyph'
import { capitalised } from '../../words/words'
import { battleOf, nextKey } from './battle'
import { CombatDie } from './Dice'
import { icon } from './icons'
import { EMBLEMS, kindOf } from './nations'
import type { ArmySide } from './panels'
import './battle.css'

export function BattlePanel(props: GamePanelProps) {
  const { standing, say, describe, layout, name } = props
  const battle = battleOf(props.panel)
  const { at = '', round = 0, kind } = battle
  const next = nextKey(standing.breadcrumb)
  const place = name(layout.areas.find(({ id }) => id === at)?.label ?? at)
  return (
    <section aria-labelledby="ring-battle" className="ring-battle" data-battle={at}>
      <h2 id="ring-battle">
        {say(`wotr-battle-${kind}`, { place })}
        {round > 0 && <small>{say('wotr-round', { round })}</small>}
      </h2>
      <div className="ring-sides">
        {battle.fighters.map((side, index) => (
          <Side isAttacker={index === 0} key={side.seat} props={props} side={side} />
        ))}
      </div>
      {next && <p className="ring-next">{say(next)}</p>}
      <span className="hidden">{describe(at)}</span>
    </section>
  )
}

interface SideProps {
  props: GamePanelProps
  side: ArmySide
  isAttacker: boolean
}

function Side({ props, side, isAttacker }: SideProps) {
  const { layout, say, name, standing } = props
  const { seat, units = [], who = [], dice = [], strength = 0, leadership = 0 } = side
  const { target = 0, added = 0, hits = 0 } = side
  const own = layout.sides.find((each) => each.seat === seat)
  const characters = (standing.scene?.figures ?? []).filter(({ id }) => who.includes(id))
  return (
    <div className="ring-side" data-colour={own?.colour}>
      <h3>
        {name(own?.label ?? '')}
        <small>{say(isAttacker ? 'attacker' : 'defender')}</small>
      </h3>
      <dl className="ring-numbers">
        <div>
          <dt>{say('wotr-strength')}</dt>
          <dd>{strength}</dd>
        </div>
        <div>
          <dt>{say('wotr-leadership')}</dt>
          <dd>{leadership}</dd>
        </div>
        {target > 0 && (
          <div>
            <dt>{say('wotr-target')}</dt>
            <dd>
              {target}+{added ? ` (${added > 0 ? '+' : '−'}${Math.abs(added)})` : ''}
            </dd>
          </div>
        )}
      </dl>
      {dice.length > 0 && (
        <div className="ring-roll">
          <ul aria-label={say('battle-dice')} className="ring-rolled">
            {dice.map((die) => (
              <li key={die.id}>
                <span className="hidden">
                  {say(die.hit ? 'wotr-die-hit' : 'wotr-die-miss', { value: die.value })}
                </span>
                <CombatDie
                  again={die.again ?? false}
                  colour={die.colour}
                  hit={die.hit ?? false}
                  value={die.value}
                />
              </li>
            ))}
          </ul>
          <p className="ring-hits">{say('wotr-hits', { hits })}</p>
        </div>
      )}
      <ul className="ring-fighters">
        {units.map((part) => {
          const { nation, kind } = kindOf(part.name)
          const glyph = icon('mark', kind) ?? EMBLEMS[nation]
          return (
            <li key={part.id}>
              <Choice id={part.id} label={name(part.label)} props={props}>
                <span className="ring-chip" data-kind={kind} data-nation={nation}>
                  <Glyph icon={glyph} />
                  <b>{part.count}</b>
                </span>
              </Choice>
            </li>
          )
        })}
        {characters.map(({ id, name: called, label }) => {
          const glyph = icon('figure', called)
          return (
            <li className="ring-fighter" key={id}>
              <span className="ring-chip" data-kind="character">
                {glyph && <Glyph icon={glyph} />}
              </span>
              <span className="ring-chip-name">{capitalised(name(label))}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface ChoiceProps {
  props: GamePanelProps
  id: string
  label: string
  children: React.ReactNode
}

/** Figures that can be chosen, such as a loss. */
function Choice({ props: { options, onChoose, optionText }, id, label, children }: ChoiceProps) {
  const own = options.filter(({ points_at = [] }) => points_at.some(({ ref }) => ref === id))
  const [first] = own
  if (!first) {
    return (
      <span className="ring-fighter">
        {children}
        <span className="ring-chip-name">{capitalised(label)}</span>
      </span>
    )
  }
  return own.map((option) => (
    <button
      className="ring-fighter-button"
      data-option={option.id}
      key={option.id}
      onClick={() => onChoose(option)}
      type="button"
    >
      {children}
      <span className="ring-chip-name">{capitalised(optionText(option))}</span>
    </button>
  ))
}
