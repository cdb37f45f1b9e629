/** The looks of Warriors of Middle-earth: what they add to those of War of the Ring. */

import type { Skin } from '../../board/contract'
import { CalledPanel } from './CalledPanel'
import { FactionScenery } from './FactionScenery'
import { FactionShelf } from './FactionShelf'
import { FactionStrip } from './FactionStrip'
import { token } from './FactionToken'
import { icon } from './icons'
import './skin.css'

export function extend(skin: Skin): Skin {
  return {
    ...skin,
    icon: (form, name) => icon(form, name) ?? skin.icon(form, name),
    moved: (event) =>
      event.kind === 'FiguresMoved'
        ? [String(event.fields.source), String(event.fields.to)]
        : (skin.moved?.(event) ?? []),
    headlines: { ...skin.headlines, FactionDieUsed: 2, FactionDieOnCard: 2 },
    presets: [...(skin.presets ?? []), 'take-along', 'join-dead'],
    lesser: [...(skin.lesser ?? []), 'faction-skip', 'leave-dead'],
    shelves: [...(skin.shelves ?? []), FactionShelf],
    strips: [...(skin.strips ?? []), FactionStrip],
    sceneries: [...(skin.sceneries ?? []), FactionScenery],
    tokens: { ...skin.tokens, faction: token },
    panelShows: [...(skin.panelShows ?? []), 'factions', 'calls'],
    panels: { ...skin.panels, 'called-factions': { Panel: CalledPanel } },
  }
}
