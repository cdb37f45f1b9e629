/** The icons of the game, from the game-icons set (CC BY 3.0), and a few drawn for it. */

import ruins from 'icon:ancient-ruins'
import shieldIcon from 'icon:attached-shield'
import bat from 'icon:bat'
import bearHead from 'icon:bear-head'

import archer from 'icon:bowman'
import brokenWall from 'icon:broken-wall'
import brutalHelm from 'icon:brutal-helm'
import burningEye from 'icon:burning-eye'
import cave from 'icon:cave-entrance'
import concentration from 'icon:concentration-orb'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import cycle from 'icon:cycle'
import dwarfHelmet from 'icon:dwarf-helmet'
import eagle from 'icon:eagle-emblem'
import eagleHead from 'icon:eagle-head'
import elfHelmet from 'icon:elf-helmet'
import emerald from 'icon:emerald'
import rage from 'icon:enrage'
import entryDoor from 'icon:entry-door'
import evilTower from 'icon:evil-tower'
import fist from 'icon:fist'
import goblin from 'icon:goblin'
import grass from 'icon:high-grass'
import highShot from 'icon:high-shot'
import hills from 'icon:hills'
import hobbitDoor from 'icon:hobbit-door'
import horn from 'icon:hunting-horn'
import knightBanner from 'icon:knight-banner'
import mail from 'icon:mail-shirt'
import mountainRoad from 'icon:mountain-road'
import nest from 'icon:nest-birds'
import oakLeaf from 'icon:oak-leaf'
import openBook from 'icon:open-book'
import orcHead from 'icon:orc-head'
import peaks from 'icon:peaks'
import pointyHat from 'icon:pointy-hat'
import polarStar from 'icon:polar-star'
import rallying from 'icon:rally-the-troops'
import ring from 'icon:ring'
import sailboat from 'icon:sailboat'
import scroll from 'icon:scroll-unfurled'
import shrug from 'icon:shrug'
import sparkles from 'icon:sparkles'
import spears from 'icon:spears'
import barricade from 'icon:stakes-fence'
import sunrise from 'icon:sunrise'
import swamp from 'icon:swamp'
import sword from 'icon:sword-brandish'
import thorFist from 'icon:thor-fist'
import trumpetFlag from 'icon:trumpet-flag'
import village from 'icon:village'
import walkingBoot from 'icon:walking-boot'
import warhammer from 'icon:warhammer'
import warlord from 'icon:warlord-helmet'
import whiteTower from 'icon:white-tower'
import wolfHead from 'icon:wolf-head'
import woodAxe from 'icon:wood-axe'
import type { Icon, IconForm } from '../../board/contract'

/** Two icons beside each other. */
const pair = (one: Icon, other: Icon): Icon => ({
  body: `${one.body}<g transform="translate(${one.width} 0)">${other.body}</g>`,
  width: one.width + other.width,
  height: Math.max(one.height, other.height),
})

/** An icon drawn larger in the same box, for those that leave much of it empty. */
const larger = (icon: Icon, by: number): Icon => ({
  ...icon,
  body: `<g transform="translate(${(icon.width * (1 - by)) / 2} ${(icon.height * (1 - by)) / 2}) scale(${by})">${icon.body}</g>`,
})

/** Stones that lead through water. */
const ford: Icon = {
  width: 100,
  height: 100,
  body: [
    '<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round" opacity=".7">',
    '<path d="M12 30q9-9 18 0t18 0M56 22q9-9 18 0t16 0M10 80q9-9 18 0t18 0M60 84q9-9 18 0"/></g>',
    '<g fill="currentColor"><ellipse cx="22" cy="56" rx="13" ry="9"/>',
    '<ellipse cx="50" cy="48" rx="12" ry="9"/><ellipse cx="78" cy="56" rx="13" ry="9"/></g>',
  ].join(''),
}

const bats = larger(bat, 1.9)

const UNITS: Record<string, Icon> = {
  'dwarf-regulars': woodAxe,
  'dwarf-veterans': dwarfHelmet,
  'lake-men': sailboat,
  'wood-elf-archers': highShot,
  'wood-elf-spearmen': spears,
  orcs: orcHead,
  'great-orcs': brutalHelm,
  wargs: wolfHead,
  goblins: larger(goblin, 1.12),
}

const FIGURES: Record<string, Icon> = {
  bard: archer,
  dain: warhammer,
  gandalf: pointyHat,
  thranduil: elfHelmet,
  bilbo: hobbitDoor,
  thorin: oakLeaf,
  'lord-of-the-eagles': eagleHead,
  beorn: bearHead,
  bolg: warlord,
}

const DICE: Record<string, Icon> = {
  character: sword,
  army: knightBanner,
  muster: horn,
  event: scroll,
  'muster-army': pair(horn, knightBanner),
  'will-of-the-west': sunrise,
  eye: burningEye,
}

const MARKS: Record<string, Icon> = {
  settlement: village,
  fortification: whiteTower,
  mustering: trumpetFlag,
  'eagles-eyrie': nest,
  'goblin-mustering-point-north': cave,
  'goblin-mustering-point-west': cave,
  'mountain-pass-north': mountainRoad,
  'mountain-pass-west': mountainRoad,
  strength: fist,
  movement: walkingBoot,
  leadership: crown,
  hills,
  mountains: peaks,
  plains: grass,
  ruins,
  swamps: swamp,
}

const TOKENS: Record<string, Icon> = {
  'great-bats': bats,
  eagles: eagle,
  wrath: rage,
  concentration,
  troubled: shrug,
  bodyguard: shieldIcon,
  ring,
  'two-orcs': orcHead,
  'fate-arkenstone': emerald,
  'fate-necromancer': evilTower,
  ...UNITS,
}

const CARDS: Record<string, Icon> = {
  ...Object.fromEntries(Object.entries(UNITS).map(([unit, icon]) => [`unit-${unit}`, icon])),
  regroup: cycle,
  'vampire-like': bats,
  'thorins-mighty-strokes': thorFist,
}

const KINDS: Record<string, Icon> = {
  army: knightBanner,
  character: sword,
  muster: horn,
  fate: polarStar,
}

const PASSAGES: Record<string, Icon> = {
  order: rallying,
  combat: crossedSwords,
  entry: entryDoor,
  ability: sparkles,
}

/** The backs of cards, by how the names of their trays begin. */
const BACKS: Record<string, Icon> = {
  event: scroll,
  story: openBook,
  fate: polarStar,
  cards: shieldIcon,
}

const BY_FORM: Partial<Record<IconForm, Record<string, Icon>>> = {
  unit: UNITS,
  figure: FIGURES,
  die: DICE,
  mark: MARKS,
  token: TOKENS,
  card: CARDS,
  spot: { ford },
  flag: { control: burningEye },
  barrier: { closed: barricade },
  damage: { fortification: brokenWall, armour: mail },
  kind: KINDS,
  passage: PASSAGES,
}

export function icon(form: IconForm, name: string): Icon | undefined {
  if (form === 'tray') return BACKS[name.split('-')[0] ?? '']
  return BY_FORM[form]?.[name]
}
