/**
 * A game of Scrabble on the screen: what is drawn, and what a touch or a key does.
 *
 * Laying tiles makes a text, the server says what it would score or why it is not allowed, and playing sends
 * the same text.
 */

import { h } from '../lib/dom.js';
import { bingoOf, celebrate } from './scrabble-bingo.js';
import { ScrabbleEditor } from './scrabble-editor.js';
import { Hand } from './scrabble-hand.js';
import { askLetter } from './scrabble-joker.js';
import { Keys } from './scrabble-keys.js';
import { Panel } from './scrabble-panel.js';
import { Pointer, squareOf } from './scrabble-pointer.js';
import { Squares } from './scrabble-squares.js';
import { lineOf, readLine, reason, squareName, step } from './scrabble-text.js';
import { Tray } from './scrabble-tray.js';
import { Zoom } from './scrabble-zoom.js';

/** @import { AdviceView, BoardHost, DrawHow, SayingView, TableView } from '../types/host.js' */
/** @import { ScrabbleBoard, ScrabbleSquareView } from '../types/api.js' */
/** @import { Showing } from './scrabble-squares.js' */

/**
 * What the server says of a play that is being laid.
 * @typedef {object} Preview
 * @property {string} text
 * @property {number | null} points
 * @property {{ word: string, points: number, is_known: boolean | null }[]} words
 * @property {SayingView | null} problem
 */

const PAUSE = 110;
const STAGGER = 45;

export class Table {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.squares = new Squares(host);
    this.tray = new Tray(host, {
      tap: (slot) => this.tap(slot),
      shuffle: () => this.shuffle(),
      recall: () => this.recall(),
      play: () => this.play(),
      choose: () => this.turnTo('exchange'),
      give: () => this.give(),
      wonder: () => this.turnTo('pass'),
      pass: () => this.send('-'),
      leave: () => this.turnTo('lay'),
      accept: () => this.send('accept'),
      challenge: () => this.send('challenge'),
      uncover: () => this.uncover(),
    });
    this.panel = new Panel(host, { lay: (text) => this.layLine(text), show: (text) => this.propose(text) });
    this.element = h('div', { class: 'scrabble' }, this.squares.element, this.tray.element);
    this.keys = new Keys(this);
    this.zoom = new Zoom(this.squares.element, this.squares.face, () => this.size);
    /** Whether a finger did what was done last. */
    this.isFinger = false;

    /** @type {TableView | null} */
    this.table = null;
    /** @type {ScrabbleBoard | null} */
    this.board = null;
    this.live = false;
    /** @type {Map<number, Hand>} The rack of every seat that was seen on this page. */
    this.hands = new Map();
    this.hand = new Hand();
    this.turn = '';
    /** @type {number | null} The seat whose owner has uncovered the rack. */
    this.open = null;
    /** @type {'lay' | 'exchange' | 'pass'} */
    this.mode = 'lay';
    /** @type {number | null} */
    this.selected = null;
    /** @type {number | null} */
    this.lifted = null;
    /** @type {Set<number>} */
    this.giving = new Set();
    /** @type {Set<number>} */
    this.fresh = new Set();
    this.down = false;
    this.hasCursor = false;
    /** @type {number | null} The square that was touched last; touched again, it turns the direction. */
    this.touched = null;
    /** @type {Preview | null} */
    this.preview = null;
    this.previewed = '';
    this.isSending = false;
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {Map<number, string>} Proposed tiles. */
    this.ghost = new Map();
    /** @type {Set<number>} The squares with tiles in the last drawing. */
    this.seen = new Set();
    /** @type {{ at: number | null, from: DOMRect | null } | null} A tile that has still to settle. */
    this.landing = null;
    /** @type {ScrabbleEditor | null} */
    this.editor = null;

