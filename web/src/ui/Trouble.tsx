/** A page that says what is wrong, and leads home. */

import { Button } from 'react-aria-components'
import { go } from '../routes'
import { useSay } from '../words/Speaking'

export function Trouble({ text }: { text: string }) {
  const say = useSay()
  return (
    <main className="page trouble">
      <h1>{say('title')}</h1>
      <p role="alert">{text}</p>
      <p>
        <Button className="button" onPress={() => window.location.reload()}>
          {say('try-again')}
        </Button>{' '}
        <Button className="button quiet" onPress={() => go('/')}>
          {say('home')}
        </Button>
      </p>
    </main>
  )
}
