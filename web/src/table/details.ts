/** Gathers all that is known about one thing on the table: what it is, where it is, what is there. */

import type {
  Area,
  Counter,
  Face,
  Figure,
  Group,
  Layout,
  Mark,
  Marker,
  Part,
  Scene,
  Sheet,
  Track,
  Tray,
} from '../api/types'
import { sheetOf } from '../cards/lying'
import type { Wording } from '../words/wording'
import { faceNameOf, faceRef } from './finding'
import type { Naming } from './naming'
import { panelAt } from './panels'

/** Something named in a detail; it can be followed if it has a reference. */
export interface Entry {
  text: string
  ref?: string
  /** What is to be said of it besides its name. */
  note?: string
  /** Its numbers and signs, such as the strength of a unit. */
  values?: readonly Mark[]
}

export interface EntryList {
  /** A key of the client's words: `detail-<heading>`. */
  heading: 'where' | 'standing' | 'neighbours' | 'units' | 'with' | 'areas' | 'cards' | 'spaces'
  entries: readonly Entry[]
}

export interface Detail {
  ref: string
  title: string
  /** What it is, in a few words each. */
  lead: readonly string[]
  /** Whose it is; -1 for nobody's. */
  owner: number
  face?: Face | undefined
  sheet?: Sheet | undefined
  lists: readonly EntryList[]
}

/** What a detail is made of. */
export interface Known {
  layout: Layout
  scene: Scene
  faces: ReadonlyMap<string, Face>
  wording: Wording
  naming: Naming
  skin: { faceOf?(name: string): string }
}

const NOBODY = -1
type Piece = Counter | Figure | Marker

/** All about the thing of this id; nothing if there is no such thing, or not any more. */
export function detailOf(ref: string, known: Known): Detail | undefined {
  const { layout, scene, faces } = known
  const byId = <Thing extends { id: string }>(things: readonly Thing[] = []) =>
    things.find(({ id }) => id === ref)
  const area = byId(layout.areas)
  if (area) return ofArea(area, known)
  const counter = byId(scene.counters)
  if (counter) return ofCounter(counter, known)
  for (const army of scene.counters) {
    const part = byId(army.parts)
    if (part) return ofPart(part, army, known)
  }
  const piece = byId(scene.figures) ?? byId(scene.markers)
  if (piece) return ofPiece(piece, known)
  const group = byId(layout.groups)
  if (group) return ofGroup(group, known)
  const sheet = byId(layout.sheets)
  if (sheet) return ofSheet(sheet, known)
  const tray = byId(layout.trays)
  if (tray) return ofTray(tray, known)
  const track = byId(layout.tracks)
  if (track) return ofTrack(track, known)
  const face = faces.get(faceNameOf(ref) ?? '')
  return face && ofFace(ref, face, known)
}

const filled = (lists: readonly EntryList[]) => lists.filter(({ entries }) => entries.length)
const told = (texts: readonly (string | undefined)[]) => texts.filter((text) => !!text) as string[]

function ofArea(area: Area, known: Known): Detail {
  const { layout, scene, naming, wording } = known
  const group = layout.groups.find(({ id }) => id === area.group)
  const texture = layout.textures.find(({ id }) => id === area.texture)
  const marks = (area.marks ?? []).map(({ name, value = 0 }) => marked(wording, name, value))
  const flag = scene.markers.find(({ form, at }) => form === 'flag' && at === area.id)
  const standing = [
    ...scene.counters.filter(({ at }) => at === area.id),
    ...scene.figures.filter(({ at }) => at === area.id),
    ...scene.markers.filter(({ at, form }) => at === area.id && form !== 'flag'),
  ]
  return {
    ref: area.id,
    title: naming.name(area.label),
    owner: flag?.owner ?? NOBODY,
    lead: told([texture && naming.name(texture.label), ...marks, fighting(area.id, known)]),
    lists: filled([
      { heading: 'where', entries: group ? [entryOf(group.id, known)] : [] },
      { heading: 'standing', entries: standing.map((piece) => pieceEntry(piece, known)) },
      { heading: 'neighbours', entries: neighboursOf(area.id, known) },
    ]),
  }
}

/** The areas that share a border with this one, and what kind of border it is. */
export function neighboursOf(area: string, known: Known): Entry[] {
  const { layout, wording } = known
  const drawn = new Set(layout.areas.map(({ id }) => id))
  return layout.lines.flatMap(({ between = [], style = '' }) => {
    const other = between.find((id) => id !== area)
    if (!between.includes(area) || other === undefined || !drawn.has(other)) return []
    const note = wording.words.find(`border-${style}`)
    return [{ ...entryOf(other, known), ...(note ? { note } : {}) }]
  })
}

function ofCounter(counter: Counter, known: Known): Detail {
  const { scene, naming, wording } = known
  const { id, at, owner, parts, values = [] } = counter
  return {
    ref: id,
    title: naming.title(id),
    owner,
    lead: told([
      ...values.map(({ name, value = 0 }) => marked(wording, name, value)),
      fighting(at, known),
    ]),
    lists: filled([
      { heading: 'where', entries: [entryOf(at, known)] },
      { heading: 'units', entries: parts.map((part) => partEntry(part, known)) },
      { heading: 'with', entries: carriedBy(id, scene).map((each) => pieceEntry(each, known)) },
    ]),
  }
}

function ofPart(part: Part, army: Counter, known: Known): Detail {
  const { naming, skin, faces } = known
  return {
    ref: part.id,
    title: counted(naming.name(part.label), part.count, known),
    owner: army.owner,
    lead: [],
    face: faces.get(skin.faceOf?.(part.name) ?? ''),
    lists: [
      { heading: 'where', entries: [{ text: naming.whereabouts(army.at), ref: army.at }] },
      { heading: 'with', entries: [entryOf(army.id, known)] },
    ],
  }
}

