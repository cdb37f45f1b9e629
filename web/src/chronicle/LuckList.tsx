/** How the dice of each side fell, and how they fall on average. */

import type { Luck } from '../api/types'
import { useTable } from '../table/context'
import { useSpeech } from '../words/Speaking'
import { capitalised } from '../words/words'
import { allLuck, teamsOf, verdictOn } from './chapters'
import { Side } from './Side'

export function useNumber(): (value: number) => string {
  const { language } = useSpeech()
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return (value) => format.format(value)
}

export function LuckList({ luck }: { luck: readonly Luck[] }) {
  const { match } = useTable()
  const most = Math.max(1, ...luck.map(({ good, expected }) => Math.max(good, expected)))
  return (
    <ul className="luck">
      {teamsOf(match).map(({ team }) => {
        const own = luck.filter((each) => each.team === team)
        if (!own.length) return null
        return (
          <li key={team}>
            <p className="luck-of">
              <Side team={team} /> <Verdict luck={allLuck(own)} />
            </p>
            <ul>
              {own.map((each) => (
                <Thrown key={each.label} luck={each} most={most} />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

export function Verdict({ luck }: { luck: Pick<Luck, 'good' | 'expected'> }) {
  const { say } = useTable()
  const number = useNumber()
  const { kind, by } = verdictOn(luck)
  return (
    <span className="luck-verdict" data-luck={kind}>
      {say(`luck-${kind}`, { by: number(by) })}
    </span>
  )
}

function Thrown({ luck, most }: { luck: Luck; most: number }) {
  const { say, wording } = useTable()
  const number = useNumber()
  const { label, good, expected, dice } = luck
  const share = (value: number) => `${(100 * value) / most}%`
  return (
    <li>
      {say('luck-of', {
        what: capitalised(wording.label(label)),
        good,
        expected: number(expected),
        count: dice,
      })}
      <span aria-hidden="true" className="luck-bar">
        <b style={{ inlineSize: share(good) }} />
        <i style={{ insetInlineStart: share(expected) }} />
      </span>
    </li>
  )
}
