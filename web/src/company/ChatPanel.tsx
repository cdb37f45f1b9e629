/** The chat of a match: who is there, what was said, and a line of one's own. */

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import type { ChatLine } from '../api/types'
import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { useCompany } from './company'
import { WhoIsThere } from './WhoIsThere'

/** So many characters a line has at most; how many are left is said towards the end. */
const MOST = 500
const NEARLY = 400

interface ChatPanelProps {
  /** The number of the last line that has been read. */
  onRead(number: number): void
}

export default function ChatPanel({ onRead }: ChatPanelProps) {
  const { say, seats, match } = useTable()
  const { chat, hasChat } = useCompany().state
  const list = useRef<HTMLUListElement>(null)
  const last = chat.at(-1)?.number ?? 0
  useEffect(() => {
    onRead(last)
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, onRead])
  return (
    <section aria-labelledby="talk" className="talk">
      <h2 className="hidden" id="talk">
        {say('tab-talk')}
      </h2>
      <WhoIsThere />
      {!seats.length && <p className="caption">{say(match.over ? 'watching' : 'watching-talk')}</p>}
      {hasChat ? (
        <>
          <ul
            aria-label={say('talk-lines')}
            className="talk-lines"
            ref={list}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            {chat.map((line) => (
              <Line key={line.number} line={line} />
            ))}
            {!chat.length && <li className="caption">{say('talk-nothing')}</li>}
          </ul>
          <ChatForm />
        </>
      ) : (
        <p>{say('talk-not-allowed')}</p>
      )}
    </section>
  )
}

function Line({ line }: { line: ChatLine }) {
  const { say, wording, colourOf } = useTable()
  const name = line.yours ? say('you') : line.name || say('guest')
  const seat = line.seat === null ? say('looks-on') : wording.seat(line.seat)
  return (
    <li data-yours={line.yours}>
      <span className="talk-who">
        {line.seat !== null && <SideMark colour={colourOf(line.seat)} seat={line.seat} />}
        <strong>{name}</strong> <span className="talk-seat">({seat})</span>:
      </span>{' '}
      <span className="talk-text">{line.text}</span>
    </li>
  )
}

function ChatForm() {
  const { say } = useTable()
  const { store } = useCompany()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const counting = useId()
  const left = MOST - text.length
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim() || sending) return
    setSending(true)
    const kept = await store.sendChat(text.trim())
    setSending(false)
    if (kept) setText('')
  }
  return (
    <form className="speak" onSubmit={send}>
      <input
        aria-describedby={counting}
        aria-label={say('talk-input')}
        autoComplete="off"
        maxLength={MOST}
        onChange={(event) => setText(event.target.value)}
        placeholder={say('talk-input')}
        readOnly={sending}
        value={text}
      />
      <Button className="button primary" isDisabled={sending} type="submit">
        {say('talk-send')}
      </Button>
      <span className="caption" id={counting}>
        {text.length > NEARLY && say('talk-left', { count: left })}
      </span>
    </form>
  )
}
