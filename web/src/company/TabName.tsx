/** The name of a tab; that of the chat with the number of lines that were not read yet. */

import { useTable } from '../table/context'

export function TabName({ id, unread }: { id: string; unread: number }) {
  const { say } = useTable()
  return (
    <>
      {say(`tab-${id}`)}
      {id === 'talk' && unread > 0 && (
        <>
          <span aria-hidden="true" className="unread">
            {unread}
          </span>
          <span className="hidden">, {say('unread', { count: unread })}</span>
        </>
      )}
    </>
  )
}
