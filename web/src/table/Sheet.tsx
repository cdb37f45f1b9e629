/** The sheet below the board of a phone: what is asked, what lies there, what happens and is said, as tabs. */

import { createContext, type ReactNode, useState } from 'react'
import { Button, Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { TabName } from '../company/TabName'
import { useTable } from './context'

/** Opens a tab of the sheet; beside a board without a sheet there is nothing to open. */
export const SheetContext = createContext<((tab: 'prompt' | 'hand') => void) | null>(null)

interface SheetProps {
  /** The guide of a lesson; it stays in sight on every tab. */
  coach?: ReactNode
  prompt: ReactNode
  hand: ReactNode
  battle: ReactNode
  /** Whether there is a fight or the end of the match in the first tab: then the sheet is high. */
  fights?: boolean
  pieces: ReactNode
  log: ReactNode
  chat: ReactNode
  notes: ReactNode
  /** How many lines were said that have not been read. */
  unread: number
  confirm: ReactNode
}

export function Sheet(props: SheetProps) {
  const { coach, prompt, hand, battle, fights, pieces, log, chat, notes, unread, confirm } = props
  const { say, wording, decision } = useTable()
  const [open, setOpen] = useState(true)
  const [tab, setTab] = useState<string>('prompt')
  const turnTo = (id: string) => {
    setOpen(true)
    setTab(id)
  }
  const tabs = [
    { id: 'prompt', content: prompt },
    ...(hand ? [{ id: 'hand', content: hand }] : []),
    ...(battle ? [{ id: 'battle', content: battle }] : []),
    { id: 'log', content: log },
    { id: 'pieces', content: pieces },
    { id: 'talk', content: chat },
    { id: 'notes', content: notes },
  ]
  return (
    <aside
      aria-label={say('sheet')}
      className={`sheet ${open ? '' : 'folded'} ${fights ? 'fights' : ''}`}
    >
      <SheetContext value={turnTo}>{coach}</SheetContext>
      {confirm}
      {decision && tab !== 'prompt' && (
        <Button className="sheet-question" onPress={() => setTab('prompt')}>
          <span aria-hidden="true">▸ </span>
          {wording.prompt(decision)}
        </Button>
      )}
      <Tabs
        className="sheet-tabs"
        keyboardActivation="manual"
        onSelectionChange={(key) => turnTo(String(key))}
        selectedKey={tabs.some(({ id }) => id === tab) ? tab : 'prompt'}
      >
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
