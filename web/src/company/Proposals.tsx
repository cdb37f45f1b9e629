/** What waits for an answer of people: proposals, and time that has run out. They stay until then. */

import { useEffect, useRef, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { games } from '../api/http'
import type { Claim, ProposalInfo } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { useTable } from '../table/context'
import { linesOf, takenBack } from '../table/logbook'
import { capitalised } from '../words/words'
import { useCompany } from './company'
import { peopleNames, personName } from './naming'
import { type Lapse, lapses, ownPersons, type ProposalKind, people, undecided } from './negotiation'

export default function Proposals() {
  const { match } = useTable()
  const { declined, forget, withdraw } = useDeclined()
  if (match.over) return null
  return (
    <>
      {declined && <DeclinedNotice kind={declined} onClose={forget} />}
      {match.proposals?.map((proposal) => (
        <ProposalNotice key={proposal.kind} onDecline={withdraw} proposal={proposal} />
      ))}
      {lapses(match).map((lapse) => (
        <LapseNotice key={lapse.person[0]?.seat} lapse={lapse} />
      ))}
    </>
  )
}

/** The kind of one's own proposal that somebody has declined, until it is noted or made anew. */
function useDeclined() {
  const { match, standing } = useTable()
  const own = ownPersons(match)
  const proposals = match.proposals ?? []
  const now = { proposals, at: standing.at, paused: match.paused }
  const before = useRef(now)
  const withdrawn = useRef(new Set<string>())
  const [declined, setDeclined] = useState<string | null>(null)
  useEffect(() => {
    const was = before.current
    before.current = now
    const isSame = was.at === now.at && was.paused === now.paused && !match.over
    const lost = was.proposals
      .filter(({ kind }) => !proposals.some((each) => each.kind === kind))
      .filter(({ kind }) => !withdrawn.current.delete(kind))
      .find(({ agreed }) => own.some((seat) => agreed.includes(seat)))
    if (isSame && lost) setDeclined(lost.kind)
    else if (!isSame || proposals.some(({ kind }) => kind === declined)) setDeclined(null)
  })
  return {
    declined,
    forget: () => setDeclined(null),
    /** What is declined or withdrawn here was declined by nobody else. */
    withdraw: (kind: string) => withdrawn.current.add(kind),
  }
}

function DeclinedNotice({ kind, onClose }: { kind: string; onClose(): void }) {
  const { say } = useTable()
  return (
    <div className="notice dealing declined">
      <p role="status">
        <span aria-hidden="true">⚑</span> {say('proposal-declined', { kind })}
      </p>
      <div className="row">
        <Button className="button small" onPress={onClose}>
          {say('close')}
        </Button>
      </div>
    </div>
  )
}

/** What a proposal would take back first, in words; nothing if one has not heard of it. */
function useTakenBack({ since }: ProposalInfo): string | undefined {
  const { wording, skin } = useTable()
  const { events } = useCompany().state
  if (typeof since !== 'number') return undefined
  const gone = takenBack(events)
  const told = events.filter(({ number }) => number >= since && !gone.has(number))
  return linesOf(told, (event) => wording.event(event), gone, skin.implied)[0]?.text
}

interface ProposalNoticeProps {
  proposal: ProposalInfo
  onDecline(kind: string): void
}

function ProposalNotice({ proposal, onDecline }: ProposalNoticeProps) {
  const { say, wording, match, standing } = useTable()
  const { state, store } = useCompany()
  const own = ownPersons(match)
  const open = undecided(match, proposal)
  const kind = proposal.kind as ProposalKind
  const proposers = people(match, proposal, true)
  const said = say('proposal', {
    kind,
    who: peopleNames(proposers, wording, say),
    proposes: say('proposes', { count: proposers.length }),
    count: standing.at - proposal.entry,
  })
  const taken = useTakenBack(proposal)
  const waits = peopleNames(people(match, proposal, false), wording, say)
  const isDisabled = state.sending.length > 0
  return (
    <div className="notice dealing" data-dealing={kind}>
      <p>
        <span aria-hidden="true">⚑</span> {said}{' '}
        {taken && `${say('proposal-about', { what: taken })} `}
        {!open.length && waits && say('proposal-waits', { who: waits })}
      </p>
      {own[0] !== undefined && (
        <div className="row">
          <Button
            className="button small"
            isDisabled={isDisabled}
            onPress={() => {
              onDecline(kind)
              store.negotiate({ type: 'Decline', seat: own[0] ?? 0, kind })
            }}
          >
            {say(open.length ? 'disagree' : 'withdraw')}
          </Button>
          {open.length > 0 && (
            <Button
              className="button small primary"
              isDisabled={isDisabled}
              onPress={() => {
                for (const seat of open) {
                  store.negotiate({ type: 'Propose', seat, kind, entry: proposal.entry })
                }
              }}
            >
              {say('agree')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function LapseNotice({ lapse: { person, own, decider } }: { lapse: Lapse }) {
  const { say, wording, seats } = useTable()
  const who = personName(person, wording, say)
  const waits = seats.length > 0 && decider === undefined
  return (
    <div className="notice warning dealing" data-dealing="lapse">
      <p>
        <span aria-hidden="true">✕</span> {own ? say('lapse-own', { who }) : say('lapse', { who })}{' '}
        {!own && waits && say('lapse-partner')}
      </p>
      {decider !== undefined && <Claims against={person[0]?.seat ?? 0} seat={decider} />}
    </div>
  )
}

/** What can be done about somebody whose time has run out. */
function Claims({ seat, against }: { seat: number; against: number }) {
  const { say, match } = useTable()
  const { state, store } = useCompany()
  const found = useAnswer(games)
  const kinds = found.state === 'there' ? found.value : []
  const levels = kinds.find(({ name }) => name === match.game)?.levels ?? []
  const isDisabled = state.sending.length > 0
  const claim = (wish: Claim['wish'], level = '') =>
    store.negotiate({ type: 'Claim', seat, against, wish, level })
  return (
    <div className="row">
      <Button className="button small" isDisabled={isDisabled} onPress={() => claim('open')}>
        {say('claim-open')}
      </Button>
      {levels.length > 0 && (
        <MenuTrigger>
          <Button className="button small" isDisabled={isDisabled}>
            {say('claim-bot')} <span aria-hidden="true">▾</span>
          </Button>
          <Popover className="popover">
            <Menu className="menu" onAction={(level) => claim('bot', String(level))}>
              {levels.map((level) => (
                <MenuItem className="menu-item" id={level} key={level}>
                  {capitalised(say('level', { level }))}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
      <Button className="button small primary" isDisabled={isDisabled} onPress={() => claim('win')}>
        {say('claim-win')}
      </Button>
    </div>
  )
}
