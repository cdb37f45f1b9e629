/** A battle: both sides face each other, with their cards, their dice, and what they come to. */

import type { Die, Fighter } from '../api/types'
import { Glyph } from '../ui/Glyph'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { useTableau } from './tableau'

export function BattlePanel() {
  const { say, naming, scene } = useTableau()
  const { battle } = scene
  if (!battle) return null
  return (
    <section aria-labelledby="battle" className="battle" data-battle={battle.at}>
      <h2 id="battle">
        {say('battle-at', { place: naming.title(battle.at) })}
        {battle.round ? <small>{say('battle-round', { round: battle.round })}</small> : null}
      </h2>
      <div className="fighters">
        {battle.fighters.map((fighter, index) => (
          <Side attacks={index === 0} fighter={fighter} key={fighter.seat} />
        ))}
      </div>
    </section>
  )
}

function Side({ fighter, attacks }: { fighter: Fighter; attacks: boolean }) {
  const { say, wording, naming, scene, colourOf } = useTableau()
  const { seat, at = '', card, event, used = [], dice = [] } = fighter
  const { target = 0, added = 0, reasons = [], hits = 0, damage = 0 } = fighter
  const army = scene.counters.find((counter) => counter.at === at && counter.owner === seat)
  return (
    <div className="fighter" data-colour={colourOf(seat)}>
      <h3>
        <SideMark colour={colourOf(seat)} seat={seat} /> {wording.seat(seat)}
        <small>{say(attacks ? 'attacker' : 'defender')}</small>
      </h3>
      {army && (
        <ul className="army">
          {army.parts.map((part) => (
            <li key={part.id}>
              <UnitSign name={part.name} /> {naming.name(part.label)} <b>×{part.count}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="line">
        <span className="caption">{say('battle-card')}</span>{' '}
        {card ? capitalised(naming.title(card)) : '—'}
      </p>
      {event && (
        <p className="line">
          <span className="caption">{say('battle-event')}</span> {capitalised(naming.title(event))}
        </p>
      )}
      {used.length > 0 && (
        <p className="line quiet">
          <span className="caption">{say('battle-used')}</span>{' '}
          {used.map((each) => naming.title(each)).join(', ')}
        </p>
      )}
      {dice.length > 0 && (
        <ul aria-label={say('battle-dice')} className="rolled">
          {dice.map((die) => (
            <li key={die.id}>
              <RolledDie die={die} />
            </li>
          ))}
        </ul>
      )}
      {reasons.length > 0 && (
        <p className="line quiet">
          <span className="caption">{say('battle-reasons')}</span>{' '}
          {reasons.map(naming.name).join(', ')}
        </p>
      )}
      {target > 0 && <p className="line">{say('battle-target', { target })}</p>}
      {added !== 0 && (
        <p className="line">
          {say('battle-added', { added: added > 0 ? `+${added}` : String(added) })}
        </p>
      )}
      {dice.length > 0 && <p className="line total">{say('battle-hits', { count: hits })}</p>}
      {damage > 0 && (
        <p className="line total suffered">{say('battle-damage', { count: damage })}</p>
      )}
    </div>
  )
}

function UnitSign({ name }: { name: string }) {
  const icon = useTableau().skin.icon('unit', name)
  return icon ? <Glyph icon={icon} /> : null
}

function RolledDie({ die }: { die: Die }) {
  const { say, wording } = useTableau()
  const { colour, value, hit = false, again = false } = die
  const states = ['die', ...(hit ? ['hit'] : []), ...(again ? ['again'] : [])]
  return (
    <span className={states.join(' ')} data-colour={colour} data-ref={die.id}>
      <span aria-hidden="true">{value}</span>
      <span className="hidden">
        {say(hit ? 'die-hit' : 'die-miss', {
          colour: wording.label(`ref-colour-${colour}`),
          value,
        })}
        {again && `, ${say('die-again')}`}
      </span>
    </span>
  )
}
