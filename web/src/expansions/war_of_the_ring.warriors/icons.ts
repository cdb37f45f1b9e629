/** The icons of the expansion, from the game-icons set (CC BY 3.0). */

import barbute from 'icon:barbute'
import axe from 'icon:battered-axe'
import burningEye from 'icon:burning-eye'
import cardDraw from 'icon:card-draw'
import cardPlay from 'icon:card-play'
import treeFace from 'icon:deku-tree'
import eagle from 'icon:eagle-head'
import galleon from 'icon:galleon'
import oak from 'icon:oak'
import rally from 'icon:rally-the-troops'
import sailboat from 'icon:sailboat'
import skull from 'icon:skull-crossed-bones'
import sparkles from 'icon:sparkles'
import spectre from 'icon:spectre'
import spider from 'icon:spider-alt'
import wave from 'icon:wave-crest'
import type { Icon, IconForm } from '../../board/contract'

export const FACTIONS = {
  free: ['dead', 'eagles', 'ents'],
  shadow: ['corsairs', 'dunlendings', 'spiders'],
} as const

const FIGURES: Readonly<Record<string, Icon>> = {
  dead: spectre,
  eagles: eagle,
  ents: treeFace,
  corsairs: galleon,
  dunlendings: axe,
  spiders: spider,
}

/** Two icons beside each other, for a face that has two parts. */
function both(one: Icon, other: Icon): Icon {
  return {
    body: `<g transform="translate(-16 -16) scale(.58)">${one.body}</g><g transform="translate(230 230) scale(.58)">${other.body}</g><path fill="currentColor" d="M470 20l22 22L42 492l-22 -22Z"/>`,
    width: 512,
    height: 512,
  }
}

const DICE: Readonly<Record<string, Icon>> = {
  'faction-muster': barbute,
  'faction-play-draw': both(cardPlay, cardDraw),
  'faction-muster-play': both(barbute, cardPlay),
  'faction-muster-draw': both(barbute, cardDraw),
  'faction-eye': burningEye,
  'faction-wild': sparkles,
}

const SIGNS: Readonly<Record<string, Icon>> = {
  entwood: oak,
  'western-way': sailboat,
  'at-sea': wave,
}

const KINDS: Readonly<Record<string, Icon>> = { faction: rally, call: rally }

/** The parts of a faction card. */
const PASSAGES: Readonly<Record<string, Icon>> = { muster: barbute, end: skull }

/** The icon of something that the expansion brings. */
export function icon(form: IconForm, name: string): Icon | undefined {
  if (form === 'die') return DICE[name]
  if (form === 'kind' || form === 'tray') return KINDS[name]
  if (form === 'passage') return PASSAGES[name]
  if (form === 'mark') return SIGNS[name] ?? FIGURES[name.replace(/^faction-/, '')]
  return FIGURES[name] ?? SIGNS[name]
}
