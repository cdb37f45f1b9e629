/** Says of a rule that it is a ruling of ours, and which gap in the sources it fills. */

import { useSay } from '../words/Speaking'

export function OpenMark({ why }: { why: string }) {
  const say = useSay()
  return (
    <p className="rule-open">
      <strong>
        <span aria-hidden="true">⚖</span> {say('rule-ours')}
      </strong>{' '}
      {why}
    </p>
  )
}
