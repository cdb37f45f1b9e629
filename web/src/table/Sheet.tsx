/** The sheet below the board of a phone: what is asked, the hand, the pieces, the battle and the log as tabs. */

import { type ReactNode, useState } from 'react'
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTableau } from './tableau'

interface SheetProps {
  prompt: ReactNode
  hand: ReactNode
  battle: ReactNode
  pieces: ReactNode
  log: ReactNode
  confirm: ReactNode
}

export function Sheet({ prompt, hand, battle, pieces, log, confirm }: SheetProps) {
  const { say } = useTableau()
  const [open, setOpen] = useState(true)
  const tabs = [
    { id: 'prompt', content: prompt },
    ...(hand ? [{ id: 'hand', content: hand }] : []),
    ...(battle ? [{ id: 'battle', content: battle }] : []),
    { id: 'pieces', content: pieces },
    { id: 'log', content: log },
  ]
  return (
    <aside aria-label={say('sheet')} className={open ? 'sheet' : 'sheet folded'}>
      {confirm}
      <Tabs keyboardActivation="manual" onSelectionChange={() => setOpen(true)}>
        <div className="sheet-head">
          <TabList aria-label={say('sheet')} className="tabs">
            {tabs.map(({ id }) => (
              <Tab className="tab" id={id} key={id}>
                {say(`tab-${id}`)}
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
