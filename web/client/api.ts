import type { OfGame } from './games';

/* Made from the shapes of the server by ClientPackageTest; written again with -Dgolden.update=true. */

export interface Friend {
  badge: string;
  name: string;
  face?: string;
  here: boolean;
}

export interface Named {
  badge: string;
  name: string;
  face?: string;
}

export interface Invite {
  badge: string;
  name: string;
  face?: string;
  table: string;
  game: string;
}

export interface Friends {
  friends: Friend[];
  asked: Named[];
  asking: Named[];
  blocked: Named[];
  met: Named[];
  invites: Invite[];
}

export interface Way {
  id: string;
  kind: 'mail' | 'discord' | 'matrix' | 'slack';
  target: string;
  confirmed: boolean;
}

export interface Notices {
  mail: boolean;
  hooks: string[];
  ways: Way[];
  quietFrom: number;
  quietTo: number;
  zone: string;
  every: number;
  hushed: string[];
}

export interface Passkey {
  id: string;
  label: string;
  createdAt: number;
  usedAt: number;
}

export interface Kept {
  passkeys: Passkey[];
  wordsAt?: number;
}

export interface Queued {
  waiting: boolean;
  until?: number;
  table?: string;
}

export interface Addresses {
  name: string;
  version: string;
  openapi: string;
  asyncapi: string;
  socket: string;
}

export interface AuditLine {
  at: number;
  author: string;
  name: string;
  act: string;
  target: string;
  detail: string;
}

export interface Audit {
  audit: AuditLine[];
}

export interface Unread {
  unread: number;
}

export interface Moderator {
  id: string;
  name: string;
}

export interface Moderators {
  moderators: Moderator[];
}

export interface KnownPerson {
  id: string;
  name: string;
  program: boolean;
  createdAt: number;
  moderator: boolean;
  address?: string;
}

export interface KnownPeople {
  people: KnownPerson[];
}

export interface Person {
  id: string;
  name: string;
  language: string;
  program: boolean;
  face: string;
  createdAt: number;
}

export interface Device {
  id: string;
  label: string;
  createdAt: number;
  seenAt: number;
  here: boolean;
}

export interface ExportedWay {
  kind: string;
  target: string;
  confirmed: boolean;
  at: number;
}

export interface ExportedQuiet {
  from: number;
  to: number;
  zone: string;
  every: number;
}

export interface Settings {
  seats: number;
  options: Record<string, string>;
}

export interface PlayedStep {
  seat?: string;
  do?: string;
  draw?: string;
  hash: string;
}

export interface Sitting {
  seat: string;
  name: string;
  kind: 'open' | 'person' | 'bot';
  ready: boolean;
  face?: string;
  program?: boolean;
  level?: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
  substitute?: boolean;
  resigned?: boolean;
  vanishedUntil?: number;
  reserve?: number;
  askedAt?: number;
  dueAt?: number;
  left?: number;
  holidayUntil?: number;
}

export interface Origin {
  algorithm: string;
  seed: string;
}

export interface Share {
  commitment?: string;
  nonce?: string;
  leftOut?: boolean;
  revealed?: boolean;
  open?: boolean;
}

export interface CourseStep {
  seat?: string;
  do?: string;
  draw?: string;
  undo?: number;
}

export interface Fairness {
  algorithm: string;
  table: string;
  commitment: string;
  seed: string;
  nonces?: Record<string, string>;
  shares?: Record<string, Share>;
  round?: string;
  given?: number;
  from?: string;
  course?: CourseStep[];
}

export interface AnyReplay {
  tablee: 'game';
  format: number;
  game: string;
  rules: string;
  content: string;
  settings: Settings;
  steps: PlayedStep[];
  program?: string;
  table?: Sitting[];
  ended?: number;
  random?: Origin;
  fairness?: Fairness;
}

export interface LoggedStep {
  s?: string;
  d: string;
  c?: string;
}

export interface ExportedMove {
  at: number;
  seat: string;
  step: LoggedStep;
}

export interface ExportedAgreement {
  at: number;
  to: string;
  stand?: string;
  until?: number;
}

export interface ExportedTable {
  id: string;
  host: boolean;
  names: string[];
  game?: string;
  phase?: 'open' | 'playing' | 'over' | 'closed';
  openedAt?: number;
  movedAt?: number;
  moves: ExportedMove[];
  agreed: ExportedAgreement[];
}

export interface ExportedWords {
  table: string;
  at: number;
  text: string;
}

export interface ExportedTie {
  name: string;
  kind: string;
  at: number;
}

export interface ExportedEvening {
  id: string;
  title: string;
  host: boolean;
  madeAt: number;
}

export interface ExportedInvite {
  table: string;
  name: string;
  at: number;
}

export interface ExportedResult {
  table: string;
  game: string;
  endedAt: number;
  place: number;
  points: string;
  cards: string;
}

export interface ExportedReport {
  table: string;
  at: number;
  reason: string;
}

