/** The gauge of a section: how far the Invader is from breaking in. */

import type { SectionPanel } from './panels'

/** The share of every gauge at which the wall breaks, so that nine gauges compare at a glance. */
export const CRACK = 0.8

export interface Gauge {
  /** How much more strength breaks in; 0 is a breach. */
  margin: number
  /** Shares of the width: where the wall stops to hold without losses, and where the bars end. */
  holds: number
  bar: number
  mayBe: number
}

export function gaugeOf({ invader, defender, units, more = 0 }: SectionPanel): Gauge {
  const breach = defender + units + 1
  const share = (strength: number) => Math.min(1, (strength / breach) * CRACK)
  return {
    margin: Math.max(0, breach - invader),
    holds: share(defender),
    bar: share(invader),
    mayBe: share(invader + more),
  }
}

/** The word for a section; one that holds as things are may still fall. */
export function wordOf(panel: SectionPanel): string {
  const { verdict, invader, defender, units, more = 0 } = panel
  const mayFall = invader > 0 && invader + more > defender + units
  return verdict !== 'breach' && mayFall ? 'may-fall' : verdict
}
