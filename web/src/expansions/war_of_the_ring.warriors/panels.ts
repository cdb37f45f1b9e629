/** What the panel of called factions says, as the server tells it. */

import type { Panel } from '../../api/types'

/** A faction that was called to a battle, whose two cards a seat holds. */
export interface CalledFaction {
  seat: number
  faction: string
  cards: string[]
  /** The one that lies open in this round. */
  used?: string
  figures: number
}

export interface CalledFactions extends Panel {
  called: CalledFaction[]
}

export const calledIn = (panel: Panel) => (panel as unknown as CalledFactions).called
