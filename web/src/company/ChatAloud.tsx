/** Reads aloud what others say, also while the chat is folded away. */

import { useRef } from 'react'
import { useTable } from '../table/context'
import { useCompany } from './company'

export function ChatAloud() {
  const { say } = useTable()
  const { chat } = useCompany().state
  const first = useRef(chat.at(-1)?.number ?? 0)
  const line = chat.at(-1)
  const isNews = line && !line.yours && line.number > first.current
  return (
    <div aria-live="polite" className="hidden">
      {isNews && `${line.name || say('guest')}: ${line.text}`}
    </div>
  )
}
