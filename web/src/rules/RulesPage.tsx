/** The rules of a game as numbered statements: to read, to search, and to link to. */

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Checkbox, Input, Label, SearchField } from 'react-aria-components'
import type { RulebookInfo, RuleChapter, RuleInfo } from '../api/types'
import { cardsPath, rulePath, summaryPath, valuesPath } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { playedIn } from '../words/editions'
import { titleOf, useGameWords, useSay } from '../words/Speaking'
import { OpenMark } from './OpenMark'
import { useRulebook } from './rulebook'
import { countRules, searched } from './searching'

interface RulesPageProps {
  game: string
  /** The id of the statement that is meant; empty for none. */
  rule: string
}

export default function RulesPage({ game, rule }: RulesPageProps) {
  const say = useSay()
  const title = titleOf(useGameWords(game), playedIn(game).game)
  const book = useRulebook(game)
  return (
    <Page
      className="rules-page"
      lead={
        <>
          <p className="lead">{say('rules-lead')}</p>
          <p className="row aid-links">
            <Link to={summaryPath(game)}>{say('aids-summary')}</Link>
            <Link to={cardsPath(game)}>{say('cards-to')}</Link>
            <Link to={valuesPath(game)}>{say('values-to')}</Link>
          </p>
        </>
      }
      title={say('rules-of', { game: title })}
    >
      {book.state === 'waiting' && <p role="status">{say('one-moment')}</p>}
      {book.state === 'failed' && (
        <p role="alert">{say(book.status === 404 ? 'rules-none' : 'trouble-no-server')}</p>
      )}
      {book.state === 'there' && <Book book={book.value} meant={rule} />}
    </Page>
  )
}

function Book({ book, meant }: { book: RulebookInfo; meant: string }) {
  const say = useSay()
  const [words, setWords] = useState('')
  const [onlyOurs, setOnlyOurs] = useState(false)
  const wanted = useDeferredValue(words)
  const chapters = useMemo(
    () => searched(book, { words: wanted, onlyOurs }),
    [book, wanted, onlyOurs],
  )
  const count = countRules(chapters)
  // Whoever follows a link to a statement wants it shown, whatever was searched before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each new link
  useEffect(() => {
    setWords('')
    setOnlyOurs(false)
  }, [meant])
  return (
    <>
      <search className="rules-search">
        <SearchField onChange={setWords} value={words}>
          <Label>{say('rules-search')}</Label>
          <Input aria-describedby="rules-search-more" />
          <p className="hint" id="rules-search-more">
            {say('rules-search-more')}
          </p>
        </SearchField>
        <Checkbox
          aria-describedby="rules-ours-more"
          className="checkbox"
          isSelected={onlyOurs}
          onChange={setOnlyOurs}
        >
          <span aria-hidden="true" className="checkbox-box" />
          <span aria-hidden="true">⚖</span> {say('rules-only-ours')}
        </Checkbox>
        <p className="hint" id="rules-ours-more">
          {say('rules-ours-more')}
        </p>
        <p className="rules-count" role="status">
          {say('rules-count', { count })} {count === 0 && say('rules-none-more')}
        </p>
      </search>
      <nav aria-labelledby="rules-chapters" className="rules-contents">
        <h2 id="rules-chapters">{say('rules-chapters')}</h2>
        <ol>
          {chapters.map(({ title }, index) => (
            <li key={title}>
              <ChapterLink index={index} title={title} />
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter, index) => (
        <Chapter
          chapter={chapter}
          game={book.game}
          index={index}
          key={chapter.title}
          meant={meant}
        />
      ))}
    </>
  )
}

/** Jumps without leaving the address of a statement behind. */
function ChapterLink({ index, title }: { index: number; title: string }) {
  return (
    <a
      href={`#${chapterId(index)}`}
      onClick={(event) => {
        event.preventDefault()
        const head = document.getElementById(chapterId(index))
        head?.scrollIntoView({ block: 'start' })
        head?.focus({ preventScroll: true })
      }}
    >
      {title}
    </a>
  )
}

const chapterId = (index: number) => `chapter-${index + 1}`

interface ChapterProps {
  chapter: RuleChapter
  index: number
  game: string
  meant: string
}

function Chapter({ chapter: { title, rules }, index, game, meant }: ChapterProps) {
  return (
    <section aria-labelledby={chapterId(index)} className="rules-chapter">
      <h2 id={chapterId(index)} tabIndex={-1}>
        {title}
      </h2>
      <ol>
        {rules.map((rule) => (
          <Statement game={game} isMeant={rule.id === meant} key={rule.id} rule={rule} />
        ))}
      </ol>
    </section>
  )
}

interface StatementProps {
  rule: RuleInfo
  game: string
  isMeant: boolean
}

function Statement({ rule: { id, text, open }, game, isMeant }: StatementProps) {
  const say = useSay()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isMeant) return
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.focus({ preventScroll: true })
  }, [isMeant])
  return (
    <li
      aria-current={isMeant || undefined}
      className="rules-statement"
      id={id}
      ref={item}
      tabIndex={-1}
    >
      <a aria-label={say('rule-link-to', { id })} href={rulePath(game, id)}>
        {id}
      </a>
      <div>
        <p>{text}</p>
        {open && <OpenMark why={open} />}
      </div>
    </li>
  )
}
