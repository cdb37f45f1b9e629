/**
 * A match as one screen knows it, kept up to date over a line that may break at any time.
 *
 * The server is the authority. Picks of a composite decision are kept here until one of them closes
 * it; a request is sent again, under its old id, until the server has answered it.
 */

import { eventsBefore, randomDigits } from './http'
import { labelled } from './labels'
import type { Dial, Line } from './line'
import { FORGETFUL, type MatchMemory } from './memory'
import type {
  AskForecast,
  AskWays,
  ChatLine,
  Choose,
  Claim,
  ClientMessage,
  DecisionInfo,
  Decline,
  Draft,
  EventInfo,
  ForecastInfo,
  Layout,
  MatchInfo,
  NoteDown,
  OptionInfo,
  Present,
  Preset,
  PresetsInfo,
  Propose,
  RefusalInfo,
  Resign,
  SendChat,
  ServerMessage,
  SetPresets,
  Standing,
  Undo,
  Ways,
  Welcome,
  Why,
} from './types'

/** Picks that have not been sent as an answer yet. */
export interface Drafting {
  picks: readonly OptionInfo[]
  /** The decision as the server last described it. */
  decision: DecisionInfo
  /** Whether that was after just these picks; until then no more can be picked. */
  settled: boolean
}

/** Something to tell the player once. */
export type Notice =
  | { kind: 'refused'; refusal: RefusalInfo }
  /** The match went on, and what had been picked for this seat no longer fits. */
  | { kind: 'stale'; seat: number }
  | { kind: 'trouble'; key: string }

/** Why something cannot be chosen: what was asked about, and the refusals once they are there. */
export interface Explanation {
  seat: number
  ref: string
  refusals: readonly [string, RefusalInfo][] | null
}

/** What people do to the match itself. */
export type Negotiation = Resign | Propose | Decline | Claim
/** What becomes an entry of the match, or may: nothing else is done until it is answered. */
export type MatchRequest = Choose | Undo | Negotiation
/** What is kept beside the match, while it goes on. */
export type SideRequest = SendChat | NoteDown | SetPresets

/** A request without what the store adds to it. */
type Wanted<Message> = Message extends unknown ? Omit<Message, 'request' | 'at'> : never

export interface MatchState {
  connection: 'connecting' | 'open' | 'lost' | 'closed'
  match: MatchInfo | null
  /** When the match was last described, by this computer's clock; its clocks count from then. */
  heardAt: number
  layout: Layout | null
  standing: Standing | null
  /** The newest events; those before the first are read when somebody wants them. */
  events: readonly EventInfo[]
  /** Events from this number on are new to this screen. */
  firstNew: number
  drafts: Readonly<Record<number, Drafting>>
  /** Requests that the server has not answered yet. */
  sending: readonly MatchRequest[]
  sideRequests: readonly SideRequest[]
  /** Whether people may chat in this game. */
  hasChat: boolean
  chat: readonly ChatLine[]
  /** What one has noted down for oneself, as the server last knew it. */
  note: string
  present: Present | null
  presets: readonly PresetsInfo[]
  /** The entry of the last choice made at this screen; nothing if there was none. */
  lastChoice: number | null
  /** The same, of an earlier visit to the table. */
  earlierChoice: number | null
  notice: Notice | null
  why: Explanation | null
  /** What a fight would be like, and after which picks. */
  forecast: ForecastInfo | null
  /** What can be done with a thing by several choices in a row. */
  ways: Ways | null
}

const BEGINNING: MatchState = {
  connection: 'connecting',
  match: null,
  heardAt: 0,
  layout: null,
  standing: null,
  events: [],
  firstNew: 0,
  drafts: {},
  sending: [],
  sideRequests: [],
  hasChat: true,
  chat: [],
  note: '',
  present: null,
  presets: [],
  lastChoice: null,
  earlierChoice: null,
  notice: null,
  why: null,
  forecast: null,
  ways: null,
}

/** The number of all events so far. */
export function endOf(events: readonly EventInfo[]): number {
  return (events[0]?.number ?? 0) + events.length
}

