/** Opens a lesson. */

import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components'
import { openLesson } from '../api/http'
import { go, matchPath } from '../routes'
import { useSay } from '../words/Speaking'

interface LessonButtonProps {
  game: string
  lesson: string
  className?: string
  /** The id of what says more about it. */
  describedBy?: string
  children: ReactNode
}

export function LessonButton({
  game,
  lesson,
  className = '',
  describedBy,
  children,
}: LessonButtonProps) {
  const say = useSay()
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready')
  const open = async () => {
    setState('opening')
    try {
      go(matchPath((await openLesson(game, lesson)).id))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        className={`button lesson-button ${className}`}
        isDisabled={state === 'opening'}
        onPress={open}
      >
        {children}
      </Button>
      {state === 'failed' && <p role="alert">{say('trouble-not-opened')}</p>}
    </>
  )
}
