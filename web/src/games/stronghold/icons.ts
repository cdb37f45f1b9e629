/** The icons of the game, from the game-icons set (CC BY 3.0). */

import anvil from 'icon:anvil'
import arrowCluster from 'icon:arrow-cluster'
import backpack from 'icon:backpack'
import ballista from 'icon:ballista'
import barracks from 'icon:barracks-tent'
import barrier from 'icon:barrier'
import bowman from 'icon:bowman'
import brickWall from 'icon:brick-wall'
import brokenWall from 'icon:broken-wall'
import candle from 'icon:candle-light'
import cannon from 'icon:cannon'
import catapult from 'icon:catapult'
import cauldron from 'icon:cauldron'
import church from 'icon:church'
import crosshair from 'icon:crosshair'
import crumbling from 'icon:crumbling-ball'
import devilMask from 'icon:devil-mask'
import dynamite from 'icon:dynamite'
import evilWings from 'icon:evil-wings'
import farmer from 'icon:farmer'
import fire from 'icon:fire'
import flag from 'icon:flying-flag'
import ghost from 'icon:ghost'
import goblin from 'icon:goblin-head'
import guardedTower from 'icon:guarded-tower'
import hammer from 'icon:hammer-nails'
import relic from 'icon:holy-grail'
import hospital from 'icon:hospital-cross'
import hourglass from 'icon:hourglass'
import ladder from 'icon:ladder'
import lantern from 'icon:lantern-flame'
import log from 'icon:log'
import magnifier from 'icon:magnifying-glass'
import pickaxe from 'icon:mining'
import minions from 'icon:minions'
import misdirection from 'icon:misdirection'
import moon from 'icon:moon'
import ninja from 'icon:ninja-mask'
import orc from 'icon:orc-head'
import poison from 'icon:poison-bottle'
import rally from 'icon:rally-the-troops'
import back from 'icon:return-arrow'
import sabers from 'icon:sabers-choc'
import scroll from 'icon:scroll-unfurled'
import siegeTower from 'icon:siege-tower'
import skull from 'icon:skull-crossed-bones'
import spears from 'icon:spears'
import spy from 'icon:spy'
import bridge from 'icon:stone-bridge'
import stones from 'icon:stone-pile'
import sunbeams from 'icon:sunbeams'
import sword from 'icon:sword-brandish'
import emblem from 'icon:swords-emblem'
import oath from 'icon:swords-power'
import targeted from 'icon:targeted'
import team from 'icon:team-upgrade'
import toolbox from 'icon:toolbox'
import tornado from 'icon:tornado'
import trebuchet from 'icon:trebuchet'
import troll from 'icon:troll'
import trumpet from 'icon:trumpet'
import uncertainty from 'icon:uncertainty'
import veteran from 'icon:visored-helm'
import boot from 'icon:walking-boot'
import warAxe from 'icon:war-axe'
import watchtower from 'icon:watchtower'
import window_ from 'icon:window'
import trap from 'icon:wolf-trap'
import wood from 'icon:wood-pile'
import fence from 'icon:wooden-fence'
import type { Icon, IconForm } from '../../board/contract'

/** Everything by its name; a name means the same in every form. */
const ICONS: Record<string, Icon> = {
  goblin,
  orc,
  troll,
  marksman: bowman,
  soldier: sword,
  veteran,
  officer: emblem,
  warrior: warAxe,
  hourglass,
  laid: hourglass,
  wood,
  strength: sabers,
  cards: log,
  // Phase cards
  ballista,
  catapult,
  trebuchet,
  mantelet: fence,
  'siege-tower': siegeTower,
  banner: flag,
  ladders: ladder,
  sap: pickaxe,
  bridge,
  poison,
  artilleryman: targeted,
  quartermaster: backpack,
  'trench-master': barrier,
  saboteur: ninja,
  trainer: team,
  'blood-stones': stones,
  possession: devilMask,
  demon: evilWings,
  specter: ghost,
  gale: tornado,
  // Orders
  order: scroll,
  'goblin-fury': fire,
  'orc-detonation': dynamite,
  'troll-call': trumpet,
  bluff: uncertainty,
  success: skull,
  // Works
  cannon,
  cauldron,
  'cauldron-goblin': cauldron,
  'cauldron-orc': cauldron,
  'cauldron-troll': cauldron,
  poles: spears,
  'bay-window': window_,
  platform: guardedTower,
  'reinforce-walls': brickWall,
  'wall-element': brickWall,
  trap,
  'goblin-trap': trap,
  'troll-trap': trap,
  'siege-tower-trap': trap,
  malfunction: hammer,
  spy,
  blessing: candle,
  glare: sunbeams,
  sniper: crosshair,
  'confuse-orders': misdirection,
  'train-soldier': sword,
  'train-veteran': veteran,
  'track-saboteurs': magnifier,
  // Heroic orders
  'call-up': rally,
  detail: hammer,
  'fall-back': back,
  // Houses
  forge: anvil,
  workshop: toolbox,
  scouts: watchtower,
  cathedral: church,
  barracks,
  guards: lantern,
  hospital,
  courtyard: minions,
  // Objectives
  'bloody-rituals': skull,
  'stone-upon-stone': crumbling,
  'faithful-shamans': ghost,
  'first-crack': brokenWall,
  'grand-battery': catapult,
  'ring-of-iron': minions,
  'tower-at-the-wall': siegeTower,
  'red-harvest': hospital,
  'silenced-tower': cannon,
  'great-horde': orc,
  // Plans
  'last-reserve': sword,
  'burning-field': fire,
  'night-shift': moon,
  'hasty-masonry': brickWall,
  'hail-of-arrows': arrowCluster,
  'heroes-oath': oath,
  'torn-down': ladder,
  'night-sortie': boot,
  'holy-relic': relic,
  militia: farmer,
  // Kinds of cards
  'phase-2': catapult,
  'phase-3': ladder,
  'phase-4': team,
  'phase-5': skull,
  objective: flag,
  plan: scroll,
  work: hammer,
  heroic: emblem,
  hit: targeted,
  section: brickWall,
}

/** Signs of hit cards name the field and the unit, such as `poles-orc`. */
const ON_HIT_CARDS = /^(cannon|poles)-(goblin|orc|troll)$/

export function icon(_form: IconForm, name: string): Icon | undefined {
  return ICONS[name] ?? ICONS[ON_HIT_CARDS.exec(name)?.[2] ?? '']
}
