/** Whether the fonts of the page are there; names are placed anew once they are. */

import { useEffect, useState } from 'react'

export function useFonts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let wanted = true
    document.fonts?.load?.('700 12px "Alegreya SC"').then(
      () => document.fonts.ready.then(() => wanted && setReady(true)),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])
  return isReady
}
