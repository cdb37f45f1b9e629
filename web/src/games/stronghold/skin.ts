/** The looks of Stronghold. */

import { lazy } from 'react'
import type { EventInfo } from '../../api/types'
import type { Skin } from '../../board/contract'
import { DefenderShelf } from './DefenderShelf'
import { grounds } from './grounds'
import { InvaderShelf } from './InvaderShelf'
import { icon } from './icons'
import { Scenery } from './Scenery'
import { SectionCard } from './SectionCard'
import { plate } from './SectionPlate'
import './skin.css'

const INVADER = 0

/** Where an event went from and to. */
function moved({ kind, fields }: EventInfo): readonly string[] {
  const { source, to, path } = fields
  if (kind === 'DefenderMoved') return [String(source), String(to)]
  // A path is called by its two ends; attackers stand before a section, not on it.
  if (kind === 'GroupMoved')
    return String(path)
      .split('-')
      .map((end) => end.replace(/^w\d$/, '$&:attack'))
  return []
}

export const skin: Skin = {
  game: 'stronghold',
  icon,
  headlines: { TurnBegan: 1, PhaseBegan: 2, StageBegan: 2 },
  moved,
  passes: {
    window: 'close-window',
    card: 'end-phase',
    supplies: 'end-phase',
    'stage-plan': 'no-plan',
    strengthen: 'spare',
  },
  accepts: ['fire', 'heal'],
  presets: ['stage-plan', 'strengthen', 'fire', 'heal'],
  endsWithPicks: ['row', 'objectives', 'plans', 'heal', 'plan-price'],
  FightPicture: lazy(() => import('./FightPicture')),
  grounds,
  Scenery,
  ShelfAbove: InvaderShelf,
  ShelfBelow: DefenderShelf,
  panelShows: ['row', 'works', 'stock', 'tokens', 'objectives', 'hand', 'plans'],
  panels: { section: { Panel: SectionCard, plate } },
  edge: (seat) => (seat === INVADER ? 'notched' : 'round'),
}
