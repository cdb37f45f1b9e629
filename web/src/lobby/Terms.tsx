/** The part of the form for a match that says who may join it, and how long people may think. */

import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useSay, useSpeech } from '../words/Speaking'
import { CLOCKS, clockText } from './clocks'

interface TermsProps {
  listed: boolean
  /** The key of one of the clocks. */
  clock: string
  onListed(listed: boolean): void
  onClock(clock: string): void
}

export function Terms({ listed, clock, onListed, onClock }: TermsProps) {
  const say = useSay()
  const { language } = useSpeech()
  return (
    <>
      <RadioGroup
        className="radios"
        onChange={(value) => onListed(value === 'listed')}
        value={listed ? 'listed' : 'private'}
      >
        <Label>{say('who-may-join')}</Label>
        <div className="cards">
          {['private', 'listed'].map((each) => (
            <Radio className="card" key={each} value={each}>
              <strong>{say(`join-${each}`)}</strong>
              <span>{say(`join-${each}-more`)}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <RadioGroup className="radios" onChange={onClock} value={clock}>
        <Label>{say('how-long')}</Label>
        <div className="cards">
          {Object.entries(CLOCKS).map(([key, control]) => (
            <Radio className="card" key={key} value={key}>
              <strong>{say(`control-called-${key}`)}</strong>
              <span>{clockText(control, say, language)}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </>
  )
}
