/** Something in a panel that may be chosen: one option at once, several in a small menu. */

import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components'
import type { PanelProps } from '../../board/contract'
import { OptionMenu } from '../../ui/OptionMenu'

interface ChoosableProps
  extends Pick<
    PanelProps,
    'options' | 'chosen' | 'onChoose' | 'onWhy' | 'describe' | 'optionText'
  > {
  /** All about it is wanted; without this nothing more is known about it. */
  onAbout?: PanelProps['onAbout'] | undefined
  id: string
  className: string
  /** What it is, where `describe` would say too little. */
  label?: string
  children: ReactNode
}

export function Choosable(props: ChoosableProps) {
  const { id, className, label, children, options, chosen } = props
  const { onChoose, onWhy, onAbout, describe, optionText } = props
  const [anchor, setAnchor] = useState<Element>()
  const open = options.filter((option) => option.points_at?.some(({ ref }) => ref === id))
  const name = label ?? describe(id)
  const state = [className, ...(chosen.includes(id) ? ['chosen'] : [])].join(' ')
  const [only] = open
  if (!only && onAbout) {
    return (
      <Button
        aria-label={name}
        className={state}
        data-ref={id}
        onKeyDown={({ key }) => key === '?' && onWhy(id)}
        onPress={() => onAbout(id)}
      >
        {children}
      </Button>
    )
  }
  if (!only) {
    return (
      <span aria-label={name} className={state} data-ref={id} role="img">
        {children}
      </span>
    )
  }
  return (
    <>
      <Button
        aria-label={open.length === 1 ? `${name} – ${optionText(only)}` : name}
        className={`${state} may`}
        data-ref={id}
        onKeyDown={({ key }) => {
          if (key === '?') onWhy(id)
          else if (key === 'i') onAbout?.(id)
        }}
        onPress={({ target }) => (open.length === 1 ? onChoose(only) : setAnchor(target))}
      >
        {children}
      </Button>
      {anchor && (
        <OptionMenu
          anchor={anchor}
          label={name}
          onChoose={onChoose}
          onClose={() => setAnchor(undefined)}
          options={open}
          optionText={optionText}
        />
      )}
    </>
  )
}
