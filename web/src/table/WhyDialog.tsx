/** Why something cannot be done: what stands against it, each with the id of its rule. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import type { Explanation } from '../api/match'
import { RulingDialog } from '../company/RulingDialog'
import { RuleLink } from '../rules/RuleLink'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useTable } from './context'

export function WhyDialog({ explanation, onClose }: { explanation: Explanation; onClose(): void }) {
  const { say, naming, wording } = useTable()
  const { ref, refusals } = explanation
  const [doubts, setDoubts] = useState(false)
  const title = say('why-about', { thing: naming.title(ref) })
  if (doubts) {
    const said = refusals?.map(([option, refusal]) => {
      const { id, text } = wording.refusal(refusal)
      return `${option ? `${wording.optionOfId(option)}: ` : ''}${text} ${id}`.trim()
    })
    const ids = (refusals ?? []).map(([, refusal]) => wording.refusal(refusal).id)
    return (
      <RulingDialog
        about={[title, ...(said ?? [])].join('\n')}
        onClose={onClose}
        rule={ids.find((id) => id) ?? ''}
      />
    )
  }
  return (
    <Window onClose={onClose} title={title}>
      <div aria-live="polite">
        {refusals === null && <p>{say('why-asking')}</p>}
        {refusals?.length === 0 && <p>{say('why-nothing')}</p>}
        <ul className="reasons">
          {refusals?.map(([option, refusal]) => {
            const { id, text } = wording.refusal(refusal)
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
