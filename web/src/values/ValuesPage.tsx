/** All values of a game that no source confirms, to be set to what is printed in a box. */

import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { Button, Checkbox, FileTrigger, Input, Label, SearchField } from 'react-aria-components'
import type { GameValues, HouseValue, ValueFault } from '../api/types'
import { cardsPath, go, newMatchPath, rulesPath } from '../routes'
import { Link } from '../ui/Link'
import { Page } from '../ui/Page'
import { playedIn } from '../words/editions'
import { titleOf, useGameWords, useSay } from '../words/Speaking'
import { capitalised, type Words } from '../words/words'
import { Faults } from './Faults'
import {
  changed,
  fileText,
  type Group,
  grouped,
  keepRuleset,
  keptRuleset,
  type Ruleset,
  readFile,
  sought,
  type Thing,
  type Value,
} from './houseValues'
import { useHouseValues } from './useHouseValues'
import { ValueField } from './ValueField'
import './values.css'

export default function ValuesPage({ game: edition }: { game: string }) {
  const say = useSay()
  const words = useGameWords(edition)
  const known = useHouseValues(edition)
  const title = titleOf(words, playedIn(edition).game)
  return (
    <Page
      className="values-page"
      lead={
        <>
          <p className="lead">{say('values-lead')}</p>
          <p className="row aid-links">
            <Link to={rulesPath(edition)}>{say('rules-to')}</Link>
            <Link to={cardsPath(edition)}>{say('cards-to')}</Link>
          </p>
        </>
      }
      title={say('values-of', { game: title })}
    >
      {known.state === 'waiting' && <p role="status">{say('one-moment')}</p>}
      {known.state === 'failed' && (
        <p role="alert">{say(known.status === 404 ? 'values-none' : 'trouble-no-server')}</p>
      )}
      {known.state === 'there' && known.value.values.length === 0 && <p>{say('values-none')}</p>}
      {known.state === 'there' && known.value.values.length > 0 && (
        <Values edition={edition} known={known.value} words={words} />
      )}
    </Page>
  )
}

interface ValuesProps {
  edition: string
  known: GameValues
  words: Words
}

/** What came of the last file. */
type Loaded =
  | { state: 'loaded'; count: number }
  | { state: 'unreadable' }
  | { state: 'other-game'; game: string }
  | { state: 'refused'; faults: ValueFault[] }

function Values({ edition, known, words }: ValuesProps) {
  const say = useSay()
  const [ruleset, setRuleset] = useRuleset(edition, known)
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  const wanted = useDeferredValue(search)
  const groups = useMemo(() => grouped(known.values), [known])
  const shown = sought(groups, words, wanted, ({ path }) => !onlyChanged || path in ruleset)
  const count = Object.keys(ruleset).length
  const set = useCallback(
    (of: HouseValue, value: Value) => setRuleset((before) => changed(before, of, value)),
    [setRuleset],
  )

  const load = async (file: File | undefined) => {
    if (!file) return
    const read = readFile(known, await file.text())
    if (read.state === 'read') {
      setRuleset(() => read.ruleset)
      setLoaded({ state: 'loaded', count: Object.keys(read.ruleset).length })
    } else setLoaded(read)
  }

  return (
    <>
      <search className="values-search">
        <SearchField onChange={setSearch} value={search}>
          <Label>{say('values-search')}</Label>
          <Input />
        </SearchField>
        <Checkbox className="checkbox" isSelected={onlyChanged} onChange={setOnlyChanged}>
          <span aria-hidden="true" className="checkbox-box" />
          {say('values-only-changed')}
        </Checkbox>
      </search>
      {groups.length > 1 && <Contents groups={shown} words={words} />}
      <div className="values-bar">
        <p className="values-count" role="status">
          {say('values-changed', { count })}
        </p>
        <div className="row">
          <Button
            className="button primary"
            onPress={() => {
              keepRuleset(edition, ruleset)
              go(`${newMatchPath(edition)}&values`)
            }}
          >
            {say('values-open-match')}
          </Button>
          <Button
            className="button"
            onPress={() => download(`${known.game}-values.json`, fileText(known, ruleset))}
          >
            {say('values-save')}
          </Button>
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => load(files?.[0])}
          >
            <Button className="button">{say('values-load')}</Button>
          </FileTrigger>
          <Button className="button" isDisabled={!count} onPress={() => setRuleset(() => ({}))}>
            {say('values-all-back')}
          </Button>
        </div>
        {loaded && <FileNews known={known} loaded={loaded} words={words} />}
      </div>
      {shown.length === 0 && <p role="status">{say('values-nothing-found')}</p>}
      {shown.map((group) => (
        <ValueGroup
          group={group}
          key={group.group}
          known={known}
          onSet={set}
          ruleset={ruleset}
          words={words}
        />
      ))}
    </>
  )
}

