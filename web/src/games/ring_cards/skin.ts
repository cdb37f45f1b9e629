/** The looks of War of the Ring: The Card Game. */

import type { Skin } from '../../board/contract'
import { icon } from './icons'
import { signs } from './signs'
import './skin.css'

export const skin: Skin = {
  game: 'ring_cards',
  icon,
  signs,
  headlines: { RoundBegan: 1, CombatBegan: 2, PathActivated: 2, BattlegroundActivated: 2 },
}