    this.squares.grid.addEventListener('click', (event) => this.clickSquare(event));
    this.squares.grid.addEventListener('focusin', (event) => this.keys.focus(event));
    this.element.addEventListener('pointerdown', (event) => { this.isFinger = event.pointerType === 'touch'; }, true);
    this.pointer = new Pointer(this);
  }

  get size() {
    return this.squares.size;
  }

  /** Whether tiles can be laid now: also while somebody else thinks, to see how a play would look. */
  get mayLay() {
    const { board } = this;
    if (!board?.has_rack || this.isOver || this.isWalking || this.isCovered || this.isSending) return false;
    return !(this.live && board.view.doubt);
  }

  /** Whether what is laid can be played now. */
  get mayPlay() {
    return this.live && this.mayLay;
  }

  get isOver() {
    return !!this.table?.ending;
  }

  get isWalking() {
    return !!this.table && this.table.ply < this.table.moves.length;
  }

  /** Several people share this screen, and the rack is another one's than the last that was looked at. */
  get isCovered() {
    const { table, board } = this;
    if (!table || !board || this.isOver || table.you.length < 2) return false;
    return this.open !== board.view.seat;
  }

  /**
   * @param {TableView} table
   * @param {DrawHow} how
   */
  draw(table, how) {
    if (table.board.game !== 'scrabble') return;
    const board = table.board;
    const isNext = this.table?.id === table.id && table.ply === this.table.ply + 1;
    this.table = table;
    this.board = board;
    this.live = how.live;
    this.squares.resize(board.view.squares.length);
    const { hand, fresh } = this.handOf(board);
    this.hand = hand;
    this.fresh = how.animate ? fresh : new Set();
    const turn = `${table.id} ${table.ply} ${board.view.seat}`;
    if (turn !== this.turn) this.newTurn(turn);
    this.render(how.animate);
    this.fresh = new Set();
    const bingo = isNext && how.animate ? bingoOf(table) : [];
    if (bingo.length > 0) celebrate(this.host, this.squares, bingo, table.moves[table.ply - 1]?.points ?? 0);
  }

  /**
   * The rack that is shown: the seat's own, in the order that its owner likes; a plain one of the past.
   * @param {ScrabbleBoard} board
   */
  handOf(board) {
    const { seat, rack } = board.view;
    if (this.isWalking || !board.has_rack) {
      const hand = new Hand();
      hand.take(board.has_rack ? rack : '');
      return { hand, fresh: /** @type {Set<number>} */ (new Set()) };
    }
    const hand = this.hands.get(seat) ?? new Hand();
    this.hands.set(seat, hand);
    const isSame = hand.text() === [...rack].sort().join('');
    return { hand, fresh: isSame ? /** @type {Set<number>} */ (new Set()) : hand.take(rack) };
  }

  /** @param {string} turn */
  newTurn(turn) {
    this.turn = turn;
    this.mode = 'lay';
    this.giving.clear();
    this.selected = null;
    this.ghost.clear();
    this.panel.advise(null);
    this.isSending = false;
    this.forgetPreview();
    this.zoom.out();
    if (this.isWalking) return;
    // What was laid ahead stays, but for tiles on which others were laid since.
    for (const at of [...this.hand.laid.keys()]) if (this.lies(at)) this.hand.back(at);
    if (this.isCovered) this.hand.recall();
    this.look();
  }

  /** @param {boolean} animate */
  render(animate = false) {
    const { board } = this;
    if (!board || this.editor) return;
    const arriving = animate && this.host.moves() ? this.arriving(board) : new Map();
    const laid = this.isWalking ? new Map() : this.hand.faces();
    this.eachSquare((at, square) => {
      this.squares.show(at, this.showing(at, square, laid), arriving.get(at) ?? null);
    });
    if (arriving.size > 0) this.host.sound('move');
    if (this.landing && this.host.moves()) this.squares.settle(this.landing.at ?? -1, this.landing.from);
    this.landing = null;
    this.drawCursor();
    const isGood = this.preview !== null && !this.preview.problem;
    const end = isGood ? this.line()?.end ?? null : null;
    this.squares.score(end, isGood ? this.host.number(this.preview?.points ?? 0) : '');
    this.panel.draw({ table: this.table, board, preview: this.preview, canLay: this.mayLay });
    this.tray.draw(this.trayState());
    this.squares.grid.setAttribute('aria-label', this.host.say('web-scrabble-board'));
    this.element.classList.toggle('is-live', this.mayPlay);
  }

  /**
   * The tiles that were not there before, in the order of reading, with the moments at which they arrive.
   * @param {ScrabbleBoard} board
   */
  arriving(board) {
    /** @type {Map<number, number>} */
    const moments = new Map();
    board.view.squares.flat().forEach((square, at) => {
      if (square.last && !this.seen.has(at)) moments.set(at, moments.size * STAGGER);
    });
    return moments;
  }

  /**
   * @param {number} at
   * @param {ScrabbleSquareView} square
   * @param {import('./scrabble-text.js').Laid} laid
   * @returns {Showing}
   */
  showing(at, square, laid) {
    const factors = { letterFactor: square.letter_factor, wordFactor: square.word_factor };
    if (square.letter) {
      const { letter, value, joker, last } = square;
      this.seen.add(at);
      return { ...factors, tile: { letter, value, joker, way: last ? 'last' : 'lies' } };
    }
    const face = laid.get(at);
    if (face) {
      this.seen.add(at);
      const value = face.joker ? 0 : this.value(face.letter);
      return { ...factors, tile: { letter: face.letter, value, joker: face.joker, way: 'laid' } };
    }
    this.seen.delete(at);
    const ghost = this.ghost.get(at);
    if (!ghost) return { ...factors, tile: null };
    const letter = ghost.toUpperCase();
    const joker = letter !== ghost;
    return { ...factors, tile: { letter, joker, value: joker ? 0 : this.value(letter), way: 'ghost' } };
  }

  /** @param {(at: number, square: ScrabbleSquareView) => void} act */
  eachSquare(act) {
    this.board?.view.squares.flat().forEach((square, at) => act(at, square));
  }

  /** @returns {import('./scrabble-tray.js').TrayState} */
  trayState() {
    const { board, preview } = this;
    const doubt = board?.view.doubt ?? null;
    const isBare = !board?.has_rack;
    const isWaiting = !this.live || this.isSending;
    const laid = this.isWalking ? 0 : this.hand.laid.size;
    return {
      slots: this.hand.slots,
      value: (kind) => this.value(kind),
      selected: this.selected,
      lifted: this.lifted,
      fresh: this.fresh,
      mode: isWaiting ? 'wait' : doubt ? 'doubt' : this.mode,
      giving: this.giving,
      laid,
      mayPlay: laid > 0 && !preview?.problem && this.line() !== null,
      mayExchange: !!board?.view.may_exchange,
      points: preview && !preview.problem ? preview.points : null,
      cover: this.isCovered ? this.coverText() : null,
      isBare,
      status: this.status(doubt, isWaiting, laid),
      isRefused: laid > 0 && (!!preview?.problem || this.line() === null),
    };
  }

  coverText() {
    return this.host.say('web-scrabble-hand-over', { player: this.panel.nameOf(this.board?.view.seat ?? 1) });
  }

  /**
   * One calm line above the rack.
   * @param {string | null} doubt
   * @param {boolean} isWaiting
   * @param {number} laid
   */
  status(doubt, isWaiting, laid) {
    const { host, preview } = this;
    if (this.isCovered) return '';
    if (!isWaiting && doubt) return host.say('web-scrabble-doubted', { play: doubt });
    if (!isWaiting && this.mode === 'exchange') return host.say('web-scrabble-choose');
    if (!isWaiting && this.mode === 'pass') return host.say('web-scrabble-pass-sure');
    if (laid > 0 && !this.line()) return host.say('web-scrabble-not-in-line');
    if (laid > 0 && preview?.problem) return reason(host.tell(preview.problem));
    if (laid > 0 && preview) return preview.words.map(({ word, points }) => `${word} ${host.number(points)}`).join(' · ');
    if (laid > 0) return '';
    if (this.table?.you.length === 0 && !this.isOver) return host.say('web-scrabble-watching');
    return host.say('web-scrabble-bag', { tiles: this.board?.view.in_bag ?? 0 });
  }

  /** @param {string} kind */
  value(kind) {
    return this.board?.letters.find(({ letter }) => letter === kind)?.value ?? 0;
  }

  /** @param {number} at */
  lies(at) {
    const row = this.board?.view.squares[Math.floor(at / this.size)];
    return !!row?.[at % this.size]?.letter;
  }

  /** @param {number} at */
  isFree(at) {
    return !this.lies(at) && !this.hand.laid.has(at);
  }

  line() {
    return lineOf(this.hand.faces(), this.size, (at) => this.lies(at), this.down);
  }

  /** Something was laid, moved or taken back. */
  changed() {
    this.ghost.clear();
    this.selected = null;
    if (this.hand.laid.size === 0 && this.lifted === null) this.zoom.rest();
    this.look();
    this.render();
  }

  /** Asks what the laid tiles would score, if they are others than before. */
  look() {
    const text = this.line()?.text ?? '';
    if (text === this.previewed) return;
    this.forgetPreview();
    this.previewed = text;
    if (text) this.timer = setTimeout(() => this.ask(text), PAUSE);
  }

  forgetPreview() {
    clearTimeout(this.timer);
    this.preview = null;
    this.previewed = '';
  }

  /** @param {string} text */
  async ask(text) {
    try {
      const preview = /** @type {Preview} */ (await this.host.ask({ preview: text }));
      if (text !== this.previewed) return;
      this.preview = preview;
    } catch {
      // Without an answer the play can still be sent, and the server says then what is wrong with it.
    }
    this.render();
  }

  /**
   * A tile of the rack was touched.
   * @param {number} slot
   */
  tap(slot) {
    const chip = this.hand.slots[slot];
    if (!chip) return;
    if (this.mode === 'exchange' && this.live) {
      if (!this.giving.delete(chip.id)) this.giving.add(chip.id);
    } else if (this.selected !== null && this.selected !== chip.id && !this.mayLay) {
      this.hand.reorder(this.hand.slotOf(this.selected), slot);
      this.selected = null;
    } else {
      this.selected = this.selected === chip.id ? null : chip.id;
    }
    this.render();
  }

  /** @param {MouseEvent} event */
  clickSquare(event) {
    const at = squareOf(event.target);
    if (at === null) return;
    if (this.editor) return this.editor.touch(at);
    this.touch(at);
  }

  /**
   * A square was touched.
   * @param {number} at
   */
  touch(at) {
    if (!this.mayLay) return;
    if (this.hand.laid.has(at)) {
      this.hand.back(at);
      this.host.sound('tile');
      this.setCursor(at);
      this.changed();
    } else if (this.selected !== null && this.isFree(at)) {
      this.layAt(this.hand.slotOf(this.selected), at);
    } else if (!this.lies(at)) {
      if (this.hasCursor && this.touched === at) this.down = !this.down;
      this.setCursor(at);
      this.touched = at;
      this.render();
    }
  }

  /**
   * Lays the tile of a slot, after the question which letter a joker is.
   * @param {number} slot
   * @param {number} at
   * @param {string} [letter] What a joker stands for, where that is known.
   */
  async layAt(slot, at, letter) {
    const chip = this.hand.slots[slot];
    if (!chip || !this.isFree(at) || !this.mayLay) return;
    const { hand, turn } = this;
    const face = chip.kind !== '?' ? chip.kind : letter ?? await askLetter(this.host, this.alphabet());
    if (turn !== this.turn || hand !== this.hand || hand.slots[slot] !== chip) return;
    if (face) {
      hand.lay(slot, at, face);
      this.landing ??= { at, from: null };
      this.host.sound('tile');
      if (this.isFinger) this.zoom.follow(this.squares.cell(at));
      if (this.hasCursor && this.squares.cursor === at) this.setCursor(this.nextFree(at) ?? at);
    }
    this.changed();
  }

  alphabet() {
    return (this.board?.letters ?? []).map(({ letter }) => letter).filter((letter) => letter !== '?');
  }

  /**
   * The next free square along the line of writing.
   * @param {number} at
   */
  nextFree(at) {
    let next = step(at, this.size, this.down, 1);
    while (next !== null && !this.isFree(next)) next = step(next, this.size, this.down, 1);
    return next;
  }

  /** @param {number} at */
  setCursor(at) {
    this.hasCursor = true;
    this.touched = null;
    this.squares.point(at);
  }

  drawCursor() {
    for (const [at, { cell }] of this.squares.squares.entries()) {
      const isHere = this.hasCursor && this.mayLay && at === this.squares.cursor;
      cell.classList.toggle('is-cursor', isHere);
      cell.classList.toggle('is-across', isHere && !this.down);
      cell.classList.toggle('is-down', isHere && this.down);
    }
  }

  shuffle() {
    this.hand.shuffle();
    this.host.sound('tile');
    this.render();
  }

  recall() {
    if (this.hand.laid.size === 0) return;
    if (this.hasCursor) this.setCursor(Math.min(...this.hand.laid.keys()));
    this.hand.recall();
    this.host.sound('tile');
    this.changed();
  }

  /** @param {'lay' | 'exchange' | 'pass'} mode */
  turnTo(mode) {
    this.mode = mode;
    this.giving.clear();
    this.hand.recall();
    this.changed();
  }

  play() {
    const line = this.line();
    if (line && this.mayPlay && !this.preview?.problem) this.send(line.text);
  }

  give() {
    const kinds = this.hand.slots.flatMap((chip) => chip && this.giving.has(chip.id) ? [chip.kind] : []);
    if (kinds.length > 0) this.send(`-${kinds.join('')}`);
  }

  /** @param {string} text */
  async send(text) {
    if (this.isSending) return;
    this.isSending = true;
    this.zoom.out();
    this.render();
    const { turn } = this;
    await this.host.play(text);
    if (turn !== this.turn) return;
    this.isSending = false;
    this.render();
  }

  uncover() {
    this.open = this.board?.view.seat ?? null;
    this.hasCursor = false;
    this.render();
    this.tray.rack.querySelector('button')?.focus({ preventScroll: true });
  }

  /**
   * Shows the best play on the board; several are a list to choose from as well.
   * @param {AdviceView | null} advice
   */
  advise(advice) {
    if (advice && advice.lines.length > 1) this.panel.advise(advice);
    this.propose(advice?.best ?? null);
    this.render();
  }

  /**
   * Shows a proposed play on the board without laying it.
   * @param {string | null} text
   */
  propose(text) {
    if (text === null && this.ghost.size === 0) return;
    this.ghost.clear();
    const line = text === null ? null : readLine(text, this.size);
    line?.squares.forEach((at, index) => {
      if (this.isFree(at)) this.ghost.set(at, line.letters[index] ?? '');
    });
    this.render();
  }

  /**
   * Lays a proposed play.
   * @param {string} text
   */
  layLine(text) {
    const line = readLine(text, this.size);
    if (!line || !this.mayLay) return;
    this.hand.recall();
    this.mode = 'lay';
    line.squares.forEach((at, index) => {
      const letter = line.letters[index] ?? '';
      const upper = letter.toUpperCase();
      const slot = this.hand.slotFor(upper, letter !== upper);
      if (this.isFree(at) && slot >= 0) this.hand.lay(slot, at, upper);
    });
    this.down = line.down;
    this.host.sound('tile');
    this.host.announce(this.host.say('web-scrabble-laid', { square: squareName(line.start, this.size) }));
    this.changed();
  }

  /** Begins to edit a position, from the board that is shown. */
  edit() {
    if (!this.board) throw new Error('nothing was drawn yet');
    this.hand.recall();
    this.forgetPreview();
    this.squares.score(null);
    this.editor = new ScrabbleEditor(this, this.board);
    this.element.classList.add('is-editing');
    return this.editor.face();
  }

  leaveEditor() {
    this.editor = null;
    this.element.classList.remove('is-editing');
  }

  words() {
    this.squares.forget();
    this.tray.forget();
    this.panel.words();
    this.editor?.words();
  }

  destroy() {
    clearTimeout(this.timer);
    this.pointer.stop();
    this.zoom.stop();
  }
}
