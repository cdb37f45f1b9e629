/** The way to play again with the same people. */

import { useState } from 'react'
import { Button } from 'react-aria-components'
import { askForRematch } from '../api/http'
import { go, matchPath } from '../routes'
import { useTable } from '../table/context'

export function RematchButton() {
  const { say, match, seats } = useTable()
  const [failed, setFailed] = useState(false)
  const { rematch } = match
  if (rematch) {
    return (
      <Button className="button primary" onPress={() => go(matchPath(rematch))}>
        {say('rematch-there')}
      </Button>
    )
  }
  if (!seats.length) return null
  const ask = async () => {
    try {
      const { id } = await askForRematch(match.id)
      go(matchPath(id))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button className="button primary" onPress={ask}>
        {say('rematch')}
      </Button>
      {failed && <p role="alert">{say('rematch-failed')}</p>}
    </>
  )
}
