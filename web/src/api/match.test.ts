import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dial, LineListener } from './line'
import { MatchStore } from './match'
import { browserMemory } from './memory'
import type {
  ClientMessage,
  DecisionInfo,
  EventInfo,
  MatchInfo,
  OptionInfo,
  ServerMessage,
  Standing,
} from './types'

/** The other end of the line, which a test speaks for. */
class FakeServer {
  heard: ClientMessage[] = []
  dialled = 0
  private listener: LineListener | null = null

  dial: Dial = (listener) => {
    this.dialled += 1
    this.listener = listener
    return {
      send: (message) => this.heard.push(message),
      hangUp: () => {
        if (this.listener === listener) this.listener = null
      },
    }
  }

  open(): void {
    this.listener?.opened()
  }

  says(...messages: ServerMessage[]): void {
    for (const message of messages) this.listener?.heard(message)
  }

  breaks(): void {
    const { listener } = this
    this.listener = null
    listener?.lost()
  }

  turnsAway(): void {
    const { listener } = this
    this.listener = null
    listener?.turnedAway()
  }

  /** What was heard since the last time, of one type. */
  take<Type extends ClientMessage['type']>(type: Type): Extract<ClientMessage, { type: Type }>[] {
    const taken = this.heard.filter((message) => message.type === type)
    this.heard = this.heard.filter((message) => message.type !== type)
    return taken as Extract<ClientMessage, { type: Type }>[]
  }
}

const MATCH: MatchInfo = {
  id: 'm',
  game: 'g',
  scenario: 's',
  seats: [
    { seat: 0, team: 'free', taken: true, holder: 'A', yours: true },
    { seat: 1, team: 'shadow', taken: true, holder: 'B', yours: false },
  ],
  begun: true,
  over: false,
}

const option = (id: string, closes = false): OptionInfo => ({
  id,
  verb: id,
  refs: [],
  closes,
  final: false,
})

function decision(options: OptionInfo[], more: Partial<DecisionInfo> = {}): DecisionInfo {
  return { seat: 0, kind: 'losses', about: ['dale'], options, picks: [], default: [], ...more }
}

const LOSSES = decision([option('lose:orcs'), option('done', true)])

function standing(at: number, decisions: DecisionInfo[] = [LOSSES], undoable = [0]): Standing {
  const seen = { observer: [0], breadcrumb: [], pending: [0], outcome: null }
  return { at, ...seen, scene: null, view: null, decisions, undoable }
}

const event = (number: number): EventInfo => ({ number, kind: 'Passed', fields: { seat: 0 } })
const welcome = (now: Standing | null, events: EventInfo[] = []): ServerMessage => ({
  type: 'Welcome',
  match: MATCH,
  layout: null,
  standing: now,
  events,
})
const update = (now: Standing, events: EventInfo[] = []): ServerMessage => ({
  type: 'Update',
  match: MATCH,
  standing: now,
  events,
})
const drafted = (at: number, made: DecisionInfo): ServerMessage => ({
  type: 'Drafted',
  at,
  decision: made,
})
const overruled = (request: string): ServerMessage => ({
  type: 'Refused',
  request,
  refusal: { rule: 'overruled', refs: [] },
})

let server: FakeServer
let store: MatchStore

beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  store = new MatchStore(server.dial)
  store.start()
  server.open()
  server.says(welcome(standing(3), [event(0), event(1)]))
})

afterEach(() => {
  store.stop()
  vi.useRealTimers()
})

/** The line breaks and is dialled again. */
function reconnect(): void {
  server.breaks()
  vi.advanceTimersByTime(1000)
  server.open()
}

