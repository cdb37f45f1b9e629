/** The summary over a table, page by page. */

import { useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { summaryPath } from '../routes'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'
import { editionOf } from '../words/editions'
import { titleOf } from '../words/Speaking'
import { Summary } from './Summary'

interface SummaryWindowProps {
  /** The page that is shown first, by its number. */
  first: number
  onClose(): void
}

export default function SummaryWindow({ first, onClose }: SummaryWindowProps) {
  const { say, layout, match, wording } = useTable()
  const pages = layout.summary ?? []
  const [page, setPage] = useState(String(first))
  const edition = editionOf(match)
  return (
    <Window
      className="wide summary-window"
      lead={
        <p className="caption">
          <a
            href={`${summaryPath(edition)}?scenario=${encodeURIComponent(match.scenario)}`}
            rel="noopener"
            target="_blank"
          >
            {say('aids-open')}
          </a>
        </p>
      }
      onClose={onClose}
      title={titleOf(wording.words, match.game)}
    >
      <Tabs
        className="pile-tabs"
        onSelectionChange={(key) => setPage(String(key))}
        selectedKey={page}
      >
        <TabList aria-label={say('aids-pages')} className="tabs">
          {pages.map(({ title }, index) => (
            <Tab className="tab" id={String(index)} key={title}>
              {say(title)}
            </Tab>
          ))}
        </TabList>
        {pages.map((each, index) => (
          <TabPanel className="tab-panel" id={String(index)} key={each.title}>
            <Summary edition={edition} pages={[each]} />
          </TabPanel>
        ))}
      </Tabs>
    </Window>
  )
}
