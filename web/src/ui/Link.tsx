/** A link to another screen of this client. */

import type { AnchorHTMLAttributes } from 'react'
import { go } from '../routes'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** Whoever wants it in a tab of its own gets it there. */
export function Link({ to, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(to)
      }}
    />
  )
}