describe('joining', () => {
  it('asks for everything at first and keeps what it gets', () => {
    expect(server.take('Join')).toEqual([{ type: 'Join', seen: 0 }])
    expect(store.getState()).toMatchObject({ connection: 'open', match: MATCH, firstNew: 2 })
  })

  it('asks only for the events it lacks after the line broke', () => {
    server.take('Join')
    server.breaks()
    expect(store.getState().connection).toBe('lost')
    vi.advanceTimersByTime(1000)
    server.open()
    expect(server.take('Join')).toEqual([{ type: 'Join', seen: 2 }])
    server.says(welcome(standing(5), [event(2), event(3)]))
    const { connection, events, firstNew } = store.getState()
    expect(connection).toBe('open')
    expect(events.map(({ number }) => number)).toEqual([0, 1, 2, 3])
    expect(firstNew).toBe(2)
  })

  it('begins anew with the newest events when too many were missed, and reads the others', async () => {
    server.take('Join')
    reconnect()
    server.says(welcome(standing(90), [event(700), event(701)]))
    expect(store.getState()).toMatchObject({ events: [event(700), event(701)], firstNew: 2 })
    server.says(update(standing(91), [event(702)]))
    expect(store.getState().firstNew).toBe(2)
    const earlier = Array.from({ length: 700 }, (_, number) => event(number))
    const answer = { ok: true, text: async () => JSON.stringify(earlier) }
    const asked = vi.fn(async () => answer)
    vi.stubGlobal('fetch', asked)
    await store.recall()
    expect(asked).toHaveBeenCalledWith(
      `/api/matches/${MATCH.id}/events?until=700`,
      expect.anything(),
    )
    const { events, firstNew } = store.getState()
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index))
    expect([events.length, firstNew]).toEqual([703, 702])
    await store.recall() // there is nothing more to read
    expect(asked).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
    reconnect()
    expect(server.take('Join').at(-1)).toEqual({ type: 'Join', seen: 703 })
  })

  it('takes over what a server tells that has forgotten events', () => {
    reconnect()
    server.says(welcome(standing(1), [event(0)]))
    expect(store.getState().events).toEqual([event(0)])
  })

  it('waits longer and longer before it dials again', () => {
    for (let failure = 0; failure < 8; failure += 1) {
      server.breaks()
      vi.advanceTimersByTime(20_000)
    }
    const dialled = server.dialled
    server.breaks()
    vi.advanceTimersByTime(10_000)
    expect(server.dialled).toBe(dialled)
    store.retry()
    expect(server.dialled).toBe(dialled + 1)
  })

  it('does not knock again where it is not let in', () => {
    reconnect()
    server.says({ type: 'Trouble', key: 'trouble-no-session' })
    server.turnsAway()
    const dialled = server.dialled
    vi.advanceTimersByTime(60_000)
    store.retry()
    expect(server.dialled).toBe(dialled)
    expect(store.getState()).toMatchObject({
      connection: 'closed',
      notice: { kind: 'trouble', key: 'trouble-no-session' },
    })
  })

  it('gives up a line on which an answer does not come', () => {
    store.choose(0, 'done')
    vi.advanceTimersByTime(11_000)
    expect(store.getState().connection).toBe('lost')
  })

  it('does not mind silence when nothing is owed', () => {
    vi.advanceTimersByTime(60_000)
    expect(store.getState().connection).toBe('open')
  })
})

describe('answering', () => {
  it('sends all picks with the option that closes', () => {
    store.choose(0, 'lose:orcs')
    expect(server.take('Draft')).toEqual([{ type: 'Draft', seat: 0, at: 3, picks: ['lose:orcs'] }])
    server.says(drafted(3, { ...LOSSES, picks: ['lose:orcs'] }))
    store.choose(0, 'done')
    expect(server.take('Choose')).toMatchObject([{ at: 3, seat: 0, picks: ['lose:orcs', 'done'] }])
  })

  it('sends a request again, under its id, when its acknowledgement was lost', () => {
    store.choose(0, 'done')
    const [first] = server.take('Choose')
    reconnect()
    expect(server.take('Choose')).toEqual([])
    server.says(welcome(standing(4, []), [event(2)]))
    expect(server.take('Choose')).toEqual([first])
    server.says({ type: 'Accepted', request: first?.request ?? '', at: 4 })
    expect(store.getState().sending).toEqual([])
    expect(store.getState().notice).toBeNull()
  })

  it('keeps a request made while the line is broken', () => {
    server.breaks()
    store.choose(0, 'done')
    expect(server.take('Choose')).toEqual([])
    vi.advanceTimersByTime(1000)
    server.open()
    server.says(welcome(standing(3)))
    expect(server.take('Choose')).toHaveLength(1)
  })

  it('takes no second answer while the first is on its way', () => {
    store.choose(0, 'done')
    store.choose(0, 'done')
    store.chooseDefault(0)
    store.undo(0)
    expect(server.heard.filter(({ type }) => type !== 'Join')).toHaveLength(1)
  })

  it('accepts the default after the picks made so far', () => {
    server.says(update(standing(4, [{ ...LOSSES, default: ['lose:wargs', 'done'] }])))
    store.chooseDefault(0)
    expect(server.take('Choose')).toMatchObject([{ at: 4, picks: ['lose:wargs', 'done'] }])
  })

  it('says why a request was refused', () => {
    store.choose(0, 'done')
    const [sent] = server.take('Choose')
    const refusal = { rule: 'B5A-25.8', refs: ['dale'] }
    server.says({ type: 'Refused', request: sent?.request ?? '', refusal })
    expect(store.getState()).toMatchObject({ sending: [], notice: { kind: 'refused', refusal } })
  })

  it('answers again when somebody asked at the same time was faster', () => {
    store.choose(0, 'done')
    const [first] = server.take('Choose')
    server.says(update(standing(4)), overruled(first?.request ?? ''))
    const [second] = server.take('Choose')
    expect(second).toMatchObject({ at: 4, seat: 0, picks: ['done'] })
    expect(second?.request).not.toBe(first?.request)
    expect(store.getState().notice).toBeNull()
  })

  it('does not answer a decision that was never seen', () => {
    store.choose(0, 'done')
    const [first] = server.take('Choose')
    const other = decision([option('done', true)])
    server.says(update(standing(4, [other])), overruled(first?.request ?? ''))
    expect(server.take('Choose')).toEqual([])
    expect(store.getState().notice).toMatchObject({ kind: 'refused' })
  })

  it('takes a choice back', () => {
    store.undo(0)
    expect(server.take('Undo')).toMatchObject([{ seat: 0, at: 3 }])
  })
})

