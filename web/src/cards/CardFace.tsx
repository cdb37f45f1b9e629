/** What a card shows: all of it, or at the size of a thumbnail what it is called and counts. */

import type { Face, Mark } from '../api/types'
import { useLooks } from '../table/context'
import { Glyph } from '../ui/Glyph'
import { capitalised } from '../words/words'
import { Gist, PassageText, Pause, Title } from './faceparts'
import { SignedFace } from './SignedFace'

interface FaceProps {
  face: Face
  /** A thumbnail has no texts. */
  small?: boolean
  /** The numbers it has now, in place of those printed on it. */
  now?: readonly Mark[] | undefined
}

export function CardFace({ face, small = false, now }: FaceProps) {
  const { naming, skin, colourOf } = useLooks()
  const signs = skin.signs?.(face.values ?? [])
  if (signs) return <SignedFace face={face} now={now} signs={signs} small={small} />
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
      {small && !isTitled && <Gist passages={passages} />}
      {small && !isTitled && icon && <Glyph className="face-mark" icon={icon} />}
      {passages.map((passage) => (
        <PassageText key={passage.text} passage={passage} small={small} />
      ))}
    </span>
  )
}

/** Numbers and signs in their corner. */
export function Values({ values }: { values: readonly Mark[] }) {
  const { skin, wording } = useLooks()
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
  const { skin, layout, colourOf } = useLooks()
  const icon = skin.icon('tray', tray)
  const owner = layout.trays.find(({ id }) => id === tray)?.owner ?? -1
  return (
    <span aria-hidden="true" className="card-back" data-colour={colourOf(owner)}>
      {icon && <Glyph icon={icon} />}
      <b>{count}</b>
    </span>
  )
}
