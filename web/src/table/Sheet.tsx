/** The sheet below the board of a phone: what is asked, what lies there, what happens and is said, as tabs. */

import { type ReactNode, useState } from 'react'
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { TabName } from '../company/TabName'
import { useTable } from './context'

interface SheetProps {
  prompt: ReactNode
  hand: ReactNode
  battle: ReactNode
  pieces: ReactNode
  log: ReactNode
  chat: ReactNode
  notes: ReactNode
  /** How many lines were said that have not been read. */
  unread: number
  confirm: ReactNode
}

export function Sheet(props: SheetProps) {
  const { prompt, hand, battle, pieces, log, chat, notes, unread, confirm } = props
  const { say } = useTable()
  const [open, setOpen] = useState(true)
  const tabs = [
    { id: 'prompt', content: prompt },
    ...(hand ? [{ id: 'hand', content: hand }] : []),
    ...(battle ? [{ id: 'battle', content: battle }] : []),
    { id: 'talk', content: chat },
    { id: 'pieces', content: pieces },
    { id: 'log', content: log },
    { id: 'notes', content: notes },
  ]
  return (
    <aside aria-label={say('sheet')} className={open ? 'sheet' : 'sheet folded'}>
      {confirm}
      <Tabs keyboardActivation="manual" onSelectionChange={() => setOpen(true)}>
        <div className="sheet-head">
          <TabList aria-label={say('sheet')} className="tabs">
            {tabs.map(({ id }) => (
              <Tab className="tab" id={id} key={id}>
                <TabName id={id} unread={unread} />
              </Tab>
            ))}
          </TabList>
          <Button
            aria-expanded={open}
            aria-label={say(open ? 'sheet-fold' : 'sheet-unfold')}
            className="button quiet icon"
            onPress={() => setOpen(!open)}
          >
            <span aria-hidden="true">{open ? '▾' : '▴'}</span>
          </Button>
        </div>
        {tabs.map(({ id, content }) => (
          <TabPanel className="tab-panel" id={id} key={id}>
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </aside>
  )
}
