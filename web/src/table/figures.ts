/** Numbers of a forecast as the reader writes them. */

import { useMemo } from 'react'
import { useTable } from './context'

/** What is added or taken away. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

export function useFigures() {
  const { language } = useTable().wording.words
  return useMemo(() => {
    const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
    const decimal = new Intl.NumberFormat(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    return {
      /** A chance; what is possible is never told as impossible, nor as certain. */
      share(chance: number): string {
        if (chance > 0 && chance < 0.005) return `<${percent.format(0.01)}`
        if (chance < 1 && chance >= 0.995) return `>${percent.format(0.99)}`
        return percent.format(chance)
      },
      mean: (value: number) => decimal.format(value),
    }
  }, [language])
}
