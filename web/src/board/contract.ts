/** What the table and the board, and the table and a game's skin, agree on. Types only. */

import type { ComponentType, ReactNode } from 'react'
import type {
  Counter,
  Die,
  EventInfo,
  Layout,
  Mark,
  Marker,
  OptionInfo,
  Panel,
  Scene,
  Standing,
  Tray,
} from '../api/types'
import type { Box } from './geometry'
import type { Land } from './land'
import type { Painting } from './wash'

/** Words of the client by key, with arguments: `say('board-zoom-in')`. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string

/** What the table gives the board. */
export interface BoardProps {
  layout: Layout
  scene: Scene
  /** What may be chosen now, of all the viewer's seats; `points_at` says where. */
  options: readonly OptionInfo[]
  /** The viewer's seats; none for a spectator. */
  seats: readonly number[]
  /** Refs of things that the picks so far are about: they get the white ring. */
  chosen: readonly string[]
  /** The area the flow is about now (such as a battle's): small screens zoom to it. */
  active?: string
  /** So many points of the lower part of the board lie under something else, such as the stage of a battle. */
  covered?: number
  /** Where things went since one last chose: ids of areas, of each way from first to last. */
  trails?: readonly (readonly string[])[]
  /** Names of areas about which something was told since then; they are marked. */
  changed?: ReadonlySet<string>
  /** What is pointed at for a moment; a new time points again. */
  pointedAt?: { ref: string; time: number } | null
  skin: Skin
  /** Choose an option. Where several point at one thing, the board first offers them in a menu
   * (`src/ui/OptionMenu.tsx` is one). */
  onChoose(option: OptionInfo): void
  /** Ask why nothing, or not something else, can be done with a thing of this id. */
  onWhy(ref: string): void
  /** All about a thing is wanted: it was clicked and nothing can be done with it now, or it was
   * pressed long, with the right button, or with the key `i`. Without this, a long press asks why. */
  onAbout?(ref: string): void
  /** A thing was clicked, or is being dragged, with which nothing can be done by one option. Without
   * this, all about it is wanted. */
  onTouch?(ref: string): void
  /** Somebody looks at something that may be attacked, or no longer at it. */
  onConsider?(option: OptionInfo, isLookedAt: boolean): void
  /** What else belongs into the key of the board; `close` closes the key. */
  keyMore?(close: () => void): ReactNode
  /** The name that a label of the layout or scene stands for. */
  name(labelKey: string): string
  /** Everything about the thing of this id in one sentence, for accessible names. */
  describe(ref: string): string
  /** What choosing this option does. */
  optionText(option: OptionInfo): string
  say: Say
}

/** An icon's SVG content and its box; modules `icon:<name of game-icons>` export one. */
export interface Icon {
  body: string
  width: number
  height: number
}

/** What an icon stands for: a `unit` type, a `figure`, a printed `mark`, a `spot`, a `kind` of card, a
 * `passage` on it, a `tray` of cards, or the form of a marker. */
export type IconForm = string

/** What the client knows about one game's look. `src/games/<name>/skin.ts(x)` exports `skin`; words
 * that only its panels need are in `src/games/<name>/words/<language>.ftl`. */
