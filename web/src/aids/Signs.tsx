/** Signs of a game as they look on the table: dice, units, figures, marks. */

import type { Mark, Sign } from '../api/types'
import { useLooks } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { useIcon } from './looks'

/** Pictures that say nothing: the words stand beside them. */
export function Signs({ signs }: { signs: readonly Sign[] }) {
  const { colourOf, skin } = useLooks()
  const iconOf = useIcon()
  return (
    <span aria-hidden="true" className="aid-signs">
      {signs.map(({ form, name, owner = -1 }) => {
        const icon = iconOf(form, name)
        return (
          icon && (
            <span
              className="aid-sign"
              data-colour={colourOf(owner)}
              data-form={form}
              data-game={skin.game}
              data-kind={name}
              key={`${form}-${name}`}
            >
              <Glyph icon={icon} />
            </span>
          )
        )
      })}
    </span>
  )
}

/** Numbers of a thing with their signs; what has no sign is told in words. */
export function SignValues({ values }: { values: readonly Mark[] }) {
  const { wording } = useLooks()
  const iconOf = useIcon()
  if (!values.length) return null
  return (
    <span className="aid-values">
      {values.map(({ name, value = 0 }) => {
        const icon = iconOf('mark', name)
        return (
          <span className="aid-value" key={name} title={wording.mark(name)}>
            {icon && <Glyph icon={icon} />}
            <span className={icon ? 'hidden' : 'aid-value-word'}>{wording.mark(name)} </span>
            {value > 0 && <b>{value}</b>}
            <span className="hidden">, </span>
          </span>
        )
      })}
    </span>
  )
}
