/** The menu of what can be done about the match itself. */

import { lazy, Suspense, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { personsOf } from '../room/persons'
import { useTable } from '../table/context'
import { ConfirmDialog } from './ConfirmDialog'
import { useCompany } from './company'
import { decidesAlone, ownPersons, type ProposalKind, proposable } from './negotiation'

const RulingDialog = lazy(() => import('./RulingDialog'))

const RESIGN = 'resign-'
const OWN = 'take-back-own'

export function MatchMenu({ onPresets }: { onPresets(): void }) {
  const { say, wording, match, standing } = useTable()
  const { state, store } = useCompany()
  const [resigning, setResigning] = useState<number | null>(null)
  const [doubts, setDoubts] = useState(false)
  const [aborting, setAborting] = useState(false)
  const own = ownPersons(match)
  if (!own.length || match.over || standing.outcome) return null

  const kinds = proposable(match, standing.at).filter(
    (kind) => !match.proposals?.some((each) => each.kind === kind),
  )
  const alone = decidesAlone(match)
  const manner = alone ? 'do' : 'propose'
  const lastChoice = state.lastChoice ?? state.earlierChoice
  const takesOwn = lastChoice !== null && lastChoice < standing.at - 1
  const propose = (kind: ProposalKind, entry = 0) => {
    for (const seat of own) store.negotiate({ type: 'Propose', seat, kind, entry })
  }
  const acts: Readonly<Record<string, () => void>> = {
    beforehand: onPresets,
    ruling: () => setDoubts(true),
    [OWN]: () => propose('take-back', lastChoice ?? 0),
    'take-back': () => propose('take-back', standing.at - 1),
    ...(alone ? { abort: () => setAborting(true) } : {}),
  }
  const act = (key: string) => {
    if (key.startsWith(RESIGN)) setResigning(Number(key.slice(RESIGN.length)))
    else (acts[key] ?? (() => propose(key as ProposalKind)))()
  }
  const nameOfPerson = (seat: number) =>
    wording.together(
      (personsOf(match).find(([first]) => first?.seat === seat) ?? []).map((each) => each.seat),
    )
  return (
    <>
      <MenuTrigger>
        <Button
          aria-label={say('match-menu')}
          className="button quiet match-menu"
          isDisabled={state.sending.length > 0}
        >
          <span aria-hidden="true">⚑</span> <span className="wide">{say('match-menu')}</span>
        </Button>
        <Popover className="popover" placement="bottom end">
          <Menu className="menu" onAction={(key) => act(String(key))}>
            {kinds.map((kind) => (
              <MenuItem className="menu-item" id={kind} key={kind}>
                {say(`${manner}-${kind}`)}
              </MenuItem>
            ))}
            {takesOwn && kinds.includes('take-back') && (
              <MenuItem className="menu-item" id={OWN}>
                {say(`${manner}-take-back-own`)}
              </MenuItem>
            )}
            <MenuItem className="menu-item" id="beforehand">
              {say('beforehand')}
            </MenuItem>
            <MenuItem className="menu-item" id="ruling">
              {say('ruling-wrong')}
            </MenuItem>
            {own.map((seat) => (
              <MenuItem className="menu-item" id={`${RESIGN}${seat}`} key={seat}>
                {own.length > 1 ? say('resign-of', { seat: nameOfPerson(seat) }) : say('resign')}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {doubts && (
        <Suspense>
          <RulingDialog onClose={() => setDoubts(false)} />
        </Suspense>
      )}
      {aborting && (
        <ConfirmDialog
          onClose={() => setAborting(false)}
          onYes={() => propose('abort')}
          text={say('abort-sure')}
          title={say('do-abort')}
          yes={say('do-abort')}
        />
      )}
      {resigning !== null && (
        <ConfirmDialog
          onClose={() => setResigning(null)}
          onYes={() => store.negotiate({ type: 'Resign', seat: resigning })}
          text={say('resign-sure', { seat: nameOfPerson(resigning) })}
          title={say('resign')}
          yes={say('resign-yes')}
        />
      )}
    </>
  )
}
