/** What a card shows: all of it, or at the size of a thumbnail what it is called and counts. */

import type { Face, Mark, Passage } from '../api/types'
import { useTableau } from '../table/tableau'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'

interface FaceProps {
  face: Face
  /** A thumbnail has no texts. */
  small?: boolean
}

export function CardFace({ face, small = false }: FaceProps) {
  const { naming, skin, colourOf } = useTableau()
  const { kind = '', label = '', owner = -1, values = [], passages } = face
  const icon = skin.icon('card', face.name) ?? skin.icon('kind', kind)
  const isTitled = passages.some(({ title }) => title)
  return (
    <span className={small ? 'face small' : 'face'} data-colour={colourOf(owner)} data-kind={kind}>
      <span className="face-band">
        {icon && <Glyph className="face-icon" icon={icon} />}
        <span className="face-kind">{label && capitalised(naming.name(label))}</span>
        <Pause />
        <Values values={values} />
      </span>
      {!isTitled && <Title text={naming.name(face.title)} />}
      <Pause />
      {small && !isTitled && icon && <Glyph className="face-mark" icon={icon} />}
      {passages.map((passage) => (
        <PassageText key={passage.text} passage={passage} small={small} />
      ))}
    </span>
  )
}

/** What is read aloud stops here for a moment. */
const Pause = () => <span className="hidden">, </span>

/** A name without the quotation marks it has in a sentence. */
const unquoted = (text: string) => capitalised(text.replace(/^[«„“"](.*)[»”“"]$/, '$1'))

/** A title; what stands in brackets behind it is smaller. */
function Title({ text }: { text: string }) {
  const [, title = text, more] = /^(.*\S)\s*\((.*)\)$/.exec(text) ?? []
  return (
    <strong className="face-title">
      {unquoted(title)}
      {more && <small> {more}</small>}
    </strong>
  )
}

/** A part of a card or sheet, with the sign of its kind. */
export function PassageText({ passage, small = false }: { passage: Passage; small?: boolean }) {
  const { naming, skin, wording } = useTableau()
  const { name = '', title = '', text } = passage
  const icon = name ? skin.icon('passage', name) : undefined
  if (small && !title) return null
  const kind = name && capitalised(wording.label(`ref-passage-${name}`))
  const head = title ? unquoted(naming.name(title)) : kind
  return (
    <span className="passage" data-name={name}>
      {icon && <Glyph className="passage-sign" icon={icon} />}
      {title && kind && <span className="hidden">{`${kind}: `}</span>}
      {head && <strong className="passage-title">{head}</strong>}
      <Pause />
      {!small && <span className="passage-text">{naming.name(text)}</span>}
    </span>
  )
}

/** Numbers and signs in their corner. */
export function Values({ values }: { values: readonly Mark[] }) {
  const { skin, wording } = useTableau()
  if (!values.length) return null
  return (
    <span className="face-values">
      {values.map(({ name, value = 0 }) => {
        const icon = skin.icon('mark', name)
        return (
          <span className="face-value" data-name={name} key={name}>
            {icon && <Glyph icon={icon} />}
            <span className={icon ? 'hidden' : ''}>{wording.mark(name)}</span>
            {value > 0 && <b>{value}</b>}
            <Pause />
          </span>
        )
      })}
    </span>
  )
}

/** The back of cards, with their number. */
export function CardBack({ tray, count }: { tray: string; count: number }) {
  const { skin, layout, colourOf } = useTableau()
  const icon = skin.icon('tray', tray)
  const owner = layout.trays.find(({ id }) => id === tray)?.owner ?? -1
  return (
    <span aria-hidden="true" className="card-back" data-colour={colourOf(owner)}>
      {icon && <Glyph icon={icon} />}
      <b>{count}</b>
    </span>
  )
}
