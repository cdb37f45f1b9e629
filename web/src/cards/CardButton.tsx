/** A card on the table: small where it lies, whole when one looks at it, with what can be done. */

import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, Dialog, Popover, Tooltip, TooltipTrigger } from 'react-aria-components'
import type { Mark, Marker, OptionInfo } from '../api/types'
import { useTable } from '../table/context'
import { pointed } from '../table/offers'
import { useConsidering } from '../table/useConsidering'
import { useWhy } from '../table/useWhy'
import { DieMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { CardFace } from './CardFace'
import { Pause } from './faceparts'
import { usePicking } from './picking'
import { Tokens } from './Tokens'

/** So long the pointer rests on a card before it is shown whole. */
const REST = 350

interface CardButtonProps {
  card: Marker
  /** The numbers it has where it lies, in place of those printed on it. */
  now?: readonly Mark[]
  className?: string
  /** What is seen of it where it lies, in place of a small face. */
  children?: ReactNode
}

export function CardButton({ card, now, className = '', children }: CardButtonProps) {
  const { faces, scene, naming, decision, chosen, seats, say, askWhy, look } = useTable()
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
  const all = (decision?.options ?? []).filter((option) => pointed(option).includes(card.id))
  const options = picking?.optionsAt(card.id) ?? all
  const considering = useConsidering(options.length === 1 ? options[0] : undefined)
  const isPicked = picking?.picked === card.id
  const isLit = picking ? picking.isLit(card.id) : options.length > 0
  const lying = scene.markers.filter(({ at, form }) => at === card.id && form !== 'card')
  const title = capitalised(naming.title(card.id))
  const states = [
    'card-button',
    className,
    isLit ? 'may' : '',
    chosen.includes(card.id) || isPicked ? 'chosen' : '',
  ]
  if (!face) return <span className="card-button">{title}</span>
  return (
    <span className="card-place" {...why}>
      <TooltipTrigger closeDelay={0} delay={REST} isDisabled={isOpen || isPicked}>
        <Button
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          className={states.filter(Boolean).join(' ')}
          data-ref={card.id}
          {...considering}
          onPress={() => picking?.press(card.id) || setOpen(true)}
          ref={button}
        >
          {children ?? (
            <>
              <CardFace face={face} now={now} small />
              <Tokens tokens={lying} />
            </>
          )}
          <Notes marks={card.marks} short />
          {isPicked && <span className="hidden">{`; ${say('picked-up')}`}</span>}
          {isLit && <span className="hidden">{`; ${say('can-be-chosen')}`}</span>}
        </Button>
        <Tooltip className="card-preview" offset={8} placement="top">
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

/** Where these are told by where a card lies. */
const PLACED = ['attacking', 'defending']

interface NotesProps {
  marks?: readonly string[] | undefined
  /** In few words, if there are such. */
  short?: boolean
}

/** What is to be noted about a card now. */
function Notes({ marks = [], short = false }: NotesProps) {
  const { wording } = useTable()
  const nameOf = (mark: string) =>
    (short ? wording.words.find(`note-${mark}`) : undefined) ?? wording.mark(mark)
  const told = marks.filter((mark) => !PLACED.includes(mark))
  if (!told.length) return null
  return (
    <span className="notes">
      {told.map((mark) => (
        <span className="note" data-name={mark} key={mark}>
          <Pause />
          {nameOf(mark)}
        </span>
      ))}
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
        choose(option, true)
      }}
    >
      {capitalised(optionText(option))}
      {option.closes && option.final && <DieMark label={say('cannot-be-undone')} />}
    </Button>
  )
}
