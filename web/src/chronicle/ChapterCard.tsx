/** A turn or round that has just ended, on one card. */

import { useCallback } from 'react'
import type { Chapter, Chronicle } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { afterChapter, allLuck, chapterEndedAt, chronicleWith, curvesOf, teamsOf } from './chapters'
import { Lost } from './Losses'
import { Verdict } from './LuckList'
import { Side } from './Side'
import './chronicle.css'

interface ChapterCardProps {
  /** The number of the event that ended it. */
  number: number
}

export default function ChapterCard({ number }: ChapterCardProps) {
  const { say, match } = useTable()
  const answer = useAnswer(useCallback(() => chronicleWith(match.id, number), [match.id, number]))
  if (answer.state === 'failed') return <p className="caption">{say('chapter-failed')}</p>
  const chronicle = answer.state === 'there' ? answer.value : null
  const found = chronicle && chapterEndedAt(chronicle, number)
  if (!found) return <p aria-busy="true" className="chapter-card" />
  return (
    <div className="chapter-card">
      <p className="chapter-name">{say(chronicle.label, { number: found.chapter.number })}</p>
      <Standings chronicle={chronicle} index={found.index} />
      <Happened chapter={found.chapter} />
    </div>
  )
}

const signed = (by: number) => `${by < 0 ? '−' : '+'}${Math.abs(by)}`

/** The numbers now, and what the chapter added to them. */
function Standings({ chronicle, index }: { chronicle: Chronicle; index: number }) {
  const { wording } = useTable()
  return (
    <ul className="chapter-numbers">
      {curvesOf(chronicle).map((group) => (
        <li key={group[0]?.label}>
          <span>{capitalised(wording.label(group[0]?.label ?? ''))}</span>
          {group.map((series) => {
            const { value, by } = afterChapter(series, index)
            return (
              <span className="chapter-number" key={series.team}>
                {series.team && <Side team={series.team} />} <b>{value}</b>
                {by !== 0 && <small>{signed(by)}</small>}
              </span>
            )
          })}
        </li>
      ))}
    </ul>
  )
}

function Happened({ chapter: { results = [], losses = [], luck = [] } }: { chapter: Chapter }) {
  const { say, match, wording } = useTable()
  return (
    <dl className="chapter-happened">
      {results.length > 0 && (
        <div>
          <dt>{say('ending-fights')}</dt>
          <dd>
            <ul>
              {results.map((result, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
                <li key={`${result.place}-${index}`}>
                  {capitalised(wording.label(result.label))}:{' '}
                  {result.team ? <Side team={result.team} /> : say('chronicle-nobody')}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {losses.length > 0 && (
        <div>
          <dt>{say('ending-losses')}</dt>
          {teamsOf(match).map(({ team }) => {
            const own = losses.filter((each) => each.team === team)
            return own.length ? (
              <dd key={team}>
                <Side team={team} /> <Lost losses={own} />
              </dd>
            ) : null
          })}
        </div>
      )}
      {luck.length > 0 && (
        <div>
          <dt>{say('ending-luck')}</dt>
          {teamsOf(match).map(({ team }) => {
            const own = luck.filter((each) => each.team === team)
            return own.length ? (
              <dd key={team}>
                <Side team={team} /> <Verdict luck={allLuck(own)} />
              </dd>
            ) : null
          })}
        </div>
      )}
    </dl>
  )
}
