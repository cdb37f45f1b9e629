/** What all faces of cards are made of: titles and texts. */

import type { Face, Passage } from '../api/types'
import { useLooks } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'

/** What is read aloud stops here for a moment. */
export const Pause = () => <span className="hidden">, </span>

/** A name without the quotation marks it has in a sentence. */
export const unquoted = (text: string) => capitalised(text.replace(/^[«„“"](.*)[»”“"]$/, '$1'))

/** A title; what stands in brackets behind it is smaller. */
export function Title({ text }: { text: string }) {
  const [, title = text, more] = /^(.*\S)\s*\((.*)\)$/.exec(text) ?? []
  return (
    <strong className="face-title">
      {unquoted(title)}
      {more && <small> {more}</small>}
      <Pause />
    </strong>
  )
}

/** A part of a card or sheet, with the sign of its kind. */
export function PassageText({ passage, small = false }: { passage: Passage; small?: boolean }) {
  const { naming, skin, wording } = useLooks()
  const { name = '', title = '', text, numbers = {} } = passage
  const icon = name ? skin.icon('passage', name) : undefined
  if (small && !title) return null
  const key = `ref-passage-${name}`
  const known = title ? (wording.words.find(key) ?? '') : wording.label(key)
  const kind = name && capitalised(known)
  const head = title ? unquoted(naming.name(title)) : kind
  return (
    <span className="passage" data-name={name}>
      {icon && <Glyph className="passage-sign" icon={icon} />}
      {title && kind && <span className="hidden">{`${kind}: `}</span>}
      {head && <strong className="passage-title">{head}</strong>}
      <Pause />
      {!small && <span className="passage-text">{naming.name(text, numbers)}</span>}
    </span>
  )
}

/** As much of the texts as a small face has room for. */
export function Gist({ passages }: Pick<Face, 'passages'>) {
  const { naming } = useLooks()
  const text = passages.map(({ text, numbers = {} }) => naming.name(text, numbers)).join(' ')
  return text && <span className="face-gist">{text}</span>
}
