/** A place: what it is, how the numbers stand, and the cards on both sides of it. */

import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Mark, Marker } from '../api/types'
import type { Icon } from '../board/contract'
import { CardButton } from '../cards/CardButton'
import { PassageText } from '../cards/faceparts'
import { Numbers } from '../cards/SignedFace'
import { useTable } from '../table/context'
import { panelsOf } from '../table/panels'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'
import { Bead } from './Bead'
import { StackView } from './StackView'
import { numberOf, type Place, type Stack } from './seating'

export function PlaceView({ place }: { place: Place }) {
  const { faces, scene, skin, naming, say } = useTable()
  const { card, attackers, defenders, others, tokens } = place
  const score = scoreOf(place)
  const face = faces.get(card.name ?? '')
  const icon = face?.kind ? skin.icon('kind', face.kind) : undefined
  const signs = skin.signs?.(face?.values ?? [])
  const listed = (heading: string) =>
    signs?.lists.find((list) => list.heading === heading)?.marks ?? []
  const fought = panelsOf(scene).some(({ at }) => at === card.id)
  const self = useRef<HTMLElement>(null)
  useEffect(() => {
    if (fought) self.current?.scrollIntoView?.({ block: 'nearest' })
  }, [fought])
  const title = capitalised(naming.title(card.id))
  return (
    <article
      aria-label={title}
      className="place"
      data-drop={card.id}
      data-fought={fought}
      data-game={skin.game}
      data-kind={face?.kind}
      ref={self}
    >
      <CardButton card={card} className="place-card">
        <PlaceTitle icon={icon} numbers={signs?.numbers ?? []} title={title} />
      </CardButton>
      {score && (
        <p className="hidden">{`${say('place-score', { ...score })} ${say(`leads-${score.leader}`)}`}</p>
      )}
      <div className="place-sides" data-leader={score?.leader}>
        {icon && <Glyph className="place-mark" icon={icon} />}
        <PlaceSide
          name="attackers"
          signs={listed('attackers')}
          stacks={attackers}
          tokens={tokens.filter(isOfAttack)}
        >
          {score && <b>{score.attack}</b>}
        </PlaceSide>
        {score && (
          <span aria-hidden="true" className="against">
            {say('against')}
          </span>
        )}
        <PlaceSide
          name="defenders"
          signs={listed('defenders')}
          stacks={defenders}
          tokens={tokens.filter((token) => !isOfAttack(token))}
        >
          {score && <b>{score.defence}</b>}
          {score && score.defenders > 0 && <b>+{score.defenders}</b>}
        </PlaceSide>
      </div>
      {others.length > 0 && <PlaceSide name="others" signs={[]} stacks={others} />}
      {face && face.passages.length > 0 && (
        <div className="place-texts">
          {face.passages.map((passage) => (
            <PassageText key={passage.text} passage={passage} />
          ))}
        </div>
      )}
    </article>
  )
}

/** Tokens are called after what they count for. */
const isOfAttack = ({ name = '' }: Marker) => name.endsWith('attack')

interface PlaceTitleProps {
  title: string
  icon: Icon | undefined
  numbers: readonly Mark[]
}

function PlaceTitle({ title, icon, numbers }: PlaceTitleProps) {
  return (
    <span className="place-title">
      {icon && <Glyph className="place-icon" icon={icon} />}
      <strong>{title}</strong>
      <span className="hidden">, </span>
      <Numbers numbers={numbers} />
    </span>
  )
}

/** What attacks, and what defends: the place itself, and the cards there. */
interface Score {
  attack: number
  defence: number
  defenders: number
  /** Who would win as things stand. */
  leader: 'attack' | 'defence' | 'nobody'
}

function scoreOf({ card }: Place): Score | undefined {
  const numbers = ['attack', 'defence', 'defenders'].map((name) => numberOf(card, name))
  if (numbers.every((number) => number === undefined)) return undefined
  const [attack = 0, defence = 0, defenders = 0] = numbers
  const isTied = card.marks?.includes('tied')
  const leader = attack > defence + defenders ? 'attack' : isTied ? 'nobody' : 'defence'
  return { attack, defence, defenders, leader }
}

interface PlaceSideProps {
  name: 'attackers' | 'defenders' | 'others'
  /** Who can be there. */
  signs: readonly Mark[]
  stacks: readonly Stack[]
  /** What lies at the place and counts for this side. */
  tokens?: readonly Marker[]
  /** Its numbers, which are told in words elsewhere. */
  children?: ReactNode
}

function PlaceSide({ name, signs, stacks, tokens = [], children }: PlaceSideProps) {
  const { say, skin, wording } = useTable()
  const heading = useId()
  return (
    <div className="place-side" data-side={name}>
      <div className="side-head">
        <h3 id={heading}>
          <span>{say(name)}</span>
          {signs.length > 0 && (
            <span className="side-signs">
              {signs.map((sign) => {
                const icon = skin.icon('mark', sign.name)
                return (
                  <span key={sign.name}>
                    {icon && <Glyph icon={icon} />}
                    <span className={icon ? 'hidden' : ''}> {wording.mark(sign.name)}</span>
                  </span>
                )
              })}
            </span>
          )}
        </h3>
        {tokens.length > 0 && (
          <ul className="discs">
            {tokens.map((token) => (
              <li key={token.id}>
                <Bead token={token} />
              </li>
            ))}
          </ul>
        )}
        {children && (
          <span aria-hidden="true" className="side-number">
            {children}
          </span>
        )}
      </div>
      {stacks.length ? (
        <ul aria-labelledby={heading} className="stacks">
          {stacks.map((stack) => (
            <li key={stack.card.id}>
              <StackView placed stack={stack} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="nobody-here">{say('nobody-here')}</p>
      )}
    </div>
  )
}
