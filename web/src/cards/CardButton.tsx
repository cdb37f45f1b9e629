/** A card on the table: small where it lies, whole when one looks at it, with what can be done. */

import { useId, useRef, useState } from 'react'
import { Button, Dialog, Popover, Tooltip, TooltipTrigger } from 'react-aria-components'
import type { Marker, OptionInfo } from '../api/types'
import { pointed } from '../table/offers'
import { useTableau } from '../table/tableau'
import { useWhy } from '../table/useWhy'
import { DieMark } from '../ui/marks'
import { capitalised } from '../words/words'
import { CardFace } from './CardFace'
import { Tokens } from './Tokens'

/** So long the pointer rests on a card before it is shown whole. */
const REST = 350

export function CardButton({ card }: { card: Marker }) {
  const { faces, scene, naming, decision, chosen, seats, say, askWhy } = useTableau()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const why = useWhy(() => seats.length && askWhy(card.id))
  const face = faces.get(card.name ?? '')
  const options = (decision?.options ?? []).filter((option) => pointed(option).includes(card.id))
  const lying = scene.markers.filter(({ at }) => at === card.id)
  const title = capitalised(naming.title(card.id))
  const states = [
    'card-button',
    ...(options.length ? ['may'] : []),
    ...(chosen.includes(card.id) ? ['chosen'] : []),
  ]
  if (!face) return <span className="card-button">{title}</span>
  return (
    <span className="card-place" {...why}>
      <TooltipTrigger closeDelay={0} delay={REST} isDisabled={isOpen}>
        <Button
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          className={states.join(' ')}
          data-ref={card.id}
          onPress={() => setOpen(true)}
          ref={button}
        >
          <CardFace face={face} small />
          <Tokens tokens={lying} />
          {options.length > 0 && <span className="hidden">{`; ${say('can-be-chosen')}`}</span>}
        </Button>
        <Tooltip className="card-preview" offset={8} placement="top">
          <CardFace face={face} />
        </Tooltip>
      </TooltipTrigger>
      <Popover
        className="popover card-popover"
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="top"
        triggerRef={button}
      >
        <Dialog aria-label={title} className="card-detail">
          <CardFace face={face} />
          <Tokens named tokens={lying} />
          <CardOptions card={card} onDone={() => setOpen(false)} options={options} />
        </Dialog>
      </Popover>
    </span>
  )
}

/** The card of this id, if it is there. */
export function CardOf({ id }: { id: string }) {
  const card = useTableau().scene.markers.find((marker) => marker.id === id)
  return card ? <CardButton card={card} /> : null
}

interface CardOptionsProps {
  card: Marker
  options: readonly OptionInfo[]
  onDone(): void
}

/** What can be done with a card, or the question why nothing can. */
function CardOptions({ card, options, onDone }: CardOptionsProps) {
  const { say, choose, optionText, ready, askWhy, seats } = useTableau()
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
                <Button
                  autoFocus={index === 0}
                  className="button option"
                  data-option={option.id}
                  isDisabled={!ready}
                  onPress={() => {
                    onDone()
                    choose(option, true)
                  }}
                >
                  {capitalised(optionText(option))}
                  {option.closes && option.final && <DieMark label={say('cannot-be-undone')} />}
                </Button>
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
