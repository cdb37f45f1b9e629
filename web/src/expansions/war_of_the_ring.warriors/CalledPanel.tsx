/** The factions that were called to a battle: their cards, and which of them lies open. */

import type { GamePanelProps } from '../../board/contract'
import { Glyph } from '../../ui/Glyph'
import { capitalised } from '../../words/words'
import { icon } from './icons'
import { calledIn } from './panels'

export function CalledPanel({ panel, layout, name }: GamePanelProps) {
  const titleOf = (card: string) => {
    const face = (layout.faces ?? []).find((each) => each.name === card)
    return face ? name(face.title) : ''
  }
  return (
    <section aria-labelledby="called-factions" className="called-factions">
      <h2 id="called-factions">{capitalised(name('ref-mark-called-factions'))}</h2>
      <ul>
        {calledIn(panel).map(({ seat, faction, cards, used, figures }) => {
          const glyph = icon('faction', faction)
          const colour = layout.sides.find((side) => side.seat === seat)?.colour
          return (
            <li data-colour={colour} key={faction}>
              <span className="faction-face" data-state="in-play">
                {glyph && <Glyph icon={glyph} />}
                <b>{figures}</b>
              </span>
              <strong>{capitalised(name(`ref-faction-${faction}`))}</strong>
              <ul>
                {cards.map((card) => (
                  <li aria-current={card === used || undefined} key={card}>
                    {titleOf(card)}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
