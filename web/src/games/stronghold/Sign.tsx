/** The icon of a unit, card, work or number, where its name is said elsewhere. */

import { Glyph } from '../../ui/Glyph'
import { icon } from './icons'

export function Sign({ name }: { name: string }) {
  const found = icon('mark', name)
  return found ? <Glyph icon={found} /> : null
}
