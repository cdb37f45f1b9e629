/** Names inside a sentence that can be followed: they are marked while the sentence is made, since only
 * it knows where each name comes to stand, and in which form. */

/** Marks the name of a thing, or leaves it as it is. */
export type Linking = (ref: string, name: string) => string

/** A piece of a sentence, and what it names if it can be followed. */
export interface Piece {
  text: string
  ref?: string
  /** Marks before and after a name, such as quotation marks: no line breaks there. */
  open?: string
  shut?: string
}

// Characters that no text has, from the private use area: before the reference, between it and the
// name, and after the name.
const BEGIN = '\uE000'
const BETWEEN = '\uE001'
const END = '\uE002'
const OPENING = '[\\p{Ps}\\p{Pi}„"]*'
const CLOSING = '[\\p{Pe}\\p{Pf}“",.;:!?…]*'
const NAME = `${BEGIN}([^${BETWEEN}]*)${BETWEEN}([^${END}]*)${END}`
const MARKED = new RegExp(`(${OPENING})${NAME}(${CLOSING})`, 'u')
/** A text, and what `MARKED` finds after it. */
const PARTS = 5

export const unlinked: Linking = (_ref, name) => name
export const linked: Linking = (ref, name) => `${BEGIN}${ref}${BETWEEN}${name}${END}`

/** A sentence cut at its marks. */
export function piecesOf(sentence: string): Piece[] {
  const cut = sentence.split(MARKED)
  const pieces: Piece[] = []
  for (let at = 0; at < cut.length; at += PARTS) {
    const [text = '', open = '', ref, name = '', shut = ''] = cut.slice(at, at + PARTS)
    if (text) pieces.push({ text })
    if (ref !== undefined) pieces.push({ text: name, ref, open, shut })
  }
  return pieces
}

/** A sentence without its marks. */
export const plainOf = (sentence: string): string =>
  piecesOf(sentence)
    .map(({ text, open = '', shut = '' }) => `${open}${text}${shut}`)
    .join('')
