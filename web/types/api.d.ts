// The types of what the server says and hears. Written by `cargo xtask types`; do not edit.

/** Luck and skill: `outlook` is `start + luck − loss − given_up`. */
export interface AccountView {
  /** What the best play still expected when the person stopped. */
  given_up: number;
  /** What the decisions cost. */
  loss: number;
  /** What the dice gave. */
  luck: number;
  /** The total; where the game is not over, the total to be expected. */
  outlook: number;
  /** What the best play expects at the start. */
  start: number;
}

/** Something that a person does at a table. */
export type Act =
  | { act: 'play'; text: string }
  | { act: 'undo' }
  | { act: 'redo' }
  | { act: 'resign' }
  | { act: 'step' }
  | { act: 'pace'; step: boolean }
  | { act: 'time-up' }
  | { act: 'throw' }
  | { act: 'friend'; name: string }
  | { act: 'advised' }
  | { act: 'name'; name: string; seat: number }
  | { act: 'offer'; offer: OfferKind }
  | { accept: boolean; act: 'answer' }
  | { act: 'retract' }
  | { act: 'claim' }
  | { act: 'replace' };

/** Does something at a table. */
export type ActRequest = (Act & { key: string });

/** One letter of a placement, as it counts. */
export interface AddendView {
  /** By how much its square multiplies it. */
  factor: number;
  /** Whether the placement lays it. */
  is_new: boolean;
  /** Whether it is a joker, which is worth nothing. */
  joker: boolean;
  /** The letter, large. */
  letter: string;
  /** What it is worth. */
  value: number;
  /** By how much its square multiplies the word. */
  word_factor: number;
}

/** Asks what a position is worth. */
export interface AdviceRequest {
  /**
   * Whether to think as the computer player whose turn it is, with its own strength. Otherwise it is the
   * champion's opinion, whoever is to move.
   */
  own?: boolean;
  /** The position after so many moves; without it, the one that stands. */
  ply?: number | null;
  /** How long to think, in seconds. */
  time?: number | null;
}

/** What somebody thinks about a position. */
export interface AdviceView {
  /** How the first seat stands, 0 (lost) to 1 (won), where such a thing can be said. */
  bar?: number | null;
  /** The move to play. */
  best?: string | null;
  /** How often the rest of a node's moves needed no look. */
  cutoffs?: number | null;
  /** How far it looked. */
  depth?: number | null;
  /** The candidates, the best first. */
  lines: LineView[];
  /** How many positions it visited. */
  nodes?: number | null;
  /** After how many moves the position stands. */
  ply: number;
  saying?: SayingView | null;
  /** How long it took, in milliseconds. */
  spent: number;
  /**
   * The value in short, such as `+0.35` or `#5`; in a game of two with nothing hidden it tells how the first
   * seat stands, as the bar does, and so does everything below.
   */
  value?: string | null;
}

/** What is to be reached. */
export interface AimView {
  /** Which kind of task it is. */
  goal: GoalKind;
  /** How hard a puzzle is: `easy`, `medium` or `hard`. */
  grade?: string | null;
  /** In how many own moves the game is to be won. */
  moves?: number | null;
  /** From how many points on there are two stars, and three. */
  stars?: number[] | null;
  /** After how many turns it is over. */
  turns?: number | null;
}

/** A tournament that is being played. */
export interface ArenaView {
  /** What is played, in words. */
  about: SayingView;
  /** Whether nothing is left to play. */
  finished: boolean;
  /** How many games count so far. */
  games: number;
  /** What the bots are called, by their numbers. */
  names: string[];
  /** How many games the whole plan has. */
  planned: number;
  /** The games under way. */
  running: RunningView[];
  /** The bots, the best first. */
  standings: StandingView[];
}

/** A value of a sentence. */
export type ArgView =
  | string
  | number
  | SayingView;

/** A question of the game's own. */
export type AskRequest = Record<string, unknown>;

/** One of the best scores in Jewels. */
export interface BestView {
  /** What the board is called. */
  board: string;
  /** The time limit as text, `m:ss`, if there was one. */
  limit?: string | null;
  /** Who played; empty where nothing was said. */
  name: string;
  /** The points. */
  points: number;
  /** How many rounds it took. */
  turns: number;
}

/** What is on the table, by game. */
export type BoardView =
  | (SantoriniView & { game: 'santorini' })
  | (MiceView & { game: 'mice' })
  | (JambBoard & { game: 'jamb' })
  | (JewelsBoard & { game: 'jewels' })
  | (ScrabbleBoard & { game: 'scrabble' });

/** Goes on from an earlier move, as a table of its own. */
export interface BranchRequest {
  /** After so many moves. */
  ply: number;
  /** The seat that the sender takes; computers take all the others. Without it everybody sits where they sat. */
  seat?: number | null;
}

/** Where a table branched off. */
export interface BranchView {
  /** The other table. */
  id: string;
  /** After so many moves. */
  ply: number;
}

