/** What those hear of a card who do not see its face. */

import type { Face, Mark } from '../api/types'
import { useTable } from '../table/context'
import { unquoted } from './faceparts'

/** A face in one line: what the card is called, what it is, and its numbers; `now` are the numbers it
 * has where it lies, in place of those printed on it. */
export function useSpokenFace(): (face: Face, now?: readonly Mark[]) => string {
  const { naming, skin, wording } = useTable()
  const counted = ({ name, value = 0 }: Mark, isNow = false) =>
    value > 0 || isNow ? `${value} ${wording.counted(name, value)}` : wording.mark(name)
  const valued = ({ name, value = 0 }: Mark) =>
    value > 0 ? `${wording.mark(name)} ${value}` : wording.mark(name)
  return (face, now) => {
    const { label, passages, title, values = [] } = face
    const signs = skin.signs?.(values)
    const kind = label ? naming.name(label) : ''
    if (signs) {
      const numbers = (now ?? signs.numbers).map((mark) => counted(mark, now !== undefined))
      const line = signs.line.map((each) => wording.mark(each))
      return joined([unquoted(naming.name(title)), kind, ...line, ...numbers])
    }
    const titles = passages.flatMap((passage) => (passage.title ? [passage.title] : []))
    const names = (titles.length ? titles : [title]).map((each) => unquoted(naming.name(each)))
    return joined([...names, kind, ...values.map(valued)])
  }
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
