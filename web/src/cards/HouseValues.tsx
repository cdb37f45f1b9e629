/** The values that no source of a game confirms, as a match is played with them. */

import type { HouseValue } from '../api/types'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'

export function HouseValues({ onClose }: { onClose(): void }) {
  const { say, layout, naming, wording } = useTable()
  const shown = ({ value }: HouseValue) => {
    if (typeof value === 'boolean') return say(value ? 'value-yes' : 'value-no')
    return typeof value === 'number' ? value : capitalised(wording.thing(value))
  }
  return (
    <Window onClose={onClose} title={say('house-values')}>
      <p>{say('house-values-more')}</p>
      <dl className="house-values">
        {(layout.house_values ?? []).map((each) => (
          <div key={each.path}>
            <dt>{capitalised(naming.name(each.label))}</dt>
            <dd>{shown(each)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}