/** What can be done at a table beside playing a move, by the reader and now. */
export interface CanView {
  /** Ask for advice. */
  advice: boolean;
  /** Answer what somebody has proposed. */
  answer: boolean;
  /** Play on from an earlier move as a table of its own. */
  branch: boolean;
  /** End the game of those who are gone ([`Act::Claim`]). */
  claim: boolean;
  /** Offer a draw. */
  draw: boolean;
  /** See what the position is worth. */
  evaluate: boolean;
  /** Ask for more time. */
  more_time: boolean;
  /** Play again what was taken back. */
  redo: boolean;
  /** Ask for another game. */
  rematch: boolean;
  /** Let a computer play for those who are gone, or did not come ([`Act::Replace`]). */
  replace: boolean;
  /** Give up, or stop. */
  resign: boolean;
  /** Take back what one has proposed oneself. */
  retract: boolean;
  /** See what every move so far was worth. */
  review: boolean;
  /** Let a computer player make its move ([`Act::Step`]). */
  step: boolean;
  /** Ask to take back the reader's last move. */
  take_back: boolean;
  /** Take back. */
  undo: boolean;
}

/** What can be played here. */
export interface CatalogueView {
  /** The games, in the order in which they are offered. */
  games: GameView[];
  /** The languages: their tags, and what they call themselves. */
  languages: Record<string, string>;
  /** The longest time for which advice can be asked, in seconds. */
  longest_advice: number;
  /** The most letters of a person's name. */
  longest_name: number;
}

/** Asks whether a position can stand on a board. */
export interface CheckRequest {
  /** The game. */
  game: string;
  /** The position, as text. */
  position: string;
  /** Its rules, as text. */
  rules?: string;
}

/** One of several things to choose from. */
export interface ChoiceView {
  /** The word by which it is chosen. */
  id: string;
  name?: SayingView | null;
}

/** Takes a seat. */
export interface ClaimRequest {
  /**
   * The key that the seat is to have: 32 hexadecimal digits by chance. Sent again with the same key, nothing more is
   * taken, so that a request whose answer was lost can be repeated. Without one, the house makes it.
   */
  key?: string | null;
  /** What the person calls themselves. */
  name?: string;
}

/** How the game stood at one moment. */
export interface CourseView {
  /** After so many moves. */
  ply: number;
  /** The winning chance of the first seat alone, or the points of each seat, see [`ReviewUnitView`]. */
  values: number[];
}

/** A table that was opened. */
export interface Created {
  /**
   * The key of every person's seat, by the seat's number. Where no person plays, the seat 0 stands for
   * whoever opened the table and lets the computers play.
   */
  keys: Record<string, string>;
  /** The table, as the holder of all its keys sees it. */
  table: TableView;
}

/** The tasks of a day: the same on every server of this version. */
export interface DailyView {
  /** The day, as in `2026-11-18`. */
  date: string;
  /** One task for each game, in the order in which they are offered. */
  tasks: TaskView[];
}

/** Something said without words. */
export type Emote = 'hello' | 'luck' | 'nice' | 'thinking' | 'oops' | 'wow' | 'thanks' | 'game';

/** How a game ended. */
export interface EndingView {
  /** In words. */
  saying: SayingView;
  /** The winner's seat, if there is one. */
  winner?: number | null;
}

/** How the games of one evening stand, the one on the table included once it is over. */
export interface EveningView {
  /** How often nobody has. */
  draws: number;
  /** How often each has won, in the order of the seats. */
  wins: number[];
}

/** Something that is true of a position. */
export interface ExampleLineView {
  /** Whether it is allowed. */
  is_good: boolean;
  /** Whether it is played, and what follows is about what comes of it. */
  is_kept: boolean;
  /** How the program itself writes the move, where that is different. */
  means?: string | null;
  /** The points that it brings. */
  points?: number | null;
  saying?: SayingView | null;
  /** The move, or the position that cannot be; empty where something else is told. */
  text: string;
}

/** A position of a rule book. */
export interface ExampleView {
  /** What can be played there, and what not. */
  lines: ExampleLineView[];
  /** The number of its rule, such as `4.1`; `0` before the first. */
  rule: string;
  table?: TableView | null;
}

/** What a browser says over its live connection. */
export type FromBrowser =
  | { hello: Hello }
  | { act: Act; key: string }
  | { emote: Emote }
  | { advise: AdviceRequest; key: string };

/** One game, before it is played. */
export interface GameView {
  /** What else can be chosen, by the name that it has in the setup. */
  choices: Record<string, ChoiceView[]>;
  /** The formats in which a game can be saved, the usual first. */
  formats: string[];
  /** Whether a computer player can say what a position is worth. */
  has_advice: boolean;
  /** Whether it can be played with a clock such as `5m+3s`. */
  has_clock: boolean;
  /** Whether a position can be set up. */
  has_positions: boolean;
  /** The word by which it is chosen. */
  id: string;
  /** Its name. */
  name: SayingView;
  /** Who can play it. */
  players: KindView[];
  /** The longest that a computer player thinks about a move, in seconds, whatever is set. */
  reply_limit?: number | null;
  /** What its rules leave open. */
  rules: OptionView[];
  /** How many seats a table of it has at least and at most. */
  seats: number[];
}

/** The kinds of tasks. */
export type GoalKind = 'win' | 'play' | 'points';

/** How good a decision was. */
export type GradeView = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';

/** How many decisions earned each grade. */
export interface GradesView {
  /** Best. */
  best: number;
  /** Blunders. */
  blunder: number;
  /** Good. */
  good: number;
  /** Inaccuracies. */
  inaccuracy: number;
  /** Mistakes. */
  mistake: number;
}

