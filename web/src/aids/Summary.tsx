/** The game on two pages, as it says itself: steps, signs, pieces, each with its rules. */

import { useId } from 'react'
import type { SummaryPage, SummaryRow, SummarySection } from '../api/types'
import { useLooks } from '../table/context'
import { capitalised } from '../words/words'
import { RulesButton, shortened } from './RulesButton'
import { Signs, SignValues } from './Signs'
import './aids.css'
import './print.css'

/** A page with more rows than this is printed smaller. */
const MANY = 30

interface SummaryProps {
  /** The game with its expansions, for its rules. */
  edition: string
  /** Which of its pages are shown; all of them by default. */
  pages?: readonly SummaryPage[]
}

export function Summary({ edition, pages }: SummaryProps) {
  const { layout, skin } = useLooks()
  const shown = pages ?? layout.summary ?? []
  return (
    <div className="summary" data-game={skin.game}>
      {shown.map((page) => (
        <Page edition={edition} key={page.title} page={page} />
      ))}
    </div>
  )
}

function Page({ page, edition }: { page: SummaryPage; edition: string }) {
  const { say } = useLooks()
  const id = useId()
  const rows = page.sections.reduce((sum, section) => sum + section.rows.length, 0)
  return (
    <section
      aria-labelledby={id}
      className="summary-page"
      data-dense={rows > MANY}
      data-page={page.title}
    >
      <h2 id={id}>{say(page.title)}</h2>
      <div className="summary-sections">
        {page.sections.map((section) => (
          <Section edition={edition} key={section.id} section={section} />
        ))}
      </div>
    </section>
  )
}

function Section({ section, edition }: { section: SummarySection; edition: string }) {
  const { say } = useLooks()
  const id = useId()
  const List = section.kind === 'steps' ? 'ol' : 'ul'
  return (
    <section
      aria-labelledby={id}
      className="summary-section"
      data-kind={section.kind}
      data-section={section.id}
    >
      <h3 id={id}>{say(section.title)}</h3>
      <List>
        {section.rows.map((row) => (
          <Row edition={edition} key={row.title + row.text} row={row} />
        ))}
      </List>
    </section>
  )
}

function Row({ row, edition }: { row: SummaryRow; edition: string }) {
  const { say, colourOf } = useLooks()
  const { title, text, signs = [], values = [], numbers = {}, rules = [] } = row
  const name = capitalised(say(title, numbers))
  return (
    <li className="summary-row" data-colour={colourOf(signs[0]?.owner ?? -1)}>
      <Signs signs={signs} />
      <div className="summary-words">
        <p className="summary-name">
          <strong>{name}</strong>
          <span className="hidden">: </span>
          <SignValues values={values} />
        </p>
        <p className="summary-text">
          {text && say(text, numbers)}
          <small aria-hidden="true" className="summary-printed">
            {` ${shortened(rules)}`}
          </small>
        </p>
      </div>
      <RulesButton edition={edition} name={name} rules={rules} />
    </li>
  )
}