describe('what cannot be undone', () => {
  const { final: _, ...unforeseen } = option('done', true)
  const open = decision([option('lose:orcs'), unforeseen])
  const known = decision([option('lose:orcs'), { ...unforeseen, final: true }])

  beforeEach(() => server.says(update(standing(4, [open]))))

  it('is asked once, and taken over', () => {
    expect(server.take('Draft')).toMatchObject([{ seat: 0, at: 4, picks: [] }])
    server.says(drafted(4, known))
    expect(store.decision(0)?.options[1]?.final).toBe(true)
    expect(server.take('Draft')).toEqual([])
  })

  it('is forgotten when the match has gone on', () => {
    server.says(update(standing(5, [open])), drafted(4, known))
    expect(store.decision(0)?.options[1]?.final).toBeUndefined()
    expect(server.take('Draft')).toMatchObject([{ at: 4 }, { at: 5 }])
  })

  it('is taken for nothing where the server does not say', () => {
    server.says({ type: 'Refused', request: '', refusal: { rule: 'not-now', refs: [] } })
    expect(store.decision(0)?.options[1]?.final).toBe(false)
  })

  it('is asked again when the only pick is taken back', () => {
    server.take('Draft')
    store.choose(0, 'lose:orcs')
    server.says({ type: 'Refused', request: '', refusal: { rule: 'overruled', refs: [] } })
    server.says(drafted(4, { ...open, picks: ['lose:orcs'] }))
    store.unpick(0, 0)
    expect(server.take('Draft')).toMatchObject([{ picks: ['lose:orcs'] }, { picks: [] }])
  })
})

describe('drafts', () => {
  const picked = { ...LOSSES, picks: ['lose:orcs'] }

  beforeEach(() => {
    store.choose(0, 'lose:orcs')
    server.take('Draft')
  })

  it('wait for the server before anything else is picked', () => {
    store.choose(0, 'lose:orcs')
    expect(server.take('Draft')).toEqual([])
    expect(store.decision(0)?.picks).toEqual(['lose:orcs'])
    server.says(drafted(3, picked))
    expect(store.getState().drafts[0]).toMatchObject({ settled: true })
  })

  it('survive a broken line and are asked again', () => {
    reconnect()
    server.says(welcome(standing(3)))
    expect(store.decision(0)?.picks).toEqual(['lose:orcs'])
    expect(server.take('Draft')).toMatchObject([{ at: 3, picks: ['lose:orcs'] }])
  })

  it('survive an answer of somebody who was asked at the same time', () => {
    server.says(drafted(3, picked), update(standing(4), [event(2)]))
    expect(server.take('Draft')).toMatchObject([{ at: 4, picks: ['lose:orcs'] }])
    server.says(drafted(4, picked))
    expect(store.getState()).toMatchObject({ drafts: { 0: { settled: true } }, notice: null })
  })

  it('are dropped, and that is said, when a second tab answered the decision', () => {
    server.says(drafted(3, picked), update(standing(4, []), [event(2)]))
    expect(store.getState()).toMatchObject({ drafts: {}, notice: { kind: 'stale', seat: 0 } })
    expect(server.take('Draft')).toEqual([])
  })

  it('are dropped in silence when the answer was our own', () => {
    server.says(drafted(3, picked))
    store.choose(0, 'done')
    const [sent] = server.take('Choose')
    server.says(update(standing(4, []), [event(2)]))
    server.says({ type: 'Accepted', request: sent?.request ?? '', at: 4 })
    expect(store.getState()).toMatchObject({ drafts: {}, sending: [], notice: null })
  })

  it('ignore what the server says about other picks', () => {
    server.says(drafted(3, { ...LOSSES, picks: ['lose:wargs'] }))
    expect(store.getState().drafts[0]).toMatchObject({ settled: false })
  })

  it('lose one pick, or that and all after it if the others need it', () => {
    server.says(drafted(3, { ...picked, options: [option('lose:wargs'), option('done', true)] }))
    store.choose(0, 'lose:wargs')
    server.says(drafted(3, { ...LOSSES, picks: ['lose:orcs', 'lose:wargs'] }))
    server.take('Draft')
    store.unpick(0, 0)
    expect(server.take('Draft')).toMatchObject([{ picks: ['lose:wargs'] }])
    server.says({ type: 'Refused', request: '', refusal: { rule: 'X-1', refs: [] } })
    expect(store.getState()).toMatchObject({ drafts: {}, notice: null })
    expect(store.decision(0)).toEqual(LOSSES)
  })

  it('are dropped when the server refuses them', () => {
    const refusal = { rule: 'X-1', refs: [] }
    server.says({ type: 'Refused', request: '', refusal })
    expect(store.getState()).toMatchObject({ drafts: {}, notice: { kind: 'refused', refusal } })
  })
})

