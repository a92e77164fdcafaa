/**
 * What the room and a board know of each other.
 *
 * A board draws the table that it is given and turns touches into one of the texts that the table offers.
 * Everything else on the page (words, network, clocks, move list, dialogs) is the room's.
 */
import type { Act, AdviceView, BoardView, SayingView, TableView } from './api.js';

export type { Act, AdviceView, BoardView, SayingView, TableView };

/** The values of a sentence. */
export type Values = Record<string, string | number | SayingView>;

/** The sounds of the house; all of them are silent until somebody turns the sound on. */
export type SoundName =
  | 'move' | 'take' | 'mill' | 'dice' | 'pen' | 'tile' | 'bingo' | 'gem' | 'win' | 'lose' | 'refuse' | 'tick';

/** What a board may ask of the room. */
export interface BoardHost {
  /** Plays this text. False: it was refused, and the reason was shown. */
  play(text: string): Promise<boolean>;
  /** Does something else at the table. False: it was refused, and the reason was shown. */
  act(act: Act): Promise<boolean>;
  /** Asks a question of the game's own; throws a `Refusal` whose `message` is in the reader's language. */
  ask<T>(question: object): Promise<T>;
  /** Thinks about the board that is shown, so many seconds long. */
  advise(time?: number): Promise<AdviceView>;
  /** The words for this key, in the language of the page. */
  say(key: string, values?: Values): string;
  /** The words for a sentence that came from the server. */
  tell(saying: SayingView): string;
  /** A number as the language of the page writes it. */
  number(value: number, digits?: number): string;
  /** Tells somebody who does not see the board. */
  announce(text: string): void;
  /** Shows why something cannot be done. */
  refuse(text: string): void;
  /** Makes a sound, if sounds are on; `count` is of the dice that fall, or of the steps of a cascade before this one. */
  sound(name: SoundName, count?: number): void;
  /** Whether things may move on the page. */
  moves(): boolean;
  /** Has the same table drawn again. */
  refresh(): void;
}

/** How a table is to be drawn. */
export interface DrawHow {
  /** Whether the reader may act now. */
  live: boolean;
  /** Whether what changed since the last drawing should be seen to happen. */
  animate: boolean;
}

/** The tools with which a position is put together. The room sets the frame round them. */
export interface Editor {
  /** What can be put on the board, whose turn it is, and the like. */
  tools: HTMLElement;
  /** The position as text; the server judges it. */
  position(): string;
  /** Shows this board in the editor. */
  set(board: BoardView): void;
  /** Leaves the editor; the room draws the table next. */
  end(): void;
}

/** A move that is drawn on a board and not played: the better one, the one that was played there, or the answer to it. */
export interface Ghost {
  text: string;
  as: 'better' | 'played' | 'answer';
}

/** A board in its place. */
export interface Board {
  /**
   * Fills the board's place (100 % wide and high) and scales with it. The place is the one raised surface
   * (colour, radius and shadow are the room's), so a board draws no surface round itself.
   */
  element: Element;
  /**
   * The width of the board divided by its height; 1 unless told. The room makes a place of this shape, as
   * large as the window allows. A board whose height follows from what it holds lays itself out in its own sheet.
   */
  shape?: number;
  /** The game's own panel beside the board. */
  panel?: HTMLElement;
  /** Draws this table, comparing it with what was drawn before where something is to move. */
  draw(table: TableView, how: DrawHow): void | Promise<void>;
  /** Shows advice on the board, or takes it away. */
  advise?(advice: AdviceView | null): void;
  /** Draws these moves on the board that is shown, and takes others away; the next board is without them. */
  ghosts?(moves: Ghost[]): void;
  /**
   * A key while the focus is on the board, or nowhere; arrows, Home and End only while it is on the board
   * (otherwise they walk through the moves). True: it was used.
   */
  key?(event: KeyboardEvent): boolean;
  /** Letters are written on this board: the commands of the room that are letters elsewhere are typed with Alt. */
  isWritten?: boolean;
  /** How much of a move is begun: touches, tiles laid, dice held. */
  begun?(): number;
  /** A move in words, where its text is not made for people. */
  moveWords?(text: string): string;
  /** What a game that is over adds up to, line by line, beside who won. */
  tally?(table: TableView): [words: string, value: number][];
  /** The keys that only this board knows, and what they do, for the help. */
  help?(): [keys: string, words: string][];
  /** The language changed; `draw` is called next. */
  words?(): void;
  /** Begins to edit a position. */
  editor?(): Editor;
  /** The board leaves the page. */
  destroy?(): void;
}

/** A file `web/boards/GAME.js`. */
export interface BoardModule {
  /** Puts a board together. */
  board(host: BoardHost): Board;
}

/** A file `web/boards/GAME-miniature.js`; its style is in the game's own sheet, `web/style/GAME.css`. */
export interface MiniatureModule {
  /** The small picture on the house page: a square, only to be looked at. */
  miniature(host: BoardHost): Element;
}
