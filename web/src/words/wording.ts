/**
 * Puts what the kernel says into words, with the same keys as the command in the terminal.
 *
 * A game has messages `option-<verb>`, `ask-<kind>`, `event-<Kind>`, `rule-<ID>`, `ref-<kind>-<ref>`,
 * `ref-mark-<name>`, `zone-<name>`, `crumb-<Procedure>` and `step-<Procedure>-<step>`. A seat is
 * `ref-seat-<name>` if the scenario names it, else `ref-seat-<number>`. Every message may be missing;
 * what is said then is plain but readable.
 */

import type { Crumb, DecisionInfo, EventInfo, Outcome, RefusalInfo } from '../api/types'
import { type Linking, unlinked } from './linking'
import { type Argument, type Arguments, readable, type Words } from './words'

export type Ref = string | number

/** What the options of a game are made of. */
export interface Vocabulary {
  /** Of each verb its roles in their order, with their kinds. */
  verbs: Readonly<Record<string, Readonly<Record<string, string>>>>
  kinds: Readonly<Record<string, readonly Ref[]>>
}

export interface Option {
  verb: string
  refs: readonly Ref[]
}

export interface SeatOfTeam {
  seat: number
  team: string
  /** What the scenario calls it; nothing where its number is enough. */
  name?: string
}

/** Kinds and fields whose numbers are seats. */
const SEAT_KINDS = ['seat', 'owner']
/** Reasons of the kernel's own that are about a seat. */
const SEAT_REFUSALS = ['resigned', 'timed-out']
/** Reasons that no rulebook has. */
const OWN_REFUSALS = [
  'unknown-option',
  'not-your-decision',
  'not-now',
  'overruled',
  ...SEAT_REFUSALS,
]
const EVERYONE = -1

/** What is said about one match. */
export class Wording {
  private readonly kindsOf = new Map<string, string[]>()

  constructor(
    readonly words: Words,
    private readonly vocabulary: Vocabulary,
    private readonly seatsOfTeams: readonly SeatOfTeam[],
  ) {
    for (const roles of Object.values(vocabulary.verbs)) {
      for (const kind of Object.values(roles)) this.remember(kind)
    }
  }

  // What can be chosen

  /** What choosing this option does. */
  option(option: Option): string {
    const roles = Object.entries(this.vocabulary.verbs[option.verb] ?? {})
    let args: Arguments = {}
    for (const [index, [role, kind]] of roles.entries()) {
      const ref = option.refs[index]
      if (ref !== undefined) args = { ...args, ...this.named(role, ref, [kind]) }
    }
    const found = this.words.find(key('option', option.verb), args)
    if (found !== undefined) return found
    let shown = roles.map(([role]) => String(args[role]))
    if (!roles.length) shown = option.refs.map((ref) => this.thing(ref))
    if (roles.length > 1) shown = roles.map(([role], i) => `${readable(role)} ${shown[i]}`)
    return shown.length ? `${readable(option.verb)}: ${shown.join(', ')}` : readable(option.verb)
  }

  /** What an option of this id does. */
  optionOfId(id: string): string {
    const option = this.parsed(id)
    return option ? this.option(option) : id
  }

  /** Options in a row by their ids, equal ones counted. */
  options(ids: readonly string[]): string {
    return this.collapsed(ids.map((id) => this.optionOfId(id))).join(', ')
  }

  /** What a seat is asked. */
  prompt(decision: Pick<DecisionInfo, 'kind' | 'about' | 'seat'>): string {
    const args = { ...this.about(decision.about), seat: this.seat(decision.seat) }
    return (
      this.words.find(key('ask', decision.kind), args) ?? this.plain(decision.kind, decision.about)
    )
  }

  /** Why not: what the rule says, or nothing but its id; `id` is empty where no rulebook has it. */
  refusal({ rule, refs }: RefusalInfo): { id: string; text: string } {
    let args = this.about(refs)
    if (SEAT_REFUSALS.includes(rule) && refs.length)
      args = { ...args, seat: this.seat(Number(refs[0])) }
    const text = this.words.find(key('rule', rule), args)
    if (OWN_REFUSALS.includes(rule)) return { id: '', text: text ?? readable(rule) }
    const things = refs.map((ref) => this.thing(ref)).join(', ')
    return { id: rule, text: text ?? (things && `(${things})`) }
  }