function ofPiece(piece: Figure | Marker, known: Known): Detail {
  const { layout, scene, faces, naming, wording } = known
  const { id, at, name = '', owner = NOBODY, marks = [] } = piece
  const isCard = 'form' in piece && piece.form === 'card'
  const values = 'values' in piece ? (piece.values ?? []) : []
  const sheet = isCard ? undefined : sheetOf(id, layout, scene)
  const near = [...carriedBy(id, scene), ...(sheet ? carriedBy(sheet.id, scene) : [])]
  return {
    ref: id,
    title: counted(naming.title(id), ('count' in piece && piece.count) || 1, known),
    owner,
    lead: [
      ...marks.map((mark) => wording.mark(mark)),
      ...(isCard ? [] : values.map((each) => marked(wording, each.name, each.value ?? 0))),
    ],
    sheet,
    ...(isCard ? { face: faces.get(name) } : {}),
    lists: filled([
      { heading: 'where', entries: [placeEntry(at, known)] },
      { heading: 'with', entries: near.map((each) => pieceEntry(each, known)) },
    ]),
  }
}

function ofGroup(group: Group, known: Known): Detail {
  const { layout, scene, naming } = known
  const lying = [...scene.figures, ...scene.markers].filter(({ at }) => at === group.id)
  const areas = layout.areas.filter((area) => area.group === group.id)
  return {
    ref: group.id,
    title: naming.name(group.label),
    owner: NOBODY,
    lead: [],
    lists: filled([
      { heading: 'standing', entries: lying.map((piece) => pieceEntry(piece, known)) },
      {
        heading: 'areas',
        entries: areas.map(({ id }) => {
          const here = naming.lyingAt(id).join(', ')
          return { ...entryOf(id, known), ...(here ? { note: here } : {}) }
        }),
      },
    ]),
  }
}

function ofSheet(sheet: Sheet, known: Known): Detail {
  const { scene, naming } = known
  const everywhere = [...scene.figures, ...scene.markers].filter(({ name }) => name === sheet.name)
  return {
    ref: sheet.id,
    title: naming.name(sheet.title),
    owner: sheet.owner,
    lead: [],
    sheet,
    lists: filled([
      { heading: 'where', entries: everywhere.map(({ at }) => placeEntry(at, known)) },
      {
        heading: 'with',
        entries: carriedBy(sheet.id, scene).map((each) => pieceEntry(each, known)),
      },
    ]),
  }
}

function ofTray(tray: Tray, known: Known): Detail {
  const { scene, naming } = known
  const lying = [...scene.figures, ...scene.markers].filter(({ at }) => at === tray.id)
  return {
    ref: tray.id,
    title: naming.title(tray.id),
    owner: tray.owner ?? NOBODY,
    lead: [],
    lists: filled([{ heading: 'cards', entries: lying.map((each) => pieceEntry(each, known)) }]),
  }
}

function ofTrack(track: Track, known: Known): Detail {
  const { scene, naming, wording } = known
  const lying = [...scene.figures, ...scene.markers]
  const entries = track.spaces.flatMap(({ id }, index) =>
    lying
      .filter(({ at }) => at === id)
      .map((piece) => ({
        ...pieceEntry(piece, known),
        note: wording.words.say('of-goal', { index, goal: track.goal }),
      })),
  )
  return {
    ref: track.id,
    title: naming.name(track.label),
    owner: NOBODY,
    lead: [],
    lists: filled([{ heading: 'spaces', entries }]),
  }
}

function ofFace(ref: string, face: Face, { naming }: Known): Detail {
  return {
    ref,
    title: naming.name(face.title),
    owner: face.owner ?? NOBODY,
    lead: [],
    face,
    lists: [],
  }
}

// Entries

const entryOf = (ref: string, { naming }: Known): Entry => ({ ref, text: naming.title(ref) })

/** A place; one without a detail of its own, such as a space of a track, is only named. */
function placeEntry(at: string, known: Known): Entry {
  const { layout, naming } = known
  const track = layout.tracks.find(({ spaces }) => spaces.some(({ id }) => id === at))
  if (track) return { text: naming.whereabouts(at), ref: track.id }
  return { text: naming.whereabouts(at), ref: at }
}

function pieceEntry(piece: Piece, known: Known): Entry {
  if ('parts' in piece) {
    const units = piece.parts.map(({ label, count }) =>
      counted(known.naming.name(label), count, known),
    )
    return { ...entryOf(piece.id, known), note: units.join(', ') }
  }
  const count = ('count' in piece && piece.count) || 1
  return { ref: piece.id, text: counted(known.naming.title(piece.id), count, known) }
}

/** Units of an army: what they can do is told by a card, if there is one. */
function partEntry(part: Part, known: Known): Entry {
  const { naming, skin, faces } = known
  const text = counted(naming.name(part.label), part.count, known)
  const name = skin.faceOf?.(part.name)
  const face = name === undefined ? undefined : faces.get(name)
  if (!face) return { text, ref: part.id }
  const { values = [] } = face
  return { text, ref: faceRef(face.name), ...(values.length ? { values } : {}) }
}

/** What is with a piece or lies on it. */
const carriedBy = (id: string, { figures, markers }: Scene): Piece[] =>
  [...figures, ...markers].filter(({ at }) => at === id)

const counted = (text: string, count: number, { wording }: Known) =>
  count === 1 ? text : wording.words.say('times', { text, count })

const marked = (wording: Wording, name: string, value: number) =>
  value ? `${wording.mark(name)} ${value}` : wording.mark(name)

const fighting = (at: string, { scene, wording }: Known) => {
  const fight = panelAt(scene, at)
  return fight ? wording.mark(fight.panel) : ''
}
