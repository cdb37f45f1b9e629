/** What a reader can set: language, theme, size of text, motion, sounds, forced answers. All are kept in the browser. */

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

export const LANGUAGE_NAMES = { en: 'English', pl: 'Polski', ru: 'Русский' }

/** What each setting can be, the usual first. Style sheets know them as `data-<setting>`. */
const SETTINGS = {
  theme: ['auto', 'light', 'dark', 'contrast', 'safe'],
  size: ['usual', 'large', 'larger', 'largest'],
  motion: ['auto', 'less'],
  forced: ['auto', 'ask'],
  sound: ['few', 'all', 'off'],
} as const
type Setting = keyof typeof SETTINGS

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
      choices={LANGUAGES.map((id) => ({ id, name: LANGUAGE_NAMES[id] }))}
      label={words.say('language')}
      onChange={(id) => isLanguage(id) && speak(id)}
      value={language}
    />
  )
}

/** Shows everything as it was set before. */
export function applyPreferences(): void {
  for (const setting of Object.keys(SETTINGS) as Setting[]) {
    document.documentElement.dataset[setting] = keptValue(setting)
  }
}

const keptUnder = (setting: Setting) => `ostrog-${setting}`

export function keptValue(setting: Setting): string {
  const choices: readonly string[] = SETTINGS[setting]
  const kept = localStorage.getItem(keptUnder(setting))
  return choices.find((each) => each === kept) ?? SETTINGS[setting][0]
}

/** Whether what leaves no choice is answered without a question. */
export const answersForced = () => keptValue('forced') === 'auto'

function SettingSwitch({ setting }: { setting: Setting }) {
  const say = useSay()
  const [value, setValue] = useState(() => keptValue(setting))
  return (
    <Choice
      choices={SETTINGS[setting].map((id) => ({ id, name: say(`${setting}-${id}`) }))}
      label={say(setting)}
      onChange={(id) => {
        localStorage.setItem(keptUnder(setting), id)
        document.documentElement.dataset[setting] = id
        setValue(id)
      }}
      value={value}
    />
  )
}

export const ThemeSwitch = () => <SettingSwitch setting="theme" />
export const SizeSwitch = () => <SettingSwitch setting="size" />
export const SoundSwitch = () => <SettingSwitch setting="sound" />
export const ForcedSwitch = () => <SettingSwitch setting="forced" />
export const MotionSwitch = () => <SettingSwitch setting="motion" />