/** That the house is open. */
export interface Health {
  /** Whether a tournament can be watched here. */
  arena: boolean;
  /** How many live connections there are. */
  connections: number;
  /** Always `true`: a house that is not well does not answer. */
  ok: boolean;
  /** How many tables are in use at the moment. */
  tables: number;
  /** How many computer players think at the moment. */
  thinking: number;
  /** The version of the program. */
  version: string;
}

/** Who is there. */
export interface Hello {
  /** The keys of the seats for which the reader may act. */
  keys?: string[];
  /** What somebody who only watches is called. */
  name?: string;
  /** The newest version that the reader has seen. */
  version?: number | null;
}

/** To what somebody is invited. */
export interface InvitationView {
  /** The clock as text, such as `5m+3s`. */
  clock?: string | null;
  /** The game. */
  game: string;
  /** The table. */
  id: string;
  /** Whether a seat can still be taken; otherwise one can only watch. */
  is_open: boolean;
  /** The rules by which it is played, as text. */
  rules: string;
  /** The seat that its holder hands over to another device; without one, the next free seat is taken. */
  seat?: number | null;
  /** The seats in the order of play. */
  seats: SeatView[];
}

/** Opens a table to which somebody is invited: the keys of all other seats are for those who come. */
export interface Invite {
  /**
   * After so many seconds the others may go on without whoever is gone; 0 means never. Five minutes when nothing is
   * said, a week at most.
   */
  patience?: number | null;
  /** The seat of whoever invites; without one, the first person's. */
  seat?: number | null;
}

/** People round a table with dice. */
export interface JambBoard {
  /**
   * The generator and seed of the dice, as text, for whoever wants the same game again; shown at the end
   * of the game only where several people play.
   */
  dice?: string | null;
  /** What the last turn was about, if a friend explains it. */
  explained: SayingView[];
  /** The dice of the throw that lies, in the order in which they fell, those kept first; empty before a throw. */
  fallen: number[];
  /** The friends who can play a turn: their words. */
  friends: string[];
  /** Whether advice was asked for the decision that is due. */
  is_advised: boolean;
  /** How many of them were kept and not thrown. */
  kept: number;
  /** The talon of everybody, in the order of their turns. */
  people: JambPerson[];
  /** How the dice have fallen so far. */
  statistics: JambStatistics;
}

/** One field as it is shown. */
export interface JambFieldView {
  /** Whether the last turn wrote here. */
  is_last: boolean;
  /** Whether something is written. */
  mark: JambMark;
  /** What it would pay; 0 when the field would be crossed out. */
  pays?: number | null;
  /** The move that writes here, when it is legal now. */
  play?: string | null;
  /** What is written; 0 in a crossed-out field. */
  value?: number | null;
}

/** What is to be seen in a field. */
export type JambMark = 'empty' | 'written' | 'crossed';

/** Who decides next. */
export type JambMover = 'player' | 'chance' | 'nobody';

/** One person with a talon. */
export interface JambPerson {
  /** Whether nothing is left to do. */
  is_done: boolean;
  /** The name; of a computer, its word. */
  name: string;
  /** The talon and what lies before this person. */
  view: JambView;
}

/** One row as it is shown. */
export interface JambRowView {
  /** The fields of down, up and hand. */
  fields: JambFieldView[];
  /** Whether it stands above the first sum. */
  is_upper: boolean;
  /** `1` to `6`, `kenta`, `ful`, `poker`, `jamb`. */
  name: string;
}

/** How dice fell. */
export interface JambStatistics {
  /** Chi-square of the faces. */
  chi_square?: number | null;
  /** How often each face fell. */
  faces: number[];
  /** Chi-square of pairs of consecutive dice. */
  pair_chi_square?: number | null;
}

/** How the talon is kept in memory. */
export interface JambStorageView {
  /** The bytes that it takes. */
  bytes: number;
  /** With so many filled fields the layout that a new talon has becomes dense. */
  conversion_point?: number | null;
  /** The bytes that a dense matrix takes. */
  dense_bytes: number;
  /** How many fields are filled. */
  filled: number;
  /** `coo`, `csr`, `csc` or `dense`. */
  layout: string;
}

/** The sums as they are shown; one number for each column. */
export interface JambSumsView {
  /** Of the whole column. */
  columns: number[];
  /** Of everything. */
  grand: number;
  /** After jamb. */
  lower: number[];
  /** After 6. */
  upper: number[];
}

/** The talon and the table as they are shown. */
export interface JambView {
  /** Whether dice may be thrown again. */
  can_throw: boolean;
  /** The dice on the table, small ones first: all five, or those kept while the others are in the cup. */
  dice: number[];
  /** How many dice are in the cup. */
  in_cup: number;
  /** Every legal move as text; empty while the dice are in the cup and when the game is over. */
  moves: string[];
  /** The row that comes next in the column down. */
  next_down?: string | null;
  /** The row that comes next in the column up. */
  next_up?: string | null;
  /** The state as text. */
  position: string;
  /** The ten rows, from the top. */
  rows: JambRowView[];
  /** How the talon is kept in memory. */
  storage: JambStorageView;
  /** The sums. */
  sums: JambSumsView;
  /** The throw that lies on the table or comes next, 1 to 3. */
  throw: number;
  /** Who decides next. */
  to_move: JambMover;
}

