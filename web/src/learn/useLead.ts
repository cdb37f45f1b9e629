/** Leads a learner to what should be chosen: the thing itself, or its button if it has no other place. */

import { use } from 'react'
import type { OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { panelsOf } from '../table/panels'
import { SheetContext } from '../table/Sheet'
import { firstShown, leadToButton } from './pointing'

export function useLead(option: OptionInfo): () => void {
  const { layout, scene, goTo } = useTable()
  const turnTo = use(SheetContext)
  const refs = pointed(option)
  const hands = layout.trays.filter(({ kind }) => kind === 'hand').map(({ id }) => id)
  const isInHand = scene.markers.some(({ id, at }) => id === refs[0] && hands.includes(at))
  // In a fight its choices stand beside it.
  const tab = isInHand && panelsOf(scene).length === 0 ? 'hand' : 'prompt'
  return () => {
    turnTo?.(tab)
    // A tab that was just opened is drawn first.
    requestAnimationFrame(() => {
      const ref = firstShown(refs)
      if (ref === undefined) leadToButton(option.id)
      else goTo(ref)
    })
  }
}
