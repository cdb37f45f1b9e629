/** The end of a match: who won and why, how it came to it, and what was hidden until now. */

import { type ReactNode, useCallback, useId } from 'react'
import { Button } from 'react-aria-components'
import { chronicleOf } from '../api/http'
import type { Chronicle, Count, MatchChronicle, RatingChange } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { holderOf } from '../room/holders'
import { RuleLink } from '../rules/RuleLink'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { Curves, changedCurves } from './Curves'
import { teamsOf } from './chapters'
import { Fights } from './Fights'
import { Losses } from './Losses'
import { LuckList, useNumber } from './LuckList'
import { OpenHands } from './OpenHands'
import { Side } from './Side'
import './chronicle.css'

interface EndingProps {
  /** Gives the table free again; without it, it stands in a place of its own. */
  onClose?(): void
}

export default function Ending({ onClose }: EndingProps) {
  const { say, match, layout } = useTable()
  const heading = useId()
  const answer = useAnswer(useCallback(() => chronicleOf(match.id), [match.id]))
  return (
    <section aria-labelledby={heading} className={onClose ? 'ending over-board' : 'ending'}>
      <header className="ending-head">
        <Victory heading={heading} />
        {onClose && (
          <Button className="button" onPress={onClose}>
            {say('ending-close')}
          </Button>
        )}
      </header>
      {answer.state === 'waiting' && <p aria-busy="true">{say('one-moment')}</p>}
      {answer.state === 'failed' && <p role="alert">{say('ending-failed')}</p>}
      {answer.state === 'there' && <Told told={answer.value} />}
      {layout.trays.some(({ kind }) => kind === 'hand') && (
        <Part title={say('ending-hands')}>
          <OpenHands />
        </Part>
      )}
    </section>
  )
}

/** Who won, and by which rule. */
function Victory({ heading }: { heading: string }) {
  const { say, wording, standing, match } = useTable()
  const { outcome } = standing
  if (!outcome) {
    return (
      <div>
        <h2 id={heading}>{say('ending-without')}</h2>
        <p>{say('aborted')}</p>
      </div>
    )
  }
  const { id, text } = wording.refusal({ rule: outcome.reason, refs: outcome.about ?? [] })
  const winners = outcome.teams[0] ?? []
  const seat = teamsOf(match).find(({ team }) => team === winners[0])?.seat
  const names = new Intl.ListFormat(wording.words.language, { type: 'conjunction' }).format(
    winners.map((team) => wording.team(team)),
  )
  return (
    <div data-seat={seat}>
      <h2 id={heading}>
        {capitalised(say('ending-won', { teams: names, count: winners.length }))}
      </h2>
      <p>
        {capitalised(text)} {id && <RuleLink id={id} />}
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="ending-part">
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  )
}

function Told({ told: { chronicle, ratings = [] } }: { told: MatchChronicle }) {
  const { say } = useTable()
  return (
    <>
      {ratings.length > 0 && (
        <Part title={say('ending-ratings')}>
          <Ratings ratings={ratings} />
        </Part>
      )}
      {chronicle && <Numbers chronicle={chronicle} />}
    </>
  )
}

function Numbers({ chronicle }: { chronicle: Chronicle }) {
  const { say } = useTable()
  const { losses = [], luck = [], results = [], counts = [] } = chronicle.whole
  return (
    <>
      {chronicle.chapters.length > 0 && changedCurves(chronicle).length > 0 && (
        <Part title={say('ending-course')}>
          <Curves chronicle={chronicle} />
        </Part>
      )}
      <div className="ending-pair">
        <Part title={say('ending-losses')}>
          <Losses losses={losses} />
        </Part>
        {luck.length > 0 && (
          <Part title={say('ending-luck')}>
            <LuckList luck={luck} />
          </Part>
        )}
        {counts.length > 0 && (
          <Part title={say('ending-counts')}>
            <Counts counts={counts} />
          </Part>
        )}
      </div>
      {results.length > 0 && (
        <Part title={say('ending-fights')}>
          <Fights chronicle={chronicle} />
        </Part>
      )}
    </>
  )
}

/** Other things that were counted, side by side. */
function Counts({ counts }: { counts: readonly Count[] }) {
  const { say, match, wording } = useTable()
  const teams = teamsOf(match)
  const labels = [...new Set(counts.map(({ label }) => label))]
  return (
    <table className="counts">
      <thead>
        <tr>
          <th scope="col">{say('chronicle-what')}</th>
          {teams.map(({ team }) => (
            <th className="chronicle-number" key={team} scope="col">
              <Side team={team} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label) => (
          <tr key={label}>
            <th scope="row">{capitalised(wording.label(label))}</th>
            {teams.map(({ team }) => (
              <td className="chronicle-number" key={team}>
                {counts.find((each) => each.label === label && each.team === team)?.count ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ratings({ ratings }: { ratings: readonly RatingChange[] }) {
  const { say, match } = useTable()
  const number = useNumber()
  return (
    <ul className="rating-changes">
      {ratings.map(({ seat, before, after }) => {
        const info = match.seats.find((each) => each.seat === seat)
        return (
          <li key={seat}>
            {say('rating-changed', {
              who: capitalised(info ? holderOf([info], say) : ''),
              before: number(before),
              after: number(after),
              by: `${after < before ? '−' : '+'}${number(Math.abs(after - before))}`,
            })}
          </li>
        )
      })}
    </ul>
  )
}
