/** Choosing on the board: what may be chosen, who has been singled out, and what is in the menu. */

import { useEffect, useMemo, useState } from 'react'
import type { OptionInfo } from '../api/types'
import { answer, type Pointing, pointing } from './choosing'
import type { BoardProps } from './contract'
import type { Places } from './placing'
import { reaching } from './reaching'

/** A menu of options at a thing. */
export interface Menu {
  anchor: Element
  ref: string
  options: readonly OptionInfo[]
}

export interface Choosing {
  pointed: Pointing
  /** Who was clicked to see where he can go. */
  single: string | undefined
  menu: Menu | undefined
  /** A thing was clicked. */
  act(ref: string, anchor: Element): void
  choose(option: OptionInfo): void
  closeMenu(): void
  /** Nobody is singled out any more; says whether anybody was. */
  letGo(): boolean
  /** What a click on a thing may mean, nearest first. */
  reach(ref: string): readonly string[]
}

export function useChoosing(
  { options, chosen, scene, onChoose, onAbout, onTouch }: BoardProps,
  places: Places,
): Choosing {
  const [single, setSingle] = useState<string>()
  const [menu, setMenu] = useState<Menu>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options are another decision
  useEffect(() => setSingle(undefined), [options])
  const pointed = useMemo(() => pointing(options, chosen, single), [options, chosen, single])
  const reach = useMemo(() => reaching(scene), [scene])
  const choose = (option: OptionInfo) => {
    setSingle(undefined)
    setMenu(undefined)
    onChoose(option)
  }
  const act = (ref: string, anchor: Element) => {
    if (ref === single) return setSingle(undefined)
    const meant = answer(pointed, reach(ref), (other) => places.where.has(other))
    if (meant.kind === 'choose') choose(meant.option)
    else if (meant.kind === 'offer') setMenu({ anchor, ref, options: meant.options })
    else if (meant.kind === 'single') setSingle(meant.ref)
    else (onTouch ?? onAbout)?.(ref)
  }
  const letGo = () => {
    setSingle(undefined)
    return single !== undefined
  }
  return { pointed, single, menu, act, choose, closeMenu: () => setMenu(undefined), letGo, reach }
}
