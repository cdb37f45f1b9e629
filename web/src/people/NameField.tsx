/** The name under which others see whoever sits at this browser. */

import { useState } from 'react'
import { Button, Form, Input, Label, TextField } from 'react-aria-components'
import { me as fetchMe, rename } from '../api/http'
import { useAnswer } from '../api/useAnswer'
import { useSay } from '../words/Speaking'

export function NameField() {
  const found = useAnswer(fetchMe)
  return found.state === 'there' ? <NameForm known={found.value.name} /> : null
}

function NameForm({ known }: { known: string }) {
  const say = useSay()
  const [name, setName] = useState(known)
  const [kept, setKept] = useState(known)
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
