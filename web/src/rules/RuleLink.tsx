/** The id of a rule, which shows at a press what the rule says. */

import { use, useState } from 'react'
import { Button } from 'react-aria-components'
import { rulePath } from '../routes'
import { TableContext } from '../table/context'
import { Window } from '../ui/Window'
import { editionOf } from '../words/editions'
import { useSay } from '../words/Speaking'
import { OpenMark } from './OpenMark'
import { findRule, useRulebook } from './rulebook'

interface RuleLinkProps {
  id: string
  /** Whose rule it is; at a table that of its match. */
  game?: string
  /** What is shown in place of the id. */
  label?: string
}

export function RuleLink({ id, game, label }: RuleLinkProps) {
  const say = useSay()
  const match = use(TableContext)?.match
  const [open, setOpen] = useState(false)
  const of = game ?? (match && editionOf(match))
  if (of === undefined) return <code>{id}</code>
  return (
    <>
      <Button
        aria-label={say('rule-show', { id })}
        className="rule-link"
        data-rule={id}
        onPress={() => setOpen(true)}
      >
        {label ?? <code>{id}</code>}
      </Button>
      {open && <RuleWindow game={of} id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RuleWindowProps {
  game: string
  id: string
  onClose(): void
}

function RuleWindow({ game, id, onClose }: RuleWindowProps) {
  const say = useSay()
  const book = useRulebook(game)
  const found = book.state === 'there' ? findRule(book.value, id) : undefined
  return (
    <Window
      className="rule-window"
      lead={found && <p className="rule-chapter">{found.chapter}</p>}
      onClose={onClose}
      title={say('rule-called', { id })}
    >
      <div aria-live="polite" className="rule-said">
        {book.state === 'waiting' && <p>{say('one-moment')}</p>}
        {book.state === 'failed' && <p>{say('trouble-no-server')}</p>}
        {book.state === 'there' && !found && <p>{say('rule-unknown')}</p>}
        {found && (
          <>
            <p>{found.rule.text}</p>
            {found.rule.open && <OpenMark why={found.rule.open} />}
          </>
        )}
      </div>
      <p className="rule-further">
        <a href={rulePath(game, id)} rel="noopener" target="_blank">
          {say('rule-in-book')}
        </a>
      </p>
    </Window>
  )
}
