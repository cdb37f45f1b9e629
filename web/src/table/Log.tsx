/** What has happened, newest last and in sight. */

import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { EventInfo } from '../api/types'
import { LookBack } from '../replay/LookBack'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { LogGroups, useNames } from './LogLines'
import { grouped, linesOf, takenBack } from './logbook'

/** So many groups are shown at first. */
const RECENT = 30
/** So many events are read aloud at a time. */
const ALOUD = 8
/** How near the end one must be to be kept there. */
const NEAR = 40

const LogWindow = lazy(() => import('./LogWindow'))

interface LogProps {
  events: readonly EventInfo[]
  /** Reads the events before these, if there are any. */
  onRecall?(): void
}

export function Log({ events, onRecall }: LogProps) {
  const { say, skin, match, past } = useTable()
  const [moment, setMoment] = useState<number | null>(null)
  const [all, setAll] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const groups = useMemo(() => grouped(events, skin.headlines), [events, skin])
  const gone = useMemo(() => takenBack(events), [events])
  const isWhole = !events[0]?.number
  const shown = all ? groups : groups.slice(-RECENT)
  const list = useRef<HTMLDivElement>(null)
  const atEnd = useRef(true)
  const names = useNames(list)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when there are more events
  useEffect(() => {
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [events.length])

  return (
    <section aria-labelledby="log" className="log">
      <div className="log-head">
        <h2 id="log">{say('log')}</h2>
        <Button
          className="button quiet small"
          onPress={() => {
            if (!isWhole) onRecall?.()
            setSearching(true)
          }}
        >
          {say('log-whole')}
        </Button>
      </div>
      <p className="hidden">{say('log-links')}</p>
      <div
        className="log-list"
        {...names}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR
        }}
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {(shown.length < groups.length || !isWhole) && (
          <Button
            className="button quiet small"
            onPress={() => {
              if (!isWhole) onRecall?.()
              setAll(true)
            }}
          >
            {say('log-earlier')}
          </Button>
        )}
        <LogGroups gone={gone} groups={shown} {...(past ? {} : { onMoment: setMoment })} />
        <LogEnd />
      </div>
      {moment !== null && (
        <LookBack
          label={say('log-moment')}
          match={match.id}
          onEnd={() => setMoment(null)}
          since={moment}
        />
      )}
      {isSearching && (
        <Suspense>
          <LogWindow events={events} onClose={() => setSearching(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** How the match ended, also where no event tells it: somebody gave up, or ran out of time. */
function LogEnd() {
  const { say, wording, standing, match, past } = useTable()
  const { outcome } = standing
  if (!outcome) return match.over && !past ? <p className="log-end">{say('aborted')}</p> : null
  const { text } = wording.refusal({ rule: outcome.reason, refs: outcome.about ?? [] })
  return (
    <p className="log-end">
      {wording.ranks(outcome)[0]}. {capitalised(text)}
    </p>
  )
}

/** Reads new events aloud to those who do not see them come. */
export function NewEvents({ events, from }: { events: readonly EventInfo[]; from: number }) {
  const { wording, skin } = useTable()
  const fresh = events.slice(from).slice(-ALOUD)
  return (
    <div aria-live="polite" className="hidden" role="status">
      {linesOf(fresh, (event) => wording.event(event), new Set(), skin.implied).map(
        ({ text }) => `${capitalised(text)}. `,
      )}
    </div>
  )
}