/** How long to wait before dialling again, at first and at most. */
const SOON = 500
const LATE = 15_000
/** How long the server may be silent while it owes an answer. */
const PATIENCE = 10_000

/** A message that changes nothing; a draft has the picks to fall back to if it is refused. */
interface Inquiry {
  message: Draft | Why | AskForecast | AskWays
  fallback?: readonly OptionInfo[]
}

export class MatchStore {
  private state = BEGINNING
  private readonly listeners = new Set<() => void>()
  private line: Line | null = null
  private failures = 0
  private redial: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  /** Inquiries are sent one at a time, because their refusals carry no name. */
  private inquiry: Inquiry | null = null
  private inquiries: Inquiry[] = []
  /** What requests that are on their way answer. */
  private readonly open = new Map<string, DecisionInfo>()
  /** Those who wait to hear whether a side request was kept. */
  private readonly curious = new Map<string, (kept: boolean) => void>()

  constructor(
    private readonly dial: Dial,
    private readonly memory: MatchMemory = FORGETFUL,
  ) {}

  // For React

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): MatchState => this.state

  // The line

  start(): void {
    if (this.line) return
    this.line = this.dial({
      opened: () => this.join(),
      heard: (message) => this.hear(message),
      lost: () => this.lose(),
      turnedAway: () => this.close(),
    })
  }

  stop(): void {
    clearTimeout(this.redial)
    this.drop()
    this.set({ connection: 'connecting' })
  }

  /** Dials at once instead of waiting any longer. */
  retry = (): void => {
    if (this.state.connection !== 'lost') return
    clearTimeout(this.redial)
    this.drop()
    this.start()
  }

  private drop(): void {
    clearTimeout(this.silence)
    this.silence = undefined
    this.line?.hangUp()
    this.line = null
    this.inquiry = null
    this.inquiries = []
  }

  private lose(): void {
    this.drop()
    this.set({ connection: 'lost' })
    const wait = Math.min(LATE, SOON * 2 ** this.failures)
    this.failures += 1
    clearTimeout(this.redial)
    this.redial = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2))
  }

  /** Nothing more will come over this line, so it is not dialled again. */
  private close(): void {
    this.drop()
    this.set({ connection: 'closed' })
  }

  private send(message: ClientMessage): void {
    if (!this.line) return
    this.line.send(message)
    this.silence ??= setTimeout(() => this.lose(), PATIENCE)
  }

  private join(): void {
    this.send({ type: 'Join', seen: endOf(this.state.events) })
  }

  /** Read the events before those that are known. */
  async recall(): Promise<void> {
    const { match, events } = this.state
    const first = events[0]?.number ?? 0
    if (!match || first === 0) return
    const earlier = await eventsBefore(match.id, first)
    const { events: now, firstNew } = this.state
    if (now[0]?.number !== earlier.length) return
    this.set({ events: [...earlier, ...now], firstNew: firstNew + earlier.length })
  }

  // What the player does

  /** What a seat is asked, after the picks made so far. */
  decision(seat: number): DecisionInfo | undefined {
    return decisionOf(this.state, seat)
  }

  /** Choose an option: pick it, or answer the decision with it and all picks. */
  choose(seat: number, option: string): void {
    const decision = this.ready(seat)
    const found = decision?.options.find(({ id }) => id === option)
    if (!decision || !found) return
    if (found.closes) this.answer(seat, [...decision.picks, option])
    else this.draft(seat, [...this.picks(seat), found])
  }

  /** Accept the sensible rest. */
  chooseDefault(seat: number): void {
    const decision = this.ready(seat)
    if (decision?.default.length) this.answer(seat, [...decision.picks, ...decision.default])
  }

  /** Remove one pick; if the others make no sense without it, those after it too. */
  unpick(seat: number, index: number): void {
    if (!this.ready(seat)) return
    const picks = this.picks(seat)
    this.draft(
      seat,
      picks.filter((_, each) => each !== index),
      picks.slice(0, index),
    )
  }

  undo(seat: number): void {
    const { standing, sending } = this.state
    if (!standing?.undoable.includes(seat) || sending.length) return
    this.forget(seat)
    this.request({ type: 'Undo', request: randomDigits(), seat, at: standing.at })
  }

  askWhy(seat: number, ref: string): void {
    this.set({ why: { seat, ref, refusals: null } })
    this.ask({ message: this.whyMessage(seat, ref) })
  }

  /** Ask what a fight would be like after these picks, and after earlier answers; the last pick is
   * only considered. */
  askForecast(seat: number, picks: readonly string[], before: readonly string[][] = []): void {
    const { standing, sending } = this.state
    // While a choice is on its way, nobody needs to know any more.
    if (!standing || sending.length) return
    const { at } = standing
    const behind = before.length ? { before: [...before] } : {}
    this.ask({ message: { type: 'AskForecast', seat, at, picks: [...picks], ...behind } })
  }

  /** Ask what can be done with a thing by several choices in a row. */
  askWays(seat: number, ref: string): void {
    const { standing, sending } = this.state
    if (!standing || sending.length) return
    this.ask({ message: { type: 'AskWays', seat, at: standing.at, ref } })
  }

  /** Resign, propose, agree, decline or claim. */
  negotiate(wanted: Wanted<Negotiation>): void {
    const { standing } = this.state
    if (!standing) return
    const named = { ...wanted, request: randomDigits(), at: standing.at }
    this.request(named as Negotiation)
  }

  /** Send a chat line; answers whether it was kept, as soon as that is known. */
  sendChat(text: string): Promise<boolean> {
    return this.sideRequest({ type: 'SendChat', text })
  }

  /** Keep a note in place of the one before, also of one that is still on its way. */
  noteDown(text: string): Promise<boolean> {
    for (const each of this.state.sideRequests) {
      if (each.type === 'NoteDown') this.settleSide(each.request, false)
    }
    this.set({ note: text })
    return this.sideRequest({ type: 'NoteDown', text })
  }

  /** Say how a seat answers from now on, in place of what was said before. */
  async setPresets(seat: number, answers: Preset[]): Promise<boolean> {
    const kept = await this.sideRequest({ type: 'SetPresets', seat, answers })
    const others = this.state.presets.filter((each) => each.seat !== seat)
    if (kept) this.set({ presets: [...others, { seat, answers }] })
    return kept
  }

  closeWhy = (): void => this.set({ why: null })

  dismiss = (): void => this.set({ notice: null })

  /** The decision of a seat, if it can be answered now. */
  private ready(seat: number): DecisionInfo | undefined {
    const waits = this.state.sending.length > 0 || this.state.drafts[seat]?.settled === false
    return waits ? undefined : this.decision(seat)
  }

  private picks(seat: number): readonly OptionInfo[] {
    return this.state.drafts[seat]?.picks ?? []
  }

  private answer(seat: number, picks: string[]): void {
    const { standing } = this.state
    const decision = standing?.decisions.find((each) => each.seat === seat)
    if (!standing || !decision) return
    const request = randomDigits()
    this.open.set(request, decision)
    this.request({ type: 'Choose', request, seat, at: standing.at, picks })
  }

  private request(message: MatchRequest): void {
    this.set({ sending: [...this.state.sending, message], notice: null })
    if (this.state.connection === 'open') this.send(message)
  }

  private sideRequest(wanted: Wanted<SideRequest>): Promise<boolean> {
    const message = { ...wanted, request: randomDigits() } as SideRequest
    this.set({ sideRequests: [...this.state.sideRequests, message] })
    if (this.state.connection === 'open') this.send(message)
    return new Promise((resolve) => this.curious.set(message.request, resolve))
  }

  /** A side request is done with; answers whether there was such a one. */
  private settleSide(request: string, kept: boolean): boolean {
    const rest = this.state.sideRequests.filter((each) => each.request !== request)
    if (rest.length === this.state.sideRequests.length) return false
    this.set({ sideRequests: rest })
    this.curious.get(request)?.(kept)
    this.curious.delete(request)
    return true
  }

  // Drafts and other inquiries

  private draft(
    seat: number,
    picks: readonly OptionInfo[],
    fallback?: readonly OptionInfo[],
  ): void {
    const decision = this.decision(seat)
    if (!decision) return
    if (!picks.length) {
      this.forget(seat)
      this.askFinal()
      return
    }
    this.set({
      drafts: { ...this.state.drafts, [seat]: { picks, decision, settled: false } },
      notice: null,
    })
    this.askDraft(seat, picks, fallback)
  }

  private askDraft(
    seat: number,
    picks: readonly OptionInfo[],
    fallback?: readonly OptionInfo[],
  ): void {
    const at = this.state.standing?.at ?? 0
    const message: Draft = { type: 'Draft', seat, at, picks: ids(picks) }
    this.ask(fallback ? { message, fallback } : { message })
  }

  /** Asks what of the open decisions cannot be undone, which the server says only when asked. */
  private askFinal(): void {
    const { standing, drafts } = this.state
    for (const { seat, options } of standing?.decisions ?? []) {
      const isOnItsWay = [this.inquiry, ...this.inquiries].some(
        (each) => each?.message.type === 'Draft' && each.message.seat === seat,
      )
      if (!drafts[seat] && !isOnItsWay && !options.every(isFinalKnown)) this.askDraft(seat, [])
    }
  }

  /** What the server does not tell is taken for harmless rather than waited for. */
  private assumeUndoable(seat: number): void {
    const decision = this.state.standing?.decisions.find((each) => each.seat === seat)
    if (!decision) return
    const options = decision.options.map((each) => ({ final: false, ...each }))
    this.learnFinal({ ...decision, options })
  }

  /** Takes over which options are final, of a decision for which nothing has been picked. */
  private learnFinal(decision: DecisionInfo): void {
    const { standing } = this.state
    if (!standing) return
    const decisions = standing.decisions.map((each) =>
      each.seat === decision.seat ? decision : each,
    )
    this.set({ standing: { ...standing, decisions } })
  }

  private whyMessage(seat: number, ref: string): Why {
    return { type: 'Why', seat, ref, picks: ids(this.picks(seat)) }
  }

  private ask(inquiry: Inquiry): void {
    const { type, seat } = inquiry.message
    const overtaken = ({ message }: Inquiry) => message.type === type && message.seat === seat
    this.inquiries = [...this.inquiries.filter((each) => !overtaken(each)), inquiry]
    this.askNext()
  }

  private askNext(): void {
    if (this.inquiry || this.state.connection !== 'open') return
    this.inquiry = this.inquiries.shift() ?? null
    if (this.inquiry) this.send(this.inquiry.message)
  }

  private forget(seat: number): void {
    const { [seat]: _, ...drafts } = this.state.drafts
    this.set({ drafts })
  }

  // What the server says

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence)
    this.silence = undefined
    this.understand(message)
    const { sending, sideRequests } = this.state
    if (this.line && (this.inquiry || sending.length || sideRequests.length)) {
      this.silence ??= setTimeout(() => this.lose(), PATIENCE)
    }
  }

  private understand(message: ServerMessage): void {
    switch (message.type) {
      case 'Welcome':
        this.welcomed(message)
        break
      case 'Update': {
        const { match, events } = message
        const standing = labelled(message.standing, this.state.layout)
        this.set({ match, standing, heardAt: Date.now(), ...this.merged(events) })
        this.reconcile()
        this.askFinal()
        break
      }
      case 'Drafted':
        this.drafted(message.at, message.decision)
        this.answered()
        break
      case 'Refusals': {
        const { why } = this.state
        if (why?.ref === message.ref) this.set({ why: { ...why, refusals: message.refusals } })
        this.answered()
        break
      }
      case 'ForecastInfo':
        this.set({ forecast: message })
        this.answered()
        break
      case 'Ways':
        this.set({ ways: message })
        this.answered()
        break
      case 'Accepted':
        this.open.delete(message.request)
        this.accepted(message.request)
        break
      case 'Refused':
        this.refused(message.request, message.refusal)
        break
      case 'Trouble':
        // It may be about a request, which then must not be sent for ever.
        if (!this.inquiry) this.giveUp()
        if (this.inquiry?.message.type === 'Draft') this.assumeUndoable(this.inquiry.message.seat)
        this.set({ notice: { kind: 'trouble', key: message.key } })
        this.answered()
        break
      case 'ChatLines':
        this.set({ chat: withLines(this.state.chat, message.lines) })
        break
      case 'Present':
        this.set({ present: message })
        break
      case 'Note':
        this.set({ note: message.text })
        break
      case 'Presets':
        this.set({ presets: message.seats })
        break
      case 'Noted':
        this.settleSide(message.request, true)
        break
    }
  }

  private welcomed(message: Welcome): void {
    this.failures = 0
    const { match, layout, events } = message
    const standing = message.standing && labelled(message.standing, layout)
    const { has_chat: hasChat = true, chat = [], note = '', present = null, presets = [] } = message
    if (standing && !this.state.standing) this.remember(standing)
    this.set({ connection: 'open', match, layout, standing, ...this.merged(events) })
    const noting = this.state.sideRequests.findLast((each) => each.type === 'NoteDown')
    this.set({ heardAt: Date.now(), hasChat, chat, present, presets, note: noting?.text ?? note })
    this.reconcile()
    this.askFinal()
    for (const request of this.state.sending) this.send(request)
    for (const message of this.state.sideRequests) this.send(message)
    const { why } = this.state
    if (why && !why.refusals) this.ask({ message: this.whyMessage(why.seat, why.ref) })
  }

  private giveUp(): void {
    this.set({ sending: [] })
    for (const { request } of this.state.sideRequests) this.settleSide(request, false)
  }

  /** The events after these have come; what the server has forgotten is forgotten here too. */
  private merged(events: readonly EventInfo[]): Pick<MatchState, 'events' | 'firstNew'> {
    const known = this.state.events
    const first = events[0]
    if (!first) return { events: known, firstNew: known.length }
    const kept = first.number - (known[0]?.number ?? first.number)
    // Of many events only the newest are sent, and then those known before are too far back.
    if (kept < 0 || kept > known.length) return { events, firstNew: events.length }
    const all = [...known.slice(0, kept), ...events]
    return { events: all, firstNew: known.length ? Math.min(known.length, all.length) : all.length }
  }

  /** Takes up what was begun before the page was loaded again, if nothing has happened since. */
  private remember({ at, decisions }: Standing): void {
    const drafts: Record<number, Drafting> = {}
    for (const [key, kept] of Object.entries(this.memory.picks())) {
      const decision = decisions.find(({ seat }) => seat === Number(key))
      if (!decision || kept.at !== at || !kept.picks.length) continue
      drafts[decision.seat] = { picks: kept.picks, decision, settled: false }
    }
    this.set({ drafts, earlierChoice: this.memory.choice() })
  }

  /** Keeps the picks of decisions that are still open, and asks about them again. */
  private reconcile(): void {
    const { standing, drafts } = this.state
    for (const [key, { picks, decision }] of Object.entries(drafts)) {
      const seat = Number(key)
      const answer = this.answerOf(seat)
      if (answer?.at === standing?.at) continue
      const now = standing?.decisions.find((each) => each.seat === seat)
      if (now && sameDecision(now, decision) && !answer) {
        this.redraft(seat, picks, now)
      } else {
        this.forget(seat)
        if (!answer) this.set({ notice: { kind: 'stale', seat } })
      }
    }
  }

  /** The answer that is on its way for a seat. */
  private answerOf(seat: number): Choose | undefined {
    return this.state.sending.find((each) => each.type === 'Choose' && each.seat === seat) as
      | Choose
      | undefined
  }

  private redraft(seat: number, picks: readonly OptionInfo[], now: DecisionInfo): void {
    this.set({ drafts: { ...this.state.drafts, [seat]: { picks, decision: now, settled: false } } })
    this.askDraft(seat, picks)
  }

  private drafted(at: number, decision: DecisionInfo): void {
    const { standing, drafts } = this.state
    const draft = drafts[decision.seat]
    if (at !== standing?.at) return
    if (!decision.picks.length) this.learnFinal(decision)
    if (!draft || !sameList(ids(draft.picks), decision.picks)) return
    const settled = { picks: draft.picks, decision, settled: true }
    this.set({ drafts: { ...drafts, [decision.seat]: settled } })
  }

  private refused(request: string, refusal: RefusalInfo): void {
    if (request) {
      if (this.settleSide(request, false)) this.set({ notice: { kind: 'refused', refusal } })
      else this.requestRefused(request, refusal)
      return
    }
    const { inquiry } = this
    if (inquiry?.message.type === 'Draft')
      this.draftRefused(inquiry.message, refusal, inquiry.fallback)
    else if (inquiry?.message.type === 'AskForecast') this.set({ forecast: null })
    else if (inquiry?.message.type === 'AskWays') this.set({ ways: null })
    else this.set({ why: null, notice: { kind: 'refused', refusal } })
    this.answered()
  }

  private draftRefused(
    message: Draft,
    refusal: RefusalInfo,
    fallback?: readonly OptionInfo[],
  ): void {
    const { seat, at, picks } = message
    const draft = this.state.drafts[seat]
    // An update is on its way, or has come and the draft was asked again.
    const overruled = at !== this.state.standing?.at || refusal.rule === 'overruled'
    if (overruled) return
    if (!picks.length) this.assumeUndoable(seat)
    if (!draft || !sameList(ids(draft.picks), picks)) return
    this.forget(seat)
    if (fallback) this.draft(seat, fallback)
    else this.set({ notice: { kind: 'refused', refusal } })
  }

  private answered(): void {
    this.inquiry = null
    this.askNext()
    this.askFinal()
  }

  /** Somebody else who was asked at the same time may have answered first: that changes nothing. */
  private requestRefused(request: string, refusal: RefusalInfo): void {
    const done = this.settle(request)
    const answered = this.open.get(request)
    this.open.delete(request)
    const now = this.state.standing?.decisions.find((each) => each.seat === done?.seat)
    const again = done?.type === 'Choose' && answered && now && refusal.rule === 'overruled'
    if (again && done.at !== this.state.standing?.at && sameOffer(now, answered)) {
      this.answer(done.seat, done.picks)
    } else this.set({ notice: { kind: 'refused', refusal } })
  }

  private accepted(request: string): void {
    const done = this.settle(request)
    if (done?.type === 'Choose') this.choseAt(done.at)
    if (done?.type === 'Undo') this.choseAt(null)
  }

  private choseAt(entry: number | null): void {
    this.set({ lastChoice: entry, earlierChoice: null })
    this.memory.keepChoice(entry)
  }

  /** A request is done with, one way or the other. */
  private settle(request: string): MatchRequest | undefined {
    const done = this.state.sending.find((each) => each.request === request)
    if (!done) return undefined
    this.set({ sending: this.state.sending.filter((each) => each !== done) })
    if (done.type === 'Choose' && done.at < (this.state.standing?.at ?? 0)) this.forget(done.seat)
    return done
  }

  private set(change: Partial<MatchState>): void {
    this.state = { ...this.state, ...change }
    if (change.drafts && this.state.standing) {
      const { at } = this.state.standing
      const kept = Object.entries(change.drafts).map(([seat, { picks }]) => [seat, { at, picks }])
      this.memory.keepPicks(Object.fromEntries(kept))
    }
    for (const listener of this.listeners) listener()
  }
}

/** What a seat is asked, after the picks made so far. */
export function decisionOf(state: MatchState, seat: number): DecisionInfo | undefined {
  const draft = state.drafts[seat]
  if (draft) return { ...draft.decision, picks: ids(draft.picks) }
  return state.standing?.decisions.find((each) => each.seat === seat)
}

/** Whether it is known if an option can be undone; a pick always can. */
export function isFinalKnown({ closes, final }: OptionInfo): boolean {
  return !closes || typeof final === 'boolean'
}

/** Lines with others that were heard, in their order and each of them once. */
function withLines(known: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const all = new Map([...known, ...heard].map((line) => [line.number, line]))
  return [...all.values()].sort((one, other) => one.number - other.number)
}

function sameDecision(one: DecisionInfo, other: DecisionInfo): boolean {
  return one.kind === other.kind && sameList(one.about, other.about)
}

function sameOffer(one: DecisionInfo, other: DecisionInfo): boolean {
  return sameDecision(one, other) && sameList(ids(one.options), ids(other.options))
}

function ids(options: readonly OptionInfo[]): string[] {
  return options.map(({ id }) => id)
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}
