/** A sign that shows the numbered rules behind a line of the summary; on paper only their numbers. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { rulePath } from '../routes'
import { OpenMark } from '../rules/OpenMark'
import { findRule, useRulebook } from '../rules/rulebook'
import { useLooks } from '../table/context'
import { Window } from '../ui/Window'

interface RulesProps {
  edition: string
  rules: readonly string[]
  /** What they are about. */
  name: string
}

export function RulesButton({ edition, rules, name }: RulesProps) {
  const { say } = useLooks()
  const [isOpen, setOpen] = useState(false)
  if (!rules.length) return null
  return (
    <>
      <Button
        aria-label={say('aids-rules', { name })}
        className="summary-rules"
        data-rules={rules.join(' ')}
        onPress={() => setOpen(true)}
      >
        <span aria-hidden="true">§</span>
      </Button>
      {isOpen && (
        <RulesWindow edition={edition} name={name} onClose={() => setOpen(false)} rules={rules} />
      )}
    </>
  )
}

/** Numbers without what all of them begin with: `B5A-7.1`, `B5A-7.2` are told as `7.1, 7.2`. */
export const shortened = (rules: readonly string[]) =>
  rules.map((rule) => rule.slice(rule.indexOf('-') + 1)).join(', ')

function RulesWindow({ edition, rules, name, onClose }: RulesProps & { onClose(): void }) {
  const { say } = useLooks()
  const book = useRulebook(edition)
  return (
    <Window className="rule-window" onClose={onClose} title={say('aids-rules', { name })}>
      <div aria-live="polite" className="rule-said">
        {book.state === 'waiting' && <p>{say('one-moment')}</p>}
        {book.state === 'failed' && <p>{say('trouble-no-server')}</p>}
        {book.state === 'there' && (
          <dl className="summary-statements">
            {rules.map((id) => {
              const rule = findRule(book.value, id)?.rule
              return (
                <div key={id}>
                  <dt>
                    <a
                      aria-label={say('rule-called', { id })}
                      href={rulePath(edition, id)}
                      rel="noopener"
                      target="_blank"
                    >
                      {id}
                    </a>
                  </dt>
                  <dd>
                    {rule?.text ?? say('rule-unknown')}
                    {rule?.open && <OpenMark why={rule.open} />}
                  </dd>
                </div>
              )
            })}
          </dl>
        )}
      </div>
    </Window>
  )
}