  /** A rule in one line: its id, and what it says if that is known. */
  rule(rule: string, refs: readonly Ref[] = []): string {
    const { id, text } = this.refusal({ rule, refs: [...refs] })
    if (!id || !text) return id || text
    return text.startsWith('(') ? `${id} ${text}` : `${id}: ${text}`
  }

  // What happened

  /** What happened; nothing if the game does not want it told. `link` may mark the names in it. */
  event({ kind, fields }: Pick<EventInfo, 'kind' | 'fields'>, link: Linking = unlinked): string {
    let args: Arguments = {}
    const shown: string[] = []
    for (const [name, value] of Object.entries(fields)) {
      args = { ...args, ...this.field(name, value, link) }
      shown.push(`${readable(name)} ${this.shown(args[name], value)}`)
    }
    const found = this.words.find(key('event', kind), args)
    if (found !== undefined) return found
    return shown.length ? `${readable(kind)}: ${shown.join(', ')}` : readable(kind)
  }

  /** How the game ended, a line for each rank. */
  ranks({ teams }: Pick<Outcome, 'teams'>): string[] {
    return teams.map((equals, index) =>
      this.words.say('rank', {
        rank: index + 1,
        teams: equals.map((team) => this.team(team)).join(', '),
      }),
    )
  }

  /** Where in the rules' flow the game is, from the outside in. */
  breadcrumb(crumbs: readonly Crumb[]): string[] {
    const said = crumbs.map(
      ({ procedure, about = [] }) =>
        this.words.find(key('crumb', procedure), this.about(about)) ?? this.plain(procedure, about),
    )
    const last = crumbs.at(-1)
    if (last?.step) {
      said.push(this.words.find(key('step', last.procedure, last.step)) ?? readable(last.step))
    }
    return said
  }

  // Names

  /** The name of whatever a rule points at. */
  thing(ref: Ref): string {
    return String(this.named('it', ref).it)
  }

  /** What a label of a table stands for. */
  label(labelKey: string, numbers: Readonly<Record<string, number>> = {}): string {
    const found = this.words.find(key(labelKey), numbers)
    return found ?? readable(labelKey.replace(/^(ref-[a-z]+|[a-z]+)-/, ''))
  }

  /** What a sign or number is called. */
  mark(name: string): string {
    return this.label(key('ref', 'mark', name))
  }

  /** What a sign counts, as it is said after a number: `count-<name>`, or else its name. */
  counted(name: string, count: number): string {
    return this.words.find(key('count', name), { count }) ?? this.mark(name)
  }

  /** A seat by its own name or its side's, with its number where the side has several. */
  seat(seat: number): string {
    const found = this.seatsOfTeams.find((each) => each.seat === seat)
    if (!found) return this.words.say('nobody')
    const own = this.words.find(key('ref', 'seat', found.name || seat))
    const alone = this.seatsOfTeams.filter(({ team }) => team === found.team).length === 1
    if (own !== undefined || alone) return own ?? this.team(found.team)
    return this.words.say('seat-name', { team: this.team(found.team), number: String(seat) })
  }

  seats(seats: readonly number[]): string {
    if (seats.length === 1 && seats[0] === EVERYONE) return this.words.say('everyone')
    return seats.map((seat) => this.seat(seat)).join(', ')
  }

  /** The seats that one person holds: "Ann and Bob". */
  together(seats: readonly number[]): string {
    const joined = new Intl.ListFormat(this.words.language, { type: 'conjunction' })
    return joined.format(seats.map((seat) => this.seat(seat)))
  }

  team(team: string): string {
    return this.words.find(key('ref', 'team', team)) ?? team
  }

  /** The texts, the same one after the other only once with their number. */
  collapsed(texts: readonly string[]): string[] {
    const runs: { text: string; count: number }[] = []
    for (const text of texts) {
      const last = runs.at(-1)
      if (last?.text === text) last.count += 1
      else runs.push({ text, count: 1 })
    }
    return runs.map(({ text, count }) =>
      count === 1 ? text : this.words.say('times', { text, count }),
    )
  }

