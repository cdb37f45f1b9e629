/** A team by its mark and name. */

import { useTable } from '../table/context'
import { SideMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { teamsOf } from './chapters'

export function Side({ team }: { team: string }) {
  const { match, wording, colourOf } = useTable()
  const seat = teamsOf(match).find((each) => each.team === team)?.seat
  return (
    <span className="chronicle-side">
      {seat !== undefined && <SideMark colour={colourOf(seat)} seat={seat} />}
      {capitalised(wording.team(team))}
    </span>
  )
}
