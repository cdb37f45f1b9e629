/** Presets: one more from what is asked now, and those that are set. */

import { useId, useState } from 'react'
import { Button, Checkbox, CheckboxGroup } from 'react-aria-components'
import type { DecisionInfo, Preset } from '../api/types'
import { useTable } from '../table/context'
import { Choice } from '../ui/Preferences'
import { Window } from '../ui/Window'
import { capitalised } from '../words/words'
import { useCompany } from './company'
import { alwaysable, exceptions, MOST_ANSWERS, settable, USUAL, withAnswer } from './presetting'

/** So many exceptions are shown at once; more are folded away. */
const FEW = 6

export default function PresetsWindow({ onClose }: { onClose(): void }) {
  const { say, wording, decision, seats, skin } = useTable()
  const { presets } = useCompany().state
  const own = presets.filter(({ seat, answers }) => seats.includes(seat) && answers.length)
  return (
    <Window lead={<p>{say('beforehand-more')}</p>} onClose={onClose} title={say('beforehand')}>
      {decision && alwaysable(decision, skin).length ? (
        <Adding decision={decision} key={`${decision.seat}-${decision.kind}`} />
      ) : (
        <p>{say('beforehand-not-now')}</p>
      )}
      {seats.map((seat) => (
        <AtAnyTime key={seat} seat={seat} />
      ))}
      <h3>{say('beforehand-set')}</h3>
      {own.length === 0 && <p className="caption">{say('none')}</p>}
      {own.map(({ seat, answers }) => (
        <div key={seat}>
          {seats.length > 1 && <p className="caption">{wording.seat(seat)}</p>}
          <ul className="presets">
            {answers.map((preset, index) => (
              // Answers are known by their place: two may be equal.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <PresetLine answers={answers} index={index} key={index} preset={preset} seat={seat} />
            ))}
          </ul>
        </div>
      ))}
    </Window>
  )
}

/** Says what the picks of an answer mean. */
function useMeaning() {
  const { say, wording } = useTable()
  return ({ kind, picks }: Pick<Preset, 'kind' | 'picks'>) =>
    picks[0] === USUAL
      ? (wording.words.find(`usual-${kind}`) ?? say('beforehand-usual'))
      : wording.options(picks)
}

/** What one usually does can be set also while nothing of the kind is asked. */
function AtAnyTime({ seat }: { seat: number }) {
  const { say, skin, seats, wording } = useTable()
  const { state, store } = useCompany()
  const meaning = useMeaning()
  const answers = state.presets.find((each) => each.seat === seat)?.answers ?? []
  const left = settable(skin).filter(
    (kind) => !answers.some((each) => each.kind === kind && each.picks[0] === USUAL),
  )
  if (!left.length) return null
  return (
    <section aria-label={say('beforehand-any-time')}>
      <h3>{say('beforehand-any-time')}</h3>
      {seats.length > 1 && <p className="caption">{wording.seat(seat)}</p>}
      <ul className="presets">
        {left.map((kind) => {
          const answer = capitalised(meaning({ kind, picks: [USUAL] }))
          return (
            <li key={kind}>
              <span>{answer}</span>
              <Button
                aria-label={say('beforehand-add-of', { answer })}
                className="button small"
                isDisabled={answers.length >= MOST_ANSWERS}
                onPress={() =>
                  store.setPresets(seat, withAnswer(answers, { kind, picks: [USUAL], unless: [] }))
                }
              >
                {say('beforehand-add-short')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PresetLineProps {
  seat: number
  answers: readonly Preset[]
  index: number
  preset: Preset
}

function PresetLine({ seat, answers, index, preset }: PresetLineProps) {
  const { say, wording } = useTable()
  const { store } = useCompany()
  const answer = capitalised(useMeaning()(preset))
  return (
    <li>
      <span>
        <strong>{answer}</strong>
        {preset.picks[0] !== USUAL && <DecisionCaption kind={preset.kind} seat={seat} />}
        {preset.unless?.length
          ? ` ${say('beforehand-unless', { what: wording.options(preset.unless) })}`
          : ''}
        {preset.once && ` ${say('beforehand-once-short')}`}
      </span>
      <Button
        aria-label={say('beforehand-remove-of', { answer })}
        className="button small"
        onPress={() =>
          store.setPresets(
            seat,
            answers.filter((_, each) => each !== index),
          )
        }
      >
        {say('beforehand-remove')}
      </Button>
    </li>
  )
}

/** What is asked, where that can be said without what it is about. */
function DecisionCaption({ kind, seat }: { kind: string; seat: number }) {
  const { wording } = useTable()
  const text = wording.prompt({ kind, seat, about: [] })
  return text.includes('{') ? null : <span className="caption"> — {text}</span>
}

function Adding({ decision }: { decision: DecisionInfo }) {
  const { say, wording, optionText, skin } = useTable()
  const { state, store } = useCompany()
  const meaning = useMeaning()
  const answers = state.presets.find(({ seat }) => seat === decision.seat)?.answers ?? []
  const able = alwaysable(decision, skin)
  const [chosen, setChosen] = useState(able[0])
  const [unless, setUnless] = useState<string[]>([])
  const [once, setOnce] = useState(false)
  const heading = useId()
  const answer = able.find((id) => id === chosen) ?? able[0] ?? ''
  const others = exceptions(decision, answer)
  const add = () => {
    const wanted = unless.filter((id) => others.some((option) => option.id === id))
    const preset = { kind: decision.kind, picks: [answer], unless: wanted, once }
    store.setPresets(decision.seat, withAnswer(answers, preset))
  }
  return (
    <section aria-labelledby={heading} className="beforehand">
      <h3 id={heading}>{wording.prompt(decision)}</h3>
      <Choice
        choices={able.map((id) => ({
          id,
          name: capitalised(meaning({ kind: decision.kind, picks: [id] })),
        }))}
        label={say('beforehand-answer')}
        onChange={setChosen}
        value={answer}
      />
      {others.length > 0 && (
        <details className="exceptions-fold" open={others.length <= FEW}>
          <summary>{say('beforehand-ask-me')}</summary>
          <CheckboxGroup
            aria-label={say('beforehand-ask-me')}
            className="exceptions"
            onChange={setUnless}
            value={unless}
          >
            {others.map((option) => (
              <Tick key={option.id} value={option.id}>
                {capitalised(optionText(option))}
              </Tick>
            ))}
          </CheckboxGroup>
        </details>
      )}
      <Tick isSelected={once} onChange={setOnce}>
        {say('beforehand-once')}
      </Tick>
      <Button className="button primary" isDisabled={answers.length >= MOST_ANSWERS} onPress={add}>
        {say('beforehand-add')}
      </Button>
    </section>
  )
}

interface TickProps {
  value?: string
  isSelected?: boolean
  onChange?(selected: boolean): void
  children: string
}

function Tick({ children, ...props }: TickProps) {
  return (
    <Checkbox className="checkbox" {...props}>
      <span aria-hidden="true" className="checkbox-box" />
      {children}
    </Checkbox>
  )
}
