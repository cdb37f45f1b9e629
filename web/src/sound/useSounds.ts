/** Lets one hear that it is one's turn, that dice fall and that a fight begins, as far as it is wanted. */

import { useEffect, useRef } from 'react'
import { keptValue } from '../ui/Preferences'
import type { Sound } from './sounds'

interface Heard {
  /** Whether something is asked here. */
  isAsked: boolean
  /** Whether dice are being told of. */
  diceFall: boolean
  isFight: boolean
}

/** What is heard where only few sounds are wanted. */
const FEW: readonly Sound[] = ['turn']

const isWanted = (sound: Sound) => {
  const wanted = keptValue('sound')
  return wanted === 'all' || (wanted === 'few' && FEW.includes(sound))
}

export function useSounds({ isAsked, diceFall, isFight }: Heard): void {
  useBeginning(isAsked, 'turn')
  useBeginning(diceFall, 'dice')
  useBeginning(isFight, 'fight')
}

/** Sounds when something begins to be so; what was so from the start makes no noise. */
function useBeginning(isSo: boolean, sound: Sound): void {
  const was = useRef(isSo)
  useEffect(() => {
    if (isSo && !was.current && isWanted(sound)) {
      // The table does not wait for its sounds, and is not heavier by them.
      import('./sounds').then(({ play }) => play(sound)).catch(() => undefined)
    }
    was.current = isSo
  }, [isSo, sound])
}
