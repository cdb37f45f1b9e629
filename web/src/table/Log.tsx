/** What has happened, newest last and in sight. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { Told } from '../api/types'
import { capitalised } from '../words/words'
import { grouped, type LogGroup, type LogLine, takenBack, told } from './logbook'
import { useTableau } from './tableau'

/** So many groups are shown at first. */
const RECENT = 30
/** So many events are read aloud at a time. */
const ALOUD = 8
/** How near the end one must be to be kept there. */
const NEAR = 40

export function Log({ events }: { events: readonly Told[] }) {
  const { say, skin } = useTableau()
  const [all, setAll] = useState(false)
  const groups = useMemo(() => grouped(events, skin.headlines), [events, skin])
  const gone = useMemo(() => takenBack(events), [events])
  const shown = all ? groups : groups.slice(-RECENT)
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when there are more events
  useEffect(() => {
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [events.length])

  return (
    <section aria-labelledby="log" className="log">
      <h2 id="log">{say('log')}</h2>
      <div
        className="log-list"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
        }}
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {shown.length < groups.length && (
          <Button className="button quiet small" onPress={() => setAll(true)}>
            {say('log-earlier')}
          </Button>
        )}
        {shown.map((group) => (
          <Group gone={gone} group={group} key={group.number} />
        ))}
      </div>
    </section>
  )
}

function Group({ group, gone }: { group: LogGroup; gone: ReadonlySet<number> }) {
  const { wording } = useTableau()
  const lines = told(group.events, (event) => wording.event(event), gone)
  const [head, ...rest] = lines
  if (!head) return null
  const own = group.level ? rest : lines
  return (
    <div className={`log-group level-${group.level}`}>
      {group.level === 1 && (
        <h3>
          <Line line={head} />
        </h3>
      )}
      {group.level === 2 && (
        <p className="head">
          <Line line={head} />
        </p>
      )}
      <ul>
        {own.map((line) => (
          <li key={line.number}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ line: { text, count, gone } }: { line: LogLine }) {
  const { say } = useTableau()
  const whole = capitalised(count > 1 ? say('times', { text, count }) : text)
  if (!gone) return whole
  return (
    <s>
      {whole}
      <span className="hidden">{` (${say('taken-back')})`}</span>
    </s>
  )
}

/** Reads the news aloud to those who do not see them come. */
export function News({ events, from }: { events: readonly Told[]; from: number }) {
  const { wording } = useTableau()
  const news = events.slice(from).slice(-ALOUD)
  return (
    <div aria-live="polite" className="hidden" role="status">
      {told(news, (event) => wording.event(event)).map(({ text }) => `${capitalised(text)}. `)}
    </div>
  )
}
