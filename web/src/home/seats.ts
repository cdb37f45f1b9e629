/** The seats of a scenario before anybody has come. */

import type { ScenarioKind, SeatInfo } from '../api/types'

export function freeSeats({ seats }: ScenarioKind): SeatInfo[] {
  return seats.map((each) => ({ ...each, taken: false, holder: '', yours: false }))
}
