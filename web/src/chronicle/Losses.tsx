/** What each side lost, in pictures. */

import type { Count } from '../api/types'
import { useTable } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'
import { teamsOf } from './chapters'
import { Side } from './Side'

export function Losses({ losses }: { losses: readonly Count[] }) {
  const { say, match } = useTable()
  return (
    <ul className="losses">
      {teamsOf(match).map(({ team }) => {
        const own = losses.filter((each) => each.team === team)
        const total = own.reduce((sum, { count }) => sum + count, 0)
        return (
          <li key={team}>
            <p className="losses-of">
              <Side team={team} /> <b>{total}</b>
            </p>
            {own.length ? (
              <Lost losses={own} />
            ) : (
              <p className="caption">{say('chronicle-none')}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export function Lost({ losses }: { losses: readonly Count[] }) {
  const { skin, wording } = useTable()
  return (
    <ul className="lost">
      {losses
        .toSorted((one, other) => other.count - one.count)
        .map(({ label, count, form = '', name = '' }) => {
          const icon = skin.icon(form, name)
          return (
            <li key={label}>
              {icon && <Glyph icon={icon} />}
              <b>{count}</b>{' '}
              <span className={icon ? 'lost-name' : ''}>{capitalised(wording.label(label))}</span>
            </li>
          )
        })}
    </ul>
  )
}