export interface ExportedSanction {
  kind: string;
  until: number;
  reason: string;
}

export interface Export {
  tablee: 'export';
  format: number;
  person: Person;
  devices: Device[];
  notices: string[];
  ways: ExportedWay[];
  hushed: string[];
  quiet: ExportedQuiet;
  files: AnyReplay[];
  tables: ExportedTable[];
  said: ExportedWords[];
  putAway: string[];
  passkeys: Passkey[];
  people: ExportedTie[];
  evenings: ExportedEvening[];
  recoveryWords: boolean;
  signIns: number[];
  invites: ExportedInvite[];
  queue: string[];
  results: ExportedResult[];
  moderator: boolean;
  reports: ExportedReport[];
  sanctions: ExportedSanction[];
}

export interface Accused {
  id: string;
  name: string;
  address?: string;
}

export interface ReportedLine {
  seq: number;
  at: number;
  p: string;
  name: string;
  text: string;
}

export interface Report {
  id: string;
  table: string;
  seq: number;
  reason: string;
  at: number;
  doneAt: number;
  accused: Accused;
  lines: ReportedLine[];
}

export interface Reports {
  reports: Report[];
}

export interface Sanction {
  id: string;
  kind: 'silence' | 'ban';
  target: string;
  name: string;
  until: number;
  reason: string;
  author: string;
  at: number;
}

export interface Sanctions {
  sanctions: Sanction[];
}

export interface TableRow {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'over' | 'closed';
  seats: number;
  free: number;
  openedAt: number;
}

export interface Tables {
  tables: TableRow[];
}

export interface EveningRow {
  id: string;
  title: string;
  game: string;
  host: string;
  round: number;
  rounds: number;
  people: number;
  over: boolean;
  mine: boolean;
  madeAt: number;
}

export interface Evenings {
  evenings: EveningRow[];
}

export interface EveningStanding {
  badge: string;
  name: string;
  me: boolean;
  here: boolean;
  place: number;
  points: number;
  strength: number;
  played: number;
  won: number;
}

export interface EveningChair {
  name: string;
  me: boolean;
  bot: boolean;
  rank?: number;
  counts?: boolean;
}

export interface EveningTable {
  round: number;
  number: number;
  id?: string;
  over: boolean;
  chairs: EveningChair[];
}

export interface Evening {
  id: string;
  title: string;
  game: string;
  seats: number;
  scheme: 'swiss' | 'robin';
  rounds: number;
  final: boolean;
  minutes: number;
  rest: number;
  same: boolean;
  startsAt: number;
  commitments: string[];
  sealed: boolean;
  listed: boolean;
  host: string;
  hosting: boolean;
  joined: boolean;
  round: number;
  canBegin: boolean;
  stopped: boolean;
  over: boolean;
  table?: string;
  endsAt?: number;
  nextAt?: number;
  standings: EveningStanding[];
  tables: EveningTable[];
}

export interface EveningAnswer {
  table: string;
  number: number;
  step: number;
  name: string;
  bot: boolean;
  move: string;
  say: string;
  rank?: number;
}

export interface EveningQuestion {
  seat: string;
  answers: EveningAnswer[];
}

export interface EveningComparison {
  round: number;
  alike: number;
  questions: EveningQuestion[];
}

export interface GameSummary {
  id: string;
  title: string;
  blurb: string;
  language: string;
  rules: string;
  content: string;
  leastSeats: number;
  mostSeats: number;
  board?: string;
}

export interface Shelf {
  games: GameSummary[];
  levels: ('random' | 'débutant' | 'habitué' | 'expert' | 'maître')[];
}

export interface OptionValue {
  value: string;
  label: string;
}

export interface Option {
  name: string;
  label: string;
  help: string;
  standard: string;
  clause: string;
  advanced: boolean;
  kind: 'range' | 'choice' | 'flag';
  least?: number;
  most?: number;
  also?: number[];
  values?: OptionValue[];
}

export interface Preset {
  name: string;
  label: string;
  seats: number;
  options: Record<string, string>;
}

export interface Gallery {
  file: string;
  gzip: number;
}

export interface GameDetails {
  id: string;
  title: string;
  blurb: string;
  language: string;
  rules: string;
  content: string;
  leastSeats: number;
  mostSeats: number;
  board?: string;
  contents: string[];
  options: Option[];
  presets: Preset[];
  names: Record<string, string>;
  faces: Record<string, OfGame['face']>;
  pictures: Record<string, string[]>;
  gallery: Gallery;
}

export interface RuleSection {
  clause: string;
  text: string;
  heading?: string;
}

export interface RuleBook {
  title: string;
  sections: RuleSection[];
}

export interface PuzzleMove {
  do: string;
  say: string;
}

export interface Puzzle {
  id: string;
  title: string;
  task: string;
  hint: string;
  seat: string;
  names: string[];
  now: OfGame['now'];
  legal: PuzzleMove[];
}

