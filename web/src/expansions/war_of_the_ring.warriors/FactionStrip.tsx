/** The factions in one line, for a phone: those in play with the number of their figures on the map. */

import { useTable } from '../../table/context'
import { numberOf } from '../../table/panels'
import { Glyph } from '../../ui/Glyph'
import { FACTIONS, icon } from './icons'

export function FactionStrip() {
  const { naming, scene, wording } = useTable()
  return (
    <ul aria-label={naming.name('summary-factions')} className="faction-strip">
      {(['free', 'shadow'] as const).map((side) => {
        const die = scene.markers.find(
          ({ at, form }) => at === `factions-${side}` && form === 'die',
        )
        const face = die && icon('die', die.name ?? '')
        const isUsed = die?.marks?.includes('faction-die-used') ?? false
        return (
          <li data-side={side} key={side}>
            {FACTIONS[side].map((name) => {
              const card = scene.markers.find(({ id }) => id === `faction:${name}`)
              const state = card?.marks?.[0] ?? ''
              const glyph = icon('faction', name)
              const count = card ? numberOf(card, 'faction-on-map') : 0
              return (
                <span
                  className="faction-mini"
                  data-state={state.replace('faction-', '')}
                  key={name}
                >
                  {glyph && <Glyph icon={glyph} />}
                  <span className="hidden">{`${naming.name(`ref-faction-${name}`)}, ${wording.mark(state)} `}</span>
                  {count > 0 && <b>{count}</b>}
                </span>
              )
            })}
            {die && face && (
              <span
                className={isUsed ? 'faction-die-face used' : 'faction-die-face'}
                data-side={side}
              >
                <Glyph icon={face} />
                <span className="hidden">{naming.name(die.label ?? '')}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
