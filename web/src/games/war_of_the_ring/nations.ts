/** The nations: their emblems, and how their borders are patterned, so that colour alone tells nothing. */

import anvil from 'icon:anvil'
import bow from 'icon:bow-arrow'
import burningEye from 'icon:burning-eye'
import elephant from 'icon:elephant-head'
import hand from 'icon:hand'
import horse from 'icon:horse-head'
import oakLeaf from 'icon:oak-leaf'
import whiteTower from 'icon:white-tower'
import type { Icon } from '../../board/contract'

export const NATIONS = [
  'dwarves',
  'elves',
  'gondor',
  'north',
  'rohan',
  'isengard',
  'sauron',
  'southrons',
] as const

export type Nation = (typeof NATIONS)[number]

export const EMBLEMS: Readonly<Record<Nation, Icon>> = {
  dwarves: anvil,
  elves: oakLeaf,
  gondor: whiteTower,
  north: bow,
  rohan: horse,
  isengard: hand,
  sauron: burningEye,
  southrons: elephant,
}

/** The dashes of a nation's band, in units of the board. */
export const PATTERNS: Readonly<Record<Nation, string>> = {
  gondor: 'none',
  north: '22 7',
  rohan: '14 5 3 5',
  elves: '3 6',
  dwarves: '9 9',
  isengard: '2 4',
  sauron: '1.6 7 5 7',
  southrons: '12 5 12 5 3 5',
}

/** Regulars, elites, leaders and Nazgûl are called by their nation first. */
export function kindOf(figure: string): { nation: Nation; kind: string } {
  const cut = figure.lastIndexOf('-')
  return { nation: figure.slice(0, cut) as Nation, kind: figure.slice(cut + 1) }
}
