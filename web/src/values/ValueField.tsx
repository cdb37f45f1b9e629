/** A value that can be changed: a number with its bounds, a choice, a text, or whether something is so. */

import { useEffect, useId, useState } from 'react'
import { Button } from 'react-aria-components'
import type { GameValues, HouseValue } from '../api/types'
import { useSay } from '../words/Speaking'
import { capitalised, type Words } from '../words/words'
import { choicesOf, faultOf, type Value, valueText } from './houseValues'

interface ValueFieldProps {
  known: GameValues
  of: HouseValue
  /** What it is set to. */
  value: Value
  words: Words
  onChange(value: Value): void
}

export function ValueField({ known, of, value, words, onChange }: ValueFieldProps) {
  const say = useSay()
  const id = useId()
  const label = capitalised(words.say(of.label))
  const isChanged = value !== of.value
  const ours = valueText(words, known, of, of.value)
  const kind = typeof of.value === 'string' ? 'text' : typeof of.value
  const common = { id, label, describedBy: isChanged ? `${id}-ours` : undefined }
  return (
    <div className="value-field" data-changed={isChanged || undefined} data-kind={kind}>
      <label htmlFor={id}>{label}</label>
      {typeof value === 'boolean' && (
        <input
          aria-describedby={common.describedBy}
          checked={value}
          id={id}
          onChange={({ target }) => onChange(target.checked)}
          type="checkbox"
        />
      )}
      {typeof value === 'number' && (
        <NumberInput {...common} known={known} of={of} onChange={onChange} value={value} />
      )}
      {typeof value === 'string' && choicesOf(known, of).length > 0 && (
        <select
          aria-describedby={common.describedBy}
          id={id}
          onChange={({ target }) => onChange(target.value)}
          value={value}
        >
          {choicesOf(known, of).map((each) => (
            <option key={each.value} value={each.value}>
              {capitalised(words.say(each.label))}
            </option>
          ))}
        </select>
      )}
      {typeof value === 'string' && choicesOf(known, of).length === 0 && (
        <input
          aria-describedby={common.describedBy}
          id={id}
          maxLength={60}
          onChange={({ target }) => onChange(target.value)}
          value={value}
        />
      )}
      <div className="value-ours">
        {isChanged && (
          <>
            <span
              className={kind === 'boolean' ? 'hidden' : undefined}
              id={`${id}-ours`}
              title={ours}
            >
              {say('values-ours', { value: ours })}
            </span>
            <Button
              aria-label={say('values-put-back', { name: label, value: ours })}
              className="value-back"
              onPress={() => onChange(of.value)}
            >
              <span aria-hidden="true">↺</span>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface NumberInputProps {
  known: GameValues
  of: HouseValue
  id: string
  label: string
  describedBy: string | undefined
  value: number
  onChange(value: number): void
}

/** A number between two buttons; what is out of bounds is marked and not taken. */
function NumberInput({ known, of, id, label, describedBy, value, onChange }: NumberInputProps) {
  const say = useSay()
  const [text, setText] = useState(String(value))
  useEffect(() => setText(String(value)), [value])
  const typed = text.trim() === '' ? Number.NaN : Number(text)
  const fault = faultOf(known, of, typed)
  const step = (by: number) => {
    const wanted = (fault ? value : typed) + by
    if (faultOf(known, of, wanted)) return
    setText(String(wanted))
    onChange(wanted)
  }
  const described = [fault && `${id}-fault`, describedBy].filter(Boolean).join(' ')
  return (
    <div className="value-number">
      <Button
        aria-label={say('values-less', { name: label })}
        className="value-step"
        excludeFromTabOrder
        isDisabled={of.least != null && value <= of.least}
        onPress={() => step(-1)}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <input
        aria-describedby={described || undefined}
        aria-invalid={fault ? true : undefined}
        id={id}
        inputMode="numeric"
        max={of.most ?? undefined}
        min={of.least ?? undefined}
        onBlur={() => setText(String(value))}
        onChange={({ target }) => {
          setText(target.value)
          const wanted = target.value === '' ? Number.NaN : Number(target.value)
          if (!faultOf(known, of, wanted)) onChange(wanted)
        }}
        type="number"
        value={text}
      />
      <Button
        aria-label={say('values-more', { name: label })}
        className="value-step"
        excludeFromTabOrder
        isDisabled={of.most != null && value >= of.most}
        onPress={() => step(1)}
      >
        <span aria-hidden="true">+</span>
      </Button>
      {fault && (
        <span className="value-fault" id={`${id}-fault`} role="alert">
          {say(`values-fault-${fault.reason}`, { bound: fault.bound ?? 0 })}
        </span>
      )}
    </div>
  )
}
