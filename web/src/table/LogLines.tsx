/** Lines of the log whose names can be followed. */

import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import type { EventInfo } from '../api/types'
import { linked, type Piece, piecesOf } from '../words/linking'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { type LogGroup, type LogLine, linesOf } from './logbook'

const ChapterCard = lazy(() => import('../chronicle/ChapterCard'))

interface LogGroupsProps {
  groups: readonly LogGroup[]
  /** The numbers of the events that were taken back. */
  gone: ReadonlySet<number>
  onFollow?(): void
  /** Shows the table as it lay when the event of this number had happened. */
  onMoment?(number: number): void
}

/** What is said of an event, with the names marked of all that can be looked at. */
export function useTelling(): (event: EventInfo) => string {
  const { wording, find } = useTable()
  return (event) =>
    wording.event(event, (ref, name) => (find(ref) === undefined ? name : linked(ref, name)))
}

export function LogGroups({ groups, gone, onFollow, onMoment }: LogGroupsProps) {
  return groups.map((group) => (
    <Group gone={gone} group={group} key={group.number} onFollow={onFollow} onMoment={onMoment} />
  ))
}

interface GroupProps extends Pick<LogGroupsProps, 'gone'> {
  group: LogGroup
  onFollow: (() => void) | undefined
  onMoment: LogGroupsProps['onMoment']
}

function Group({ group, gone, onFollow, onMoment }: GroupProps) {
  const { layout, match, skin } = useTable()
  const lines = linesOf(group.events, useTelling(), gone, skin.implied)
  // A record from elsewhere has no match of which the server could tell.
  const ends = match.id ? layout.chapter_ends : undefined
  const isEnd = ({ number, gone: isGone }: LogLine) =>
    !isGone && group.events.some((event) => event.number === number && event.kind === ends)
  const [head, ...rest] = lines
  if (!head) return null
  const own = group.level ? rest : lines
  return (
    <div className={`log-group level-${group.level}`}>
      {group.level === 1 && (
        <h3>
          <Line line={head} onFollow={onFollow} />
        </h3>
      )}
      {group.level === 2 && (
        <p className="head">
          <Line line={head} onFollow={onFollow} />
        </p>
      )}
      <ul>
        {own.map((line) => (
          <li key={line.number}>
            <Line line={line} onFollow={onFollow} />
            <Picture line={line} />
            {onMoment && <Moment onPress={() => onMoment(line.number)} />}
            {isEnd(line) && <Summary number={line.number} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The summary of a turn or round that ended, which can be opened. */
function Summary({ number }: { number: number }) {
  const { say } = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="chapter-summary" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('chapter-summary')}</summary>
      {isOpen && (
        <Suspense>
          <ChapterCard number={number} />
        </Suspense>
      )}
    </details>
  )
}

/** What there is to see of a line, such as its dice; the words say the same. */
function Picture({ line: { event, gone } }: { line: LogLine }) {
  const picture = useTable().skin.picture?.(event)
  if (!picture || gone) return null
  return (
    <span aria-hidden="true" className="log-picture">
      {picture}
    </span>
  )
}

/** The way to the moment of a line; like the names in the log, it is reached by arrows. */
function Moment({ onPress }: { onPress(): void }) {
  const { say } = useTable()
  return (
    <button
      aria-label={say('log-moment')}
      className="log-link log-moment"
      onClick={onPress}
      tabIndex={-1}
      title={say('log-moment')}
      type="button"
    >
      <span aria-hidden="true">◷</span>
    </button>
  )
}

interface LineProps {
  line: LogLine
  onFollow: (() => void) | undefined
}

export function Line({ line: { text, count, gone }, onFollow }: LineProps) {
  const { say } = useTable()
  const pieces = piecesOf(count > 1 ? say('times', { text, count }) : text)
  const whole = pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes
    <Name key={index} onFollow={onFollow} piece={index ? piece : beginning(piece)} />
  ))
  if (!gone) return whole
  return (
    <s>
      {whole}
      <span className="hidden">{` (${say('taken-back')})`}</span>
    </s>
  )
}

const beginning = (piece: Piece): Piece => ({ ...piece, text: capitalised(piece.text) })

function Name({
  piece: { text, ref, open, shut },
  onFollow,
}: {
  piece: Piece
  onFollow: LineProps['onFollow']
}) {
  const { find, look } = useTable()
  const id = ref === undefined ? undefined : find(ref)
  if (id === undefined) return `${open ?? ''}${text}${shut ?? ''}`
  const follow = () => {
    onFollow?.()
    look(id)
  }
  return (
    <span className="log-name">
      {open}
      {/* Of all names in a log one is reached by Tab; see `useNames`. */}
      <button className="log-link" data-to={id} onClick={follow} tabIndex={-1} type="button">
        {text}
      </button>
      {shut}
    </span>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** One of the names in a log is reached by Tab, at first the last one; arrows lead from it to the others. */
export function useNames(list: RefObject<HTMLElement | null>) {
  const names = () => [...(list.current?.querySelectorAll<HTMLElement>('.log-link') ?? [])]
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const name of names()) name.tabIndex = name === stop ? 0 : -1
  }
  useEffect(() => {
    const all = names()
    const stop = all.find((name) => name.tabIndex === 0)
    // While nobody is in the log, the way in is its newest name.
    if (!stop || !list.current?.contains(document.activeElement)) stopAt(all.at(-1))
  })
  return {
    onFocus({ target }: { target: EventTarget }) {
      if (target instanceof HTMLElement && target.matches('.log-link')) stopAt(target)
    },
    onKeyDown(event: KeyboardEvent) {
      const { target, key } = event
      if (!(target instanceof HTMLElement) || !target.matches('.log-link')) return
      const all = names()
      const ends: Record<string, number> = { Home: 0, End: all.length - 1 }
      const step = STEPS[key]
      const at = step === undefined ? ends[key] : all.indexOf(target) + step
      const next = at === undefined ? undefined : all[at]
      if (at === undefined) return
      event.preventDefault()
      next?.focus()
    },
  }
}
