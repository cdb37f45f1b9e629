// Made from the messages of the server by `npm run types`; not written by hand.

export type ClientMessage =
  | Join
  | Draft
  | Choose
  | Undo
  | Why
  | AskForecast
  | AskWays
  | Resign
  | Propose
  | Decline
  | Claim
  | SendChat
  | NoteDown
  | SetPresets
export type ServerMessage =
  | Welcome
  | Update
  | Drafted
  | Accepted
  | Refused
  | Refusals
  | ForecastInfo
  | Ways
  | Trouble
  | ChatLines
  | Present
  | Note
  | Noted
  | Presets

/**
 * Confirmation that a request, such as a choice or an undo, is stored.
 */
export interface Accepted {
  type: 'Accepted'
  request: string
  at: number
}
/**
 * A part of the board on which pieces stand. All outlines run clockwise.
 */
export interface Area {
  id: string
  kind: 'box' | 'region'
  label: string
  centre: [number, number]
  outline: [number, number][]
  group?: string
  texture?: string
  marks?: Mark[]
}
/**
 * A sign printed in an area, with its number if it has one.
 */
export interface Mark {
  name: string
  value?: number
}
/**
 * Ask for the forecast of a fight after these picks, without changing the match.
 */
export interface AskForecast {
  type: 'AskForecast'
  seat: number
  at: number
  picks?: string[]
  before?: string[][]
}
/**
 * Ask what can be done with a thing by several choices in a row, without changing the match.
 */
export interface AskWays {
  type: 'AskWays'
  seat: number
  at: number
  ref: string
}
/**
 * The check of dice and shuffles against the committed seed, with counts of the dice.
 */
export interface Audit {
  commitment: string
  seed: string
  matches: boolean
  dice: Faces[]
  drawn?: ZoneDraws[]
}
/**
 * How often each face was rolled, for one purpose and one seat.
 */
export interface Faces {
  purpose: string
  seat: number | null
  counts: number[]
  labels?: string[]
}
/**
 * How many cards or other things were drawn by chance from one zone.
 */
export interface ZoneDraws {
  zone: string
  count: number
  shuffles: number
}
/**
 * A player whom the requesting player has blocked.
 */
export interface Blocked {
  guest: string
  name: string
}
/**
 * A request to replace the old password with a new one.
 */
export interface ChangePassword {
  old: string
  new: string
}
/**
 * A turn or a round: what was lost, thrown and decided in it.
 */
export interface Chapter {
  number: number
  first: number
  last: number
  ended: boolean
  losses?: Count[]
  counts?: Count[]
  luck?: Luck[]
  results?: FightResult[]
}
/**
 * How many things of one kind a team has lost, drawn or played.
 */
export interface Count {
  label: string
  team: string
  count: number
  form?: string
  name?: string
}
/**
 * How dice of a team fell for one purpose, and how they fall on average.
 */
export interface Luck {
  label: string
  team: string
  dice: number
  good: number
  expected: number
}
/**
 * How the fight for a place ended.
 */
export interface FightResult {
  place: string
  label: string
  team?: string
  numbers?: Mark[]
}
/**
 * A chat line of a match.
 */
export interface ChatLine {
  number: number
  guest: string
  name: string
  seat: number | null
  yours: boolean
  text: string
  on: string
}
/**
 * New or repeated chat lines; a repeated line has the same number as before.
 */
export interface ChatLines {
  type: 'ChatLines'
  lines: ChatLine[]
}
/**
 * Answer a decision; a composite decision is answered with all its picks.
 */
export interface Choose {
  type: 'Choose'
  request: string
  seat: number
  at: number
  picks: string[]
}
/**
 * A match in numbers.
 */
export interface Chronicle {
  label: string
  series: Series[]
  chapters: Chapter[]
  whole: Chapter
}
/**
 * A number that changes during a match, such as the points of a team.
 */
export interface Series {
  label: string
  team: string
  values: number[]
  goal?: number | null
  rule?: string
}
/**
 * Decide what happens to a player whose time has run out.
 */
export interface Claim {
  type: 'Claim'
  request: string
  seat: number
  at: number
  against: number
  wish: 'bot' | 'open' | 'win'
  level?: string
}
/**
 * Start receiving updates; `seen` is the number of events the client already has.
 */
export interface Join {
  type: 'Join'
  seen?: number
}
/**
 * Ask which options can be picked after these picks, without changing the match.
 */
