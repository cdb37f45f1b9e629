/** What is asked, and everything that can be chosen, in words. */

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, Toolbar } from 'react-aria-components'
import type { OptionInfo } from '../api/types'
import { CardFace } from '../cards/CardFace'
import { PassageText } from '../cards/faceparts'
import { isCardTable, showsHand } from '../cards/lying'
import { alwaysable } from '../company/presetting'
import { nameOf } from '../room/holders'
import { RuleLink } from '../rules/RuleLink'
import { Glyph } from '../ui/Glyph'
import { DieMark, SideMark, WarnMark } from '../ui/marks'
import { PHONE, useMedia } from '../ui/useMedia'
import { capitalised } from '../words/words'
import { useTable } from './context'
import { isComposite, isFinal, type Offer, offers, pointed, warningKey } from './offers'
import { panelsOf } from './panels'
import { useConsidering } from './useConsidering'
import { attacks } from './useForecast'

/** So many choices are listed at once; more are folded away. */
const MANY = 8
/** So many where the cards themselves are in sight. */
const FEW = 3
/** After so many milliseconds it is said that a bot thinks. */
const PATIENCE = 1000

interface PromptPanelProps {
  /** The seats of this screen that have something to decide now. */
  pending: readonly number[]
  onTurnTo(seat: number): void
  /** What stands in the way of some choices, and takes itself away. */
  curtain: ReactNode
  /** Sets presets for such decisions. */
  onPresets(): void
}

export function PromptPanel({ pending, onTurnTo, curtain, onPresets }: PromptPanelProps) {
  const { say, wording, decision, standing, seats, colourOf, match, ...table } = useTable()
  const { skin, scene } = table
  const heading = useRef<HTMLHeadingElement>(null)
  const picks = decision?.picks.length

  // A button that was pressed and is gone leaves the focus nowhere: it goes to what is asked next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is so after each choice and pick
  useEffect(() => {
    const focus = () => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    }
    // To focus something, a browser lays out the page: now that would be once more than it has to.
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [standing.at, picks])

  if (!decision) return <Waiting />
  const several = seats.length > 1
  const fights = panelsOf(scene).length > 0
  return (
    <section aria-labelledby="prompt" className="prompt" data-colour={colourOf(decision.seat)}>
      <p className="whose">
        <SideMark colour={colourOf(decision.seat)} seat={decision.seat} />
        {several
          ? say('decides', { seat: wording.seat(decision.seat) })
          : say('you-decide', { seat: wording.seat(decision.seat) })}
      </p>
      {pending.length > 1 && (
        <div className="row whose-else">
          {pending
            .filter((seat) => seat !== decision.seat)
            .map((seat) => (
              <Button className="button quiet small" key={seat} onPress={() => onTurnTo(seat)}>
                {say('turn-to', { seat: wording.seat(seat) })}
              </Button>
            ))}
        </div>
      )}
      <h2 id="prompt" ref={heading} tabIndex={-1}>
        {wording.prompt(decision)}
      </h2>
      {decision.rule && (
        <p className="prompt-rule">
          <RuleLink id={decision.rule} />
        </p>
      )}
      {isFinal(decision) && !fights && (
        <p className="prompt-final">
          <DieMark label={say('cannot-be-undone')} /> {say('this-cannot-be-undone')}
        </p>
      )}
      <AskedAbout />
      {curtain}
      <Choices />
      <WhyNoPass />
      {!match.lesson && alwaysable(decision, skin).length > 0 && (
        <Button className="button quiet small always" onPress={onPresets}>
          {say('beforehand-always')}
        </Button>
      )}
    </section>
  )
}

/** Where one could pass at other times, one can ask why not now. */
function WhyNoPass() {
  const { decision, skin, say, askWhy } = useTable()
  const verb = decision && skin.passes?.[decision.kind]
  if (!verb || decision.options.some((option) => option.verb === verb)) return null
  return (
    <Button className="button quiet small why-no-pass" onPress={() => askWhy(verb)}>
      {say('why-no-pass')}
    </Button>
  )
}

/** The card that a question is about, so that one can read what one is asked. */
function AskedAbout() {
  const { decision, faces } = useTable()
  const face = faces.get(nameIn(String(decision?.about.at(-1) ?? '')))
  if (!face) return null
  return (
    <div className="prompt-card">
      <CardFace face={face} />
    </div>
  )
}

/** The name in the id of a thing, such as `card:gimli`. */
const nameIn = (ref: string) => ref.slice(ref.lastIndexOf(':') + 1)

/** Nothing is asked here: who is waited for. */
function Waiting() {
  const { say, wording, standing, seats, match } = useTable()
  const names = standing.pending.map((seat) => {
    const held = match.seats.find((each) => each.seat === seat)
    const holder = held && nameOf(held, say)
    return holder ? `${wording.seat(seat)} (${holder})` : wording.seat(seat)
  })
  const bots = standing.pending.filter((seat) =>
    match.seats.some((each) => each.seat === seat && each.bot),
  )
  const isLong = useLong(bots.length > 0)
  return (
    <section className="prompt waiting">
      <h2>{names.length ? say('waiting-for', { seats: names.join(', ') }) : say('told-watch')}</h2>
      <p aria-live="polite" className="thinking">
        {isLong && say('bots-think', { count: bots.length })}
      </p>
      {seats.length === 0 && <p>{say('watching')}</p>}
    </section>
  )
}

/** Whether something has lasted so long that it should be said. */
function useLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    setLong(false)
    if (!isSo) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isSo])
  return isLong
}

