/** The name of a tab; that of the talk with the number of lines that were not read yet. */

import { useTableau } from '../table/tableau'

export function TabName({ id, unread }: { id: string; unread: number }) {
  const { say } = useTableau()
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
