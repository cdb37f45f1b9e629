// Made from the messages of the server by `npm run types`; not written by hand.

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
 * A wall section if strength were compared as things are (STR-20.5 to 20.15).
 */
export interface SectionPanel {
  panel: 'section'
  at?: string
  sources?: string[]
  number: number
  invader: number
  defender: number
  units: number
  more?: number
  verdict: 'breach' | 'holds' | 'loses' | 'no-loss' | 'quiet'
  losses?: number
  chance?: number
  factors?: Factor[]
}
