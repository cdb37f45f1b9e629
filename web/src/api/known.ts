/** What the page itself tells, so that it need not be asked for: at a match, who one is and its game. */

import type { Me } from './types'

interface Known {
  me: Me
  game: string
}

/** Nothing on all other pages, and for a browser that the server does not know yet. */
export function knownHere(): Known | undefined {
  const told = document.getElementById('known')?.textContent
  return told ? (JSON.parse(told) as Known) : undefined
}
