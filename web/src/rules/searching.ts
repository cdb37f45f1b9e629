/** Finds rules by words, whatever their capitals and accents. */

import type { RulebookInfo, RuleChapter } from '../api/types'

/** Letters that are no letter with an accent, but are typed as one. */
const ALIKE: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', æ: 'ae', ß: 'ss' }

/** A text as it is compared: without capitals and accents. */
export function bare(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[łøđæß]/g, (letter) => ALIKE[letter] ?? letter)
}

export interface Wanted {
  words: string
  onlyOurs: boolean
}

/** The chapters with what of them is wanted; those of which nothing is are left out. */
export function searched(book: RulebookInfo, { words, onlyOurs }: Wanted): RuleChapter[] {
  const parts = bare(words).split(/\s+/).filter(Boolean)
  return book.chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text, open = '' }) => {
        if (onlyOurs && !open) return false
        const all = bare(`${id} ${title} ${text} ${open}`)
        return parts.every((part) => all.includes(part))
      }),
    }))
    .filter(({ rules }) => rules.length > 0)
}

export const countRules = (chapters: readonly RuleChapter[]) =>
  chapters.reduce((count, { rules }) => count + rules.length, 0)