export interface Skin {
  /** The game's name on the wire. */
  game: string
  /** The icon of something by its form and name; nothing where words must do. */
  icon(form: IconForm, name: string): Icon | undefined
  /** Fetches what else its table is made of, while its words are still on their way. */
  fetchMore?(): Promise<unknown>
  /** Sorts the signs of a card. Its title then stands over them, and its passages are texts with
   * headings; without it all signs stand in its corner. */
  signs?(values: readonly Mark[]): Signs
  /** Kinds of events that begin a new group in the log: 1 for a chapter, 2 for a paragraph. */
  headlines?: Readonly<Record<string, 1 | 2>>
  /** Ids of things that an event moved, from first to last. */
  moved?(event: EventInfo): readonly string[]
  /** Whether the line of the log before it says already what an event would. */
  implied?(event: EventInfo, before: EventInfo): boolean
  /** Verbs by which one passes, by the kind of the decision, so that one can ask why it is not allowed. */
  passes?: Readonly<Record<string, string>>
  /** Kinds of decisions whose default is what one usually does, and so offered as one press. */
  accepts?: readonly string[]
  /** Kinds of decisions to which one may want to give the same answer always. Without it those are meant
   * whose options name nothing, such as yes and no. */
  presets?: readonly string[]
  /** Those of them to which one may also want to answer by an option that names something, such as a card,
   * whenever it is offered. */
  namingPresets?: readonly string[]
  /** Kinds of decisions that end with the last pick even if there is no way back from it: what was picked
   * is all that could be. Other decisions then wait for a last word. */
  endsWithPicks?: readonly string[]
  /** Verbs of options that one seldom wants: they come last and are drawn smaller. */
  lesser?: readonly string[]
  /** What there is to see of an event besides its cards, such as its dice. */
  picture?(event: EventInfo): ReactNode
  /** A fight that is told as a whole, by all that happened in it: both sides face to face, what is lost,
   * and who wins. The layout says which events begin and end one. */
  FightPicture?: ComponentType<{ events: readonly EventInfo[] }>
  /** The face that tells what units of a type can do, by the name of the type. */
  faceOf?(unit: string): string
  /** A panel of the game's own beside the board. */
  Panel?: ComponentType<PanelProps>
  /** How things stand in one line, which a phone always shows above the board. */
  Strip?: ComponentType
  /** More such lines below it, and more shelves under the one above the board: what expansions add. */
  strips?: readonly ComponentType[]
  shelves?: readonly ComponentType<PanelProps>[]
  /** What lies on a shelf above the board, and on one below it; on a phone beside the pieces. */
  ShelfAbove?: ComponentType<PanelProps>
  ShelfBelow?: ComponentType<PanelProps>
  /** Kinds of trays that `Panel` and the shelves show, so that the table need not. */
  panelShows?: readonly Tray['kind'][]
  /** The panels that the game declares, by their names on the wire; one without a look of its own is
   * shown by its name and place. */
  panels?: Readonly<Record<string, PanelSkin>>
  /** Which numbers of a counter are drawn, and where. */
  counter?: CounterSkin
  /** How each texture of the layout, and its backdrop, is drawn. Tints are the custom properties
   * `--ground-<texture>` and `--ground-<texture>-deep`. */
  grounds?: Readonly<Record<string, Ground>>
  /** All that is drawn with the pen on the board, in its units: walls, ways, houses, and the names of
   * places. Without it the board draws borders, boxes, arrows and names. */
  Scenery?: ComponentType<SceneryProps>
  /** What is drawn over it: what expansions add. */
  sceneries?: readonly ComponentType<SceneryProps>[]
  /** The picture under the pen as an SVG document, where it is not made of the tints of the grounds. */
  washes?(land: Land, painting: Painting): string
  /** How lines, signs and names of the board are drawn, where others do not do. */
  drawing?: Drawing
  /** A printed sign, where a plain square does not do. */
  Sign?: ComponentType<SignProps>
  /** How an army is drawn, where a column for each type does not do. */
  army?: ArmySkin
  /** How tokens are drawn on the board, by their forms, where a disc does not do. */
  tokens?: Readonly<Record<string, TokenSkin>>
  /** The edge of a seat's counters, so that sides differ by more than colour. */
  edge?(seat: number): CounterEdge
  /** What the key of the board says of something, where it is not the same in all games; nothing for what
   * never lies on this board. */
  keys?: Readonly<Partial<Record<'river' | 'pile', string | null>>>
}

/** How a board is drawn on which there is much to see. */
export interface Drawing {
  /** How far a hand strays from straight lines, and over which distances; all of it adds up. */
  strays: readonly { by: number; over: number }[]
  /** Points of the screen for each unit of the board to which a small screen comes closer, at most. */
  closest?: number
  /** How large printed signs are; each lies at the spot that names its area alone. */
  sign: number
  /** How large pieces are drawn, by the points of the screen for each unit of the board. */
  pieceScale(zoom: number): number
  /** With fewer points for each unit, pieces are drawn in short. */
  short: number
}

/** What is given to those who draw a printed sign around the origin. */
export interface SignProps {
  mark: Mark
  /** The group of its area. */
  group: string
  /** The flag that flies over it. */
  flag: Marker | undefined
  /** The colour of the side whose flag it is. */
  colour: string
  isShort: boolean
}

