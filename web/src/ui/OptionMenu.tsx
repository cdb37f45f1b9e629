/** A small menu at a thing on the table that several options point at. */

import { useMemo } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import type { OptionInfo } from '../api/types'
import { capitalised } from '../words/words'

interface OptionMenuProps {
  /** The thing it opens at, HTML or SVG. */
  anchor: Element
  /** What the thing is, for those who cannot see where the menu is. */
  label: string
  options: readonly OptionInfo[]
  optionText(option: OptionInfo): string
  onChoose(option: OptionInfo): void
  onClose(): void
}

/** Show it while something has been clicked; `onClose` comes when it is left or after a choice. */
export function OptionMenu({
  anchor,
  label,
  options,
  optionText,
  onChoose,
  onClose,
}: OptionMenuProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover
      className="option-menu"
      isOpen
      onOpenChange={(open) => open || onClose()}
      placement="bottom"
      triggerRef={trigger}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onAction={(id) => {
          const chosen = options.find((option) => option.id === id)
          onClose()
          if (chosen) onChoose(chosen)
        }}
      >
        {options.map((option) => (
          <MenuItem
            className={option.final ? 'option-item final' : 'option-item'}
            id={option.id}
            key={option.id}
            textValue={capitalised(optionText(option))}
          >
            {capitalised(optionText(option))}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
