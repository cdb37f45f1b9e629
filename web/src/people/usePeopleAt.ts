/** Who the people of a match are, so that their names lead to their profiles. */

import { useEffect, useState } from 'react'
import { peopleAt } from '../api/http'
import type { MatchInfo, ProfileSummary } from '../api/types'

const NOBODY: readonly ProfileSummary[] = []

/** Asked again when other people sit there; as long as it is not known, nobody. */
export function usePeopleAt({
  id,
  seats,
}: Pick<MatchInfo, 'id' | 'seats'>): readonly ProfileSummary[] {
  const [people, setPeople] = useState(NOBODY)
  const others = seats.filter(({ taken, yours, bot }) => taken && !yours && !bot)
  const sitting = others.map(({ seat, holder }) => `${seat} ${holder}`).join()
  useEffect(() => {
    let wanted = true
    // Where only bots and oneself play there is nobody to ask for.
    const asked = sitting ? peopleAt(id) : Promise.resolve([])
    asked.then(
      (found) => wanted && setPeople(found),
      () => wanted && setPeople(NOBODY),
    )
    return () => {
      wanted = false
    }
  }, [id, sitting])
  return people
}
