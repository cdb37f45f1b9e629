/** Says how long something takes, in the reader's language. */

import type { Language } from '../words/words'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** The two largest units of a number of seconds: 3 days, 1 hour 30 minutes. */
export function duration(seconds: number, language: Language): string {
  const parts: string[] = []
  let rest = Math.max(0, Math.floor(seconds))
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0 || (unit === 'second' && parts.length === 0)) {
      const format = { style: 'unit', unit, unitDisplay: 'long' } as const
      parts.push(new Intl.NumberFormat(language, format).format(count))
    } else if (parts.length > 0) break
    if (parts.length === 2) break
  }
  return parts.join(' ')
}