/** The stones and the clock. */
export interface JewelsBoard {
  /** The board before the last round, in rows, so that the round can be shown; none at the start. */
  before?: string[] | null;
  /** Whether somebody took a round back or asked for advice: then the game enters no list of the best. */
  is_helped: boolean;
  /** The time limit as text, `m:ss`. */
  limit?: string | null;
  /** What the board is called. */
  name: string;
  /** Everybody's board, where several race; empty where one plays alone. */
  places: JewelsPlace[];
  /** The refill stones that were next before the last round. */
  preview_before?: string | null;
  /** Whose board it is, counted from 1. */
  seat: number;
  /** The board as it stands. */
  view: JewelsView;
  /** Whether somebody left while the time ran, and came back: then neither does it. */
  was_left: boolean;
}

/** Why a game is over. */
export type JewelsEndingView = 'repetition' | 'length' | 'turns' | 'no-swap';

/** A stone that falls. */
export interface JewelsFallView {
  /** 1 to 8 from the left. */
  column: number;
  /** The row it comes from, 1 to 8 from the top. */
  from: number;
  /** Its colour, 1 to 6. */
  jewel: number;
  /** The row where it lies now. */
  to: number;
}

/** A round as it is shown. */
export interface JewelsJournalView {
  /** The points of all steps. */
  points: number;
  /** Its first steps. */
  steps: JewelsStepView[];
  /** The swap that began it. */
  swap: string;
  /** How many steps more there were. */
  untold: number;
}

/** The board of one who races. */
export interface JewelsPlace {
  /** The points so far. */
  points: number;
  /** The refill stones that are next; empty where the stones are. */
  preview: string;
  /** The stones in rows; empty while the board is closed to whoever looks. */
  rows: string[];
  /** How many turns were played. */
  turns: number;
}

/** One step of a round as it is shown. */
export interface JewelsStepView {
  /** The stones that come, column by column, each column from the bottom up. */
  arrivals: JewelsStoneView[];
  /** The stones that fall. */
  falls: JewelsFallView[];
  /** The points of this step. */
  points: number;
  /** The stones that go. */
  removed: JewelsStoneView[];
}

/** A stone somewhere. */
export interface JewelsStoneView {
  /** 1 to 8 from the left. */
  column: number;
  /** Its colour, 1 to 6. */
  jewel: number;
  /** What it pays; 0 for a stone that stays. */
  points: number;
  /** 1 to 8 from the top. */
  row: number;
}

/** The board as it is shown. */
export interface JewelsView {
  ending?: JewelsEndingView | null;
  last?: JewelsJournalView | null;
  /** Every legal swap as text; empty when the game is over. */
  moves: string[];
  /** The points so far. */
  points: number;
  /** The next refill stone of each column, eight digits. */
  preview: string;
  /** The rows from the top, eight digits each. */
  rows: string[];
  /** The turns played. */
  turns: number;
  /** The turns left, if there is a limit. */
  turns_left?: number | null;
}

/** One kind of player. */
export interface KindView {
  about?: SayingView | null;
  /** The word by which it is chosen. */
  id: string;
  /** Whether it is a person. */
  is_person: boolean;
  /** Its name. */
  name: SayingView;
  /** What can be set for it, as in `champion:level=easy`. */
  settings: SettingView[];
}

/** Asks which tables belong to these keys. */
export interface KnownRequest {
  /** The keys of seats, of any tables. */
  keys: string[];
}

/** One letter of the set. */
export interface LetterView {
  /** The letter. */
  letter: string;
  /** How many tiles of it nobody has laid, as far as the reader can know. */
  unseen: number;
  /** What a tile with it is worth. */
  value: number;
}

/** One candidate. */
export interface LineView {
  /** `win`, `loss` or `draw` for the side to move, where that is known. */
  fate?: string | null;
  /** The square or field by which candidates are grouped on the board. */
  group?: string | null;
  /** Whether the value is exact; otherwise it is a bound or an opinion. */
  is_exact: boolean;
  /** What the tiles that are kept are worth (Scrabble). */
  leave?: number | null;
  /** What is expected to follow. */
  line: string[];
  /** How much worse than the best. */
  loss?: number | null;
  /** The value as a number, in the game's own unit. */
  number?: number | null;
  /** The points at once. */
  points?: number | null;
  /** The range in which the total lies in eight cases of ten (Jamb). */
  range?: number[] | null;
  /** The move. */
  text: string;
  /**
   * The value in short: how the first seat stands after it in a game of two with nothing hidden, else what it
   * is worth for the side to move.
   */
  value: string;
  /** The chance to win in per cent, where somebody has looked ahead (Scrabble). */
  win?: number | null;
}

/** One standing mill as it is shown. */
export interface MiceMillView {
  /** Whose it is, 1 or 2. */
  player: number;
  /** Its three points. */
  points: string[];
}

/** What a player does in a turn. */
export type MicePhase = 'placing' | 'moving' | 'flying';

