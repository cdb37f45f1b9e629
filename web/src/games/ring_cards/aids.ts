/** Icons that only the summary and the gallery of the game show. */

import gear from 'icon:battle-gear'
import play from 'icon:card-play'
import hood from 'icon:cowled'
import banner from 'icon:knight-banner'
import move from 'icon:move'
import hourglass from 'icon:sands-of-time'
import scroll from 'icon:scroll-unfurled'
import treasureMap from 'icon:treasure-map'
import vertical from 'icon:vertical-banner'
import type { GameAids } from '../../aids/looks'
import type { Icon } from '../../board/contract'

const ICONS: Readonly<Record<string, Readonly<Record<string, Icon>>>> = {
  type: { army: banner, character: hood, item: gear, event: scroll },
  action: { play, move, card: treasureMap, pass: hourglass, reserve: vertical },
}

export const aids: GameAids = { icon: (form, name) => ICONS[form]?.[name] }
