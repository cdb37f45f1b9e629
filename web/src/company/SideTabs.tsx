/** The foot of the side panel: log, chat and notes, one of them at a time. */

import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTable } from '../table/context'
import { TabName } from './TabName'

interface SideTabsProps {
  log: ReactNode
  chat: ReactNode
  notes: ReactNode
  unread: number
}

export function SideTabs({ log, chat, notes, unread }: SideTabsProps) {
  const { say } = useTable()
  const contents = { log, talk: chat, notes }
  return (
    <Tabs className="side-tabs" keyboardActivation="manual">
      <TabList aria-label={say('side-tabs')} className="tabs">
        {Object.keys(contents).map((id) => (
          <Tab className="tab" id={id} key={id}>
            <TabName id={id} unread={unread} />
          </Tab>
        ))}
      </TabList>
      {Object.entries(contents).map(([id, content]) => (
        <TabPanel className="tab-panel" id={id} key={id}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}
