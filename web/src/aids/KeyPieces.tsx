/** In the key of a board: the pieces of the game with their signs and numbers, and the way to more. */

import { Button } from 'react-aria-components'
import { useTable } from '../table/context'
import { capitalised } from '../words/words'
import { Signs, SignValues } from './Signs'
import './aids.css'

/** `onMore` opens the summary at a page, by its number. */
export default function KeyPieces({ onMore }: { onMore(page: number): void }) {
  const { layout, say } = useTable()
  return (
    <div className="key-pieces">
      {(layout.summary ?? []).flatMap(({ sections }, page) =>
        sections
          .filter((section) => section.in_key)
          .map((section) => (
            <section key={section.id}>
              <h3>{capitalised(say(section.title))}</h3>
              <ul>
                {section.rows
                  .filter(({ signs = [] }) => signs.length)
                  .map(({ title, signs = [], values = [] }) => (
                    <li key={title}>
                      <Signs signs={signs} />
                      <span>{capitalised(say(title))}</span>
                      <SignValues values={values} />
                    </li>
                  ))}
              </ul>
              <Button className="button quiet small" onPress={() => onMore(page)}>
                {say('key-more', { what: say(section.title) })}
              </Button>
            </section>
          )),
      )}
    </div>
  )
}
