/** The frame of every screen besides the table: the ways to the others, a title, what it shows. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { hasMoved } from '../routes'
import { useSay } from '../words/Speaking'
import { Link } from './Link'

const PLACES = [
  { to: '/', key: 'nav-home' },
  { to: '/lobby', key: 'nav-lobby' },
  { to: '/matches', key: 'nav-matches' },
  { to: '/account', key: 'nav-account' },
  { to: '/settings', key: 'nav-settings' },
] as const

interface PageProps {
  /** Which of the places one is at; none of them for what lies elsewhere. */
  at?: (typeof PLACES)[number]['to']
  title: string
  /** What the page looks like, besides what all do. */
  className?: string
  /** What is said below the title. */
  lead?: ReactNode
  children: ReactNode
  foot?: ReactNode
}

export function Page({ at, title, className = '', lead, children, foot }: PageProps) {
  const say = useSay()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasMoved()) head.current?.focus()
  }, [])
  const own = say('title')
  return (
    <div className={`page framed ${className}`}>
      <title>{title === own ? own : `${title} · ${own}`}</title>
      <header className="frame-head">
        <Button className="button skip" onPress={() => head.current?.focus()}>
          {say('skip-to-content')}
        </Button>
        <nav aria-label={say('nav')}>
          <ul>
            {PLACES.map(({ to, key }) => (
              <li key={to}>
                <Link aria-current={to === at ? 'page' : undefined} to={to}>
                  {say(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <div className="page-title">
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
          {lead}
        </div>
        {children}
      </main>
      {foot}
    </div>
  )
}
