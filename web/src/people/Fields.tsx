/** The fields of the forms about people, with what is expected of each and what is wrong. */

import { FieldError, Input, Label, Text, TextField } from 'react-aria-components'
import { useSay } from '../words/Speaking'

const SHORTEST_PASSWORD = 10
const LONGEST_PASSWORD = 200
const LONGEST_ADDRESS = 254

interface FieldProps {
  value: string
  onChange(value: string): void
}

export function AddressField({ value, onChange }: FieldProps) {
  const say = useSay()
  return (
    <TextField
      className="field"
      isRequired
      maxLength={LONGEST_ADDRESS}
      onChange={onChange}
      type="email"
      validate={(text) => (/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? null : say('address-odd'))}
      value={value}
    >
      <Label>{say('address')}</Label>
      <Input autoComplete="username" inputMode="email" />
      <FieldError className="field-error">{say('address-odd')}</FieldError>
    </TextField>
  )
}

interface PasswordFieldProps extends FieldProps {
  label: string
  /** Whether it is a new one, which must be long enough. */
  isNew?: boolean
}

export function PasswordField({ value, onChange, label, isNew = false }: PasswordFieldProps) {
  const say = useSay()
  const asked = isNew
    ? say('password-length', { count: SHORTEST_PASSWORD })
    : say('password-missing')
  return (
    <TextField
      className="field"
      isRequired
      maxLength={LONGEST_PASSWORD}
      onChange={onChange}
      type="password"
      validate={(text) => (isNew && text.length < SHORTEST_PASSWORD ? asked : null)}
      value={value}
    >
      <Label>{label}</Label>
      <Input autoComplete={isNew ? 'new-password' : 'current-password'} />
      {isNew && (
        <Text className="hint" slot="description">
          {asked}
        </Text>
      )}
      <FieldError className="field-error">{asked}</FieldError>
    </TextField>
  )
}

export function CalledField({ value, onChange }: FieldProps) {
  const say = useSay()
  return (
    <TextField
      className="field"
      isRequired
      maxLength={40}
      onChange={onChange}
      validate={(text) => (text.trim() ? null : say('name-missing'))}
      value={value}
    >
      <Label>{say('your-name')}</Label>
      <Input autoComplete="nickname" />
      <FieldError className="field-error">{say('name-missing')}</FieldError>
    </TextField>
  )
}