/** What is set here; it is kept while the tab is open. What is no value any more is forgotten. */
function useRuleset(edition: string, known: GameValues) {
  const [ruleset, setRuleset] = useState<Ruleset>(() => {
    const kept = readFile(known, JSON.stringify({ game: known.game, values: keptRuleset(edition) }))
    return kept.state === 'read' ? kept.ruleset : {}
  })
  const change = useCallback(
    (make: (before: Ruleset) => Ruleset) =>
      setRuleset((before) => {
        const after = make(before)
        keepRuleset(edition, after)
        return after
      }),
    [edition],
  )
  return [ruleset, change] as const
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

interface FileNewsProps {
  known: GameValues
  loaded: Loaded
  words: Words
}

function FileNews({ known, loaded, words }: FileNewsProps) {
  const say = useSay()
  switch (loaded.state) {
    case 'loaded':
      return (
        <p className="values-news" role="status">
          {say('values-loaded', { count: loaded.count })}
        </p>
      )
    case 'unreadable':
      return (
        <p className="values-news" role="alert">
          {say('values-unreadable')}
        </p>
      )
    case 'other-game':
      return (
        <p className="values-news" role="alert">
          {say('values-other-game', { game: loaded.game })}
        </p>
      )
    case 'refused':
      return (
        <div className="values-news" role="alert">
          <p>{say('values-refused')}</p>
          <Faults faults={loaded.faults} known={known} words={words} />
        </div>
      )
  }
}

const groupId = (group: string) => `values-${group}`

function Contents({ groups, words }: { groups: readonly Group[]; words: Words }) {
  const say = useSay()
  return (
    <nav aria-label={say('values-contents')} className="values-contents">
      <ul>
        {groups.map(({ group }) => (
          <li key={group}>
            <a
              href={`#${groupId(group)}`}
              onClick={(event) => {
                event.preventDefault()
                const head = document.getElementById(groupId(group))
                head?.scrollIntoView({ block: 'start' })
                head?.focus({ preventScroll: true })
              }}
            >
              {words.say(group)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ValueGroupProps {
  group: Group
  known: GameValues
  ruleset: Ruleset
  words: Words
  onSet(of: HouseValue, value: Value): void
}

function ValueGroup({ group: { group, things }, known, ruleset, words, onSet }: ValueGroupProps) {
  const hint = words.find(`${group}-more`)
  return (
    <section aria-labelledby={groupId(group)} className="value-group">
      <h2 id={groupId(group)} tabIndex={-1}>
        {group ? words.say(group) : ''}
      </h2>
      {hint && <p className="hint">{hint}</p>}
      <div className="value-things">
        {things.map((thing) => (
          <ValueThing
            group={group}
            key={thing.of || 'values'}
            known={known}
            onSet={onSet}
            ruleset={ruleset}
            thing={thing}
            words={words}
          />
        ))}
      </div>
    </section>
  )
}

interface ValueThingProps extends Omit<ValueGroupProps, 'group'> {
  group: string
  thing: Thing
}

/** Drawn anew only if one of its own values has changed. */
const ValueThing = memo(
  function ValueThing({ group, thing: { of, values }, ...shared }: ValueThingProps) {
    const { known, ruleset, words, onSet } = shared
    const id = useId()
    return (
      <fieldset
        aria-labelledby={of ? `${groupId(group)} ${id}` : groupId(group)}
        className="value-thing"
        data-alone={of ? undefined : true}
      >
        {of && <legend id={id}>{capitalised(words.say(of))}</legend>}
        <div className="value-fields">
          {values.map((each) => (
            <ValueField
              key={each.path}
              known={known}
              of={each}
              onChange={(value) => onSet(each, value)}
              value={ruleset[each.path] ?? each.value}
              words={words}
            />
          ))}
        </div>
      </fieldset>
    )
  },
  (before, after) =>
    before.words === after.words &&
    before.known === after.known &&
    before.thing.values.length === after.thing.values.length &&
    after.thing.values.every(({ path }, index) => {
      const same = before.thing.values[index]?.path === path
      return same && before.ruleset[path] === after.ruleset[path]
    }),
)
