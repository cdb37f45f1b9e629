/** The whole log in a window, with ways to find something in it. */

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import type { EventInfo } from '../api/types'
import { Choice } from '../ui/Preferences'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { LogGroups, useNames } from './LogLines'
import { chaptersOf, grouped, type LogGroup, linesOf, sought, takenBack } from './logbook'

const ALL = 'all'

interface LogWindowProps {
  events: readonly EventInfo[]
  onClose(): void
}

export default function LogWindow({ events, onClose }: LogWindowProps) {
  const { say, skin, wording, match } = useTable()
  const [text, setText] = useState('')
  const [seat, setSeat] = useState(ALL)
  const [chapter, setChapter] = useState(ALL)
  const list = useRef<HTMLDivElement>(null)
  const names = useNames(list)
  const groups = useMemo(() => grouped(events, skin.headlines), [events, skin])
  const gone = useMemo(() => takenBack(events), [events])
  const words = useDeferredValue(text)
  const found = useMemo(() => {
    const wanted = { text: words, seat: numberOf(seat), chapter: numberOf(chapter) }
    return sought(groups, wanted, (event) => wording.event(event))
  }, [groups, words, seat, chapter, wording])
  const lines = found.flatMap((group) =>
    linesOf(group.events, (event) => wording.event(event), gone, skin.implied),
  ).length
  const choiceOf = ({ number, events: [head] }: LogGroup) => ({
    id: String(number),
    name: head ? capitalised(wording.event(head)) : '',
  })
  const headed = chaptersOf(groups).filter(([first]) => first?.level === 1)
  return (
    <Window className="wide log-window" onClose={onClose} title={say('log')}>
      {!!events[0]?.number && <p role="status">{say('log-coming')}</p>}
      <div className="log-finding">
        <TextField className="field" onChange={setText} value={text}>
          <Label>{say('log-search')}</Label>
          <Input enterKeyHint="search" maxLength={80} type="search" />
        </TextField>
        <Choice
          choices={[
            { id: ALL, name: say('log-seat-all') },
            ...match.seats.map((each) => ({
              id: String(each.seat),
              name: capitalised(wording.seat(each.seat)),
            })),
          ]}
          label={say('log-seat')}
          onChange={setSeat}
          value={seat}
        />
        {headed.length > 1 && (
          <Choice
            choices={[
              { id: ALL, name: say('log-chapter-all') },
              ...headed.flatMap(([first]) => (first ? [choiceOf(first)] : [])),
            ]}
            label={say('log-chapter')}
            onChange={setChapter}
            value={chapter}
          />
        )}
        <p aria-live="polite" className="caption">
          {say('log-found', { count: lines })}
        </p>
      </div>
      <div className="log-found" {...names} ref={list}>
        <LogGroups gone={gone} groups={found} onFollow={onClose} />
      </div>
    </Window>
  )
}

const numberOf = (id: string) => (id === ALL ? null : Number(id))
