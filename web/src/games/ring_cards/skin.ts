/** The looks of War of the Ring: The Card Game. */

import { lazy } from 'react'
import type { Skin } from '../../board/contract'
import { ContestLine, ContestPanel } from './ContestPanel'
import { icon } from './icons'
import { signs } from './signs'
import './skin.css'

export const skin: Skin = {
  game: 'ring_cards',
  icon,
  fetchMore: () => import('../../cardtable/CardTable'),
  signs,
  passes: { turn: 'pass' },
  presets: ['turn', 'text'],
  FightPicture: lazy(() => import('./FightPicture')),
  panels: { contest: { Panel: ContestPanel, Line: ContestLine } },
  headlines: { RoundBegan: 1, CombatBegan: 2, PathActivated: 2, BattlegroundActivated: 2 },
}
