/** The home page: what this is, a new match, and the matches one is in. */

import { useState } from 'react'
import { Button, Form, Input, Label, TextField } from 'react-aria-components'
import { games, myMatches, rename } from '../api/http'
import type { Me } from '../api/types'
import { useAnswer } from '../api/useAnswer'
import { LanguageSwitch, ThemeSwitch } from '../ui/Preferences'
import { useSay } from '../words/Speaking'
import { About } from './About'
import { MyMatches } from './MyMatches'
import { NewMatch } from './NewMatch'

export function Home({ me }: { me: Me }) {
  const say = useSay()
  const kinds = useAnswer(games)
  const own = useAnswer(myMatches)
  return (
    <div className="page home">
      <title>{say('title')}</title>
      <header className="masthead">
        <h1>{say('title')}</h1>
        <div className="preferences">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <p className="lead">{say('lead')}</p>
        <p className="unofficial">{say('unofficial')}</p>
      </header>
      <main>
        <NameField me={me} />
        {kinds.state === 'failed' && <p role="alert">{say('trouble-no-server')}</p>}
        {kinds.state === 'there' && kinds.value.length === 0 && <p>{say('no-games')}</p>}
        {kinds.state === 'there' && kinds.value.length > 0 && <NewMatch games={kinds.value} />}
        {own.state === 'there' && own.value.length > 0 && <MyMatches matches={own.value} />}
      </main>
      <About />
    </div>
  )
}

/** The name under which others see this guest. */
function NameField({ me }: { me: Me }) {
  const say = useSay()
  const [name, setName] = useState(me.name)
  const [kept, setKept] = useState(me.name)
  const [failed, setFailed] = useState(false)
  const wanted = name.trim()

  const keep = async () => {
    if (!wanted || wanted === kept) return
    try {
      const now = await rename({ name: wanted })
      setKept(now.name)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Form
      className="name-field"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField maxLength={40} onBlur={keep} onChange={setName} value={name}>
        <Label>{say('your-name')}</Label>
        <div className="row">
          <Input autoComplete="nickname" placeholder={say('guest')} />
          <Button className="button quiet" isDisabled={!wanted || wanted === kept} type="submit">
            {say('keep-name')}
          </Button>
        </div>
      </TextField>
      <p aria-live="polite" className="hint">
        {failed ? say('name-not-kept') : kept && wanted === kept ? say('name-kept') : ''}
      </p>
    </Form>
  )
}
