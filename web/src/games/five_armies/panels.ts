// Made from the messages of the server by `npm run types`; not written by hand.

/**
 * The battle in progress; `sources` are the areas of the attacking armies.
 */
export interface BattlePanel {
  panel: 'battle'
  at?: string
  sources?: string[]
  fighters: [BattleSide, BattleSide]
  round?: number
}
/**
 * The cards, dice and numbers of one side of a battle.
 */
export interface BattleSide {
  seat: number
  at?: string
  card?: string
  used?: string[]
  dice?: Die[]
  target?: number
  hits?: number
  damage?: number
  added?: number
  reasons?: string[]
  event?: string
  dealt?: number
  cancelled?: number
}
/**
 * A die in a panel.
 */
export interface Die {
  id: string
  colour: string
  value: number
  hit?: boolean
  again?: boolean
}
/**
 * The forecast of one combat round.
 */
export interface ClashPanel {
  panel: 'clash'
  at?: string
  sources?: string[]
  sides: [Outlook, Outlook]
  notes?: string[]
}
/**
 * The forecast of a combat round for one side: its roll and the probable results.
 */
export interface Outlook {
  seat: number
  at: string
  dice: number
  black?: number
  target: number
  added?: number
  added_again?: number
  rerolls?: number
  rolled?: boolean
  factors?: Factor[]
  hits?: number[]
  mean?: number
  black_hits?: number
  losses?: number
  destroyed?: number
  wins?: number
}
/**
 * One part of a number, with the rule for it.
 */
export interface Factor {
  number: string
  label: string
  value: number
  rule: string
  sets?: boolean
}
/**
 * A number that can be expected of dice.
 */
export interface Expectation {
  label: string
  value: number
  chance?: boolean
}
/**
 * The forecast of dice outside battle, such as arrows; `sources` is where they come from.
 */
export interface VolleyPanel {
  panel: 'volley'
  at?: string
  sources?: string[]
  label: string
  dice: number
  target: number
  rerolls?: number
  factors?: Factor[]
  hits?: number[]
  figures?: Expectation[]
  notes?: string[]
}
