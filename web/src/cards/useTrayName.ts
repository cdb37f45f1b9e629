/** What a tray is called where one knows whose it is. */

import type { Tray } from '../api/types'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'

/** Short, if there are words for its id or for how that begins. */
export function useTrayName(): (tray: Tray) => string {
  const { say, naming, wording } = useTable()
  return ({ id, kind, label, owner = -1 }) => {
    const { words } = wording
    const short = words.find(`tray-${id}`) ?? words.find(`tray-${id.split('-')[0]}`)
    const isPlain = owner >= 0 && kind !== 'discard'
    const named = label && !isPlain ? naming.name(label) : say(`tray-${kind}`)
    return capitalised(short ?? named)
  }
}
