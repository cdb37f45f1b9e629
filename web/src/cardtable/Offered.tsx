/** What a press on a thing that is no card leads to: its only option, or a menu of several. */

import { usePicking } from '../cards/picking'
import { useTable } from '../table/context'
import { OptionMenu } from '../ui/OptionMenu'

export function useOffering(ref: string) {
  const { choose, ready } = useTable()
  const picking = usePicking()
  const options = picking?.optionsAt(ref) ?? []
  return {
    isLit: picking?.isLit(ref) ?? false,
    press(): 'done' | 'several' | 'nothing' {
      const [only] = options
      if (!only || !ready) return 'nothing'
      if (options.length > 1) return 'several'
      picking?.letGo()
      choose(only, false, true)
      return 'done'
    },
  }
}

interface OfferedProps {
  of: string
  /** Where it was pressed; nothing if it is not shown. */
  anchor: Element | null
  onClose(): void
}

export function Offered({ of, anchor, onClose }: OfferedProps) {
  const { choose, naming, optionText } = useTable()
  const picking = usePicking()
  if (!anchor) return null
  return (
    <OptionMenu
      anchor={anchor}
      label={naming.title(of)}
      onChoose={(option) => {
        picking?.letGo()
        choose(option, !option.warning)
      }}
      onClose={onClose}
      options={picking?.optionsAt(of) ?? []}
      optionText={optionText}
    />
  )
}
