/** Why something cannot be done: what stands against it, each with the id of its rule. */

import { lazy, Suspense, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Explanation } from '../api/match'
import { RuleLink } from '../rules/RuleLink'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useTable } from './context'

const RulingDialog = lazy(() => import('../company/RulingDialog'))

interface WhyDialogProps {
  explanation: Explanation
  onClose(): void
}

export default function WhyDialog({ explanation, onClose }: WhyDialogProps) {
  const { say, naming, wording, skin } = useTable()
  const { ref, refusals } = explanation
  const [doubts, setDoubts] = useState(false)
  const isVerb = Object.values(skin.passes ?? {}).includes(ref)
  const title = isVerb ? say('why-no-pass') : say('why-about', { thing: naming.title(ref) })
  if (doubts) {
    const said = refusals?.map(([option, refusal]) => {
      const { id, text } = wording.refusal(refusal)
      return `${option ? `${wording.optionOfId(option)}: ` : ''}${text} ${id}`.trim()
    })
    const ids = (refusals ?? []).map(([, refusal]) => wording.refusal(refusal).id)
    return (
      <Suspense>
        <RulingDialog
          about={[title, ...(said ?? [])].join('\n')}
          onClose={onClose}
          rule={ids.find((id) => id) ?? ''}
        />
      </Suspense>
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
