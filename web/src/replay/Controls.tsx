/** The foot of a replay: a slider over the whole match, and buttons to play it and to step. */

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { useTable } from '../table/context'
import { Choice } from '../ui/Preferences'
import { capitalised } from '../words/words'
import { type Headline, headlinesAt, nextOf, previousOf } from './headlines'
import { type Playing, SPEEDS } from './usePlaying'

interface ControlsProps {
  at: number
  last: number
  headlines: readonly Headline[]
  playing: Playing
  onGo(at: number): void
  /** Whether the position is still on its way. */
  isLate: boolean
  children?: ReactNode
}

export function Controls(props: ControlsProps) {
  const { at, last, headlines, playing, onGo, isLate, children } = props
  const { say, wording } = useTable()
  const step = (to: number) => {
    playing.setOn(false)
    onGo(Math.min(last, Math.max(0, to)))
  }
  const texts = headlinesAt(headlines, at).map(({ event }) => capitalised(wording.event(event)))
  const place = say('replay-where', { at, last })
  const where = [place, ...(texts.length ? texts : [say('replay-beginning')])].join(' · ')
  const button = (key: string, sign: string, to: number, isDisabled: boolean) => (
    <Button
      aria-label={say(key)}
      className="button icon"
      isDisabled={isDisabled}
      onPress={() => step(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  )
  return (
    <section aria-label={say('replay-controls')} className="replay-controls">
      <p aria-live={playing.on ? 'off' : 'polite'} className="replay-place">
        {where} {isLate && <span className="caption">{say('replay-late')}</span>}
      </p>
      <div className="replay-line">
        <input
          aria-label={say('replay-position')}
          aria-valuetext={where}
          max={last}
          min={0}
          onChange={(event) => step(Number(event.target.value))}
          type="range"
          value={at}
        />
        <div aria-hidden="true" className="replay-ticks">
          {headlines
            .filter(({ level }) => level === 1)
            .map((each) => (
              <i key={each.at} style={{ insetInlineStart: `${(100 * each.at) / (last || 1)}%` }} />
            ))}
        </div>
      </div>
      <div className="replay-buttons">
        {button('replay-headline-back', '◀◀', previousOf(headlines, at), at === 0)}
        {button('replay-back', '◀', at - 1, at === 0)}
        <Button
          className="button primary replay-play"
          isDisabled={last === 0}
          onPress={() => {
            if (!playing.on && at >= last) onGo(0)
            playing.setOn(!playing.on)
          }}
        >
          {say(playing.on ? 'replay-pause' : 'replay-play')}
        </Button>
        {button('replay-on', '▶', at + 1, at >= last)}
        {button('replay-headline-on', '▶▶', nextOf(headlines, at, last), at >= last)}
        <Choice
          choices={SPEEDS.map((speed) => ({
            id: String(speed),
            name: say('replay-speed-of', { speed }),
          }))}
          label={say('replay-speed')}
          onChange={(speed) => playing.setSpeed(Number(speed))}
          value={String(playing.speed)}
        />
        {children}
      </div>
    </section>
  )
}
