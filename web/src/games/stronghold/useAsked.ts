/** Whether a piece can be chosen now; cards that were put back are shown only then. */

import type { Marker } from '../../api/types'
import { useTable } from '../../table/context'
import { pointed } from '../../table/offers'

export function useAsked(): (piece: Marker) => boolean {
  const { decision } = useTable()
  const refs = new Set((decision?.options ?? []).flatMap(pointed))
  return ({ id }) => refs.has(id)
}