describe('why', () => {
  it('asks with the picks made so far, and shows the answer', () => {
    store.choose(0, 'lose:orcs')
    server.says(drafted(3, { ...LOSSES, picks: ['lose:orcs'] }))
    store.askWhy(0, 'army:dale')
    expect(server.take('Why')).toEqual([
      { type: 'Why', seat: 0, ref: 'army:dale', picks: ['lose:orcs'] },
    ])
    expect(store.getState().why).toEqual({ seat: 0, ref: 'army:dale', refusals: null })
    const refusals: [string, { rule: string; refs: string[] }][] = [
      ['to:dale', { rule: 'X-1', refs: [] }],
    ]
    server.says({ type: 'Refusals', ref: 'army:dale', refusals })
    expect(store.getState().why?.refusals).toEqual(refusals)
  })

  it('waits until a draft was answered', () => {
    store.choose(0, 'lose:orcs')
    store.askWhy(0, 'dale')
    expect(server.take('Why')).toEqual([])
    server.says(drafted(3, { ...LOSSES, picks: ['lose:orcs'] }))
    expect(server.take('Why')).toHaveLength(1)
  })

  it('is asked again after the line broke', () => {
    store.askWhy(0, 'dale')
    server.take('Why')
    reconnect()
    server.says(welcome(standing(3)))
    expect(server.take('Why')).toHaveLength(1)
  })
})

describe('people', () => {
  const line = (number: number, text = 'x') => ({
    number,
    guest: 'g',
    name: 'B',
    seat: 1,
    yours: false,
    text,
    on: '2024-01-01T00:00:00Z',
  })

  beforeEach(() => {
    server.open()
    server.says(welcome(standing(3)))
    server.heard = []
  })

  it('deal under the number of entries they know, and nothing is chosen meanwhile', () => {
    store.negotiate({ type: 'Propose', seat: 0, kind: 'pause', entry: 0 })
    const [proposed] = server.take('Propose')
    expect(proposed).toMatchObject({ kind: 'pause', at: 3, request: expect.any(String) })
    store.choose(0, 'done')
    expect(server.take('Choose')).toEqual([])
    server.says({ type: 'Accepted', request: proposed?.request ?? '', at: 3 })
    store.choose(0, 'done')
    expect(server.take('Choose')).toHaveLength(1)
  })

  it('are heard and told once, also after a broken line', async () => {
    const kept = store.sendChat('hello')
    const [said] = server.take('SendChat')
    store.choose(0, 'done')
    expect(server.take('Choose')).toHaveLength(1)
    server.breaks()
    vi.advanceTimersByTime(2_000)
    server.open()
    server.says(welcome(standing(3)))
    expect(server.take('SendChat')).toEqual([said])
    server.says({ type: 'Noted', request: said?.request ?? '' })
    expect(await kept).toBe(true)
    expect(store.getState().sideRequests).toEqual([])
  })

  it('learn that a chat line was refused', async () => {
    const kept = store.sendChat('hello')
    const [said] = server.take('SendChat')
    server.says({
      type: 'Refused',
      request: said?.request ?? '',
      refusal: { rule: 'not-now', refs: [] },
    })
    expect(await kept).toBe(false)
    expect(store.getState().notice).toMatchObject({ kind: 'refused' })
  })

  it('hear each line once, in its order', () => {
    server.says(
      { type: 'ChatLines', lines: [line(2)] },
      { type: 'ChatLines', lines: [line(1), line(2)] },
    )
    expect(store.getState().chat.map(({ number }) => number)).toEqual([1, 2])
  })

  it('keep only the last note, over what the server knew before', () => {
    store.noteDown('a')
    store.noteDown('ab')
    server.breaks()
    vi.advanceTimersByTime(2_000)
    server.open()
    server.heard = []
    server.says(welcome(standing(3)))
    expect(server.take('NoteDown').map(({ text }) => text)).toEqual(['ab'])
    expect(store.getState().note).toBe('ab')
  })

  it('see their presets as soon as it is kept', async () => {
    const answers = [{ kind: 'losses', picks: ['done'] }]
    const kept = store.setPresets(0, answers)
    const [set] = server.take('SetPresets')
    expect(store.getState().presets).toEqual([])
    server.says({ type: 'Noted', request: set?.request ?? '' })
    await kept
    expect(store.getState().presets).toEqual([{ seat: 0, answers }])
    server.says({ type: 'Presets', seats: [] })
    expect(store.getState().presets).toEqual([])
  })

  it('are not disturbed by what a newer server says', () => {
    const before = store.getState()
    server.says({ type: 'Sung' } as unknown as ServerMessage)
    expect(store.getState()).toEqual(before)
  })

  it('may go back to their last choice', () => {
    store.choose(0, 'done')
    const [chose] = server.take('Choose')
    server.says(update(standing(4)), { type: 'Accepted', request: chose?.request ?? '', at: 4 })
    expect(store.getState().lastChoice).toBe(3)
  })
})