export interface Draft {
  type: 'Draft'
  seat: number
  at: number
  picks: string[]
}
/**
 * Take back the seat's own last choice.
 */
export interface Undo {
  type: 'Undo'
  request: string
  seat: number
  at: number
}
/**
 * Ask why options about a thing cannot be chosen now, after these picks.
 */
export interface Why {
  type: 'Why'
  seat: number
  ref: string
  picks?: string[]
}
/**
 * Resign from the match.
 */
export interface Resign {
  type: 'Resign'
  request: string
  seat: number
  at: number
}
/**
 * Make a proposal, or agree to the proposal of another player.
 */
export interface Propose {
  type: 'Propose'
  request: string
  seat: number
  at: number
  kind: 'abort' | 'migrate' | 'pause' | 'resume' | 'take-back'
  entry?: number
}
/**
 * Reject a proposal.
 */
export interface Decline {
  type: 'Decline'
  request: string
  seat: number
  at: number
  kind: 'abort' | 'migrate' | 'pause' | 'resume' | 'take-back'
}
/**
 * Write a chat line to everybody at the match.
 */
export interface SendChat {
  type: 'SendChat'
  request: string
  text: string
}
/**
 * Replace the player's private note.
 */
export interface NoteDown {
  type: 'NoteDown'
  request: string
  text: string
}
/**
 * Replace the preset answers of a seat.
 */
export interface SetPresets {
  type: 'SetPresets'
  request: string
  seat: number
  answers: Preset[]
}
/**
 * A preset answer of a seat to a kind of decision.
 */
export interface Preset {
  kind: string
  picks: string[]
  unless?: string[]
  once?: boolean
}
/**
 * The clock of one player at the moment when the message is sent.
 */
export interface ClockInfo {
  seat: number
  milliseconds: number
  runs: boolean
  ran_out: boolean
}
/**
 * The time control of a match: a bank, and an increment each time a player hands over.
 */
export interface Control {
  kind: 'correspondence' | 'live'
  bank: number
  increment: number
}
/**
 * Pieces that stand and move together, such as an army.
 */
export interface Counter {
  id: string
  at: string
  owner: number
  parts: Part[]
  values?: Mark[]
}
/**
 * Pieces of one type within a counter.
 */
export interface Part {
  id: string
  name: string
  label: string
  count: number
}
/**
 * The course of a match, as one observer may know it.
 */
export interface Course {
  match: MatchInfo
  layout: Layout | null
  events: EventInfo[]
  event_counts: number[]
  observer: number[]
  observers: number[][]
  open?: boolean
}
/**
 * The public information about a match.
 */
export interface MatchInfo {
  id: string
  game: string
  scenario: string
  seats: SeatInfo[]
  begun: boolean
  over: boolean
  persons?: number[][]
  ended?: string
  paused?: boolean
  pause_ends?: string | null
  control?: Control | null
  clocks?: ClockInfo[]
  proposals?: ProposalInfo[]
  rematch?: string
  version?: number
  newer?: number
  lesson?: string
  pending?: number[]
  result?: ('lost' | 'shared' | 'won') | null
  expansions?: string[]
  changed?: number
}
/**
 * A seat of a match and its holder.
 */
export interface SeatInfo {
  seat: number
  team: string
  taken: boolean
  holder: string
  yours: boolean
  name?: string
  bot?: string
}
/**
 * A proposal that is carried out when all players agree.
 */
export interface ProposalInfo {
  kind: string
  entry: number
  agreed: number[]
  since?: number | null
}
/**
 * The board and the trays around it.
 */
export interface Layout {
  width: number
  height: number
  backdrop: string
  sides: Side[]
  groups: Group[]
  textures: Texture[]
  areas: Area[]
  lines: Line[]
  spots: Spot[]
  tracks: Track[]
  trays: Tray[]
  faces?: Face[]
  sheets?: Sheet[]
  house_values?: HouseValue[]
  value_choices?: {
    [k: string]: ValueChoice[]
  }
  decks?: Deck[]
  summary?: SummaryPage[]
  chapter_ends?: string
  fight_begins?: string
  fight_ends?: string[]
}
/**
 * The name and colour of a seat.
 */
export interface Side {
  seat: number
  label: string
  colour: string
  marks?: string[]
}
/**
 * Areas that belong together, such as a territory.
 */
export interface Group {
  id: string
  label: string
  centre: [number, number]
  colour?: string
}
/**
 * A kind of terrain; its id names the pattern to draw.
 */