export interface Puzzles {
  puzzles: Puzzle[];
}

export interface PuzzleTried {
  right: boolean;
  say: string;
  clause?: string;
  now?: OfGame['now'];
  events?: OfGame['event'][];
}

export interface Keep {
  finished?: number;
  chat?: number;
  guests?: number;
}

export interface ServerHouse {
  chat: 'on' | 'reactions' | 'off';
  reactions: string[];
  kids: boolean;
  keep: Keep;
  operator: string;
  notices: boolean;
  letters: boolean;
  signIn: string;
  words: boolean;
  local: boolean;
  names?: string[];
}

export type LinkFor =
  | { kind: 'seat'; table: string; seat: string }
  | { kind: 'device'; name?: string; merged?: boolean };

export interface Me {
  id: string;
  name: string;
  language: string;
  program: boolean;
  face: string;
  moderator: boolean;
  token?: string;
}

export interface Asking {
  label: string;
  sign: number;
}

export interface Devices {
  devices: Device[];
}

export interface FavouriteCard {
  name: string;
  times: number;
}

export interface GameFigures {
  game: string;
  played: number;
  won: number;
  averagePlace: number;
  longestStreak: number;
  streak: number;
  cards: FavouriteCard[];
}

export interface HeadToHead {
  badge: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
  lastAt: number;
}

export interface LuckOfGame {
  table: string;
  game: string;
  endedAt: number;
  luck: number;
}

export interface Figures {
  games: GameFigures[];
  people: HeadToHead[];
  luck: LuckOfGame[];
}

export interface SeatResult {
  seat: string;
  name: string;
  face?: string;
  bot: boolean;
  mine: boolean;
  place: number;
  points?: number;
  badge?: string;
}

export interface Result {
  table: string;
  game: string;
  endedAt: number;
  place: number;
  of: number;
  points?: number;
  counts: boolean;
  people: SeatResult[];
}

export interface NextPage {
  before: number;
  beforeTable: string;
}

export interface History {
  games: Result[];
  next?: NextPage;
}

export interface Player {
  seat: string;
  name?: string;
  bot?: boolean;
  dueAt?: number;
  points?: number;
  rank?: number;
}

export interface MyTable {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'over' | 'closed';
  seats: number;
  free: number;
  mine: string[];
  waitsForMe: boolean;
  movedAt: number;
  people: Player[];
}

export interface MyTables {
  tables: MyTable[];
}

export interface PushKey {
  key: string;
}

export interface SetEditing {
  editing: 'off' | 'folder' | 'server' | 'everybody';
  keep: boolean;
  scenes: string[];
  pictograms: string[];
}

export interface SetFiles {
  files: Record<string, string>;
  pictures: Record<string, string>;
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; turn: number; reserve: number }
  | { kind: 'slow'; days: number };

export interface ListedTable {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'over' | 'closed';
  seats: number;
  free: number;
  openedAt: number;
  host?: string;
  face?: string;
  language?: string;
  clock?: Clock;
  options?: Record<string, string>;
}

export interface ListedTables {
  tables: ListedTable[];
}

export interface You {
  seats: string[];
  host: boolean;
}

export interface Terms {
  clock: Clock;
  overtime: 'bot' | 'skip' | 'leave';
  spectators: boolean;
  listed: boolean;
  hotSeat: boolean;
  forced: boolean;
  pace: number;
  substitute: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
  absence: number;
  aids: boolean;
  hints: 'off' | 'solo' | 'on';
  delay: number;
}

export interface Out {
  badge: string;
  name: string;
}

export interface House {
  chat: boolean;
  locked: boolean;
  out: Out[];
}

export interface Undo {
  seat: string;
  steps: number;
  agreed: string[];
}

export interface Wish {
  seat: string;
  agreed: string[];
  since?: number;
}

export interface Row {
  label: string;
  values: number[];
}

export interface Outcome {
  ranks: number[];
  reason: string;
  sheet: Row[];
}

export interface Table {
  id: string;
  game: string;
  rules: string;
  content: string;
  phase: 'open' | 'playing' | 'over' | 'closed';
  settings: Settings;
  terms: Terms;
  commitment: string;
  draws: string;
  steps: number;
  seats: Sitting[];
  house: House;
  shares?: Record<string, Share>;
  bound?: Record<string, Share>;
  host?: string;
  before?: string;
  undo?: Undo;
  pause?: Wish;
  hands?: Wish;
  outcome?: Outcome;
  rematch?: string;
  resting?: boolean;
  remember?: boolean;
  round?: string;
  sealed?: boolean;
  seed?: string;
}

export interface Move {
  do: string;
  say: string;
  kept?: string;
}

export interface Automatic {
  seat: string;
  why: 'forced' | 'standing' | 'absent';
}

export interface Missed {
  events: OfGame['event'][];
  auto?: Automatic[];
  undone?: string;
  nudged?: string;
  hinted?: string;
  seq: number;
}

