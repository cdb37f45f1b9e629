/** Private notes about a match, which keep themselves. */

import { useEffect, useId, useRef, useState } from 'react'
import { useTable } from '../table/context'
import { useStable } from '../ui/useStable'
import { useCompany } from './company'

const MOST = 4000
/** So many milliseconds after the last key a note is kept. */
const PAUSE = 800

export default function Notes() {
  const { say } = useTable()
  const { state, store } = useCompany()
  const [text, setText] = useState(state.note)
  const [sent, setSent] = useState(state.note)
  const hint = useId()
  const dirty = text !== sent
  const waits = dirty || state.sideRequests.some(({ type }) => type === 'NoteDown')

  const keep = useStable(() => {
    if (text === sent) return
    setSent(text)
    store.noteDown(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key puts it off
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  const atEnd = useRef(keep)
  useEffect(() => () => atEnd.current(), [])

  // What was written at another screen is shown, but never over what is being written here.
  const [seen, setSeen] = useState(state.note)
  if (state.note !== seen) {
    setSeen(state.note)
    if (!dirty && state.note.trim() !== text.trim()) {
      setText(state.note)
      setSent(state.note)
    }
  }

  return (
    <section aria-labelledby="notes" className="own-notes">
      <h2 className="hidden" id="notes">
        {say('tab-notes')}
      </h2>
      <textarea
        aria-describedby={hint}
        aria-label={say('tab-notes')}
        maxLength={MOST}
        onBlur={keep}
        onChange={(event) => setText(event.target.value)}
        value={text}
      />
      <p aria-live="polite" className="caption" id={hint}>
        {say('notes-private')} {text && say(waits ? 'notes-keeping' : 'notes-kept')}
      </p>
    </section>
  )
}
