/** Why something cannot be done: what stands against it, each with the id of its rule. */

import type { Question } from '../api/table'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useTableau } from './tableau'

export function WhyDialog({ question, onClose }: { question: Question; onClose(): void }) {
  const { say, naming, wording } = useTableau()
  const { ref, reasons } = question
  return (
    <Window onClose={onClose} title={say('why-about', { thing: naming.title(ref) })}>
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
                  {text} {id && <code>{id}</code>}
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Window>
  )
}
