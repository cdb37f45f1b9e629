/** The icons of the game, from the game-icons set (CC BY 3.0). */

import barbute from 'icon:barbute'
import bowman from 'icon:bowman'
import burningEye from 'icon:burning-eye'
import castle from 'icon:castle'
import crossedSwords from 'icon:crossed-swords'
import crown from 'icon:crown'
import crownedSkull from 'icon:crowned-skull'
import crystalBall from 'icon:crystal-ball'
import wall from 'icon:defensive-wall'
import dwarfFace from 'icon:dwarf-face'
import evilEyes from 'icon:evil-eyes'
import hood from 'icon:hood'
import horn from 'icon:hunting-horn'
import knightBanner from 'icon:knight-banner'
import mushrooms from 'icon:mushrooms'
import pointyHat from 'icon:pointy-hat'
import polarStar from 'icon:polar-star'
import ring from 'icon:ring'
import skullMask from 'icon:skull-mask'
import pipe from 'icon:smoking-pipe'
import stoneTower from 'icon:stone-tower'
import sword from 'icon:sword-brandish'
import village from 'icon:village'
import boot from 'icon:walking-boot'
import wizardFace from 'icon:wizard-face'
import staff from 'icon:wizard-staff'
import wyvern from 'icon:wyvern'
import type { Icon, IconForm } from '../../board/contract'
import { EMBLEMS, kindOf, type Nation } from './nations'

const FIGURES: Readonly<Record<string, Icon>> = {
  'gandalf-grey': pointyHat,
  strider: hood,
  boromir: horn,
  legolas: bowman,
  gimli: dwarfFace,
  meriadoc: pipe,
  peregrin: mushrooms,
  aragorn: crown,
  'gandalf-white': staff,
  gollum: evilEyes,
  saruman: wizardFace,
  'witch-king': crownedSkull,
  'mouth-of-sauron': skullMask,
  'ring-bearers': ring,
}

/** Two icons beside each other, for a face that has two. */
function both(one: Icon, other: Icon): Icon {
  return {
    body: `<g transform="translate(-20 -20) scale(.62)">${one.body}</g><g transform="translate(214 214) scale(.62)">${other.body}</g>`,
    width: 512,
    height: 512,
  }
}

const DICE: Readonly<Record<string, Icon>> = {
  character: sword,
  army: knightBanner,
  muster: barbute,
  'muster-army': both(barbute, knightBanner),
  event: crystalBall,
  'will-of-the-west': polarStar,
  eye: burningEye,
  moved: boot,
}

const MARKS: Readonly<Record<string, Icon>> = {
  town: village,
  city: stoneTower,
  stronghold: castle,
  fortification: wall,
  leader: crown,
  nazgul: wyvern,
  ring,
  progress: boot,
  corruption: ring,
  hunt: burningEye,
}

export function icon(form: IconForm, name: string): Icon | undefined {
  if (form === 'figure') return FIGURES[name]
  if (form === 'die') return DICE[name]
  if (form === 'mark' || form === 'spot') return MARKS[name] ?? DICE[name.replace(/^die-/, '')]
  if (form === 'passage') return name === 'combat' ? crossedSwords : DICE[name]
  if (form === 'kind' || form === 'tray') return name === 'strategy' ? knightBanner : sword
  if (form === 'token' || form === 'unit') {
    const { nation, kind } = kindOf(name)
    return MARKS[name] ?? MARKS[kind] ?? EMBLEMS[nation]
  }
  return EMBLEMS[name as Nation]
}
