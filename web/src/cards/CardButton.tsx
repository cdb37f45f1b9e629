/** A card on the table: small where it lies, whole when one looks at it, with what can be done. */

import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, Dialog, Popover, Tooltip, TooltipTrigger } from 'react-aria-components'
import type { Face, Mark, Marker, OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed, warningKey } from '../table/offers'
import { useConsidering } from '../table/useConsidering'
import { useWhy } from '../table/useWhy'
import { DieMark, WarnMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { CardFace } from './CardFace'
import { Pause } from './faceparts'
import { isCardTable } from './lying'
import { answerAt, usePicking } from './picking'
import { Tokens } from './Tokens'
import { useSpokenFace } from './useSpokenFace'

/** So long the pointer rests on a card before it is shown whole. */
const REST = 350

interface CardButtonProps {
  card: Marker
  /** The numbers it has where it lies, in place of those printed on it. */
  now?: readonly Mark[]
  className?: string
  /** What else is read aloud of it, such as whose it is. */
  spoken?: string
  /** What is seen of it where it lies, in place of a small face. */
  children?: ReactNode
}

export function CardButton({ card, now, className = '', spoken, children }: CardButtonProps) {
  const { faces, layout, scene, naming, chosen, seats, askWhy, look, news } = useTable()
  const picking = usePicking()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const why = useWhy(
    () => seats.length && askWhy(card.id),
    () => {
      setOpen(false)
      look(card.id)
    },
  )
  const face = faces.get(card.name ?? '')
  const { options, isLit } = useOffered(card.id)
  const considering = useConsidering(options.length === 1 ? options[0] : undefined)
  const isPicked = picking?.picked === card.id
  const only = useOnlyAnswer(card.id)
  const lying = scene.markers.filter(({ at, form }) => at === card.id && form !== 'card')
  const title = capitalised(naming.title(card.id))
  const states = [
    'card-button',
    className,
    isLit && 'may',
    news.names.has(card.name ?? '') && 'news',
    (chosen.includes(card.id) || isPicked) && 'chosen',
  ]
  const heard = useHeard()
  if (!face) return <span className="card-button">{title}</span>
  return (
    <span className="card-place" {...why}>
      <TooltipTrigger closeDelay={0} delay={REST} isDisabled={isOpen || isPicked}>
        <Button
          {...(only ? {} : opening(isOpen))}
          className={states.filter(Boolean).join(' ')}
          data-ref={card.id}
          {...considering}
          onPress={() => {
            const isDone = only ? only() : picking?.press(card.id)
            if (!isDone) setOpen(true)
          }}
          ref={button}
        >
          <span aria-hidden="true" className="card-look">
            {children ?? (
              <>
                <CardFace face={face} now={now} small />
                <Tokens tokens={lying} />
              </>
            )}
            <Notes marks={card.marks} short />
          </span>
          <VainNote options={options} />
          <span className="hidden">
            {heard(card, face, { now, spoken, isPicked, isLit }, children ? [] : lying)}
          </span>
        </Button>
        <Tooltip
          className={isCardTable(layout) ? 'card-preview inspector' : 'card-preview'}
          offset={8}
          placement="top"
        >
          <CardFace face={face} />
        </Tooltip>
      </TooltipTrigger>
      <Popover
        className="popover card-popover"
        // What it can be picked for lies around it, and can be pressed at once.
        isNonModal={isPicked}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="top"
        triggerRef={button}
      >
        <Dialog aria-label={title} className="card-detail">
          <CardFace face={face} />
          <Notes marks={card.marks} />
          <Tokens named tokens={lying} />
          <CardOptions card={card} onDone={() => setOpen(false)} options={options} />
        </Dialog>
      </Popover>
    </span>
  )
}

/** What can be done with a card now, and whether it is outlined for that. */
function useOffered(ref: string) {
  const { decision } = useTable()
  const picking = usePicking()
  if (picking) return { options: picking.optionsAt(ref), isLit: picking.isLit(ref) }
  const options = (decision?.options ?? []).filter((option) => pointed(option).includes(ref))
  return { options, isLit: options.length > 0 }
}

/** What those who listen are told of a button that opens something. */
const opening = (isOpen: boolean) =>
  ({ 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' }) as const

/** Gives the answer that a press on a card gives at once; nothing if it is to be shown first, or picked. */
function useOnlyAnswer(ref: string) {
  const { decision, chosen, skin, layout, scene, ready, choose } = useTable()
  const isPicking = usePicking()?.picked !== undefined
  if (!decision || isPicking) return undefined
  const at = scene.markers.find(({ id }) => id === ref)?.at
  const isHeld = layout.trays.some(({ id, kind }) => id === at && kind === 'hand')
  const inTurn = isHeld ? 'in hand' : 'on table'
  const moment = skin.passes?.[decision.kind] === undefined ? 'asked' : inTurn
  const option = answerAt(decision.options, chosen, ref, moment)
  if (!option) return undefined
  return () => {
    if (ready) choose(option, false, true)
    return true
  }
}

interface Heard {
  now: readonly Mark[] | undefined
  spoken: string | undefined
  isPicked: boolean
  isLit: boolean
}

/** All that is read aloud of a card where it lies: its face, notes, tokens, and whether it can be chosen. */
function useHeard() {
  const { naming, say } = useTable()
  const speak = useSpokenFace()
  const noteOf = useNote()
  return (
    { marks }: Marker,
    face: Face,
    { now, spoken = '', isPicked, isLit }: Heard,
    tokens: readonly Marker[],
  ) => {
    const notes = notesOf(marks).map((mark) => noteOf(mark, true))
    const parts = [speak(face, now), spoken, ...tokens.map(({ id }) => naming.title(id)), ...notes]
    const states = [isPicked && say('picked-up'), isLit && say('can-be-chosen')]
    return [parts.filter(Boolean).join(', '), ...states.filter(Boolean)].join('; ')
  }
}

/** Where these are told by where a card lies. */
const PLACED = ['attacking', 'defending']

const notesOf = (marks: readonly string[] = []) => marks.filter((mark) => !PLACED.includes(mark))

/** What a note says, in few words if there are such. */
function useNote() {
  const { wording } = useTable()
  return (mark: string, short: boolean) =>
    (short ? wording.words.find(`note-${mark}`) : undefined) ?? wording.mark(mark)
}

interface NotesProps {
  marks?: readonly string[] | undefined
  /** In few words, if there are such. */
  short?: boolean
}

/** What is to be noted about a card now. */
function Notes({ marks, short = false }: NotesProps) {
  const nameOf = useNote()
  const told = notesOf(marks)
  if (!told.length) return null
  return (
    <span className="notes">
      {told.map((mark) => (
        <span className="note" data-name={mark} key={mark}>
          <Pause />
          {nameOf(mark, short)}
        </span>
      ))}
    </span>
  )
}

/** Whatever one does with the card now would come to nothing. */
function VainNote({ options }: { options: readonly OptionInfo[] }) {
  const { say } = useTable()
  if (!options.length || !options.every(({ warning }) => warning)) return null
  return (
    <span className="notes">
      <span className="note in-vain">
        <Pause />
        <WarnMark label={say('note-in-vain')} />
      </span>
    </span>
  )
}

/** The card of this id, if it is there. */
export function CardOf({ id }: { id: string }) {
  const card = useTable().scene.markers.find((marker) => marker.id === id)
  return card ? <CardButton card={card} /> : null
}

interface CardOptionsProps {
  card: Marker
  options: readonly OptionInfo[]
  onDone(): void
}

/** What can be done with a card, or the question why nothing can. */
function CardOptions({ card, options, onDone }: CardOptionsProps) {
  const { say, askWhy, seats } = useTable()
  const heading = useId()
  return (
    <div className="card-options">
      {options.length > 0 && (
        <>
          <p className="hidden" id={heading}>
            {say('card-can')}
          </p>
          <ul aria-labelledby={heading} className="options">
            {options.map((option, index) => (
              <li key={option.id}>
                <CardOption isFirst={index === 0} onDone={onDone} option={option} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="row">
        {seats.length > 0 && (
          <Button
            className="button quiet small"
            onPress={() => {
              onDone()
              askWhy(card.id)
            }}
          >
            {say(options.length ? 'why-nothing-else' : 'why-not-now')}
          </Button>
        )}
        <Button className="button quiet small" onPress={onDone}>
          {say('close')}
        </Button>
      </div>
    </div>
  )
}

interface CardOptionProps {
  option: OptionInfo
  isFirst: boolean
  onDone(): void
}

function CardOption({ option, isFirst, onDone }: CardOptionProps) {
  const { say, choose, optionText, ready } = useTable()
  return (
    <Button
      autoFocus={isFirst}
      className="button option"
      data-option={option.id}
      isDisabled={!ready}
      {...useConsidering(option)}
      onPress={() => {
        onDone()
        choose(option, !option.warning)
      }}
    >
      {capitalised(optionText(option))}
      {option.warning && <WarnMark label={say(warningKey(option.warning))} />}
      {option.closes && option.final && <DieMark label={say('cannot-be-undone')} />}
    </Button>
  )
}