/** One point as it is shown. */
export interface MicePointView {
  /** Its column, 0 to 6 from the left. */
  column: number;
  /** Whether that man stands in a mill. */
  in_mill: boolean;
  last?: MiceTrace | null;
  /** The player whose man stands here, 1 or 2. */
  man?: number | null;
  /** `a7` to `g1`. */
  name: string;
  /** Whether a move begins here: a man can be placed here, or the man here can move. */
  open: boolean;
  /** Its row, 0 to 6 from the bottom. */
  row: number;
}

/** What the last turn did on a point. */
export type MiceTrace = 'placed' | 'from' | 'to' | 'taken';

/** The board as it is shown. */
export interface MiceView {
  /** Men still to be placed, the first player's first. */
  hand: number[];
  /** Men lost, the first player's first. */
  lost: number[];
  /** The mills that stand. */
  mills: MiceMillView[];
  /** Every legal move as text; empty when the game is over. */
  moves: string[];
  /** What the player to move does. */
  phase: MicePhase;
  /** The 24 points, ring by ring from the outside, each ring clockwise from the top left. */
  points: MicePointView[];
  /** The position as text. */
  position: string;
  /** The men that the player to move may take on closing a mill. */
  removable: string[];
  /** The player to move, 1 or 2; `None` when the game is over. */
  to_move?: number | null;
  /** The winner, 1 or 2, once there is one. */
  winner?: number | null;
}

/** A moment at which the game was decided. */
export interface MomentView {
  /** What was better. */
  better: ReviewOptionView;
  /** How good it was. */
  grade: GradeView;
  /** What it lost of the winning chance. */
  loss: number;
  /** The points that it lost, in games with points. */
  lost?: number | null;
  /** After so many moves. */
  ply: number;
  /** Who decided. */
  seat: number;
  /** What was played. */
  text: string;
  /** Why, in one sentence. */
  why: SayingView;
}

/** One move of the list. */
export interface MoveView {
  note?: SayingView | null;
  /** The points that it brought, in games with points. */
  points?: number | null;
  /** Who played it. */
  seat: number;
  /** How long it took, in milliseconds. */
  spent: number;
  /** The move as text. */
  text: string;
}

/** Opens the house to other devices, or shuts it. */
export interface NetworkRequest {
  /** Whether other devices can come in from now on. */
  open: boolean;
}

/** Whether other devices of the network can come in. */
export interface NetworkView {
  /** The address at which they come in, where they can and it is the sender's business. */
  address?: string | null;
  /** Whether the sender can open the house to them, and shut it again. */
  can_change: boolean;
}

/** Opens a table. */
export interface NewGame {
  /** The day whose task in this game is wished for, as in `2026-11-18`: then the setup is that of the task. */
  daily?: string | null;
  /** `santorini`, `mice`, `jamb`, `jewels` or `scrabble`. */
  game: string;
  invite?: Invite | null;
  /** What the people call themselves, in the order of the seats. */
  names?: string[];
  /** What the game is to be like; each game has its own words for that, see the catalogue. */
  setup?: Record<string, unknown>;
}

/** Something that one person can propose to the others. */
export type OfferKind = 'take-back' | 'draw' | 'rematch' | 'more-time';

/** What somebody has proposed. */
export interface OfferView {
  /** What. */
  offer: OfferKind;
  /** Who. */
  seat: number;
}

/** Those who only watch. */
export interface OnlookersView {
  /** How many there are. */
  count: number;
  /** What some of them call themselves. */
  names: string[];
}

/** Asks for the code of an invitation. */
export interface OpenRequest {
  /** What is agreed on from now on, as in [`Invite::patience`]; only while seats are free. */
  patience?: number | null;
  /** The sender's seat, which is to go on on another device; without one, the free seats of the table. */
  seat?: number | null;
}

/** An invitation. */
export interface Opened {
  /** The code, such as `AB23-CD`. */
  code: string;
  /** Until when it is good, in milliseconds since 1970. */
  expires: number;
  /** The seat that is handed over, if it is one that somebody holds. */
  seat?: number | null;
}

/** A switch of the rules. */
export interface OptionView {
  /** The word that turns it on; with `no-` before it, off. */
  id: string;
  /** Its name. */
  name: SayingView;
  /** Whether it is on when nothing is said. */
  usual: boolean;
}

/** A message in one language: plain text, or parts to be put together. */
export type PatternView =
  | string
  | PatternView[]
  | { f?: string | null; v: string }
  | { d: string; k?: boolean; of: Record<string, PatternView>; s: string }
  | { m: string; w?: Record<string, string> | null };

/** Whether somebody is there. */
export type Presence = 'here' | 'away' | 'gone' | 'never';

/** Why something was not done, as RFC 9457 describes it. */
export interface Problem {
  /** What is wrong, in English. */
  detail: string;
  /** Every reason, where there are several. */
  reasons?: SayingView[];
  saying?: SayingView | null;
  /** The number of the answer. */
  status: number;
  /** The kind of answer in short. */
  title: string;
  /** What kind of problem it is: `urn:tabla:` and the key of the saying. */
  type: string;
}

/** Asks for a picture of a text that a camera can read. */
export interface QrRequest {
  /** The text, such as a link. */
  text: string;
}

/** A text that a camera can read. */
export interface QrView {
  /** The dark squares as the path of an SVG, each one unit wide. */
  path: string;
  /** How many squares it has on each side, without the margin. */
  size: number;
}

