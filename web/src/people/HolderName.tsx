/** The name of whoever holds seats; that of somebody with an account leads to the profile. */

import type { ProfileSummary, SeatInfo } from '../api/types'
import { holderOf } from '../room/holders'
import { personPath } from '../routes'
import { Link } from '../ui/Link'
import { useSay } from '../words/Speaking'

interface HolderNameProps {
  seats: readonly SeatInfo[]
  /** Who sits in the match. */
  people: readonly ProfileSummary[]
}

export function HolderName({ seats, people }: HolderNameProps) {
  const say = useSay()
  const [first] = seats
  const name = holderOf(seats, say)
  const known = people.find((each) => first && each.member && each.seats.includes(first.seat))
  if (!first?.taken || first.yours || first.bot || !known) return name
  return <Link to={personPath(known.guest)}>{name}</Link>
}
