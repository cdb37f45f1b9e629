/** The values of a game that no source confirms: what they can be, how they are listed, and files with them. */

import type { GameValues, HouseValue, OpenMatch, ValueChoice, ValueFault } from '../api/types'
import { bare } from '../rules/searching'
import { capitalised, type Words } from '../words/words'

/** The values that differ from the game's own, by their paths. */
export type Ruleset = NonNullable<OpenMatch['ruleset']>
export type Value = HouseValue['value']

/** A thing and its values, such as a card with its price; without a name for values of no thing. */
export interface Thing {
  of: string
  values: HouseValue[]
}

export interface Group {
  group: string
  things: Thing[]
}

/** Values under their headings, in their order. */
export function grouped(values: readonly HouseValue[]): Group[] {
  const groups: Group[] = []
  for (const value of values) {
    const { group = '', of = '' } = value
    let last = groups.at(-1)
    if (last?.group !== group) {
      last = { group, things: [] }
      groups.push(last)
    }
    let thing = last.things.at(-1)
    if (thing?.of !== of) {
      thing = { of, values: [] }
      last.things.push(thing)
    }
    thing.values.push(value)
  }
  return groups
}

/** What a value is called, with the thing it belongs to. */
export function nameOf(words: Words, { of, label }: HouseValue): string {
  const name = words.say(label)
  return capitalised(of ? `${words.say(of)}: ${name}` : name)
}

export const choicesOf = (known: GameValues, { choices = '' }: HouseValue): ValueChoice[] =>
  known.choices[choices] ?? []

/** A value in words. */
export function valueText(words: Words, known: GameValues, of: HouseValue, value: unknown): string {
  if (typeof value === 'boolean') return words.say(value ? 'value-yes' : 'value-no')
  const choice = choicesOf(known, of).find((each) => each.value === value)
  if (choice) return capitalised(words.say(choice.label))
  return value === '' ? '–' : String(value)
}

/** The things of which a name, or the name of a value, has all the words; whole, since their values belong together. */
export function sought(
  groups: readonly Group[],
  words: Words,
  wanted: string,
  isWanted: (value: HouseValue) => boolean,
): Group[] {
  const parts = bare(wanted).split(/\s+/).filter(Boolean)
  const fits = ({ group }: Group, { of, values }: Thing) => {
    if (!values.some(isWanted)) return false
    const named = values.flatMap(({ label, path }) => [words.say(label), path])
    const all = bare([group && words.say(group), of && words.say(of), ...named].join(' '))
    return parts.every((part) => all.includes(part))
  }
  return groups
    .map((group) => ({ ...group, things: group.things.filter((thing) => fits(group, thing)) }))
    .filter(({ things }) => things.length > 0)
}

/** What is wrong with a value by itself; whether it fits together with others, only the server knows. */
export function faultOf(
  known: GameValues,
  value: HouseValue,
  wanted: unknown,
): ValueFault | undefined {
  const { path } = value
  if (typeof value.value === 'number') return numberFault(value, wanted)
  if (typeof value.value === 'boolean') {
    return typeof wanted === 'boolean' ? undefined : { path, reason: 'yes-or-no' }
  }
  if (typeof wanted !== 'string') return { path, reason: 'text' }
  const choices = choicesOf(known, value)
  const isOne = !choices.length || choices.some((each) => each.value === wanted)
  return isOne ? undefined : { path, reason: 'choice' }
}

function numberFault({ path, least, most }: HouseValue, wanted: unknown): ValueFault | undefined {
  if (typeof wanted !== 'number' || !Number.isInteger(wanted)) return { path, reason: 'number' }
  if (least != null && wanted < least) return { path, reason: 'at-least', bound: least }
  if (most != null && wanted > most) return { path, reason: 'at-most', bound: most }
  return undefined
}

/** A ruleset with a value set; what is as the game has it is left out. */
export function changed(ruleset: Ruleset, { path, value }: HouseValue, wanted: Value): Ruleset {
  const { [path]: _, ...rest } = ruleset
  return wanted === value ? rest : { ...rest, [path]: wanted }
}

// Files, as the terminal writes and reads them too

/** The text of a file with all values, one on each line. */
export function fileText({ game, version, values }: GameValues, ruleset: Ruleset): string {
  const set = Object.fromEntries(values.map(({ path, value }) => [path, ruleset[path] ?? value]))
  return `${JSON.stringify({ game, version, values: set }, null, 2)}\n`
}

export type ReadFile =
  | { state: 'read'; ruleset: Ruleset }
  | { state: 'refused'; faults: ValueFault[] }
  /** It is no file with values, or one of another game. */
  | { state: 'unreadable' }
  | { state: 'other-game'; game: string }

export function readFile(known: GameValues, text: string): ReadFile {
  let told: unknown
  try {
    told = JSON.parse(text)
  } catch {
    return { state: 'unreadable' }
  }
  const { game, values } = (told ?? {}) as { game?: unknown; values?: unknown }
  if (typeof game !== 'string' || typeof values !== 'object' || !values) {
    return { state: 'unreadable' }
  }
  if (game !== known.game) return { state: 'other-game', game }
  const listed = new Map(known.values.map((value) => [value.path, value]))
  const faults: ValueFault[] = []
  let ruleset: Ruleset = {}
  for (const [path, wanted] of Object.entries(values)) {
    const value = listed.get(path)
    const fault: ValueFault | undefined = value
      ? faultOf(known, value, wanted)
      : { path, reason: 'unknown' }
    if (fault) faults.push(fault)
    else if (value) ruleset = changed(ruleset, value, wanted as Value)
  }
  return faults.length ? { state: 'refused', faults } : { state: 'read', ruleset }
}

// What was changed in this tab

const keptUnder = (edition: string) => `ostrog-values-${edition}`

export function keepRuleset(edition: string, ruleset: Ruleset): void {
  sessionStorage.setItem(keptUnder(edition), JSON.stringify(ruleset))
}

/** What was changed before; nothing if it cannot be read. */
export function keptRuleset(edition: string): Ruleset {
  try {
    return JSON.parse(sessionStorage.getItem(keptUnder(edition)) ?? '{}') as Ruleset
  } catch {
    return {}
  }
}