export interface Texture {
  id: string
  label: string
}
/**
 * A line that is not closed: a border that can be crossed, a river, a wall or an arrow.
 */
export interface Line {
  kind: string
  points: [number, number][]
  between?: string[]
  style?: string
}
/**
 * A sign on a line, such as a ford on a river.
 */
export interface Spot {
  name: string
  at: [number, number]
  between?: string[]
}
/**
 * Spaces in a row, counted from 0.
 */
export interface Track {
  id: string
  label: string
  spaces: Space[]
  goal: number
}
/**
 * A step of a track.
 */
export interface Space {
  id: string
  centre: [number, number]
}
/**
 * A place beside the board; where it is shown is up to the client.
 */
export interface Tray {
  id: string
  kind: string
  owner?: number
  label?: string
}
/**
 * The contents of a card, shown by the markers of the same name.
 */
export interface Face {
  name: string
  title: string
  passages: Passage[]
  kind?: string
  label?: string
  owner?: number
  values?: Mark[]
}
/**
 * A text on a card or a sheet, such as one of the two halves of a card.
 */
export interface Passage {
  text: string
  title?: string
  name?: string
  numbers?: {
    [k: string]: number
  }
}
/**
 * The reference card of a character or other piece, with its abilities.
 */
export interface Sheet {
  id: string
  name: string
  title: string
  owner: number
  passages: Passage[]
  values?: Mark[]
}
/**
 * A value that no source of the game confirms, as set in this match.
 */
export interface HouseValue {
  path: string
  label: string
  value: boolean | number | string
  group?: string
  of?: string
  least?: number | null
  most?: number | null
  choices?: string
}
/**
 * A text that a value can be, and the key of its name.
 */
export interface ValueChoice {
  value: string
  label: string
}
/**
 * The cards that may lie in a deck, which everybody may know; their order nobody knows.
 */
export interface Deck {
  tray: string
  cards: string[]
  owner?: number
}
/**
 * One printed page.
 */
export interface SummaryPage {
  title: string
  sections: SummarySection[]
}
/**
 * Rows under a heading.
 */
export interface SummarySection {
  id: string
  title: string
  kind: 'steps' | 'table' | 'tiles'
  rows: SummaryRow[]
  in_key?: boolean
}
/**
 * One thing and what it does.
 */
export interface SummaryRow {
  title: string
  text?: string
  signs?: Sign[]
  values?: Mark[]
  numbers?: {
    [k: string]: number
  }
  rules?: string[]
}
/**
 * A picture beside a row; a skin finds the icon by its form and name.
 */
export interface Sign {
  form: string
  name: string
  owner?: number
}
/**
 * An event with its number; the numbers are the same for all observers.
 */
export interface EventInfo {
  number: number
  kind: string
  fields: {
    [k: string]: unknown
  }
}
/**
 * One frame of the breadcrumb: `Battle`, at its step `damage`, about the Ruins of Dale.
 */
export interface Crumb {
  procedure: string
  step: string
  about?: (string | number)[]
}
/**
 * A decision that a seat has to make.
 */
export interface DecisionInfo {
  seat: number
  kind: string
  about: (string | number)[]
  options: OptionInfo[]
  picks: string[]
  default: string[]
  rule?: string
}
/**
 * An option in the form in which a client shows it.
 */
export interface OptionInfo {
  id: string
  verb: string
  refs: (string | number)[]
  points_at?: Highlight[]
  closes?: boolean
  final?: boolean | null
  warning?: string
}
/**
 * A thing that an option is about: chosen, start or end of a move, or attacked.
 */
export interface Highlight {
  role: 'attack' | 'choice' | 'source' | 'target'
  ref: string
}
/**
 * A decision that waits for one of the observer's seats.
 */
export interface DecisionView {
  seat: number
  kind: string
  options: Option[]
  closes: string[]
  default: Option[]
  draft: Option[]
  about: (string | number)[]
}
/**
 * One thing a seat may do: a verb and the references it is done to.
 */
export interface Option {
  verb: string
  refs?: (string | number)[]
}
/**
 * A request to delete the account, confirmed with its password.
 */
export interface DeleteAccount {
  password: string
}
/**
 * A die in a panel.
 */
export interface Die {
  id: string
  colour: string
  value: number
  hit?: boolean
  again?: boolean
}
/**
 * The answer to `Draft`: the decision after the picks.
 */
