/** How the signs of the cards are set on their faces. */

import type { Mark } from '../../api/types'
import type { Signs } from '../../board/contract'

/** Numbers stand in this order on every card. */
const ORDER = [
  'number',
  'battleground-attack',
  'battleground-defence',
  'path-attack',
  'path-defence',
  'defence',
  'leadership-attack',
  'leadership-defence',
  'points',
]

const rank = ({ name }: Mark) => ORDER.indexOf(name.replace(/-from-text$/, ''))

/** Nothing need not be shown, but what follows from a text must. */
const isShown = (mark: Mark) =>
  rank(mark) >= 0 && (Boolean(mark.value) || mark.name.endsWith('-from-text'))

export function signs(values: readonly Mark[]): Signs {
  const beginning = (prefix: string) => values.filter(({ name }) => name.startsWith(prefix))
  const paths = values.filter(({ name }) => name === 'allowed-path')
  return {
    line: [...beginning('type-'), ...beginning('keyword-')].map(({ name }) => name),
    numbers: values.filter(isShown).sort((a, b) => rank(a) - rank(b)),
    lists: [
      { heading: 'allowed-paths', marks: paths, text: ranges(paths.map(({ value = 0 }) => value)) },
      { heading: 'defenders', marks: beginning('defender-') },
      { heading: 'attackers', marks: beginning('attacker-') },
    ],
  }
}

/** Numbers as ranges: 1–3, 5–9. */
export function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = []
  for (const each of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && each === last[1] + 1) last[1] = each
    else found.push([each, each])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
