/** What every part of the table needs to know and can do. */

import { createContext, use } from 'react'
import type {
  DecisionInfo,
  Face,
  Forecast,
  Layout,
  MatchInfo,
  OptionInfo,
  Scene,
  Standing,
} from '../api/types'
import type { Say, Skin } from '../board/contract'
import type { Wording } from '../words/wording'
import type { Find } from './finding'
import type { Naming } from './naming'
import type { News } from './news'
import type { WaysValue } from './useWays'

export interface TableValue {
  match: MatchInfo
  layout: Layout
  scene: Scene
  /** What cards show, by their names. */
  faces: ReadonlyMap<string, Face>
  standing: Standing
  skin: Skin
  wording: Wording
  naming: Naming
  say: Say
  /** The seats of this screen; none for a spectator. */
  seats: readonly number[]
  /** The decision that is being made here now. */
  decision: DecisionInfo | undefined
  /** The ids of what has been picked so far. */
  chosen: readonly string[]
  /** Whether it can be answered at this moment. */
  ready: boolean
  /** Whether the table is looked back at, so that nothing can be chosen or asked. */
  past?: boolean
  /** Choose an option: at once, or after a confirmation if it cannot be undone and `sure` is not set. What
   * is chosen `plainly`, with words or a card, needs none where the question says that of all. */
  choose(option: OptionInfo, sure?: boolean, plainly?: boolean): void
  askWhy(ref: string): void
  /** The id of the thing that a name of the rules means, if there is something to look at. */
  find: Find
  /** Open the details of a thing, and point at it. */
  look(ref: string): void
  /** Go to a thing and point at it for a moment. */
  goTo(ref: string): void
  /** What a fight would be like that is being considered; nothing where there is none. */
  forecast: Forecast | null
  /** Somebody looks at an option, or no longer at it. */
  consider(option: OptionInfo, isLookedAt: boolean): void
  optionText(option: OptionInfo): string
  /** What a piece can do by several choices in a row; not where nothing is chosen. */
  ways?: WaysValue
  /** What others have done since one last chose. */
  news: News
  colourOf(seat: number): string
}

/** What is needed to show cards and signs of a game, whether it is played or not. */
export type Looks = Pick<
  TableValue,
  'layout' | 'faces' | 'skin' | 'wording' | 'naming' | 'say' | 'colourOf'
>

export const LooksContext = createContext<Looks | null>(null)

export const TableContext = createContext<TableValue | null>(null)

export function useTable(): TableValue {
  const table = use(TableContext)
  if (!table) throw new Error('this is not at a table')
  return table
}

/** The looks of the game that is shown here: at a table, or on a page about it. */
export function useLooks(): Looks {
  const looks = use(LooksContext) ?? use(TableContext)
  if (!looks) throw new Error('no game is shown here')
  return looks
}

/** Stands in for the table of a game that has none. */
export const BARE_LAYOUT: Layout = {
  width: 1,
  height: 1,
  backdrop: '',
  sides: [],
  groups: [],
  textures: [],
  areas: [],
  lines: [],
  spots: [],
  tracks: [],
  trays: [],
}
