/** What waits for an answer of people: proposals, and time that has run out. They stay until then. */

import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { games } from '../api/http'
import type { Claim, ProposalInfo } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { useCompany } from './company'
import { peopleNames, personName } from './naming'
import { type Lapse, lapses, ownPersons, type ProposalKind, people, undecided } from './negotiation'

export function Proposals() {
  const { match } = useTable()
  if (match.over) return null
  return (
    <>
      {match.proposals?.map((proposal) => (
        <ProposalNotice key={proposal.kind} proposal={proposal} />
      ))}
      {lapses(match).map((lapse) => (
        <LapseNotice key={lapse.person[0]?.seat} lapse={lapse} />
      ))}
    </>
  )
}

function ProposalNotice({ proposal }: { proposal: ProposalInfo }) {
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
  const waits = peopleNames(people(match, proposal, false), wording, say)
  const isDisabled = state.sending.length > 0
  return (
    <div className="notice dealing" data-dealing={kind}>
      <p>
        <span aria-hidden="true">⚑</span> {said}{' '}
        {!open.length && waits && say('proposal-waits', { who: waits })}
      </p>
      {own[0] !== undefined && (
        <div className="row">
          <Button
            className="button small"
            isDisabled={isDisabled}
            onPress={() => store.negotiate({ type: 'Decline', seat: own[0] ?? 0, kind })}
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