export interface Drafted {
  type: 'Drafted'
  at: number
  decision: DecisionInfo
}
/**
 * The result of a match for a player.
 */
export interface Ending {
  match: string
  game: string
  team: string
  ended: 'lost' | 'shared' | 'won'
  rated: boolean
  on: string
}
/**
 * An expansion with which a game can be played.
 */
export interface ExpansionKind {
  name: string
}
/**
 * One part of a number, with the rule for it.
 */
export interface Factor {
  number: string
  label: string
  value: number
  rule: string
  sets?: boolean
}
/**
 * A named character.
 */
export interface Figure {
  id: string
  at: string
  name: string
  label: string
  owner?: number
  marks?: string[]
}
/**
 * The fights that would take place now, with their probable results.
 */
export interface Forecast {
  panels?: Panel[]
  notes?: string[]
  prospects?: Prospect[]
}
/**
 * Base class of the panels of a game; a skin finds a subclass by its tag.
 */
export interface Panel {
  panel: string
  at?: string
  sources?: string[]
}
/**
 * How a whole fight may end, if both sides follow a simple policy.
 */
export interface Prospect {
  at: string
  endings: Upshot[]
  losses?: Toll[]
  rounds?: number
  notes?: string[]
}
/**
 * One way in which a fight may end.
 */
export interface Upshot {
  label: string
  share: number
  seat?: number
}
/**
 * What a fight may cost one side.
 */
export interface Toll {
  seat: number
  label: string
  total: number
  mean: number
  low: number
  high: number
  shares?: number[]
}
/**
 * The answer to `AskForecast`, with the fields of the request.
 */
export interface ForecastInfo {
  type: 'ForecastInfo'
  at: number
  seat: number
  picks: string[]
  forecast: Forecast | null
  before?: string[][]
}
/**
 * A request for a mail with a link that allows setting a new password.
 */
export interface ForgotPassword {
  email: string
}
/**
 * A game that the server offers.
 */
export interface GameKind {
  name: string
  version: number
  scenarios: ScenarioKind[]
  levels?: string[]
  lessons?: LessonKind[]
  expansions?: ExpansionKind[]
}
/**
 * A scenario that a game offers.
 */
export interface ScenarioKind {
  name: string
  seats: SeatKind[]
  persons: number[][]
}
/**
 * A seat that a game offers.
 */
export interface SeatKind {
  seat: number
  team: string
  name?: string
}
/**
 * A lesson that the server offers.
 */
export interface LessonKind {
  name: string
  expansions?: string[]
}
/**
 * Values that no source confirms; a match may be opened with other values for them.
 */
export interface GameValues {
  game: string
  version: number
  values: HouseValue[]
  choices: {
    [k: string]: ValueChoice[]
  }
}
/**
 * The messages of a game in one language.
 */
export interface GameWords {
  messages: string
}
/**
 * An invitation to a match, as the invited player sees it.
 */
export interface Invitation {
  match: string
  game: string
  scenario: string
  inviter: string
  seat: number | null
  on: string
  control?: Control | null
}
/**
 * A request to invite a player to a match in which the sender holds a seat.
 */
export interface Invite {
  match: string
  guest: string
}
/**
 * A request to take free seats in a match.
 */
export interface JoinMatch {
  seat: number
  contribution?: string
}
/**
 * A match with a free seat, as the lobby lists it.
 */
export interface ListedMatch {
  id: string
  game: string
  scenario: string
  seats: SeatInfo[]
  persons: number[][]
  begun: boolean
  opener: string
  opened: string
  control?: Control | null
  ruleset?: {
    [k: string]: boolean | number | string | null
  }
  expansions?: string[]
}
/**
 * Any other piece, such as a card or token, or several identical ones.
 */
export interface Marker {
  id: string
  form: string
  at: string
  name?: string
  label?: string
  count?: number
  owner?: number
  values?: Mark[]
  marks?: string[]
}
/**
 * A match in numbers, from what everybody may know.
 */
export interface MatchChronicle {
  chronicle: Chronicle | null
  ratings?: RatingChange[]
}
/**
 * How a match changed the rating of one player.
 */
export interface RatingChange {
  seat: number
  before: number
  after: number
}
/**
 * The values of a match that differ from the game's own, by path.
 */
export interface MatchValues {
  ruleset: {
    [k: string]: boolean | number | string | null
  }
}
/**
 * The guest to whom a browser session belongs.
 */
export interface Me {
  guest: string
  name: string
}
/**
 * The player's private note, after a change from another client.
 */
