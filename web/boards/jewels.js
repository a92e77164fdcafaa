/**
 * Jewels: eight by eight stones, the row of those that come next, the points and the clock above them.
 */
/** @import { Board, BoardHost, TableView, AdviceView, DrawHow, Ghost } from '../types/host.js' */
/** @import { JewelsBoard, JewelsJournalView } from '../types/api.js' */
/** @import { Cell } from './jewels-field.js' */
import { h } from '../lib/dom.js';
import { Cells, cellsOf, swapText, touches } from './jewels-cells.js';
import { Painter } from './jewels-editor.js';
import { Field, index, SIZE, TIME } from './jewels-field.js';
import { Head } from './jewels-head.js';
import { Panel } from './jewels-panel.js';
import { Preview, previews } from './jewels-preview.js';
import { Rising } from './jewels-rising.js';
import { COLOURS } from './jewels-stones.js';

export { miniature } from './jewels-miniature.js';

/** The board with everything above it: its width divided by its height. */
const SHAPE = 8.4 / 9.82;

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  return new JewelsGame(host).face();
}

class JewelsGame {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.field = new Field();
    this.preview = new Preview();
    this.rising = new Rising();
    this.head = new Head(host, () => this.timeOver());
    this.timed = { id: '', version: 0, isOver: false };
    this.cells = new Cells({
      touched: (cell) => this.touched(cell),
      dragged: (from, to, share) => this.dragged(from, to, share),
      dropped: (from, to) => this.dropped(from, to),
    });
    this.panel = new Panel(host, {
      hints: () => this.toggleHints(),
      point: (swap) => this.point(swap),
      play: (swap) => this.attempt(...cellsOf(swap)),
    });
    this.element = this.build();
    /** @type {TableView | null} */
    this.table = null;
    /** @type {JewelsBoard | null} */
    this.board = null;
    this.isLive = false;
    /** @type {Cell | null} */
    this.marked = null;
    /** A swap that was shown before the server answered. */
    this.ahead = '';
    this.showsHints = false;
    /** @type {string[]} */
    this.advised = [];
    /** @type {Painter | null} */
    this.painter = null;
    /** Counts the drawings, so that an old one ends when a new one begins. */
    this.drawing = 0;
    this.skip = () => {
      this.field.skip();
      this.rising.skip();
    };
    document.addEventListener('pointerdown', this.skip, { capture: true });
    document.addEventListener('keydown', this.skip, { capture: true });
  }

  /** @returns {Board} */
  face() {
    return {
      element: this.element,
      panel: this.panel.element,
      shape: SHAPE,
      draw: (table, how) => this.draw(table, how),
      begun: () => (this.marked ? 1 : 0),
      moveWords: swapWords,
      advise: (advice) => this.advise(advice),
      ghosts: (moves) => this.ghosts(moves),
      key: (event) => this.key(event),
      words: () => this.panel.words(),
      tally: (table) => this.tally(table),
      editor: () => this.edit(),
      destroy: () => this.destroy(),
    };
  }

  build() {
    const stones = h('div', { class: 'jewels-board' }, this.field.element, this.field.glows, this.cells.element);
    stones.append(this.cells.signs, this.rising.element);
    const frame = h('div', { class: 'jewels-frame' }, this.head.element, this.preview.element, stones);
    return h('div', { class: 'jewels' }, frame);
  }

  destroy() {
    document.removeEventListener('pointerdown', this.skip, { capture: true });
    document.removeEventListener('keydown', this.skip, { capture: true });
    this.head.stop();
  }

  /**
   * @param {TableView} table
   * @param {DrawHow} how
   */
  async draw(table, how) {
    const board = jewelsOf(table);
    if (!board) return;
    const shown = this.board;
    // In a race others play as well: what counts is the own board.
    const isHere = this.table?.id === table.id && shown?.seat === board.seat;
    const isNext = isHere && board.view.turns === shown.view.turns + 1;
    const isSame = isHere && shown.view.rows.join() === board.view.rows.join() && board.view.turns === shown.view.turns;
    this.table = table;
    this.board = board;
    if (this.painter) return;
    this.isLive = how.live;
    this.cells.live(how.live);
    this.time(table, board);
    this.panel.draw(table, board, how.live);
    if (isSame) {
      if (!this.field.isMoving) this.settle(board);
      return;
    }
    this.letGo();
    const last = board.view.last;
    const fits = isNext && last && shown && board.before?.join() === shown.view.rows.join();
    if (fits && how.animate && this.host.moves()) {
      // At once, for whoever does not wait for the stones to fall.
      this.describe();
      await this.round(board, last);
    } else this.show(board);
    if (isNext && last) this.tell(last, board);
  }

  /**
   * Sets the clock by news only: a table that is drawn again, or one of the past, tells an old time.
   * @param {TableView} table
   * @param {JewelsBoard} board
   */
  time(table, board) {
    const isNews =
      this.timed.id !== table.id || this.timed.version < table.version || (table.ending && !this.timed.isOver);
    if (!isNews) return;
    this.timed = { id: table.id, version: table.version, isOver: Boolean(table.ending) };
    this.head.time(table.time_left ?? null, board.limit ?? null, !table.ending);
  }

  /** The time is over by the page's own clock; the server will say so. */
  timeOver() {
    this.isLive = false;
    this.cells.live(false);
    this.letGo();
    this.hideHints();
  }

  /**
   * Shows a round as it happened.
   * @param {JewelsBoard} board
   * @param {JewelsJournalView} last
   */
  async round(board, last) {
    this.drawing += 1;
    const drawing = this.drawing;
    this.hideHints();
    const [one, other] = cellsOf(last.swap);
    const coming = previews(last, board.view.preview);
    this.cells.last([]);
    let points = board.view.points - last.points;
    this.head.points(points, null);
    if (this.ahead !== last.swap) {
      this.host.sound('move');
      await this.field.swap(one, other);
    }
    this.ahead = '';
    await this.field.round(
      last,
      (step, number, speed) => {
        points += step.points;
        // The points have counted up before the next stones fall.
        this.head.points(points, points - board.view.points + last.points, TIME.flash * speed * 0.9);
        this.rising.rise(step, number);
        if (number > 0) this.rising.call(this.host.say('web-jewels-cascade', { step: number + 1 }));
        this.host.sound('gem', number);
      },
      (_, number) => this.preview.show(coming[number], true),
    );
    if (drawing === this.drawing) this.show(board);
  }

  /**
   * Shows a board at once.
   * @param {JewelsBoard} board
   */
  show(board) {
    this.drawing += 1;
    this.ahead = '';
    this.field.show(board.view.rows);
    this.preview.show(board.view.preview, false);
    this.settle(board);
  }

  /**
   * Everything that is true of a board at rest.
   * @param {JewelsBoard} board
   */
  settle(board) {
    this.head.points(board.view.points, board.view.last?.points ?? null);
    this.cells.last(board.view.last ? cellsOf(board.view.last.swap) : []);
    this.preview.label(this.host, board.view.preview);
    this.describe();
    if (this.showsHints) this.showHints();
    else this.targets();
  }

  /** Says what lies where. */
  describe() {
    this.cells.element.setAttribute('aria-label', this.host.say('web-jewels-board'));
    this.cells.label((cell) => this.words(cell));
  }

  /**
   * What lies in a cell.
   * @param {Cell} cell
   * @param {string[]} [rows]
   */
  words({ column, row }, rows = this.board?.view.rows ?? []) {
    const jewel = Number(rows[row - 1]?.[column - 1] ?? 0);
    return this.host.say('web-jewels-cell', { column, row, colour: this.host.say(COLOURS[jewel]) });
  }

  /**
   * @param {JewelsJournalView} last
   * @param {JewelsBoard} board
   */
  tell(last, board) {
    const steps = last.steps.length + last.untold;
    const points = last.points;
    this.host.announce(this.host.say('web-jewels-round', { swap: last.swap, points, steps, total: board.view.points }));
  }

  edit() {
    this.letGo();
    this.hideHints();
    const painter = new Painter(this.host, this.field, this.preview, (rows) => {
      this.cells.label((cell) => this.words(cell, rows));
    });
    this.painter = painter;
    this.cells.live(true);
    this.cells.last([]);
    this.cells.arrows([], '');
    painter.rows = [...(this.board?.view.rows ?? [])];
    painter.show();
    return painter.editor(() => {
      this.painter = null;
      if (this.board) this.show(this.board);
    });
  }

  /** @param {Cell} cell */
  touched(cell) {
    if (this.painter) {
      this.painter.paint(cell);
      return;
    }
    if (!this.isLive) return;
    const marked = this.marked;
    if (marked && index(marked) === index(cell)) this.letGo();
    else if (marked && touches(marked, cell)) this.attempt(marked, cell);
    else this.mark(cell);
  }

  /**
   * @param {Cell} from
   * @param {Cell | null} to
   * @param {number} share
   */
  dragged(from, to, share) {
    if (!this.isLive || this.painter || !this.host.moves()) return;
    this.field.at(from)?.node.classList.toggle('is-above', share > 0);
    this.field.lean(from, to, share);
  }

  /**
   * @param {Cell} from
   * @param {Cell | null} to
   */
  dropped(from, to) {
    if (this.painter) this.painter.paint(from);
    if (!this.isLive || this.painter) return;
    this.field.at(from)?.node.classList.remove('is-above');
    if (to) this.attempt(from, to);
    else if (this.board) this.field.show(this.board.view.rows);
  }

  /**
   * Swaps two stones, or lets them swing back.
   * @param {Cell} one
   * @param {Cell} other
   */
  async attempt(one, other) {
    if (!this.isLive || !this.board) return;
    const swap = swapText(one, other);
    this.letGo();
    if (!this.board.view.moves.includes(swap)) {
      this.host.refuse(this.host.say('web-jewels-no-run'));
      if (this.host.moves()) await this.field.swing(one, other);
      return;
    }
    this.hideHints();
    this.host.sound('move');
    if (this.host.moves()) {
      this.ahead = swap;
      this.field.isSkipping = false;
      const swapped = this.field.swap(one, other);
      const played = this.host.play(swap);
      await swapped;
      if (await played) return;
    } else if (await this.host.play(swap)) return;
    this.show(this.board);
  }

  /** @param {Cell} cell */
  mark(cell) {
    this.letGo();
    this.marked = cell;
    this.cells.mark(cell);
    this.field.at(cell)?.node.classList.add('is-marked');
    this.targets();
    this.host.announce(this.host.say('web-jewels-marked', { stone: this.words(cell) }));
  }

  letGo() {
    if (this.marked) this.field.at(this.marked)?.node.classList.remove('is-marked');
    this.marked = null;
    this.cells.mark(null);
    if (!this.showsHints) this.targets();
  }

  /** Where the marked stone can go, and what was advised. */
  targets() {
    if (this.showsHints) return;
    const marked = this.marked;
    const swaps = marked
      ? this.swaps().filter((swap) => cellsOf(swap).some((cell) => index(cell) === index(marked)))
      : this.advised.filter((swap) => this.swaps().includes(swap));
    this.cells.arrows(swaps.map(cellsOf), marked ? 'can' : 'best');
    this.rock(marked ? [] : swaps);
  }

  swaps() {
    return this.isLive ? (this.board?.view.moves ?? []) : [];
  }

  toggleHints() {
    if (this.showsHints) this.hideHints();
    else {
      this.letGo();
      this.showsHints = true;
      this.showHints();
    }
  }

  async showHints() {
    const swaps = this.swaps();
    this.cells.arrows(swaps.map(cellsOf), 'hint');
    this.rock(swaps);
    const ply = this.table?.ply;
    const list = await this.panel.fill(swaps);
    if (this.showsHints && ply === this.table?.ply && list) this.host.announce(list);
  }

  hideHints() {
    if (!this.showsHints) return;
    this.showsHints = false;
    this.panel.empty();
    this.targets();
  }

  /**
   * Lets one swap of the list stand out.
   * @param {string | null} swap
   */
  point(swap) {
    this.cells.signs.classList.toggle('is-pointing', swap !== null);
    for (const arrow of this.cells.signs.children) {
      arrow.classList.toggle('is-pointed', arrow.getAttribute('data-swap') === swap);
    }
  }

  /**
   * Lets the stones of these swaps rock towards each other.
   * @param {string[]} swaps
   */
  rock(swaps) {
    for (const there of this.field.stones) there?.node.classList.remove('rocks', 'rocks-down');
    if (!this.host.moves()) return;
    for (const swap of swaps) {
      const [one, other] = cellsOf(swap);
      const kind = one.row === other.row ? ['rocks'] : ['rocks', 'rocks-down'];
      for (const cell of [one, other]) this.field.at(cell)?.node.classList.add(...kind);
    }
  }

  /**
   * What the own game adds up to.
   * @param {TableView} table
   * @returns {[words: string, value: number][]}
   */
  tally(table) {
    const board = jewelsOf(table);
    if (!board) return [];
    const rounds = table.moves.filter((move) => move.seat === board.seat).map((move) => move.points ?? 0);
    return [
      // Of whoever played alone the heading tells the points.
      ...(table.seats.length > 1 ? [line(this.host.say('web-jewels-tally-points'), board.view.points)] : []),
      line(this.host.say('web-jewels-turns'), board.view.turns),
      line(this.host.say('web-jewels-tally-best'), Math.max(0, ...rounds)),
    ];
  }

  /** @param {AdviceView | null} advice */
  advise(advice) {
    this.advised = advice?.best ? [advice.best] : [];
    if (this.advised.length > 0) this.hideHints();
    this.targets();
  }

  /** @param {Ghost[]} moves */
  ghosts(moves) {
    this.cells.ghosts(moves.map(({ text, as }) => [...cellsOf(text), as]));
    this.rock(moves.filter(({ as }) => as === 'better').map(({ text }) => text));
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean}
   */
  key(event) {
    const steps = STEPS[event.key];
    const isOnBoard = this.element.contains(document.activeElement);
    if (this.painter && event.key >= '1' && event.key <= '6') {
      this.painter.choose(Number(event.key));
      if (isOnBoard) this.painter.paint(this.cells.here);
      return true;
    }
    if (steps && isOnBoard) {
      this.arrow(...steps);
      return true;
    }
    if ((event.key === 'Enter' || event.key === ' ') && isOnBoard) {
      this.touched(this.cells.here);
      return true;
    }
    if (event.key === 'Escape' && (this.marked || this.showsHints)) {
      this.letGo();
      this.hideHints();
      return true;
    }
    return false;
  }

  /**
   * An arrow key: swaps the marked stone that way, or moves the cursor.
   * @param {number} columns
   * @param {number} rows
   */
  arrow(columns, rows) {
    const marked = this.marked;
    if (marked && this.isLive) {
      const to = { column: marked.column + columns, row: marked.row + rows };
      if ([to.column, to.row].some((number) => number < 1 || number > SIZE)) return;
      this.cells.focus(to);
      this.attempt(marked, to);
    } else this.cells.step(columns, rows);
  }
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {string} words
 * @param {number} value
 * @returns {[words: string, value: number]}
 */
const line = (words, value) => [words, value];

/**
 * @param {TableView} table
 * @returns {JewelsBoard | null}
 */
function jewelsOf(table) {
  return table.board.game === 'jewels' ? table.board : null;
}

/**
 * A swap, which is written as four numbers: the column and the row of both stones.
 * @param {string} text
 */
function swapWords(text) {
  const swap = /^(\d) (\d) (\d) (\d)$/.exec(text);
  return swap ? `${swap[1]}·${swap[2]} ↔ ${swap[3]}·${swap[4]}` : text;
}
