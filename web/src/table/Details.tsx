/** All about one thing of the table, beside it: what it is, what can be done with it, and why not more. */

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { CardFace, Values } from '../cards/CardFace'
import { SheetText } from '../cards/References'
import { DieMark, SideMark, WarnMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { type Detail, detailOf, type Entry, type EntryList } from './details'
import { pointed, warningKey } from './offers'
import { drawn, type Looking } from './useLooking'

export default function Details({ looking }: { looking: Looking }) {
  const table = useTable()
  const ref = looking.path.at(-1)
  const detail = ref === undefined ? undefined : detailOf(ref, table)
  return detail ? <DetailPanel detail={detail} looking={looking} /> : null
}

function DetailPanel({ detail, looking }: { detail: Detail; looking: Looking }) {
  const { say, wording, colourOf } = useTable()
  const { ref, title, owner, lead, face, sheet, lists } = detail
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing is read from its beginning
  useEffect(() => {
    panel.current?.scrollTo?.({ top: 0 })
    panel.current?.focus()
  }, [ref])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    looking.close()
  }
  return (
    <section
      aria-labelledby={heading}
      className="details"
      data-about={ref}
      onKeyDown={onKeyDown}
      ref={panel}
      role="dialog"
      tabIndex={-1}
    >
      <div className="details-head">
        {looking.path.length > 1 && (
          <Button
            aria-label={say('detail-back')}
            className="button quiet icon details-back"
            onPress={looking.back}
          >
            <span aria-hidden="true">←</span>
          </Button>
        )}
        <h2 id={heading}>{capitalised(title)}</h2>
        <Button
          aria-label={say('close')}
          className="button quiet icon details-close"
          onPress={looking.close}
        >
          <span aria-hidden="true">✕</span>
        </Button>
      </div>
      {(owner >= 0 || lead.length > 0) && (
        <p className="details-lead">
          {owner >= 0 && (
            <>
              <SideMark colour={colourOf(owner)} seat={owner} />{' '}
            </>
          )}
          {[...(owner >= 0 ? [wording.seat(owner)] : []), ...lead].map(capitalised).join(' · ')}
        </p>
      )}
      <DetailOptions about={ref} />
      {face && (
        <div className="details-face">
          <CardFace face={face} />
        </div>
      )}
      {sheet && <SheetText sheet={sheet} />}
      {lists.map((list) => (
        <DetailList key={list.heading} list={list} />
      ))}
      <DetailActs about={ref} looking={looking} />
    </section>
  )
}

function DetailList({ list: { heading, entries } }: { list: EntryList }) {
  const { say } = useTable()
  const id = useId()
  return (
    <div className="details-list">
      <h3 id={id}>{say(`detail-${heading}`)}</h3>
      <ul aria-labelledby={id}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may name the same
          <li key={index}>
            <DetailEntry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DetailEntry({ entry: { text, ref, note, values } }: { entry: Entry }) {
  const table = useTable()
  const name = capitalised(text)
  const canFollow = ref !== undefined && detailOf(ref, table) !== undefined
  return (
    <>
      {canFollow ? (
        <Button className="details-link" onPress={() => table.look(ref)}>
          {name}
        </Button>
      ) : (
        name
      )}
      {values && <Values values={values} />}
      {note && <span className="details-note"> – {note}</span>}
    </>
  )
}

/** What can be done with it now. */
function DetailOptions({ about }: { about: string }) {
  const { say, decision, scene, ready, choose, optionText } = useTable()
  const heading = useId()
  const army = scene.counters.find(({ id }) => id === about)
  const refs = [about, ...(army?.parts ?? []).map(({ id }) => id)]
  const options = (decision?.options ?? []).filter((option) =>
    pointed(option).some((ref) => refs.includes(ref)),
  )
  if (!options.length) return null
  return (
    <div className="details-list">
      <h3 id={heading}>{say('detail-can')}</h3>
      <ul aria-labelledby={heading} className="options">
        {options.map((option) => (
          <li key={option.id}>
            <Button
              className="button option"
              data-option={option.id}
              isDisabled={!ready}
              onPress={() => choose(option, !option.warning)}
            >
              {capitalised(optionText(option))}
              {option.warning && <WarnMark label={say(warningKey(option.warning))} />}
              {option.closes && option.final && <DieMark label={say('cannot-be-undone')} />}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DetailActs({ about, looking }: { about: string; looking: Looking }) {
  const { say, seats, scene, askWhy, past } = useTable()
  const [isDrawn, setDrawn] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows the scene
  useEffect(() => setDrawn(drawn(about).length > 0), [about, scene])
  const asks = seats.length > 0 && !past
  if (!isDrawn && !asks) return null
  return (
    <div className="row details-acts">
      {isDrawn && (
        <Button className="button small" onPress={() => looking.goTo(about)}>
          {say('detail-go')}
        </Button>
      )}
      {asks && (
        <Button className="button quiet small" onPress={() => askWhy(about)}>
          {say('detail-why')}
        </Button>
      )}
    </div>
  )
}