export interface Note {
  type: 'Note'
  text: string
}
/**
 * Confirmation that a chat line or a note is stored.
 */
export interface Noted {
  type: 'Noted'
  request: string
}
/**
 * A request to open a match that teaches a game.
 */
export interface OpenLesson {
  lesson: string
}
/**
 * A request to open a match and take seats in it; all seats for players sharing a screen.
 */
export interface OpenMatch {
  game: string
  scenario: string
  seats: number[]
  contribution?: string
  ruleset?: {
    [k: string]: boolean | number | string
  }
  expansions?: string[]
  bots?: SeatedBot[]
  control?: Control | null
  listed?: boolean
}
/**
 * A bot that plays in place of a person.
 */
export interface SeatedBot {
  seat: number
  level: string
}
/**
 * The token of a link in a mail, sent when the link is opened.
 */
export interface OpenedLink {
  token: string
}
/**
 * The end of a game: teams and seats ranked best first, equals together, with the reason.
 */
export interface Outcome {
  teams: string[][]
  seats: number[][]
  reason: string
  about?: (string | number)[]
}
/**
 * A player's account, as only that player may see it.
 */
export interface OwnAccount {
  guest: string
  name: string
  email: string
  verified: boolean
  language: 'en' | 'pl' | 'ru'
  mail: 'daily' | 'never' | 'turn'
  waiting: string
  mails: boolean
}
/**
 * All data stored about a player, for that player only.
 */
export interface OwnData {
  account: OwnAccount
  since: string
  sessions: number
  matches: OwnSeat[]
  results: Ending[]
  ratings: Rating[]
  blocks: Blocked[]
  reports: OwnReport[]
  lines: OwnLine[]
  notes: OwnNote[]
  presets: OwnPresets[]
  invitations: OwnInvitation[]
}
/**
 * A match in which the player holds seats.
 */
export interface OwnSeat {
  match: string
  game: string
  scenario: string
  seats: number[]
  opened: string
}
/**
 * The rating of a player in a game.
 */
export interface Rating {
  game: string
  rating: number
  matches: number
}
/**
 * A report that the player sent to the maintainers.
 */
export interface OwnReport {
  kind: 'conduct' | 'ruling'
  about: string | null
  match: string | null
  at: number | null
  rule: string
  text: string
  on: string
}
/**
 * A chat line that the player wrote in a match.
 */
export interface OwnLine {
  match: string
  text: string
  on: string
}
/**
 * The player's private note in a match.
 */
export interface OwnNote {
  match: string
  text: string
}
/**
 * The answers that the player has set in advance for a seat.
 */
export interface OwnPresets {
  match: string
  seat: number
  answers: Preset[]
}
/**
 * An invitation that the player received or sent.
 */
export interface OwnInvitation {
  match: string
  received: boolean
  declined: boolean
  on: string
}
/**
 * The players and spectators who are connected now.
 */
export interface Present {
  type: 'Present'
  seats: number[]
  spectators: number
}
/**
 * The preset answers of the client's seats, after use or a change from another client.
 */
export interface Presets {
  type: 'Presets'
  seats: PresetsInfo[]
}
/**
 * The preset answers of one of the client's own seats.
 */
export interface PresetsInfo {
  seat: number
  answers: Preset[]
}
/**
 * The public profile of a player.
 */
export interface Profile {
  guest: string
  name: string
  since: string
  tallies: Tally[]
  ratings: Rating[]
  last: Ending[]
}
/**
 * Numbers of wins, losses and shared wins of a player in a game with one team.
 */
export interface Tally {
  game: string
  team: string
  won: number
  lost: number
  shared: number
}
/**
 * Who plays in a match, as far as it leads to a profile.
 */
export interface ProfileSummary {
  guest: string
  name: string
  seats: number[]
  member: boolean
}
/**
 * Summary of a record, after replay confirmed the state that each entry states.
 */
export interface RecordSummary {
  game: string
  version: number
  scenario: string
  seats: string[]
  entries: number
  ended: string
  ranks: string[][]
  audited: boolean
}
/**
 * A refusal as it is sent: the id of a rule, and the things concerned.
 */
export interface RefusalInfo {
  rule: string
  refs: (string | number)[]
}
/**
 * The answer to `Why`: for each verb that could name the thing, its refusal.
 */
export interface Refusals {
  type: 'Refusals'
  ref: string
  refusals: [string, RefusalInfo][]
}
/**
 * Refusal of a request; nothing was changed.
 */