describe('a page that is loaded again', () => {
  const DRAFTED = decision([option('done', true)], { picks: ['lose:orcs'] })

  /** A store that remembers, as a page has it after it was opened. */
  function visit(now: Standing): [MatchStore, FakeServer] {
    const server = new FakeServer()
    const store = new MatchStore(server.dial, browserMemory('m'))
    store.start()
    server.open()
    server.says(welcome(now))
    return [store, server]
  }

  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
  })

  it('takes up picks that were made before, and asks the server about them', () => {
    const [first, server] = visit(standing(3))
    first.choose(0, 'lose:orcs')
    server.says({ type: 'Drafted', at: 3, decision: DRAFTED })
    const [again, asked] = visit(standing(3))
    expect(again.getState().drafts[0]?.picks.map(({ id }) => id)).toEqual(['lose:orcs'])
    expect(asked.take('Draft').map(({ picks }) => picks)).toEqual([['lose:orcs']])
    asked.says({ type: 'Drafted', at: 3, decision: DRAFTED })
    again.choose(0, 'done')
    expect(asked.take('Choose').map(({ picks }) => picks)).toEqual([['lose:orcs', 'done']])
  })

  it('forgets picks when the match went on, when they were answered, and what makes no sense', () => {
    const [first, server] = visit(standing(3))
    first.choose(0, 'lose:orcs')
    server.says({ type: 'Drafted', at: 3, decision: DRAFTED })
    const kept = sessionStorage.getItem('ostrog-picks-m') ?? ''
    expect(visit(standing(4))[0].getState().drafts).toEqual({})

    sessionStorage.setItem('ostrog-picks-m', kept)
    const [second, hears] = visit(standing(3))
    hears.says({ type: 'Drafted', at: 3, decision: DRAFTED })
    second.choose(0, 'done')
    const [answer] = hears.take('Choose')
    hears.says(update(standing(4, [])), { type: 'Accepted', request: answer?.request ?? '', at: 4 })
    expect(sessionStorage.getItem('ostrog-picks-m')).toBeNull()

    sessionStorage.setItem('ostrog-picks-m', '{"0": {"at": 4, "picks": [7]}}')
    expect(visit(standing(4))[0].getState().drafts).toEqual({})
  })

  it('knows which choice was the last, until it is undone', () => {
    const [first, server] = visit(standing(3))
    first.choose(0, 'done')
    const [answer] = server.take('Choose')
    server.says(update(standing(4)), { type: 'Accepted', request: answer?.request ?? '', at: 4 })
    expect(first.getState().lastChoice).toBe(3)
    const [again, hears] = visit(standing(4))
    expect(again.getState()).toMatchObject({ lastChoice: null, earlierChoice: 3 })
    again.undo(0)
    const [undo] = hears.take('Undo')
    hears.says({ type: 'Accepted', request: undo?.request ?? '', at: 3 })
    expect(again.getState().earlierChoice).toBeNull()
    expect(visit(standing(3))[0].getState().earlierChoice).toBeNull()
  })
})