export interface Eyes {
  now?: OfGame['now'];
  memory?: OfGame['memory'];
  awaited?: string[];
  asked?: string;
  question?: string;
  legal?: (Move | string)[];
  undo?: boolean;
  hands?: Record<string, OfGame['now']>;
  seat: string;
  missed?: Missed[];
}

export interface TableMessage {
  t: 'table';
  seq: number;
  at: number;
  you: You;
  table: Table;
  views: Eyes[];
}

export interface Progress {
  done: number;
  of: number;
}

export interface Choice {
  step: number;
  seat: string;
  played: string;
  playedSay: string;
  better: string;
  betterSay: string;
  cost: number;
  error: number;
  why?: string;
}

export interface Moment {
  step: number;
  seat?: string;
  do?: string;
  draw?: string;
  chances: number[];
  choice?: Choice;
}

export interface Account {
  seat: string;
  start: number;
  end: number;
  decisions: number;
  decisionsError: number;
  luck: number;
  others: number;
}

export interface Turning {
  step: number;
  seat: string;
  before: number;
  after: number;
  choice?: Choice;
}

export interface Analysis {
  start: number[];
  moments: Moment[];
  seats: Account[];
  costly: Choice[];
  decisive: Turning[];
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  badge: string;
  text: string;
}

export interface Chat {
  lines: ChatLine[];
}

export interface Draw {
  number: number;
  step: number;
  kind: 'shuffle' | 'throw' | 'pick';
  name: string;
  drawn: string;
  values: string[];
  dice?: number;
  faces?: string[];
  from?: string[];
  cards?: string[];
  stream?: string;
  given?: boolean;
  undone?: boolean;
}

export interface Draws {
  game: string;
  content: string;
  algorithm: string;
  table: string;
  commitment: string;
  seed: string;
  nonces?: Record<string, string>;
  shares?: Record<string, Share>;
  round?: string;
  given?: number;
  from?: string;
  draws: Draw[];
}

export interface SeenBy {
  seat: string;
  now: OfGame['now'];
}

export interface Frame {
  step: number;
  awaited: string[];
  events: OfGame['event'][];
  seat?: string;
  do?: string;
  say?: string;
  draw?: string;
  now?: OfGame['now'];
  position?: OfGame['position'];
  views?: SeenBy[];
}

export interface Frames {
  game: string;
  content: string;
  steps: number;
  settings: Settings;
  seats: Sitting[];
  ended?: number;
  outcome?: Outcome;
  frames: Frame[];
}

export interface StoryLine {
  seq: number;
  at: number;
  kind: string;
  seat?: string;
  name?: string;
  level?: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
  why?: string;
  ready?: boolean;
  agrees?: boolean;
  steps?: number;
  until?: number;
  seconds?: number;
  table?: string;
  rule?: string;
  on?: boolean;
  leftOut?: string[];
  events?: OfGame['event'][];
  auto?: Automatic[];
}

export interface Story {
  lines: StoryLine[];
}

export interface Replay {
  tablee: 'game';
  format: number;
  game: string;
  rules: string;
  content: string;
  settings: Settings;
  steps: PlayedStep[];
  program: string;
  table: Sitting[];
  ended: number;
  random?: Origin;
  fairness: Fairness;
}

export interface UpdateMessage {
  t: 'update';
  events: OfGame['event'][];
  auto?: Automatic[];
  undone?: string;
  nudged?: string;
  hinted?: string;
  now?: OfGame['now'];
  memory?: OfGame['memory'];
  awaited?: string[];
  asked?: string;
  question?: string;
  legal?: (Move | string)[];
  undo?: boolean;
  hands?: Record<string, OfGame['now']>;
  seq: number;
  at: number;
  seat?: string;
  table?: Table;
}

export interface SaidMessage {
  t: 'said';
  seq: number;
  at: number;
  name: string;
  badge: string;
  seats: string[];
  text: string;
}

export interface Lookers {
  count: number;
  names: string[];
}

export interface HereMessage {
  t: 'here';
  seats: string[];
  lookers: Lookers;
}

export interface Wisher {
  badge: string;
  name: string;
}

export interface LedMessage {
  t: 'led';
  name: string;
  mine: boolean;
  step: number;
  as: string;
  wished: boolean;
  wishes: Wisher[];
}

export interface TakenMessage {
  t: 'taken';
  seq: number;
  seat: string;
  name: string;
}

export interface AckMessage {
  t: 'ack';
  id: string;
  seq: number;
}

export interface RefusedMessage {
  t: 'refused';
  id: string;
  clause: string;
  say: string;
}

export interface HeldMessage {
  t: 'held';
  say: string;
}

export interface AnnounceMessage {
  t: 'announce';
  text: string;
}

export interface PongMessage {
  t: 'pong';
}

export interface Verdict {
  fair: boolean;
  say?: string;
  draws?: number;
  algorithm?: string;
  bound?: boolean;
  open?: string[];
  leftOut?: string[];
}

