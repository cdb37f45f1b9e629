/** Tokens that lie on a card or belong to somebody. */

import type { Marker } from '../api/types'
import { useTable } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'

interface TokensProps {
  tokens: readonly Marker[]
  /** Whether their names are shown, or only read aloud. */
  named?: boolean
}

export function Tokens({ tokens, named = false }: TokensProps) {
  const { skin, naming } = useTable()
  if (!tokens.length) return null
  return (
    <span className={named ? 'tokens named' : 'tokens'}>
      {tokens.map(({ id, form, name = '', count = 1 }) => {
        const icon = skin.icon(form, name)
        return (
          <span className="token-chip" key={id}>
            {icon && <Glyph icon={icon} />}
            <span className={named || !icon ? '' : 'hidden'}>{capitalised(naming.title(id))}</span>
            {count > 1 && <b>{count}</b>}
          </span>
        )
      })}
    </span>
  )
}
