/** Says what lies on the table, for names that are read aloud. */

import type { Area, Counter, Figure, Layout, Marker, Scene } from '../api/types'
import type { Wording } from '../words/wording'
import { capitalised } from '../words/words'
import { panelsOf } from './panels'

const NOBODY = -1

/** Looks things up by their ids and describes them. */
export class Naming {
  private readonly areas: ReadonlyMap<string, Area>
  private readonly counters: ReadonlyMap<string, Counter>
  private readonly figures: ReadonlyMap<string, Figure>
  private readonly markers: ReadonlyMap<string, Marker>

  constructor(
    private readonly wording: Wording,
    private readonly layout: Layout,
    private readonly scene: Scene,
  ) {
    this.areas = byId(layout.areas)
    this.counters = byId(scene.counters)
    this.figures = byId(scene.figures)
    this.markers = byId(scene.markers)
  }

  /** The name that a label stands for. */
  name = (labelKey: string, numbers: Readonly<Record<string, number>> = {}): string =>
    this.wording.label(labelKey, numbers)

  /** The thing of this id by its name alone. */
  title = (ref: string): string => {
    const area = this.areas.get(ref)
    if (area) return this.name(area.label)
    const counter = this.counters.get(ref)
    if (counter)
      return this.say('army-at', {
        side: this.side(counter.owner),
        place: this.whereabouts(counter.at),
      })
    const piece = this.figures.get(ref) ?? this.markers.get(ref)
    if (piece) return this.pieceName(piece)
    return this.partName(ref) ?? this.elsewhere(ref)
  }

  /** Everything about the thing of this id in one sentence. */
  describe = (ref: string): string => {
    const area = this.areas.get(ref)
    if (area) return sentence(this.ofArea(area))
    const counter = this.counters.get(ref)
    if (counter) return sentence([this.title(ref), ...this.ofCounter(counter)])
    const figure = this.figures.get(ref)
    if (figure) return sentence(this.ofFigure(figure))
    const marker = this.markers.get(ref)
    if (marker)
      return sentence([this.counted(marker), this.owned(marker), this.whereabouts(marker.at)])
    return capitalised(this.title(ref))
  }

  /** Where something lies, in words. */
  whereabouts = (at: string): string => {
    const counter = this.counters.get(at)
    const area = this.areas.get(counter?.at ?? at)
    return area ? this.name(area.label) : this.elsewhere(at)
  }

  /** What lies in a place, one text for each thing. */
  lyingAt(place: string): string[] {
    const fights = panelsOf(this.scene).filter(({ at }) => at === place)
    const counters = this.scene.counters.filter(({ at }) => at === place)
    const figures = this.scene.figures.filter(({ at }) => at === place)
    const markers = this.scene.markers.filter(({ at }) => at === place)
    return [
      ...fights.map(({ panel }) => this.wording.mark(panel)),
      ...counters.map((counter) => this.armyOf(counter)),
      ...figures.map((figure) => this.name(figure.label)),
      ...markers.map((marker) => this.counted(marker)),
    ]
  }

  private ofArea(area: Area): string[] {
    const group = this.layout.groups.find(({ id }) => id === area.group)
    const texture = this.layout.textures.find(({ id }) => id === area.texture)
    const marks = (area.marks ?? []).map(({ name, value = 0 }) => this.marked(name, value))
    return [
      this.name(area.label),
      group ? this.name(group.label) : '',
      texture ? this.name(texture.label) : '',
      ...marks,
      ...this.lyingAt(area.id),
    ]
  }

  private armyOf(counter: Counter): string {
    const army = this.say('army-of', { side: this.side(counter.owner) })
    return `${army}: ${this.ofCounter(counter).join(', ')}`
  }

  private ofCounter({ id, parts, values = [] }: Counter): string[] {
    const led = this.scene.figures.filter(({ at }) => at === id)
    return [
      ...parts.map(({ label, count }) => this.say('times', { text: this.name(label), count })),
      ...led.map(({ label }) => this.name(label)),
      ...values.map(({ name, value = 0 }) => this.marked(name, value)),
    ]
  }

  /** A sign with its number. */
  private marked(name: string, value: number): string {
    const mark = this.wording.mark(name)
    return value ? `${mark} ${value}` : mark
  }

  private ofFigure(figure: Figure): string[] {
    const carried = this.scene.markers.filter(({ at }) => at === figure.id)
    return [
      this.name(figure.label),
      this.owned(figure),
      this.whereabouts(figure.at),
      ...(figure.marks ?? []).map((mark) => this.wording.mark(mark)),
      ...carried.map((marker) => this.counted(marker)),
    ]
  }

  private pieceName({ label, name }: Figure | Marker): string {
    return label ? this.name(label) : this.wording.mark(name ?? '')
  }

  private counted(marker: Marker): string {
    return this.times(this.pieceName(marker), marker.count ?? 1)
  }

  private times(text: string, count: number): string {
    return count === 1 ? text : this.say('times', { text, count })
  }

  private owned({ owner = NOBODY }: { owner?: number }): string {
    return owner === NOBODY ? '' : this.side(owner)
  }

  private side(seat: number): string {
    return this.wording.seat(seat)
  }

  private elsewhere(ref: string): string {
    const { groups, tracks, trays } = this.layout
    const group = groups.find(({ id }) => id === ref)
    if (group) return this.name(group.label)
    for (const track of tracks) {
      const index = track.spaces.findIndex(({ id }) => id === ref)
      if (track.id === ref) return this.name(track.label)
      if (index >= 0) return this.say('space-of-track', { track: this.name(track.label), index })
    }
    const tray = trays.find(({ id }) => id === ref)
    if (tray?.label) return this.name(tray.label)
    if (tray) return this.say(`tray-${tray.kind}`)
    const sheet = this.layout.sheets?.find(({ id }) => id === ref)
    if (sheet) return this.name(sheet.title)
    const piece = this.figures.get(ref) ?? this.markers.get(ref)
    return piece ? this.pieceName(piece) : ref
  }

  private partName(ref: string): string | undefined {
    for (const counter of this.scene.counters) {
      const part = counter.parts.find(({ id }) => id === ref)
      if (part)
        return `${this.times(this.name(part.label), part.count)}, ${this.whereabouts(counter.at)}`
    }
    return undefined
  }

  private say(key: string, args?: Record<string, string | number>): string {
    return this.wording.words.say(key, args)
  }
}

function byId<Thing extends { id: string }>(things: readonly Thing[]): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

function sentence(parts: readonly string[]): string {
  return capitalised(parts.filter(Boolean).join('; '))
}
