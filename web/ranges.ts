/** Tells browsers which letters each file of a typeface has, so that they fetch only files they need.
 *
 * The packages say so for all of their files together, but not where single ones are taken from them.
 */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** A style sheet of one file of a typeface: which letters, and how heavy. */
const SHEET = /@fontsource[\\/][^\\/]+[\\/]([a-z-]+)-\d+\.css$/

export function ranges(): Plugin {
  return {
    name: 'ranges',
    enforce: 'pre',
    transform(code, id) {
      const letters = SHEET.exec(id)?.[1]
      if (!letters) return undefined
      const range = JSON.parse(readFileSync(join(dirname(id), 'unicode.json'), 'utf8'))[letters]
      if (!range) throw new Error(`${id} does not say which letters it has`)
      return code.replace('src:', `unicode-range: ${range};\n  src:`)
    },
  }
}
