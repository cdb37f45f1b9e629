/** Tells the maintainers that the table rules otherwise than the rulebook. */

import { useEffect, useRef, useState } from 'react'
import { Button, Input, Label, TextArea, TextField } from 'react-aria-components'
import { NoAnswer, reportRuling } from '../api/http'
import { useTable } from '../table/context'
import { Window } from '../ui/Window'

/** So much text is taken; the server takes no more. */
const MOST = 2_000

/** The key of what to say, and so what to do, when it was not taken. */
export function rulingFailure(error: unknown): string {
  const status = error instanceof NoAnswer ? error.status : 0
  if (status === 429) return 'ruling-too-many'
  if (error instanceof NoAnswer && error.reason === 'no-such-rule') return 'ruling-no-such-rule'
  return status === 403 ? 'ruling-not-yours' : 'ruling-failed'
}

/** The button that had the focus is gone; it stays in the window, so that Escape still closes it. */
function Thanks() {
  const { say } = useTable()
  const self = useRef<HTMLParagraphElement>(null)
  useEffect(() => self.current?.focus(), [])
  return (
    <p ref={self} role="status" tabIndex={-1}>
      {say('ruling-thanks')}
    </p>
  )
}

interface RulingDialogProps {
  /** What is in doubt, if a question about it led here. */
  about?: string
  /** The id of the rule in doubt, if it is known. */
  rule?: string
  onClose(): void
}

export default function RulingDialog({ about = '', rule = '', onClose }: RulingDialogProps) {
  const { say, match, standing } = useTable()
  const [text, setText] = useState('')
  const [named, setNamed] = useState(rule)
  const [state, setState] = useState<'ready' | 'busy' | 'done' | { failed: string }>('ready')
  const send = () => {
    setState('busy')
    const whole = about ? `${about}\n\n${text}` : text
    const report = {
      match: match.id,
      at: standing.at,
      text: whole.slice(0, MOST),
      rule: named.trim(),
    }
    reportRuling(report).then(
      () => setState('done'),
      (error: unknown) => setState({ failed: rulingFailure(error) }),
    )
  }
  return (
    <Window onClose={onClose} title={say('ruling-wrong')}>
      {state === 'done' ? (
        <Thanks />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() && state !== 'busy') send()
          }}
        >
          <p>{say('ruling-lead')}</p>
          {about && <blockquote className="ruling-about">{about}</blockquote>}
          <TextField
            className="field"
            isRequired
            maxLength={MOST - (about ? about.length + 2 : 0)}
            onChange={setText}
            value={text}
          >
            <Label>{say('ruling-text')}</Label>
            <TextArea className="ruling-text" />
          </TextField>
          <TextField className="field" maxLength={40} onChange={setNamed} value={named}>
            <Label>{say('ruling-rule')}</Label>
            <Input />
          </TextField>
          <p className="caption">{say('ruling-sent')}</p>
          {typeof state === 'object' && <p role="alert">{say(state.failed)}</p>}
          <Button
            className="button primary"
            isDisabled={!text.trim() || state === 'busy'}
            type="submit"
          >
            {say('ruling-send')}
          </Button>
        </form>
      )}
    </Window>
  )
}
