/** The bar at the bottom: what has been picked, what is about to happen, and the last word on it. */

import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import type { DecisionInfo, OptionInfo } from '../api/types'
import type { Skin } from '../board/contract'
import { RuleLink } from '../rules/RuleLink'
import { DieMark, WarnMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { ForecastLine } from './ForecastPanel'
import { isComposite, leavesAll, pointed, tellingDefault, warningKey } from './offers'
import { OptionButton } from './PromptPanel'

interface ConfirmBarProps {
  /** A choice that waits for a confirmation: it cannot be undone, or it is an attack. */
  unconfirmed: OptionInfo | null
  onConfirm(): void
  onCancel(): void
  onDefault(): void
  onUnpick(index: number): void
}

export function ConfirmBar(props: ConfirmBarProps) {
  const { decision, skin } = useTable()
  if (props.unconfirmed) return <Unconfirmed {...props} unconfirmed={props.unconfirmed} />
  const offers = decision && (isComposite(decision) || isMeant(decision, skin))
  return offers ? <Picked {...props} /> : <Idle />
}

/** Whether a game means its default as what one usually does, and not only as something allowed. */
function isMeant(decision: DecisionInfo, { accepts = [] }: Skin): boolean {
  return accepts.includes(decision.kind) && tellingDefault(decision).length > 0
}

/** It keeps its place while there is nothing to confirm, so that the board keeps its size. */
function Idle() {
  const { say, decision, forecast } = useTable()
  const onBoard = decision?.options.some((option) => pointed(option).length > 0)
  return (
    <section aria-label={say('about-to-happen')} className="confirm idle">
      <ForecastLine />
      {!forecast && <p className="caption">{onBoard ? say('hint-board') : ''}</p>}
    </section>
  )
}

function Unconfirmed({
  unconfirmed,
  onConfirm,
  onCancel,
}: ConfirmBarProps & { unconfirmed: OptionInfo }) {
  const { say, wording, decision } = useTable()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    confirm.current?.focus()
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus()
    }
  }, [])
  const picks = decision?.picks ?? []
  const text = wording
    .collapsed([...picks, unconfirmed.id].map((id) => wording.optionOfId(id)))
    .join(', ')
  return (
    <section aria-label={say('about-to-happen')} className="confirm armed">
      <p>
        <strong>{capitalised(text)}.</strong>{' '}
        {unconfirmed.warning && <Warned rule={unconfirmed.warning} />}
        {decision && leavesAll(decision, unconfirmed) && <>{say('nothing-chosen')} </>}
        {unconfirmed.final && (
          <span className="final">
            <DieMark label={say('cannot-be-undone')} /> {say('this-cannot-be-undone')}
          </span>
        )}
        <ForecastLine />
      </p>
      <div className="row">
        <Button className="button quiet" onPress={onCancel}>
          {say('not-yet')}
        </Button>
        <Button
          className="button primary"
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          onPress={onConfirm}
          ref={confirm}
        >
          {say('do-it')}
        </Button>
      </div>
    </section>
  )
}

/** That the choice would do nothing, and the rule that allows it. */
function Warned({ rule }: { rule: string }) {
  const { say } = useTable()
  const text = say(warningKey(rule))
  return (
    <span className="warned">
      <span aria-hidden="true">
        <WarnMark label={text} />
      </span>{' '}
      {text} <RuleLink id={rule} />{' '}
    </span>
  )
}

function Picked({ onDefault, onUnpick }: ConfirmBarProps) {
  const { say, wording, decision, ready, skin } = useTable()
  if (!decision) return null
  const { picks } = decision
  const rest = isMeant(decision, skin) ? tellingDefault(decision) : []
  const closing = isComposite(decision)
    ? decision.options.filter((option) => option.closes && !pointed(option).length)
    : []
  return (
    <section aria-label={say('picked')} className="confirm">
      <div aria-live="polite" className="picks">
        <span className="caption">{say(picks.length ? 'picked' : 'hint-board')}</span>
        <ul>
          {picks.map((id, index) => {
            const text = wording.optionOfId(id)
            return (
              // Equal picks are told apart by nothing but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={`${id}-${index}`}>
                <Button
                  aria-label={say('unpick', { pick: text })}
                  className="pick"
                  isDisabled={!ready}
                  onPress={() => onUnpick(index)}
                >
                  {capitalised(text)} <span aria-hidden="true">×</span>
                </Button>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="row">
        {rest.length > 0 && (
          <Button className="button quiet default" isDisabled={!ready} onPress={onDefault}>
            {wording.words.find(`accept-${decision.kind}`) ??
              say('accept-default', { what: wording.options(rest) })}
          </Button>
        )}
        {closing.map((option) => (
          <OptionButton className="primary" key={option.id} option={option} />
        ))}
      </div>
    </section>
  )
}
