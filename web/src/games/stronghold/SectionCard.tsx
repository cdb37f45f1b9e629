/** A wall section in full: both sums with what they are made of, the gauge, and what it means. */

import type { GamePanelProps } from '../../board/contract'
import { Factors } from '../../table/Factors'
import { GaugeBars } from './GaugeBars'
import { gaugeOf, wordOf } from './gauge'
import type { SectionPanel } from './panels'
import { Shape } from './Shape'
import './card.css'
import './plate.css'

const WIDTH = 420

export function SectionCard({ panel, say, foreseen }: GamePanelProps) {
  const section = panel as unknown as SectionPanel
  const { number, invader, defender, losses = 0, chance = 0, factors = [] } = section
  const word = wordOf(section)
  const { margin } = gaugeOf(section)
  const of = (side: string) =>
    factors.filter((factor) => factor.number === side || factor.number === `${side}-before`)
  const title = `section-${number}${foreseen ? '-foreseen' : ''}`
  return (
    <section aria-labelledby={title} className="battle section-card" data-battle={panel.at}>
      <h2 id={title}>
        {say('section-title', { number })}
        <span className="section-verdict" data-word={word}>
          <svg aria-hidden="true" viewBox="-14 -16 28 34">
            <Shape word={word} />
          </svg>
          {say(`verdict-${word}`, { losses, margin })}
        </span>
        <small>{say(foreseen ? 'section-then' : 'section-now')}</small>
      </h2>
      <svg aria-hidden="true" className="section-gauge" viewBox={`-4 -7 ${WIDTH + 8} 23`}>
        <GaugeBars height={13} section={section} width={WIDTH} />
      </svg>
      <div className="section-sides">
        <div>
          <h3 className="side-red">
            {say('section-invader')} <b>{invader}</b>
          </h3>
          <Factors factors={of('invader')} />
        </div>
        <div>
          <h3 className="side-blue">
            {say('section-defender')} <b>{defender}</b>
          </h3>
          <Factors factors={of('defender')} />
        </div>
      </div>
      {chance > 0 && chance < 1 && (
        <p className="section-chance">
          {say('section-chance', { percent: Math.round(chance * 100) })}
        </p>
      )}
    </section>
  )
}
