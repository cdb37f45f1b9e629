/** The settings of this browser, with a sample of how they look. */

import { SideMark } from '../ui/marks'
import { Page } from '../ui/Page'
import {
  ForcedSwitch,
  LanguageSwitch,
  MotionSwitch,
  SizeSwitch,
  SoundSwitch,
  ThemeSwitch,
} from '../ui/Preferences'
import { useSay } from '../words/Speaking'

export default function SettingsPage() {
  const say = useSay()
  return (
    <Page
      at="/settings"
      lead={<p className="lead">{say('settings-lead')}</p>}
      title={say('settings')}
    >
      <section aria-label={say('settings')} className="settings-list">
        <div>
          <LanguageSwitch />
        </div>
        <div>
          <ThemeSwitch />
          <p className="hint">{say('theme-more')}</p>
        </div>
        <div>
          <SizeSwitch />
        </div>
        <div>
          <MotionSwitch />
          <p className="hint">{say('motion-more')}</p>
        </div>
        <div>
          <SoundSwitch />
        </div>
        <div>
          <ForcedSwitch />
          <p className="hint">{say('forced-more')}</p>
        </div>
      </section>
      <section aria-labelledby="sample">
        <h2 id="sample">{say('sample')}</h2>
        <p>{say('sample-text')}</p>
        <p className="row">
          <span>
            <SideMark colour="blue" seat={0} /> {say('sample-blue')}
          </span>
          <span>
            <SideMark colour="red" seat={1} /> {say('sample-red')}
          </span>
        </p>
      </section>
      <p>
        <a href="/licences.txt">{say('licences')}</a>
      </p>
    </Page>
  )
}
