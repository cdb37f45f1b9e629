// Made from the messages of the server by `npm run types`; not written by hand.

/**
 * A combat at a location: the one in progress, or a forecast.
 */
export interface ContestPanel {
  panel: 'contest'
  at?: string
  sources?: string[]
  attack: number
  withstood: number
  attackers: Share[]
  defenders: Share[]
}
/**
 * The icons of one card, or of the location, in a combat.
 */
export interface Share {
  piece: string
  value: number
  lost?: boolean
  factors?: Factor[]
  considered?: boolean
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
