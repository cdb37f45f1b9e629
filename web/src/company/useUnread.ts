/** How many lines others have said that were not read here yet; kept in the browser. */

import { useCallback, useState } from 'react'
import type { ChatLine } from '../api/types'

export function useUnread(match: string, chat: readonly ChatLine[]) {
  const kept = `ostrog-read-${match}`
  const [read, setRead] = useState(() => Number(localStorage.getItem(kept) ?? 0))
  const markRead = useCallback(
    (number: number) => {
      localStorage.setItem(kept, String(number))
      setRead(number)
    },
    [kept],
  )
  const unread = chat.filter(({ number, yours }) => !yours && number > read).length
  return [unread, markRead] as const
}