export interface Made {
  id: string;
}

export interface Written {
  seq: number;
}

export interface ActCommand {
  cmd?: 'act';
  id: string;
  seat?: string;
  seq: number;
  do: string;
}

export interface SitCommand {
  cmd: 'sit';
  id?: string;
  seat?: string;
  name?: string;
}

export interface LeaveCommand {
  cmd: 'leave';
  id?: string;
  seat?: string;
}

export interface InviteCommand {
  cmd: 'invite';
  id?: string;
  seat?: string;
  level: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
}

export interface DismissCommand {
  cmd: 'dismiss';
  id?: string;
  seat: string;
}

export interface ReadyCommand {
  cmd: 'ready';
  id?: string;
  seat?: string;
  ready?: boolean;
  nonce?: string;
  commitment?: string;
}

export interface RevealCommand {
  cmd: 'reveal';
  id?: string;
  seat?: string;
  nonce: string;
}

export interface StartCommand {
  cmd: 'start';
  id?: string;
}

export interface UndoCommand {
  cmd: 'undo';
  id?: string;
  seat?: string;
}

export interface AnswerCommand {
  cmd: 'answer';
  id?: string;
  seat?: string;
  agree: boolean;
}

export interface ResignCommand {
  cmd: 'resign';
  id?: string;
  seat?: string;
}

export interface ReturnCommand {
  cmd: 'return';
  id?: string;
  seat?: string;
}

export interface StandCommand {
  cmd: 'stand';
  id?: string;
  seat?: string;
  question: string;
  do: string;
}

export interface SayCommand {
  cmd: 'say';
  id?: string;
  text: string;
}

export interface RenameCommand {
  cmd: 'rename';
  id?: string;
  seat?: string;
  name: string;
}

export interface NudgeCommand {
  cmd: 'nudge';
  id?: string;
  seat: string;
}

export interface RelieveCommand {
  cmd: 'relieve';
  id?: string;
  seat: string;
}

export interface PatienceCommand {
  cmd: 'patience';
  id?: string;
  seconds: number;
}

export interface PauseCommand {
  cmd: 'pause';
  id?: string;
  seat?: string;
  agree?: boolean;
}

export interface HandsCommand {
  cmd: 'hands';
  id?: string;
  seat?: string;
  agree?: boolean;
}

export interface GoOnCommand {
  cmd: 'goOn';
  id?: string;
  seat?: string;
}

export interface HolidayCommand {
  cmd: 'holiday';
  id?: string;
  seat?: string;
  days: number;
}

export interface ChatCommand {
  cmd: 'chat';
  id?: string;
  on: boolean;
}

export interface LockCommand {
  cmd: 'lock';
  id?: string;
  on: boolean;
}

export interface KeepOutCommand {
  cmd: 'keepOut';
  id?: string;
  seat?: string;
  badge?: string;
  name?: string;
}

export interface LetInCommand {
  cmd: 'letIn';
  id?: string;
  seat?: string;
  badge?: string;
  name?: string;
}

export interface CloseCommand {
  cmd: 'close';
  id?: string;
}

export interface Entered {
  name: string;
  merged: boolean;
}

export interface DeviceAsks {
  url: string;
  sign: number;
  watch: string;
}

export interface StillAsking {
  waiting: boolean;
}

export interface PasskeyQuestion {
  challenge: string;
  site: string;
}

export interface WantedTerms {
  clock?: Clock;
  overtime?: 'bot' | 'skip' | 'leave';
  spectators?: boolean;
  listed?: boolean;
  hotSeat?: boolean;
  forced?: boolean;
  pace?: number;
  substitute?: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
  absence?: number;
  aids?: boolean;
  hints?: 'off' | 'solo' | 'on' | boolean;
  delay?: number;
}

export interface NewEvening {
  title: string;
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  terms?: WantedTerms;
  scheme?: 'swiss' | 'robin';
  rounds?: number;
  final?: boolean;
  bots?: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître';
  minutes?: number;
  rest?: number;
  same?: boolean;
  startsAt?: number;
  listed?: boolean;
}

export interface Link {
  secret: string;
  url: string;
}

export interface Holidays {
  tables: number;
  spent: number;
}

export interface PasskeyWish {
  challenge: string;
  site: string;
  user: string;
  name: string;
  known: string[];
}

