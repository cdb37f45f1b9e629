/** What is not in sight yet waits until the screen is painted: then nobody waits for it. */

import { type ReactNode, useDeferredValue } from 'react'
import { usePainted } from '../board/usePainted'

/** Its children, a moment after the rest; for what lies folded, or in a frame that has its size already. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(usePainted()) && children
}
