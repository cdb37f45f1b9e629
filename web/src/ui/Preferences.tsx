/** What a reader can set: the language and the theme. Both are kept in the browser. */

import { useState } from 'react'
import {
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components'
import { isLanguage, useSay, useSpeech } from '../words/Speaking'
import { LANGUAGES } from '../words/words'

const NAMES = { en: 'English', pl: 'Polski', ru: 'Русский' }
const THEMES = ['auto', 'light', 'dark', 'contrast'] as const
const KEPT = 'ostrog-theme'

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { id: string; name: string }[]
  onChange(id: string): void
}

/** A select with its label. */
export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Select className="choice" onChange={(key) => onChange(String(key))} value={value}>
      <Label>{label}</Label>
      <Button className="button quiet">
        <SelectValue />
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <ListBox className="menu">
          {choices.map(({ id, name }) => (
            <ListBoxItem className="menu-item" id={id} key={id}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}

export function LanguageSwitch() {
  const { language, speak, words } = useSpeech()
  return (
    <Choice
      choices={LANGUAGES.map((id) => ({ id, name: NAMES[id] }))}
      label={words.say('language')}
      onChange={(id) => isLanguage(id) && speak(id)}
      value={language}
    />
  )
}

/** Shows everything in a theme from now on, or in the one chosen before. */
export function applyTheme(theme = localStorage.getItem(KEPT) ?? 'auto'): void {
  localStorage.setItem(KEPT, theme)
  document.documentElement.dataset.theme = theme
}

export function ThemeSwitch() {
  const say = useSay()
  const [theme, setTheme] = useState(() => document.documentElement.dataset.theme ?? 'auto')
  return (
    <Choice
      choices={THEMES.map((id) => ({ id, name: say(`theme-${id}`) }))}
      label={say('theme')}
      onChange={(id) => {
        setTheme(id)
        applyTheme(id)
      }}
      value={theme}
    />
  )
}
