// Made from the messages of the server by `npm run types`; not written by hand.

export type ClientMessage =
  | Join
  | Draft
  | Choose
  | Undo
  | Why
  | AskOdds
  | Resign
  | Propose
  | Decline
  | Claim
  | Say
  | NoteDown
  | AnswerBeforehand
export type ServerMessage =
  | Welcome
  | Update
  | Drafted
  | Accepted
  | Refused
  | Because
  | Odds
  | Trouble
  | Said
  | Present
  | Note
  | Noted
  | Presets

/**
 * A choice or undo is on disk.
 */
export interface Accepted {
  type: 'Accepted'
  request: string
  at: number
}
/**
 * Say how a seat answers kinds of questions, in place of what was said before.
 */
export interface AnswerBeforehand {
  type: 'AnswerBeforehand'
  request: string
  seat: number
  answers: Preset[]
}
/**
 * How a seat answers a kind of question.
 */
export interface Preset {
  kind: string
  picks: string[]
  unless?: string[]
  once?: boolean
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
 * Ask what a fight would be like after these picks, or as things are; nothing is done yet.
 */
export interface AskOdds {
  type: 'AskOdds'
  seat: number
  at: number
  picks?: string[]
}
/**
 * Whether chance kept to what was promised before the first choice, and what it gave.
 */
export interface Audit {
  commitment: string
  seed: string
  matches: boolean
  dice: Faces[]
}
/**
 * How often the faces of one kind of dice were rolled.
 */
export interface Faces {
  purpose: string
  seat: number | null
  counts: number[]
}
/**
 * A battle that is being fought.
 */
export interface Battle {
  at: string
  armies: string[]
  fighters: Fighter[]
  round?: number
}
/**
 * What lies before one side of a battle.
 */
export interface Fighter {
  seat: number
  at?: string
  card?: string
  used?: string[]
  dice?: Die[]
  target?: number
  hits?: number
  damage?: number
  added?: number
  reasons?: string[]
  event?: string
  dealt?: number
  cancelled?: number
}
/**
 * A die that was rolled in a battle.
 */
export interface Die {
  id: string
  colour: string
  value: number
  hit?: boolean
  again?: boolean
}
/**
 * The answer to `Why`: for each verb that could name the thing, why not.
 */
export interface Because {
  type: 'Because'
  ref: string
  reasons: [string, Reason][]
}
/**
 * Why something cannot be done: a rule's id, and what it is about.
 */
export interface Reason {
  rule: string
  refs: (string | number)[]
}
/**
 * Somebody one does not want to meet.
 */
export interface Blocked {
  guest: string
  name: string
}
/**
 * A new password in place of the old one.
 */
export interface ChangePassword {
  old: string
  new: string
}
/**
 * Answer a decision, with all picks of a composite one.
 */
export interface Choose {
  type: 'Choose'
  request: string
  seat: number
  at: number
  picks: string[]
}
/**
 * Say what is to be done about somebody whose time has run out.
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
 * One round of a battle before its dice are rolled.
 */
export interface Clash {
  at: string
  sides: [Outlook, Outlook]
  notes?: string[]
}
/**
 * What one side of a clash would roll, and what may come of it.
 */
export interface Outlook {
  seat: number
  at: string
  dice: number
  black?: number
  target: number
  added?: number
  added_again?: number
  rerolls?: number
  rolled?: boolean
  factors?: Factor[]
  hits?: number[]
  mean?: number
  black_hits?: number
  losses?: number
  destroyed?: number
  wins?: number
}
/**
 * One thing that a number is made of, with the rule that says so.
 */
export interface Factor {
  number:
    | 'added'
    | 'added-again'
    | 'added-first'
    | 'attack'
    | 'black'
    | 'damage'
    | 'defence'
    | 'dice'
    | 'endures'
    | 'rerolls'
    | 'shelter'
    | 'target'
  label: string
  value: number
  rule: string
  sets?: boolean
}
/**
 * Begin to listen; `seen` is how many events the client already has.
 */
export interface Join {
  type: 'Join'
  seen?: number
}
/**
 * Ask what can be picked after these picks; nothing is done yet.
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
 * Give up.
 */
export interface Resign {
  type: 'Resign'
  request: string
  seat: number
  at: number
}
/**
 * Propose something, or agree to what somebody has proposed.
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
 * Do not agree to what is proposed.
 */
export interface Decline {
  type: 'Decline'
  request: string
  seat: number
  at: number
  kind: 'abort' | 'migrate' | 'pause' | 'resume' | 'take-back'
}
/**
 * Say something at the table, for all to hear.
 */
export interface Say {
  type: 'Say'
  request: string
  text: string
}
/**
 * Keep a note for oneself, in place of the one before.
 */
export interface NoteDown {
  type: 'NoteDown'
  request: string
  text: string
}
/**
 * The time of one person, as it is when this is said.
 */
export interface ClockInfo {
  seat: number
  milliseconds: number
  runs: boolean
  ran_out: boolean
}
/**
 * A fight that is decided by counting, without dice.
 */
export interface Contest {
  at: string
  attack: number
  withstood: number
  attackers: Share[]
  defenders: Share[]
}
/**
 * What one piece brings to a contest.
 */
export interface Share {
  piece: string
  value: number
  lost?: boolean
  factors?: Factor[]
  considered?: boolean
}
/**
 * How much time everybody has: a bank, and something on top for every handover.
 */
export interface Control {
  kind: 'correspondence' | 'live'
  bank: number
  increment: number
}
/**
 * An army: what it is made of, how it is led, and what it has suffered.
 */
export interface Counter {
  id: string
  at: string
  owner: number
  parts: Part[]
  crowns?: number
  leadership?: number
  beads?: number
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
 * How a match went, as one observer knows it.
 */
export interface Course {
  match: MatchInfo
  layout: Layout | null
  events: Told[]
  told: number[]
  observer: number[]
  perspectives: number[][]
}
/**
 * A match as anybody may know it.
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
  control?: Control | null
  clocks?: ClockInfo[]
  proposals?: ProposalInfo[]
  rematch?: string
  version?: number
  newer?: number
  lesson?: string
  asked?: number[]
  result?: ('lost' | 'shared' | 'won') | null
}
/**
 * A seat of a match and who holds it.
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
 * Something that is done when everybody agrees.
 */
export interface ProposalInfo {
  kind: string
  entry: number
  agreed: number[]
}
/**
 * The board and what lies around it.
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
}
/**
 * A seat as it is drawn.
 */
export interface Side {
  seat: number
  label: string
  colour: string
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
 * A kind of ground; its id names the pattern.
 */
export interface Texture {
  id: string
  label: string
}
/**
 * A border that can be crossed, or a river, a wall, an arrow; it is not closed.
 */
export interface Line {
  kind: 'arrow' | 'border' | 'river' | 'wall'
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
  kind:
    | 'cards'
    | 'deck'
    | 'dice'
    | 'discard'
    | 'hand'
    | 'laid'
    | 'open'
    | 'out'
    | 'places'
    | 'supply'
    | 'tokens'
    | 'waiting'
    | 'won'
  owner?: number
  label?: string
}
/**
 * What a card shows; the markers of that name show it.
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
}
/**
 * The reference card of somebody or something: what it can do.
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
 * A value that no source of the game confirms, as this match is played.
 */
export interface HouseValue {
  path: string
  label: string
  value: boolean | number | string
}
/**
 * An event with its number; the numbers are the same for everybody.
 */
export interface Told {
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
 * What a seat is asked.
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
 * An option as a client shows it.
 */
export interface OptionInfo {
  id: string
  verb: string
  refs: (string | number)[]
  points_at?: Highlight[]
  closes?: boolean
  final?: boolean | null
}
/**
 * Something an option is about: it is chosen, sets out, is the goal, or is attacked.
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
 * Delete the account, with the password to make sure.
 */
export interface DeleteAccount {
  password: string
}
/**
 * The answer to `Draft`.
 */
export interface Drafted {
  type: 'Drafted'
  at: number
  decision: DecisionInfo
}
/**
 * How a match ended for somebody.
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
 * Somebody with a name.
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
 * What would be fought now.
 */
export interface Forecast {
  clashes?: Clash[]
  contests?: Contest[]
  notes?: string[]
}
/**
 * Somebody asks for a mail that lets them set a new password.
 */
export interface ForgotPassword {
  email: string
}
/**
 * A game that can be played here.
 */
export interface GameKind {
  name: string
  version: number
  scenarios: ScenarioKind[]
  house_values?: HouseValue[]
  levels?: string[]
  lessons?: string[]
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
 * A match to which one is invited.
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
 * Invite somebody to a match in which one sits.
 */
export interface Invite {
  match: string
  guest: string
}
/**
 * Take the place of a person who has not come yet.
 */
export interface JoinMatch {
  seat: number
  contribution?: string
}
/**
 * Anything else that lies there: one thing, or several that are alike.
 */
export interface Marker {
  id: string
  form: 'barrier' | 'card' | 'damage' | 'die' | 'flag' | 'pawn' | 'pile' | 'token'
  at: string
  name?: string
  label?: string
  count?: number
  owner?: number
  values?: Mark[]
  marks?: string[]
}
/**
 * Who a browser is.
 */
export interface Me {
  guest: string
  name: string
}
/**
 * What one has noted down at another screen.
 */
export interface Note {
  type: 'Note'
  text: string
}
/**
 * What was said or noted down is on disk.
 */
export interface Noted {
  type: 'Noted'
  request: string
}
/**
 * The answer to `AskOdds`, with what was asked.
 */
export interface Odds {
  type: 'Odds'
  at: number
  seat: number
  picks: string[]
  forecast: Forecast | null
}
/**
 * Open a match in which one learns a game.
 */
export interface OpenLesson {
  lesson: string
}
/**
 * Open a match and take the seats of those at this screen, all of them for a hot seat.
 */
export interface OpenMatch {
  game: string
  scenario: string
  seats: number[]
  contribution?: string
  ruleset?: {
    [k: string]: boolean | number | string
  }
  bots?: SeatedBot[]
  control?: Control | null
  listed?: boolean
}
/**
 * A bot that takes the place of a person.
 */
export interface SeatedBot {
  seat: number
  level: string
}
/**
 * A match in the lobby: a seat is free.
 */
export interface OpenTable {
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
}
/**
 * Somebody opened the link of a mail.
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
 * One's own account; nobody else is told these things.
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
 * All that is stored about somebody, for themselves.
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
 * A match one sits in.
 */
export interface OwnSeat {
  match: string
  game: string
  scenario: string
  seats: number[]
  opened: string
}
/**
 * Somebody's rating in a game.
 */
export interface Rating {
  game: string
  rating: number
  matches: number
}
/**
 * What one told the maintainers.
 */
export interface OwnReport {
  kind: 'conduct' | 'ruling'
  about: string | null
  match: string | null
  at: number | null
  text: string
  on: string
}
/**
 * What one said at a table.
 */
export interface OwnLine {
  match: string
  text: string
  on: string
}
/**
 * What one noted down in a match.
 */
export interface OwnNote {
  match: string
  text: string
}
/**
 * What one answers beforehand for a seat.
 */
export interface OwnPresets {
  match: string
  seat: number
  answers: Preset[]
}
/**
 * A match to which one was invited, or invited somebody.
 */
export interface OwnInvitation {
  match: string
  received: boolean
  declined: boolean
  on: string
}
/**
 * Somebody at a table.
 */
export interface Person {
  guest: string
  name: string
  seats: number[]
  member: boolean
}
/**
 * Who is at the table now.
 */
export interface Present {
  type: 'Present'
  seats: number[]
  watching: number
}
/**
 * How one's seats answer beforehand, as it was set at another screen or is left after use.
 */
export interface Presets {
  type: 'Presets'
  seats: PresetsInfo[]
}
/**
 * How a seat of one's own answers beforehand.
 */
export interface PresetsInfo {
  seat: number
  answers: Preset[]
}
/**
 * What everybody may know of somebody.
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
 * How often somebody won a game as one of its teams.
 */
export interface Tally {
  game: string
  team: string
  won: number
  lost: number
  shared: number
}
/**
 * What a record is of, once every entry has led to the state that it says.
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
 * A request could not be carried out; nothing was changed.
 */
export interface Refused {
  type: 'Refused'
  request: string
  reason: Reason
}
/**
 * Play again with the same people.
 */
export interface Rematch {
  match: string
  contribution?: string
}
/**
 * A guest takes a name.
 */
export interface Rename {
  name: string
}
/**
 * Tell the maintainers how somebody behaved.
 */
export interface ReportConduct {
  about: string
  text: string
  match?: string | null
}
/**
 * Tell the maintainers that a ruling looks wrong.
 */
export interface ReportRuling {
  match: string
  at: number
  text: string
}
/**
 * A new password, with the token of that mail.
 */
export interface ResetPassword {
  token: string
  password: string
}
/**
 * What belongs together in a rulebook.
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
 * What was said; lines that are known already have the same numbers.
 */
export interface Said {
  type: 'Said'
  lines: TalkLine[]
}
/**
 * Something that was said at the table.
 */
export interface TalkLine {
  number: number
  guest: string
  name: string
  seat: number | null
  yours: boolean
  text: string
  at: string
}
/**
 * What lies where, as one observer sees it.
 */
export interface Scene {
  counters: Counter[]
  figures: Figure[]
  markers: Marker[]
  battle?: Battle | null
  contest?: Contest | null
}
/**
 * The answer to `Join`: where the match stands, and the events the client lacks.
 */
export interface Welcome {
  type: 'Welcome'
  match: MatchInfo
  layout: Layout | null
  standing: Standing | null
  events: Told[]
  talks?: boolean
  talk?: TalkLine[]
  note?: string
  present?: Present | null
  presets?: PresetsInfo[]
}
/**
 * All that one observer may know of the match now.
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
 * The match went on.
 */
export interface Update {
  type: 'Update'
  match: MatchInfo
  standing: Standing
  events: Told[]
}
/**
 * A message that made no sense; `key` says what to do, as a key of the client's words.
 */
export interface Trouble {
  type: 'Trouble'
  key: string
}
/**
 * Somebody comes back to their account.
 */
export interface SignIn {
  email: string
  password: string
}
/**
 * A guest wants an account.
 */
export interface SignUp {
  email: string
  password: string
  name: string
  language: 'en' | 'pl' | 'ru'
}
/**
 * What comes next.
 */
export interface SignedUp {
  verify: boolean
}
/**
 * In which language mail comes, and how often.
 */
export interface Wishes {
  language: 'en' | 'pl' | 'ru'
  mail: 'daily' | 'never' | 'turn'
}