/** One decision. */
export interface ReviewEntryView {
  /** The same after the move. */
  after: number;
  /** How whoever decided stood before, with the best play: the winning chance, or the expected points, by the unit. */
  before: number;
  /** The best moves, the best first; at most three. */
  best: ReviewOptionView[];
  /** How good it was. */
  grade: GradeView;
  /** Whether there was nothing else to play. */
  is_forced: boolean;
  /** What it lost of the winning chance, 0 to 1; in games of points what stands for it. */
  loss: number;
  /** The points that it lost, in games with points. */
  lost?: number | null;
  /** How much chance gave before the decision, in points, where there is chance. */
  luck?: number | null;
  /** What the move was worth. */
  played: ReviewOptionView;
  /** It was made after so many moves: the move is `moves[ply]` of the table. */
  ply: number;
  /** Who made it. */
  seat: number;
  /** What was played. */
  text: string;
  why?: SayingView | null;
}

/** One move that could be played. */
export interface ReviewOptionView {
  /** The winning chance of whoever decides, after it. */
  chance?: number | null;
  /** `win`, `draw` or `loss` for whoever decides, where that is proved. */
  fate?: string | null;
  /** The points at once. */
  gain?: number | null;
  /** The square or field by which moves are grouped on the board. */
  group?: string | null;
  /** What is expected to follow; begins with the move. */
  line: string[];
  /** In how many moves of both sides, where that is known. */
  plies?: number | null;
  /** What it is worth in points: the expected total (Jamb), the points still to come (Jewels), the equity (Scrabble). */
  points?: number | null;
  saying?: SayingView | null;
  /** The move. */
  text: string;
}

/** How far a review is, as it is told over a live connection. */
export interface ReviewProgress {
  /** How many parts of the work are done. */
  done: number;
  /** How many there are. */
  total: number;
}

/** Asks for the review of a game. */
export interface ReviewRequest {
  /** Whether to stop working on it; what is there is kept. */
  pause?: boolean;
}

/** What is said of one seat. */
export interface ReviewSeatView {
  account?: AccountView | null;
  /** How well it decided, 0 to 100; nothing as long as no decision of it was looked at. */
  accuracy?: number | null;
  /** How many decisions earned each grade. */
  grades: GradesView;
  /** The points that all its decisions lost, in games with points. */
  lost?: number | null;
  /** How much chance gave it in all, in points, where there is chance. */
  luck?: number | null;
  rival?: RivalView | null;
  /** The seat. */
  seat: number;
}

/** How far a review is. */
export type ReviewState = 'none' | 'running' | 'paused' | 'done';

/** What the course of a game is told in. */
export type ReviewUnitView = 'chance' | 'points';

/** The review of a game, as far as it is there. */
export interface ReviewView {
  /** How the game went: a point for the start and for every decision that was looked at. */
  course: CourseView[];
  /** How many parts of the work are done. */
  done: number;
  /** The decisions that were looked at, in order. */
  entries: ReviewEntryView[];
  /**
   * The losses from which on a decision is no longer best, good, an inaccuracy, a mistake: of the winning chance, or
   * in points where the unit is points.
   */
  limits: number[];
  /** Where the game was decided: at most three, in the order of play. */
  moments: MomentView[];
  /** What is said of each seat. */
  seats: ReviewSeatView[];
  /** How far it is. */
  state: ReviewState;
  /** How many there are. */
  total: number;
  /** What the course is told in. */
  unit: ReviewUnitView;
}

/** A move of that computer. */
export interface RivalMoveView {
  /** Its points after it. */
  points: number;
  /** The move. */
  text: string;
}

/** A computer on the same board, from the same start. */
export interface RivalView {
  /** Its moves, in order. */
  moves: RivalMoveView[];
  /** The player, as text. */
  player: string;
  /** Its points in the end. */
  points: number;
  /** The position with which it began. */
  start: string;
}

/** A game under way. */
export interface RunningView {
  /** The numbers of the bots, in the order of their seats. */
  bots: number[];
  /** The last of them, as far as those who look on may know it. */
  last?: string | null;
  /** How many moves were played. */
  moves: number;
  /** Its number. */
  number: number;
  /** The board as text, or the boards where everybody has one. */
  pictures: string[];
}

/** One square as it is shown. */
export interface SantoriniSquareView {
  last?: SantoriniTrace | null;
  /** 0 to 4; 4 is a dome. */
  level: number;
  /** `A1` to `E5`. */
  name: string;
  /** The player whose worker stands here, 1 or 2. */
  worker?: number | null;
}

/** What the last turn did on a square. */
export type SantoriniTrace = 'placed' | 'from' | 'to' | 'built' | 'from-and-built';

/** The board as it is shown. */
export interface SantoriniView {
  /** Every legal move as text; empty when the game is over. */
  moves: string[];
  /** Whether workers are still being placed. */
  placing: boolean;
  /** The position as text. */
  position: string;
  /** The 25 squares, row by row. */
  squares: SantoriniSquareView[];
  /** The player to move, 1 or 2; `None` when the game is over. */
  to_move?: number | null;
  /** The winner, 1 or 2, once there is one. */
  winner?: number | null;
}

/** A sentence before it is put into a language. */
export interface SayingView {
  /** The message's key in the catalogues. */
  key: string;
  /** Its values. */
  with: Record<string, ArgView>;
}