export interface Refused {
  type: 'Refused'
  request: string
  refusal: RefusalInfo
}
/**
 * The answer to a request for a match with values that do not fit.
 */
export interface RefusedValues {
  detail: 'unfit-values'
  extra: ValueFault[]
}
/**
 * What is wrong with one value of a ruleset.
 */
export interface ValueFault {
  path: string
  reason:
    | 'at-least'
    | 'at-most'
    | 'choice'
    | 'form'
    | 'number'
    | 'text'
    | 'unfit'
    | 'unknown'
    | 'yes-or-no'
  bound?: number | null
  text?: string
}
/**
 * A request to play again with the same players.
 */
export interface Rematch {
  match: string
  contribution?: string
}
/**
 * A request of a guest to take a name.
 */
export interface Rename {
  name: string
}
/**
 * A report to the maintainers about a player's conduct.
 */
export interface ReportConduct {
  about: string
  text: string
  match?: string | null
}
/**
 * A report to the maintainers about a ruling that looks wrong.
 */
export interface ReportRuling {
  match: string
  at: number
  text: string
  rule?: string
}
/**
 * A request to set a new password, with the token from the mail.
 */
export interface ResetPassword {
  token: string
  password: string
}
/**
 * A chapter of a rulebook.
 */
export interface RuleChapter {
  title: string
  rules: RuleInfo[]
}
/**
 * One statement of a rulebook.
 */
export interface RuleInfo {
  id: string
  text: string
  open?: string
}
/**
 * The rules of a game in one language.
 */
export interface RulebookInfo {
  game: string
  version: number
  chapters: RuleChapter[]
}
/**
 * The pieces on a table and their places, as one observer sees them.
 */
export interface Scene {
  counters: Counter[]
  figures: Figure[]
  markers: Marker[]
  panels?: Panel[]
  plates?: Panel[]
}
/**
 * The answer to `Join`: the current state of the match, and the events the client lacks.
 */
export interface Welcome {
  type: 'Welcome'
  match: MatchInfo
  layout: Layout | null
  standing: Standing | null
  events: EventInfo[]
  has_chat?: boolean
  chat?: ChatLine[]
  note?: string
  present?: Present | null
  presets?: PresetsInfo[]
}
/**
 * The current state of a match, as one observer may know it.
 */
export interface Standing {
  at: number
  observer: number[]
  pending: number[]
  breadcrumb: Crumb[]
  outcome: Outcome | null
  scene: Scene | null
  view: View | null
  decisions: DecisionInfo[]
  undoable: number[]
}
/**
 * Everything one observer may know about the current state.
 */
export interface View {
  observer: number[]
  board: {
    [k: string]: unknown
  }
  zones: {
    [k: string]: ZoneView
  }
  breadcrumb: Crumb[]
  pending: number[]
  decisions: DecisionView[]
  outcome: Outcome | null
}
/**
 * A zone as an observer knows it.
 */
export interface ZoneView {
  size: number
  known?: string[]
  order?: (string | null)[]
}
/**
 * The new state of a match that has changed, with the new events.
 */
export interface Update {
  type: 'Update'
  match: MatchInfo
  standing: Standing
  events: EventInfo[]
}
/**
 * The answer to `AskWays`, with the fields of the request.
 */
export interface Ways {
  type: 'Ways'
  at: number
  seat: number
  ref: string
  ways: WayInfo[]
}
/**
 * Answers in a row that begin with a thing and lead to a goal.
 */
export interface WayInfo {
  answers: string[][]
  goal: OptionInfo
}
/**
 * Answer to an invalid message; `key` is the client's message key that says what to do.
 */
export interface Trouble {
  type: 'Trouble'
  key: string
}
/**
 * The link by which friends reach a match.
 */
export interface SharedLink {
  link: string
  squares: string[]
}
/**
 * A request to log in to an account.
 */
export interface SignIn {
  email: string
  password: string
}
/**
 * A request of a guest to create an account.
 */
export interface SignUp {
  email: string
  password: string
  name: string
  language: 'en' | 'pl' | 'ru'
}
/**
 * The answer to `SignUp`.
 */
export interface SignedUp {
  verify: boolean
}
/**
 * The language of mail to a player, and how often it is sent.
 */
export interface Wishes {
  language: 'en' | 'pl' | 'ru'
  mail: 'daily' | 'never' | 'turn'
}
