/** What chance did in a match that is over: how the dice fell, and whether that was settled before. */

import { useCallback, useMemo } from 'react'
import { auditOf } from '../api/http'
import type { Audit, Faces, ZoneDraws } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { notedPromise } from '../company/promise'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'
import { useSpeech } from '../words/Speaking'
import { capitalised } from '../words/words'
import { fingerprint } from './fingerprint'
import { RecordLink } from './RecordLink'

export default function AuditWindow({ onClose }: { onClose(): void }) {
  const { say, match } = useTable()
  const answer = useAnswer(useCallback(() => auditOf(match.id), [match.id]))
  return (
    <Window onClose={onClose} title={say('audit-show')}>
      {answer.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
      {answer.state === 'failed' && <p role="alert">{say('audit-failed')}</p>}
      {answer.state === 'there' && (
        <>
          <Dice dice={answer.value.dice} />
          <Draws drawn={answer.value.drawn ?? []} />
          <Promised audit={answer.value} />
        </>
      )}
    </Window>
  )
}

function Dice({ dice }: { dice: readonly Faces[] }) {
  const { say } = useTable()
  if (!dice.length) return null
  return (
    <section aria-label={say('audit-dice')}>
      {dice.map((each) => (
        <DiceTable faces={each} key={`${each.purpose} ${each.seat} ${each.counts.length}`} />
      ))}
    </section>
  )
}

/** What chance has drawn from decks and pools. */
function Draws({ drawn }: { drawn: readonly ZoneDraws[] }) {
  const { say, wording } = useTable()
  if (!drawn.length) return null
  const all = drawn.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className="audit-draws">
      <caption>{say('audit-drawn', { count: all })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('audit-zone')}</th>
          <th scope="col">{say('audit-drawn-count')}</th>
          <th scope="col">{say('audit-shuffles')}</th>
        </tr>
      </thead>
      <tbody>
        {drawn.map(({ zone, count, shuffles }) => (
          <tr key={zone}>
            <th scope="row">{capitalised(wording.label(`zone-${zone}`))}</th>
            <td>{count}</td>
            <td>{shuffles}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** One row of the table of a die: a face, how many sides show it, and how often it came. */
interface FaceRow {
  name: string
  sides: number
  count: number
}

/** The faces of a die; sides that show the same are one face. */
export function faceRows(
  { counts, labels = [] }: Pick<Faces, 'counts' | 'labels'>,
  name: (label: string) => string,
): FaceRow[] {
  const rows = new Map<string, FaceRow>()
  for (const [index, count] of counts.entries()) {
    const label = labels[index]
    const face = label === undefined ? String(index + 1) : name(label)
    const before = rows.get(face) ?? { name: face, sides: 0, count: 0 }
    rows.set(face, { name: face, sides: before.sides + 1, count: before.count + count })
  }
  return [...rows.values()]
}

/** Names that are written by a game in its own words, such as `dice-for-action-dice`. */
const keyOf = (purpose: string) => `dice-for-${purpose.replaceAll(/[^a-z0-9]+/gi, '-')}`

function DiceTable({ faces }: { faces: Faces }) {
  const { say, wording } = useTable()
  const { language } = useSpeech()
  const { purpose, seat, counts } = faces
  const rows = faceRows(faces, (label) => capitalised(wording.label(label)))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const expected = ({ sides }: FaceRow) => (all * sides) / counts.length
  const most = Math.max(...rows.map((row) => Math.max(expected(row), row.count)))
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const dice = wording.words.find(keyOf(purpose)) ?? purpose
  const side = seat === null ? say('audit-of-nobody') : wording.seat(seat)
  const share = (count: number) => `${(100 * count) / (most || 1)}%`
  return (
    <table className="audit-dice">
      <caption>
        {capitalised(say('audit-of', { dice, side }))} · {say('audit-rolled', { count: all })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{say('audit-face')}</th>
          <th scope="col">{say('audit-count')}</th>
          <th scope="col">{say('audit-expected')}</th>
          <td aria-hidden="true" className="audit-bar" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.count}</td>
            <td>{number.format(expected(row))}</td>
            <td aria-hidden="true" className="audit-bar">
              <span>
                <b style={{ inlineSize: share(row.count) }} />
                <i style={{ insetInlineStart: share(expected(row)) }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Promised({ audit: { commitment, seed, matches } }: { audit: Audit }) {
  const { say, match } = useTable()
  const noted = notedPromise(match.id)
  const counted = useMemo(() => fingerprint(seed), [seed])
  return (
    <section aria-label={say('audit-commitment')}>
      <p>{say('audit-promise')}</p>
      <dl>
        <dt>{say('audit-commitment')}</dt>
        <dd className="audit-digits">{commitment}</dd>
        <dt>{say('audit-seed')}</dt>
        <dd className="audit-digits">{seed}</dd>
      </dl>
      <ul className="audit-verdicts">
        <Verdict holds={matches} key="server" no="audit-fails" yes="audit-matches" />
        {noted !== null && (
          <Verdict
            holds={noted === commitment}
            key="noted"
            no="audit-noted-other"
            yes="audit-noted"
          />
        )}
        <Verdict
          holds={counted === commitment}
          key="counted"
          no="audit-counted-other"
          yes="audit-counted"
        />
      </ul>
      <p>{say('audit-yourself')}</p>
      <pre>
        <code>{`ostrog verify ${match.game}-${match.id}.ostrog`}</code>
      </pre>
      <RecordLink match={match.id} />
    </section>
  )
}

/** What holds has another sign than what does not. */
function Verdict({ holds, yes, no }: { holds: boolean; yes: string; no: string }) {
  const { say } = useTable()
  return (
    <li role={holds ? undefined : 'alert'}>
      <span aria-hidden="true">{holds ? '✓' : '✗'}</span> {say(holds ? yes : no)}
    </li>
  )
}