/** How the armies of a game are drawn, around the origin and before they are scaled. */
export interface ArmySkin {
  /** The room that an army takes. */
  box(counter: Counter, isShort: boolean): Box
  /** Its outline, which can be hit. */
  outline(counter: Counter, isShort: boolean): string
  /** Where figures of one type are drawn in it. */
  part(counter: Counter, id: string, isShort: boolean): Box
  Face: ComponentType<{ counter: Counter; isShort: boolean }>
}

/** How tokens of one form are drawn, around the origin and before they are scaled. */
export interface TokenSkin {
  width: number
  height: number
  /** Its outline, which can be hit. */
  outline: string
  Face: ComponentType<{ token: Marker }>
}

export interface SceneryProps {
  layout: Layout
  land: Land
  /** The name that a label of the layout stands for. */
  name(labelKey: string): string
}

/** How a panel of a game is shown. */
export interface PanelSkin {
  Panel: ComponentType<GamePanelProps>
  /** A sentence about what is foreseen, for the bar at the bottom. */
  Line?: ComponentType<{ panel: Panel }>
  /** The dice that lie in it. */
  dice?(panel: Panel): readonly Die[]
  /** Ids of cards that it shows, which then lie nowhere else. */
  cards?(panel: Panel): readonly string[]
  /** How it looks where it lies on the board always. */
  plate?: PlateSkin
}

/** How a panel looks on the board, at the place that it is about. */
export interface PlateSkin {
  /** Its size in units of the board. */
  width: number
  height: number
  /** What is drawn around its middle. */
  Plate: ComponentType<PlateProps>
  /** The same in a narrow cell: on a phone all plates stand in a strip above the board. */
  Cell: ComponentType<{ panel: Panel; say: Say }>
  /** What it says, for those who do not see it. */
  spoken(panel: Panel, say: Say): string
}

export interface PlateProps {
  panel: Panel
  say: Say
  /** Whether it is drawn so small that only what is large can be read. */
  isSmall: boolean
}

/** The numbers of a counter by their names: crowns above it, of which some are tokens, and beads below. */
export interface CounterSkin {
  above?: string
  /** How much of what is above it are tokens; the rest is drawn hollow. */
  tokens?: string
  /** What grows when a counter is hurt. */
  below?: string
}

/** The signs of a card, sorted by how they are shown. */
export interface Signs {
  /** What it is, such as its type and keywords: names of marks, in words. */
  line: readonly string[]
  /** Icons with numbers, which can be read at any size. */
  numbers: readonly Mark[]
  /** What is told when the card is shown whole. Where cards stand at this one, those of `attackers`
   * and `defenders` are seen there, too. */
  lists: readonly SignList[]
}

export interface SignList {
  /** The name of a mark that stands before it. */
  heading: string
  marks: readonly Mark[]
  /** What is shown in their place, such as a range of numbers. */
  text?: string
}

/** The lower edge of a counter: rounded like a heater shield, or notched like torn iron. */
export type CounterEdge = 'round' | 'notched'

/** A kind of ground: what is drawn on it, and how densely. */
export interface Ground {
  /** How far the signs stand from each other, in units of a board 1000 wide. */
  spacing: number
  /** How far one sign reaches from its middle. */
  room: number
  /** One sign around `at`, what is behind first; `chance` gives numbers from 0 to 1. */
  draw(at: readonly [number, number], chance: () => number): readonly Stroke[]
}

/** A filled path of a sign: `body` hides what is behind it, the others are drawn over it. */
export interface Stroke {
  tone: 'body' | 'light' | 'shade' | 'ink' | 'water'
  d: string
}

/** What the table gives a game's own panel. */
export interface PanelProps
  extends Pick<
    BoardProps,
    | 'layout'
    | 'options'
    | 'seats'
    | 'chosen'
    | 'onChoose'
    | 'onWhy'
    | 'onAbout'
    | 'name'
    | 'describe'
    | 'optionText'
    | 'say'
  > {
  standing: Standing
  /** A card by the id of its marker, small; it can be looked at, and chosen if it may be. */
  card(ref: string): ReactNode
}

/** What the table gives a panel that the game declares. */
export interface GamePanelProps extends PanelProps {
  panel: Panel
  /** Whether it is not so yet, and somebody thinks of it. */
  foreseen?: boolean
}
