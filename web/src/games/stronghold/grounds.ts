/** What grows before the wall, as a pen draws it: firs, stumps and tufts of grass. */

import type { Ground, Stroke } from '../../board/contract'

const field: Ground = {
  spacing: 44,
  room: 11,
  draw([x, y], chance): readonly Stroke[] {
    const kind = chance()
    if (kind < 0.34) {
      const tall = 19 + chance() * 9
      const wide = tall * 0.34
      const tier = (foot: number, share: number) =>
        `M${x} ${y - tall * share}L${x - wide * (1.1 - share * 0.5)} ${y - foot}H${x + wide * (1.1 - share * 0.5)}Z`
      return [
        { tone: 'ink', d: `M${x - 1.4} ${y}h2.8v-5h-2.8Z` },
        { tone: 'shade', d: tier(3, 0.6) + tier(tall * 0.34, 1) },
      ]
    }
    if (kind < 0.46) {
      return [
        { tone: 'body', d: `M${x - 5} ${y}v-6a5 2.4 0 0 1 10 0v6a5 2.4 0 0 1 -10 0Z` },
        { tone: 'light', d: `M${x - 4} ${y - 6}a4 1.7 0 1 0 8 0a4 1.7 0 1 0 -8 0Z` },
      ]
    }
    const lean = chance() * 2 - 1
    const blade = (aside: number, tall: number) =>
      `M${x + aside - 0.7} ${y}L${x + aside * 2 + lean} ${y - tall}L${x + aside + 0.7} ${y}Z`
    return [{ tone: 'ink', d: blade(-2, 6) + blade(0, 8) + blade(2, 5.5) }]
  },
}

export const grounds: Readonly<Record<string, Ground>> = { field }