function Choices() {
  const { decision, layout, scene, seats, skin } = useTable()
  // Whoever holds cards in hand reads them there.
  const isHeld = isCardTable(layout) || showsHand(layout, seats, skin)
  // In a fight there is no time to open each card.
  const isListed = useMedia(PHONE) || panelsOf(scene).length > 0
  const cardsListed = isListed ? MANY : FEW
  if (!decision) return null
  const { plain, beside, withCards, onBoard } = offers(decision.options, layout, scene)
  const own = isComposite(decision) ? plain.filter(({ closes }) => !closes) : plain
  const { trays } = layout
  const isPlace = ({ ref }: Offer) => {
    const at = scene.markers.find(({ id }) => id === ref)?.at
    return trays.some(({ id, kind }) => id === at && kind === 'places')
  }
  return (
    // One stop for Tab, from which arrows lead to all of them.
    <Toolbar aria-labelledby="prompt" className="choices" orientation="vertical">
      {beside.map(({ ref, options }) => (
        <BesideGroup key={ref} options={options} thing={ref} />
      ))}
      <Folding
        count={withCards.length}
        most={cardsListed}
        summary={withCards.some(isPlace) ? 'choices-at-table' : 'choices-with-cards'}
      >
        {withCards.map(({ ref, options }) => (
          <BesideGroup
            isRead={!isHeld && withCards.length <= FEW}
            key={ref}
            options={options}
            thing={ref}
          />
        ))}
      </Folding>
      <Folding count={onBoard.length} most={MANY} summary="choices-on-board">
        <OptionList options={onBoard} />
      </Folding>
      <OptionList options={own} />
    </Toolbar>
  )
}

interface FoldingProps {
  count: number
  most: number
  /** The key of what is said in their place. */
  summary: string
  children: ReactNode
}

/** Choices that are folded away if there are many. */
function Folding({ count, most, summary, children }: FoldingProps) {
  const { say } = useTable()
  if (count <= most) return children
  return (
    <details>
      <summary>{say(summary, { count })}</summary>
      {children}
    </details>
  )
}

interface BesideGroupProps {
  thing: string
  options: readonly OptionInfo[]
  /** Whether the text of the card stands below them. */
  isRead?: boolean
}

/** The options about one die or card, beside its sign and its name. */
function BesideGroup({ thing, options, isRead = false }: BesideGroupProps) {
  const { scene, skin, naming, faces } = useTable()
  const marker = scene.markers.find(({ id }) => id === thing)
  const kind = faces.get(marker?.name ?? '')?.kind
  const icon =
    (marker?.name ? skin.icon(marker.form, marker.name) : undefined) ??
    (kind ? skin.icon('kind', kind) : undefined)
  const title = naming.title(thing)
  const only = options.length === 1
  const face = isRead ? faces.get(marker?.name ?? '') : undefined
  return (
    <div className="beside" data-bare={!icon}>
      {icon && (
        <span aria-hidden="true" className="beside-sign" data-form={marker?.form}>
          <Glyph icon={icon} />
        </span>
      )}
      <div>
        {!only && (
          <p aria-hidden="true" className="beside-title">
            {capitalised(title)}
          </p>
        )}
        {only ? (
          <OptionList options={options} />
        ) : (
          <OptionList options={options} shown={(text) => without(title, text)} />
        )}
        {face && (
          <p className="beside-text">
            {face.passages.map((passage) => (
              <PassageText key={passage.text} passage={passage} />
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** A text without a name, quoted or not, that stands over it anyway. */
function without(name: string, text: string): string {
  const quoted = `["„“«]?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["”“»]?`
  return text.replace(new RegExp(`^${quoted}: `), '').replace(new RegExp(`:? ${quoted}$`), '')
}

interface OptionListProps {
  options: readonly OptionInfo[]
  /** What of a text is shown; it is read aloud as a whole. */
  shown?(text: string): string
}

function OptionList({ options, shown }: OptionListProps) {
  const { lesser = [] } = useTable().skin
  if (!options.length) return null
  const isLesser = ({ verb }: OptionInfo) => lesser.includes(verb)
  const sorted = [...options].sort((a, b) => Number(isLesser(a)) - Number(isLesser(b)))
  return (
    <ul className="options">
      {sorted.map((option) => (
        <li key={option.id}>
          <OptionButton
            className={isLesser(option) ? 'small lesser' : 'small'}
            option={option}
            {...(shown ? { shown } : {})}
          />
        </li>
      ))}
    </ul>
  )
}

interface OptionButtonProps extends Pick<OptionListProps, 'shown'> {
  option: OptionInfo
  className?: string
}

export function OptionButton({ option, className = '', shown }: OptionButtonProps) {
  const { say, choose, optionText, ready } = useTable()
  const text = capitalised(optionText(option))
  const short = shown && capitalised(shown(optionText(option)))
  const final = option.closes && option.final
  const isAttack = attacks(option)
  return (
    <Button
      {...(short && short !== text
        ? { 'aria-label': final ? `${text}, ${say('cannot-be-undone')}` : text }
        : {})}
      className={`button option ${isAttack ? 'attack' : ''} ${className}`}
      data-option={option.id}
      isDisabled={!ready}
      {...useConsidering(option)}
      data-points={pointed(option).join(' ') || undefined}
      onPress={() => choose(option, false, true)}
    >
      <span>{short ?? text}</span>
      {option.warning && <WarnMark label={say(warningKey(option.warning))} />}
      {final && <DieMark label={say('cannot-be-undone')} />}
    </Button>
  )
}
