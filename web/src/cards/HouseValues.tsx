/** The values that no source of a game confirms, as a match is played with them. */

import type { HouseValue } from '../api/types'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'
import { grouped } from '../values/houseValues'
import { capitalised } from '../words/words'

export function HouseValues({ onClose }: { onClose(): void }) {
  const { say, layout, naming, wording } = useTable()
  const shown = ({ value, choices = '' }: HouseValue) => {
    if (typeof value === 'boolean') return say(value ? 'value-yes' : 'value-no')
    if (typeof value === 'number') return value
    const choice = layout.value_choices?.[choices]?.find((each) => each.value === value)
    return capitalised(choice ? naming.name(choice.label) : wording.thing(value))
  }
  const named = ({ of, label }: HouseValue) =>
    capitalised(of ? `${naming.name(of)}: ${naming.name(label)}` : naming.name(label))
  return (
    <Window onClose={onClose} title={say('house-values')}>
      <p>{say('house-values-more')}</p>
      <div className="house-values">
        {grouped(layout.house_values ?? []).map(({ group, things }) => (
          <section key={group}>
            {group && <h3>{naming.name(group)}</h3>}
            <dl>
              {things
                .flatMap(({ values }) => values)
                .map((each) => (
                  <div data-path={each.path} key={each.path}>
                    <dt>{named(each)}</dt>
                    <dd>{shown(each)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Window>
  )
}