  /** An option by its id, if the game has such a one. */
  parsed(id: string): Option | undefined {
    const [verb = '', ...given] = id.split(':')
    const kinds = Object.values(this.vocabulary.verbs[verb] ?? { none: '' })
    if (!(verb in this.vocabulary.verbs) || kinds.length !== given.length) return undefined
    const refs = given.map((text, index) =>
      this.vocabulary.kinds[kinds[index] ?? '']?.find((ref) => String(ref) === text),
    )
    return refs.every((ref) => ref !== undefined) ? { verb, refs } : undefined
  }

  // Inside

  private remember(kind: string): void {
    for (const member of this.vocabulary.kinds[kind] ?? []) {
      if (typeof member === 'number') continue
      const known = this.kindsOf.get(member) ?? []
      if (!known.includes(kind)) known.push(kind)
      this.kindsOf.set(member, known)
    }
  }

  /** A reference of one of these kinds as the argument `name`, with its other forms. */
  private named(
    name: string,
    ref: Ref,
    kinds: readonly string[] = [],
    link: Linking = unlinked,
  ): Arguments {
    if (typeof ref === 'number' && kinds.some((kind) => SEAT_KINDS.includes(kind))) {
      return { [name]: this.seat(ref) }
    }
    const known = typeof ref === 'string' ? (this.kindsOf.get(ref) ?? []) : []
    for (const kind of [...kinds, ...known, 'face']) {
      const refKey = key('ref', kind, ref)
      const found = this.words.find(refKey)
      if (found === undefined) continue
      const forms = Object.entries(this.words.forms(refKey))
      return {
        [name]: link(String(ref), found),
        [`${name}_id`]: ref,
        ...Object.fromEntries(
          forms.map(([form, text]) => [`${name}_${form}`, link(String(ref), String(text))]),
        ),
      }
    }
    if (known.length || typeof ref !== 'string') return { [name]: ref }
    const text = this.words.find(key('zone', ref)) ?? this.optionOfId(ref)
    return { [name]: link(ref, text), [`${name}_id`]: ref }
  }

  /** A field of an event as arguments. */
  private field(name: string, value: unknown, link: Linking): Arguments {
    if (value === null) return { [name]: 'hidden' }
    if (typeof value === 'boolean') return { [name]: value ? 'yes' : 'no' }
    if (typeof value === 'string' || typeof value === 'number') {
      return this.named(name, value, [name], link)
    }
    if (Array.isArray(value)) {
      const text = this.list(name, value, link)
      const grouped = this.list(name, sortedAlike(value), link)
      return { [name]: text, [`${name}_grouped`]: grouped, [`${name}_count`]: value.length }
    }
    return { [name]: JSON.stringify(value) }
  }

  /** Things in a row, equal ones one after the other counted; dice and other numbers one by one. */
  private list(name: string, values: readonly unknown[], link: Linking): string {
    if (name === 'seats') return this.seats(values.map(Number))
    const texts = values.map((each) => String(this.field('it', each, link).it))
    const names = values.every((each) => typeof each === 'string')
    return (names ? this.collapsed(texts) : texts).join(', ')
  }

  private shown(argument: Argument | undefined, value: unknown): string {
    if (value === null || typeof value === 'boolean') return this.words.say(`value-${argument}`)
    return String(argument)
  }

  private about(refs: readonly Ref[]): Arguments {
    let args: Arguments = {
      about: refs.map((ref) => this.thing(ref)).join(', '),
      about_count: refs.length,
    }
    for (const [index, ref] of refs.entries()) {
      args = { ...args, ...this.named(`ref${index + 1}`, ref) }
    }
    return args
  }

  private plain(name: string, refs: readonly Ref[]): string {
    const about = refs.map((ref) => this.thing(ref)).join(', ')
    return about ? `${readable(name)} (${about})` : readable(name)
  }
}

function key(...parts: readonly Ref[]): string {
  return parts.join('-').replace(/[^A-Za-z0-9_-]/g, '-')
}

/** The same values, equal ones beside each other. */
const sortedAlike = (values: readonly unknown[]) =>
  [...values].sort((a, b) => values.indexOf(a) - values.indexOf(b))