/** The three files of a game of Scrabble that was written down. */
export interface ScoreRequest {
  /** The tiles and their values. */
  jetoane: string;
  /** The placements. */
  joc: string;
  /** The squares. */
  tabla: string;
}

/** A game of Scrabble that was added up. */
export type ScoredView = (ScrabbleScoreView & { oddities: SayingView[]; saying: SayingView; squares: ScrabbleSquareView[][]; sums: AddendView[][] });

/** The board of words. */
export interface ScrabbleBoard {
  /** `void` or `double`. */
  challenge: string;
  /** Whether the rack is shown. */
  has_rack: boolean;
  /** The letters of the alphabet with their values, for jokers and for the table of tiles. */
  letters: LetterView[];
  /** The word list's name. */
  lexicon: string;
  /**
   * What the reader may see. For somebody who watches, and while the next person's rack is covered, the
   * rack in it is empty.
   */
  view: ScrabbleView;
}

/** One placement, added up. */
export interface ScrabblePlacementView {
  /** For seven tiles. */
  bonus: number;
  /** Of the first letter, counted from 1 at the left. */
  col: number;
  /** `horizontal` or `vertical`. */
  direction: string;
  /** The sum of the letters with their factors. */
  letter_sum: number;
  /** How many tiles were laid. */
  new_tiles: number;
  /** 1 or 2. */
  player: number;
  /** Of the first letter, counted from 1 at the top. */
  row: number;
  /** All together. */
  score: number;
  /** What the full rules would give. */
  standard_score: number;
  /** As it was written. */
  start: string;
  /** As it was written. */
  word: string;
  /** The product of the word's factors. */
  word_mult: number;
}

/** One player. */
export interface ScrabblePlayerView {
  /** The points. */
  score: number;
  /** Counted from 1. */
  seat: number;
  /** Whether the next turn is lost. */
  sits_out: boolean;
  /** How many tiles are on the rack. */
  tiles: number;
}

/** A game that was added up. */
export interface ScrabbleScoreView {
  /** The rows of the board at the end; a dot is an empty square, a small letter a joker. */
  board: string[];
  /** The same in words. */
  message: string;
  /** The size of the board. */
  n: number;
  /** The placements in the order of the file. */
  placements: ScrabblePlacementView[];
  /** The letters with their values, in the order of the alphabet. */
  tiles_sorted: ([string, number])[];
  /** The points of each player. */
  totals: Record<string, number>;
  /** What is odd, in words; left out when nothing is. */
  warnings?: string[];
  /** Who has won; none when both have as many points. */
  winner?: number | null;
}

/** One square. */
export interface ScrabbleSquareView {
  /** Whether a joker lies there. */
  joker: boolean;
  /** Whether the last play laid the tile. */
  last: boolean;
  /** The letter that lies there, large. */
  letter?: string | null;
  /** By how much it multiplies a letter. */
  letter_factor: number;
  /** Its name in the house's notation. */
  name: string;
  /** What the tile is worth. */
  value: number;
  /** By how much it multiplies a word. */
  word_factor: number;
}

/**
 * A game as one seat may see it: never another rack, and of the bag only how many tiles are in it.
 * 
 * The legal plays are not listed. There can be tens of thousands, and finding them is the game.
 */
export interface ScrabbleView {
  /** The play that may be challenged, if there is one. */
  doubt?: string | null;
  /** How many tiles are in the bag. */
  in_bag: number;
  /** Whether tiles may be exchanged. */
  may_exchange: boolean;
  /** Whether the game is over. */
  over: boolean;
  /** The players in the order of play. */
  players: ScrabblePlayerView[];
  /** The own tiles; `?` is a joker. */
  rack: string;
  /** How many turns in a row brought no points. */
  scoreless: number;
  /** Whose view it is, counted from 1. */
  seat: number;
  /** Row by row from the top, each from the left. */
  squares: ScrabbleSquareView[][];
  /** Whose decision it is; none while tiles are drawn and after the end. */
  to_move?: number | null;
  /** All tiles that are neither on the board nor on the own rack, whoever has them. */
  unseen: string;
  /** Who has won; none before the end and when nobody has. */
  winner?: number | null;
}

/** One seat. */
export interface SeatView {
  /** What the clock shows, in milliseconds, before the turn under way. */
  clock?: number | null;
  /** Whether nobody has taken the seat yet. */
  is_free: boolean;
  /** Whether a person sits here. */
  is_person: boolean;
  /** Whether whoever sits here may move now; where all play at the same time, several may. */
  may_move: boolean;
  /** What the person calls themselves; empty where nothing was said, and for computer players. */
  name: string;
  /** The player as text, such as `human` or `champion:level=easy`. */
  player: string;
  /** The points so far, in games with points. */
  points?: number | null;
  /** Whether whoever holds this seat is there (a connection that may act for it). */
  presence: Presence;
  /** Counted from 1. */
  seat: number;
  /** Since when that is so, in milliseconds since 1970, where it is known. */
  since?: number | null;
}

/** Something that can be set for a player. */
export interface SettingView {
  /** The word before the equals sign. */
  id: string;
  /** The value when nothing is said. */
  usual?: string | null;
  /** The values from which one is chosen; empty where it is a number or a time. */
  values: ChoiceView[];
}

