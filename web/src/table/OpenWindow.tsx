/** The window that is open over a table. */

import { lazy, Suspense } from 'react'
import { HouseValues } from '../cards/HouseValues'
import { ReferenceWindow } from '../cards/References'
import PresetsWindow from '../company/PresetsWindow'
import { useTable } from './context'
import KeysWindow from './KeysWindow'
import { CARDS, HELP, HOUSE_VALUES, PRESETS, SUMMARY } from './Windows'

const SummaryWindow = lazy(() => import('../aids/SummaryWindow'))
const CardsWindow = lazy(() => import('../aids/CardsWindow'))

interface OpenWindowProps {
  shown: string
  onClose(): void
}

export default function OpenWindow({ shown, onClose }: OpenWindowProps) {
  const { layout } = useTable()
  const sheet = layout.sheets?.find(({ id }) => id === shown)
  if (sheet) return <ReferenceWindow onClose={onClose} sheet={sheet} />
  if (shown === PRESETS) return <PresetsWindow onClose={onClose} />
  if (shown === HELP) return <KeysWindow onClose={onClose} />
  if (shown === CARDS || shown.startsWith(SUMMARY)) {
    return (
      <Suspense>
        {shown === CARDS && <CardsWindow onClose={onClose} />}
        {shown.startsWith(SUMMARY) && (
          <SummaryWindow first={Number(shown.slice(SUMMARY.length))} onClose={onClose} />
        )}
      </Suspense>
    )
  }
  return shown === HOUSE_VALUES ? <HouseValues onClose={onClose} /> : null
}
