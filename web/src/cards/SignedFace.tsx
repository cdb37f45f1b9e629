/** The face of a card whose signs are sorted: title, what it is, numbers, and texts with headings. */

import type { Face, Mark } from '../api/types'
import type { SignList, Signs } from '../board/contract'
import { useLooks } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'
import { Gist, PassageText, Pause, Title } from './faceparts'

interface SignedFaceProps {
  face: Face
  signs: Signs
  small: boolean
  /** The numbers it has now, in place of those printed on it. */
  now?: readonly Mark[] | undefined
}

export function SignedFace({ face, signs, small, now }: SignedFaceProps) {
  const { naming, skin, wording, colourOf } = useLooks()
  const { kind = '', label = '', owner = -1, name, title, passages } = face
  const icon = skin.icon('card', name) ?? skin.icon('kind', kind)
  const line = signs.line.map((each) => capitalised(wording.mark(each))).join(' · ')
  return (
    <span
      className={small ? 'face signed small' : 'face signed'}
      data-colour={colourOf(owner)}
      data-game={skin.game}
      data-kind={kind}
    >
      <Title text={naming.name(title)} />
      <span className="face-band">
        {icon && <Glyph className="face-icon" icon={icon} />}
        <span className="face-kind">{label && capitalised(naming.name(label))}</span>
        <Pause />
        {line && <span className="face-line">{line}</span>}
        <Pause />
      </span>
      {small && <Gist passages={passages} />}
      <Numbers isNow={now !== undefined} named={!small} numbers={now ?? signs.numbers} />
      {!small && signs.lists.map((list) => <List key={list.heading} list={list} />)}
      {!small && passages.map((passage) => <PassageText key={passage.text} passage={passage} />)}
    </span>
  )
}

interface NumbersProps {
  numbers: readonly Mark[]
  /** Whether they are told in words, or only read aloud so. */
  named?: boolean
  /** Whether nothing is told as 0, and is not a sign without a number. */
  isNow?: boolean
}

/** Icons with their numbers, in a row that is read at any size. */
export function Numbers({ numbers, named = false, isNow = false }: NumbersProps) {
  const { skin, wording } = useLooks()
  if (!numbers.length) return null
  return (
    <span className={named ? 'numbers named' : 'numbers'}>
      {numbers.map(({ name, value = 0 }) => {
        const icon = skin.icon('mark', name)
        return (
          <span className="number" data-name={name} key={name}>
            {icon && <Glyph icon={icon} />}
            {(value > 0 || isNow) && <b>{value}</b>}
            <span className={named || !icon ? 'number-word' : 'hidden'}>
              {` ${value > 0 || isNow ? wording.counted(name, value) : wording.mark(name)}`}
            </span>
            <Pause />
          </span>
        )
      })}
    </span>
  )
}

function List({ list: { heading, marks, text } }: { list: SignList }) {
  const { wording } = useLooks()
  if (!marks.length) return null
  return (
    <span className="sign-list">
      <strong>{capitalised(wording.mark(heading))}: </strong>
      {text ?? marks.map((mark) => <Sign key={mark.name} name={mark.name} />)}
      <Pause />
    </span>
  )
}

/** A sign with its name. */
function Sign({ name }: { name: string }) {
  const { skin, wording } = useLooks()
  const icon = skin.icon('mark', name)
  return (
    <span className="sign">
      {icon && <Glyph icon={icon} />} {capitalised(wording.mark(name))}
      <Pause />
    </span>
  )
}
