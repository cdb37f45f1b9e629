/** Why something cannot be done: what stands against it, each with the id of its rule. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Question } from '../api/table'
import { RulingDialog } from '../company/RulingDialog'
import { RuleLink } from '../rules/RuleLink'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useTableau } from './tableau'

export function WhyDialog({ question, onClose }: { question: Question; onClose(): void }) {
  const { say, naming, wording } = useTableau()
  const { ref, reasons } = question
  const [doubts, setDoubts] = useState(false)
  const title = say('why-about', { thing: naming.title(ref) })
  if (doubts) {
    const said = reasons?.map(([option, reason]) => {
      const { id, text } = wording.reason(reason)
      return `${option ? `${wording.optionOfId(option)}: ` : ''}${text} ${id}`.trim()
    })
    return <RulingDialog about={[title, ...(said ?? [])].join('\n')} onClose={onClose} />
  }
  return (
    <Window onClose={onClose} title={title}>
      <div aria-live="polite">
        {reasons === null && <p>{say('why-asking')}</p>}
        {reasons?.length === 0 && <p>{say('why-nothing')}</p>}
        <ul className="reasons">
          {reasons?.map(([option, reason]) => {
            const { id, text } = wording.reason(reason)
            return (
              <li key={`${option} ${id}`}>
                {option && <strong>{capitalised(wording.optionOfId(option))}</strong>}
                <span>
                  {text} {id && <RuleLink id={id} />}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <Button className="button quiet small" onPress={() => setDoubts(true)}>
        {say('ruling-wrong')}
      </Button>
    </Window>
  )
}