export interface Words {
  words: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface SetFault {
  severity: 'error' | 'warning';
  file: string;
  place: string;
  card: string;
  clause: string;
  text: string;
}

export interface SetFigure {
  clause: string;
  what: string;
  expected: string;
  found: string;
  holds: boolean;
}

export interface SetRecord {
  file: string;
  place: string;
  form: number;
}

export interface SetField {
  name: string;
  schema: string;
}

export interface TriedDetails {
  id: string;
  title: string;
  blurb: string;
  language: string;
  rules: string;
  content: string;
  leastSeats: number;
  mostSeats: number;
  board?: string;
  contents: string[];
  options: Option[];
  presets: Preset[];
  names: Record<string, string>;
  faces: Record<string, OfGame['face']>;
  pictures: Record<string, string[]>;
}

export interface SetReport {
  sound: boolean;
  faults: SetFault[];
  figures: SetFigure[];
  records: SetRecord[];
  forms: SetField[][];
  pictured: string[];
  files?: Record<string, string>;
  details?: TriedDetails;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string | number | boolean>;
  content?: string;
  terms?: WantedTerms;
  bots?: ('random' | 'débutant' | 'habitué' | 'expert' | 'maître')[];
  sit?: boolean;
  ready?: boolean;
  nonce?: string;
}

export interface Opened {
  id: string;
  commitment: string;
  draws: string;
}

export interface Hint {
  seat: string;
  do: string;
  say: string;
  why: string;
}

export interface Refused {
  error: string;
  say: string;
  clause?: string;
}

/** What the server says over the socket of a table. */
export type Message = UpdateMessage | TableMessage | SaidMessage | HereMessage | LedMessage | TakenMessage | AckMessage | RefusedMessage | HeldMessage | AnnounceMessage | PongMessage;

/** What may be asked of a table. */
export type Command = ActCommand | SitCommand | LeaveCommand | InviteCommand | DismissCommand | ReadyCommand | RevealCommand | StartCommand | UndoCommand | AnswerCommand | ResignCommand | ReturnCommand | StandCommand | SayCommand | RenameCommand | NudgeCommand | RelieveCommand | PatienceCommand | PauseCommand | HandsCommand | GoOnCommand | HolidayCommand | ChatCommand | LockCommand | KeepOutCommand | LetInCommand | CloseCommand;

/** The body of any answer from 400 on. */
export type RefusedBody = Refused;

/** Everything that can be asked over HTTP, by method and address. */
export interface Operations {
  'DELETE /api/admin/sanctions/{id}': { path: { id: string }; gives: Record<string, never> };
  'DELETE /api/admin/tables/{id}': { path: { id: string }; gives: Record<string, never> };
  'DELETE /api/me': { gives: Record<string, never> };
  'DELETE /api/me/devices/{device}': { path: { device: string }; gives: Record<string, never> };
  'DELETE /api/me/friends/{badge}': { path: { badge: string }; gives: Friends };
  'DELETE /api/me/invites/{table}': { path: { table: string }; gives: Record<string, never> };
  'DELETE /api/me/notices/ways/{way}': { path: { way: string }; gives: Notices };
  'DELETE /api/me/passkeys/{id}': { path: { id: string }; gives: Kept };
  'DELETE /api/push': { body: { endpoint?: string }; gives: Record<string, never> };
  'DELETE /api/queue': { gives: Queued };
  'DELETE /api/tables/{id}': { path: { id: string }; gives: Record<string, never> };
  'GET /api': { gives: Addresses };
  'GET /api/admin/audit': { gives: Audit };
  'GET /api/admin/history': { gives: Unread };
  'GET /api/admin/moderators': { gives: Moderators };
  'GET /api/admin/people': { query: { name?: string }; gives: KnownPeople };
  'GET /api/admin/people/{id}/export': { path: { id: string }; gives: Export };
  'GET /api/admin/reports': { gives: Reports };
  'GET /api/admin/sanctions': { gives: Sanctions };
  'GET /api/admin/tables': { gives: Tables };
  'GET /api/asyncapi.json': { gives: Record<string, unknown> };
  'GET /api/evenings': { gives: Evenings };
  'GET /api/evenings/{id}': { path: { id: string }; query: { wall?: '1' }; gives: Evening };
  'GET /api/evenings/{id}/calendar.ics': { path: { id: string }; gives: string };
  'GET /api/evenings/{id}/comparison': { path: { id: string }; query: { round?: number }; gives: EveningComparison };
  'GET /api/games': { gives: Shelf };
  'GET /api/games/{game}': { path: { game: string }; query: { content?: string }; gives: GameDetails };
  'GET /api/games/{game}/book': { path: { game: string }; query: { content?: string }; gives: RuleBook };
  'GET /api/games/{game}/puzzles': { path: { game: string }; gives: Puzzles };
  'GET /api/games/{game}/puzzles/{puzzle}': { path: { game: string; puzzle: string }; query: { move: string }; gives: PuzzleTried };
  'GET /api/games/{game}/texts': { path: { game: string }; query: { content?: string }; gives: Record<string, string> };
  'GET /api/house': { gives: ServerHouse };
  'GET /api/links/{secret}': { path: { secret: string }; gives: LinkFor };
  'GET /api/me': { gives: Me };
  'GET /api/me/asking/{secret}': { path: { secret: string }; gives: Asking };
  'GET /api/me/devices': { gives: Devices };
  'GET /api/me/export': { gives: Export };
  'GET /api/me/figures': { query: { company?: string }; gives: Figures };
  'GET /api/me/friends': { gives: Friends };
  'GET /api/me/history': { query: { game?: string; won?: string; company?: string; with?: string; before?: number; beforeTable?: string; most?: number }; gives: History };
  'GET /api/me/history.csv': { query: { game?: string; won?: string; company?: string; with?: string; before?: number; beforeTable?: string; most?: number }; gives: string };
  'GET /api/me/keep': { gives: Kept };
  'GET /api/me/notices': { gives: Notices };
  'GET /api/me/tables': { gives: MyTables };
  'GET /api/oidc': { query: { add?: string }; gives: string };
  'GET /api/oidc/back': { query: { state?: string; code?: string }; gives: string };
  'GET /api/openapi.json': { gives: Record<string, unknown> };
  'GET /api/push/key': { gives: PushKey };
  'GET /api/queue': { gives: Queued };
  'GET /api/sets': { gives: SetEditing };
  'GET /api/sets/{game}/{set}': { path: { game: string; set: string }; gives: SetFiles };
  'GET /api/socket.json': { gives: Record<string, unknown> };
  'GET /api/tables': { gives: ListedTables };
  'GET /api/tables/{id}': { path: { id: string }; query: { since?: number; lean?: '1'; memory?: '1' }; gives: TableMessage };
  'GET /api/tables/{id}/analysis': { path: { id: string }; gives: Analysis | Progress };
  'GET /api/tables/{id}/chat': { path: { id: string }; query: { seat?: string }; gives: Chat };
  'GET /api/tables/{id}/draws': { path: { id: string }; gives: Draws };
  'GET /api/tables/{id}/frames': { path: { id: string }; query: { viewer?: string; from?: number; to?: number }; gives: Frames };
  'GET /api/tables/{id}/recap': { path: { id: string }; query: { seat?: string; lean?: '1' }; gives: Story };
  'GET /api/tables/{id}/replay': { path: { id: string }; query: { as?: string; from?: number; to?: number }; gives: Replay | Frames };
  'GET /api/tables/{id}/scenario': { path: { id: string }; query: { step?: number; seat?: string }; gives: string };
  'GET /api/tables/{id}/socket': { path: { id: string }; query: { since?: number; lean?: '1'; memory?: '1'; wall?: '1' }; gives: UpdateMessage | TableMessage | SaidMessage | HereMessage | LedMessage | TakenMessage | AckMessage | RefusedMessage | HeldMessage | AnnounceMessage | PongMessage };
  'GET /api/tables/{id}/story': { path: { id: string }; query: { after?: number; seat?: string; lean?: '1' }; gives: Story };
  'GET /api/tables/{id}/verify': { path: { id: string }; gives: Verdict };
  'GET /health': { gives: string };
  'GET /metrics': { gives: string };
  'GET /ready': { gives: string };
  'POST /api/admin/announce': { body: { text: string }; gives: Record<string, never> };
  'POST /api/admin/history': { body: Record<string, never>; gives: Unread };
  'POST /api/admin/moderators': { body: { person: string; on?: boolean }; gives: Record<string, never> };
  'POST /api/admin/people/{id}/delete': { path: { id: string }; body: Record<string, never>; gives: Record<string, never> };
  'POST /api/admin/reports/{id}/done': { path: { id: string }; body: Record<string, never>; gives: Record<string, never> };
  'POST /api/admin/sanctions': { body: { kind: 'silence' | 'ban'; target: string; hours: number; reason?: string }; gives: Made };
  'POST /api/admin/tables/{id}/close': { path: { id: string }; body: Record<string, never>; gives: Written };
  'POST /api/admin/tables/{id}/commands': { path: { id: string }; body: ActCommand | SitCommand | LeaveCommand | InviteCommand | DismissCommand | ReadyCommand | RevealCommand | StartCommand | UndoCommand | AnswerCommand | ResignCommand | ReturnCommand | StandCommand | SayCommand | RenameCommand | NudgeCommand | RelieveCommand | PatienceCommand | PauseCommand | HandsCommand | GoOnCommand | HolidayCommand | ChatCommand | LockCommand | KeepOutCommand | LetInCommand | CloseCommand; gives: Written };
  'POST /api/enter': { body: { challenge: string; id: string; authenticator: string; client: string; signature: string; merge?: boolean }; gives: Entered };
  'POST /api/enter/ask': { body: Record<string, never>; gives: DeviceAsks };
  'POST /api/enter/asked': { body: { watch: string; merge?: boolean }; gives: Entered | StillAsking };
  'POST /api/enter/begin': { body: Record<string, never>; gives: PasskeyQuestion };
  'POST /api/enter/words': { body: { words: string; merge?: boolean }; gives: Entered };
  'POST /api/evenings': { body: NewEvening; gives: Evening };
  'POST /api/evenings/{id}/join': { path: { id: string }; body: Record<string, never>; gives: Evening };
  'POST /api/evenings/{id}/leave': { path: { id: string }; body: Record<string, never>; gives: Evening };
  'POST /api/evenings/{id}/next': { path: { id: string }; body: Record<string, never>; gives: Evening };
  'POST /api/evenings/{id}/out': { path: { id: string }; body: { badge: string }; gives: Evening };
  'POST /api/evenings/{id}/stop': { path: { id: string }; body: Record<string, never>; gives: Evening };
  'POST /api/links/{secret}': { path: { secret: string }; body: { merge?: boolean }; gives: LinkFor };
  'POST /api/me': { body: { name?: string; language?: string; face?: string }; gives: Me };
  'POST /api/me/asking/{secret}': { path: { secret: string }; body: { agree: boolean }; gives: Record<string, never> };
  'POST /api/me/devices': { body: Record<string, never>; gives: Link };
  'POST /api/me/forget': { body: Record<string, never>; gives: Record<string, never> };
  'POST /api/me/friends': { body: { badge?: string; secret?: string }; gives: Friends };
  'POST /api/me/friends/link': { body: Record<string, never>; gives: Link };
  'POST /api/me/friends/{badge}/block': { path: { badge: string }; body: Record<string, never>; gives: Friends };
  'POST /api/me/holiday': { body: { days: number }; gives: Holidays };
  'POST /api/me/notices': { body: { quietFrom: number; quietTo: number; zone: string; every: number }; gives: Notices };
  'POST /api/me/notices/tables/{id}': { path: { id: string }; body: { hushed?: boolean }; gives: Notices };
  'POST /api/me/notices/ways': { body: { kind: 'mail' | 'discord' | 'matrix' | 'slack'; target: string }; gives: Notices };
  'POST /api/me/notices/ways/{way}/code': { path: { way: string }; body: { code: string }; gives: Notices };
  'POST /api/me/passkeys': { body: { challenge: string; credential: string; client: string }; gives: Kept };
  'POST /api/me/passkeys/begin': { body: Record<string, never>; gives: PasskeyWish };
  'POST /api/me/tables/{id}/away': { path: { id: string }; body: { away?: boolean }; gives: Record<string, never> };
  'POST /api/me/words': { body: Record<string, never>; gives: Words };
  'POST /api/people': { body: { name: string; language?: string; program?: boolean }; gives: Me };
  'POST /api/push': { body: { endpoint: string; keys: PushKeys }; gives: Record<string, never> };
  'POST /api/queue': { body: { game: string; seats?: number; preset?: string; pace?: string; wait?: number }; gives: Queued };
  'POST /api/replays': { body: { replay: AnyReplay }; gives: Made };
  'POST /api/replays/draws': { body: { replay: AnyReplay }; gives: Draws };
  'POST /api/replays/frames': { body: { replay: AnyReplay; as?: string; viewer?: string; from?: number; to?: number }; gives: Frames };
  'POST /api/replays/verify': { body: { replay: AnyReplay }; gives: Verdict };
  'POST /api/sets/{game}/check': { path: { game: string }; body: { name: string; files: Record<string, string>; pictures?: Record<string, string>; open?: boolean; card?: string }; gives: SetReport };
  'POST /api/sets/{game}/keep': { path: { game: string }; body: { name: string; files: Record<string, string>; pictures?: Record<string, string> }; gives: Made };
  'POST /api/stop/{secret}': { path: { secret: string }; body: Record<string, never>; gives: Record<string, never> };
  'POST /api/tables': { body: NewTable; gives: Opened };
  'POST /api/tables/{id}/ask': { path: { id: string }; body: { badge: string }; gives: Record<string, never> };
  'POST /api/tables/{id}/commands': { path: { id: string }; body: ActCommand | SitCommand | LeaveCommand | InviteCommand | DismissCommand | ReadyCommand | RevealCommand | StartCommand | UndoCommand | AnswerCommand | ResignCommand | ReturnCommand | StandCommand | SayCommand | RenameCommand | NudgeCommand | RelieveCommand | PatienceCommand | PauseCommand | HandsCommand | GoOnCommand | HolidayCommand | ChatCommand | LockCommand | KeepOutCommand | LetInCommand | CloseCommand; gives: Written };
  'POST /api/tables/{id}/continue': { path: { id: string }; body: { step: number; seat: string; level?: 'random' | 'débutant' | 'habitué' | 'expert' | 'maître'; terms?: WantedTerms; ready?: boolean; nonce?: string }; gives: Opened };
  'POST /api/tables/{id}/hint': { path: { id: string }; body: { seat?: string }; gives: Hint };
  'POST /api/tables/{id}/link': { path: { id: string }; body: { seat?: string }; gives: Link };
  'POST /api/tables/{id}/rematch': { path: { id: string }; body: Record<string, never>; gives: Made };
  'POST /api/tables/{id}/report': { path: { id: string }; body: { line: number; reason?: string }; gives: Made };
}
