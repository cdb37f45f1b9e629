/** The file of a match that is over: to keep, to look back at, to audit. */

import { recordAddress } from '../api/http'
import { useSay } from '../words/Speaking'

export function RecordLink({ match }: { match: string }) {
  const say = useSay()
  return (
    <a className="button quiet" download href={recordAddress(match)}>
      {say('record-download')}
    </a>
  )
}