/** How a task stands. */
export type StandingKind = 'open' | 'solved' | 'missed' | 'done';

/** How one bot stands. */
export interface StandingView {
  /** Its number, counted from 0. */
  bot: number;
  /** Games drawn. */
  draws: number;
  /** The difference in Elo; `None` where it is endless. */
  elo?: number | null;
  /** What it did wrong: how often, by the key of the words for it. */
  fouls: Record<string, number>;
  /** The upper end of what is likely; `None` where it is endless. */
  high?: number | null;
  /** Games lost. */
  losses: number;
  /** The lower end of what is likely; `None` where it is endless. */
  low?: number | null;
  /** Its share of the points, once it has played. */
  score?: number | null;
  /** How likely it is the stronger one. */
  superiority?: number | null;
  /** Games won. */
  wins: number;
}

/** A question of a game's own, about a position that nobody keeps. */
export interface StudyQuestion {
  /** The game. */
  game: string;
  /** The position, as text; without one, the usual beginning. */
  position?: string;
  /** The question, such as `{"values": true}`. */
  question: Record<string, unknown>;
  /** What was agreed on, as in `flying` or `language=ro`. */
  rules?: string;
}

/** Asks what comes of this, at a table that nobody keeps. */
export interface StudyRequest {
  /** What is done there, in order, each by whoever is to move. */
  acts?: Act[];
  /** The game. */
  game: string;
  /** The position to begin with, as text; without one, the usual beginning. */
  position?: string;
  /** What was agreed on, as in `flying` or `language=ro`. */
  rules?: string;
}

/** A table in a list. */
export interface TableSummary {
  /** When something happened last, as in `2026-03-01T12:00:00Z`. */
  changed: string;
  ending?: EndingView | null;
  /** The game. */
  game: string;
  /** The table's name in addresses. */
  id: string;
  /** How many moves were played. */
  moves: number;
  /** What the players are called: a person's name, or the player as text. */
  players: string[];
  /** The seats that belong to the keys that were sent. */
  seats: number[];
  /** Whose decision it is. */
  to_move?: number | null;
}

/** Which task of a day a table is, and how it stands. Until it is decided nothing can be taken back, and nobody helps. */
export type TableTaskView = (AimView & { date: string; earned?: number | null; missed?: number | null; most?: number | null; points?: number | null; solution: string[]; standing: StandingKind });

/** A table with one game, as its reader may see it. */
export interface TableView {
  /** What is on the table. */
  board: BoardView;
  branch_of?: BranchView | null;
  /** What can be done beside playing. */
  can: CanView;
  /** How long the turn has been under way when this was written, in milliseconds; 0 where no clock runs. */
  elapsed: number;
  ending?: EndingView | null;
  evening?: EveningView | null;
  /** `santorini`, `mice`, `jamb`, `jewels` or `scrabble`. */
  game: string;
  /** The table's name in addresses. */
  id: string;
  /** The code by which others take the free seats, for those who have one. */
  invitation?: string | null;
  /** Whether somebody who is invited has not come yet: nobody plays before. */
  is_waiting: boolean;
  /** What was played, in order. */
  moves: MoveView[];
  /** The table at which the same people play again. */
  next?: string | null;
  offer?: OfferView | null;
  /** Those who only watch. */
  onlookers: OnlookersView;
  /** After so many milliseconds the others may go on without whoever is gone; `None`: never. */
  patience?: number | null;
  /** How many moves lie between the start and the board shown; the last one is `moves[ply - 1]`. */
  ply: number;
  /** The position as text; never more than the reader may know. */
  position: string;
  /** What is odd about the file with which the table begins, though it could be read. */
  remarks?: SayingView[];
  /** The rules by which it is played, as text; empty where there is nothing to choose. */
  rules: string;
  /** The seats in the order of play. */
  seats: SeatView[];
  /** Whether computer players wait for [`Act::Step`] before each move. */
  step: boolean;
  task?: TableTaskView | null;
  /** Whether a computer player is thinking about its move. */
  thinking: boolean;
  /** What is left of the time of the whole game, in milliseconds, if that was agreed on (Jewels). */
  time_left?: number | null;
  /** Whose decision it is; `None` when the game is over. */
  to_move?: number | null;
  /** Counts everything that happened at this table; a larger number is newer. */
  version: number;
  /** The seats for which the reader may act. Empty for somebody who watches. */
  you: number[];
}

/** One task of a day. `POST /api/games` with its game and the day opens its table. */
export type TaskView = (AimView & { game: string; position: string; seat: number; setup: Record<string, unknown> });

/** What the server says over a live connection. */
export type ToBrowser =
  | { table: TableView }
  | { done: string }
  | { problem: Problem; refused: string }
  | { queued: number }
  | { reviewed: ReviewProgress }
  | { advice: AdviceView; key: string }
  | { emote: Emote; seat: number };

/** Asks what another decision would have been worth. */
export interface TryRequest {
  /** Instead of the decision after so many moves. */
  ply: number;
  /** The proposed move, in the game's notation. */
  text: string;
}

/** What another decision would have been worth. */
export interface TryView {
  /** How the proposed move compares with the best; `text` is the proposed move. */
  entry: ReviewEntryView;
  /** Whether nothing better is known. */
  is_best: boolean;
  /** Whether it is better than what was played. */
  is_better: boolean;
}
