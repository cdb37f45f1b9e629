/** The fingerprint of the seed, noted when one comes to a table: what the server is held to at the end. */

import { useEffect } from 'react'
import { commitmentOf } from '../api/http'

const keyOf = (match: string) => `ostrog-promise-${match}`

/** Notes it once; whoever does not hear it now notes it the next time. */
export function useNotedPromise(match: string, isOver: boolean): void {
  useEffect(() => {
    if (isOver || localStorage.getItem(keyOf(match)) !== null) return
    commitmentOf(match).then(
      ({ commitment }) => localStorage.setItem(keyOf(match), commitment),
      () => {},
    )
  }, [match, isOver])
}

export const notedPromise = (match: string) => localStorage.getItem(keyOf(match))
