/** Whose work is in here. */

import { useSay } from '../words/Speaking'

const LINKS = {
  icons: 'https://game-icons.net',
  licence: 'https://creativecommons.org/licenses/by/3.0/',
}

export function About() {
  const say = useSay()
  return (
    <footer className="about">
      <p>{say('about-names')}</p>
      <p>
        {say('about-icons')} <a href={LINKS.icons}>game-icons.net</a> (
        <a href={LINKS.licence}>CC BY 3.0</a>). {say('about-fonts')}
      </p>
    </footer>
  )
}
