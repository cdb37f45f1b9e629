// Made from the messages of the server by `npm run types`; not written by hand.

/**
 * One side of a battle: who fights, the dice, and what they need.
 */
export interface ArmySide {
  seat: number
  at: string
  units?: Part[]
  who?: string[]
  strength?: number
  leadership?: number
  dice?: Die[]
  target?: number
  added?: number
  hits?: number
}
/**
 * Pieces of one type within a counter.
 */
export interface Part {
  id: string
  name: string
  label: string
  count: number
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
 * What a move of the Fellowship may bring: a hunt roll, or a tile in Mordor.
 */
export interface HuntOdds {
  panel: 'hunt-odds'
  at?: string
  sources?: string[]
  dice?: number
  more?: number
  added?: number
  rerolls?: number
  tile: number
  reveals: number
  stops?: number
  corrupts?: number
  damage: number[]
  mean: number
  notes?: string[]
}
/**
 * The battle in progress; `sources` is the region of the attacking army.
 */
export interface WarBattle {
  panel: 'war-battle'
  at?: string
  sources?: string[]
  kind: string
  fighters: [ArmySide, ArmySide]
  round?: number
}
