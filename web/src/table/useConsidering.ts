/** Lets whatever stands for an option tell when somebody looks at it, with the pointer or the focus. */

import type { OptionInfo } from '../api/types'
import { useTable } from './context'

export function useConsidering(option: OptionInfo | undefined) {
  const { consider } = useTable()
  if (!option) return {}
  const begin = () => consider(option, true)
  const end = () => consider(option, false)
  return { onHoverStart: begin, onHoverEnd: end, onFocus: begin, onBlur: end }
}
