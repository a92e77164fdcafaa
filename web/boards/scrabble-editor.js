/** The position editor: letters are put on the squares by clicks or keys, racks and points are written. */

import { h, put } from '../lib/dom.js';
import { letterOf, step } from './scrabble-text.js';

/** @import { BoardView, Editor } from '../types/host.js' */
/** @import { ScrabbleBoard } from '../types/api.js' */
/** @import { Table } from './scrabble-table.js' */

/** @typedef {{ seat: number, rack: string, score: string }} Side */

export class ScrabbleEditor {
  /**
   * @param {Table} table
   * @param {ScrabbleBoard} board
   */
  constructor(table, board) {
    this.table = table;
    this.host = table.host;
    this.board = board;
    /** @type {string[]} The letters square by square; a small one is a joker, an empty text an empty square. */
    this.letters = [];
    /** @type {Side[]} */
    this.sides = [];
    this.mover = 1;
    /** What a click puts down; an empty text takes away. */
    this.brush = board.letters[0]?.letter ?? 'A';
    this.isJoker = false;
    this.tools = h('div', { class: 'scrabble-tools' });
    this.read(board);
    this.words();
  }

  /** @returns {Editor} */
  face() {
    return {
      tools: this.tools,
      position: () => this.position(),
      set: (board) => this.set(board),
      end: () => this.table.leaveEditor(),
    };
  }

  /** @param {BoardView} board */
  set(board) {
    if (board.game !== 'scrabble') return;
    this.read(board);
    this.words();
  }

  /**
   * Takes over a board. Racks that the reader may not see stay empty, and the bag fills them.
   * @param {ScrabbleBoard} board
   */
  read(board) {
    const { view } = board;
    this.board = board;
    this.letters = view.squares.flat().map(({ letter, joker }) => (joker ? letter?.toLowerCase() : letter) ?? '');
    this.sides = view.players.map(({ seat, score }) =>
      ({ seat, rack: board.has_rack && seat === view.seat ? view.rack : '', score: String(score) }));
    this.mover = view.to_move ?? view.seat;
    this.table.squares.resize(view.squares.length);
  }

  /** The position in one line. */
  position() {
    const { size } = this.table;
    const rows = Array.from({ length: size }, (_, row) => writeRow(this.letters.slice(row * size, (row + 1) * size)));
    const first = this.sides.findIndex(({ seat }) => seat === this.mover);
    const sides = [...this.sides.slice(first), ...this.sides.slice(0, Math.max(0, first))];
    const racks = sides.map(({ rack }) => rack).join('/');
    const scores = sides.map(({ score }) => score || '0').join('/');
    return `${rows.join('/')} ${racks} ${scores} 0${this.mover === 1 ? '' : ` seat ${this.mover};`}`;
  }

  /** Everything in the tools is said anew. */
  words() {
    const { host } = this;
    put(this.tools,
      h('p', { class: 'scrabble-note' }, host.say('web-scrabble-edit-how')),
      this.palette(),
      h('div', { class: 'scrabble-sides' }, this.sides.map((side) => this.sideFields(side))));
    this.render();
  }

  palette() {
    const { host } = this;
    /**
     * @param {string} words
     * @param {boolean} isOn
     * @param {() => void} press
     * @param {string} text
     */
    const choice = (words, isOn, press, text) => h('button', {
      type: 'button', class: 'scrabble-choice', 'aria-pressed': String(isOn), 'aria-label': words, title: words,
      onclick: () => {
        press();
        this.words();
        const same = [...this.tools.querySelectorAll('button')].find((button) => button.getAttribute('aria-label') === words);
        same?.focus();
      },
    }, text);
    const letters = this.board.letters.filter(({ letter }) => letter !== '?').map(({ letter }) =>
      choice(letter, this.brush === letter, () => { this.brush = letter; }, letter));
    const joker = choice(host.say('web-scrabble-edit-joker'), this.isJoker, () => { this.isJoker = !this.isJoker; }, '?');
    const eraser = choice(host.say('web-scrabble-edit-erase'), this.brush === '', () => { this.brush = ''; }, '⌫');
    const clear = h('button', { type: 'button', class: 'button', onclick: () => this.clear() }, host.say('web-scrabble-edit-clear'));
    return h('div', { class: 'scrabble-palette' }, h('div', { class: 'scrabble-alphabet' }, letters, joker, eraser), clear);
  }

  /** @param {Side} side */
  sideFields(side) {
    const { host } = this;
    const name = this.table.panel.nameOf(side.seat);
    const rack = h('input', { class: 'input', maxlength: 7, value: side.rack, spellcheck: 'false', 'aria-label': host.say('web-scrabble-edit-rack', { player: name }) });
    rack.addEventListener('input', () => { side.rack = rack.value.toUpperCase(); this.render(); });
    const score = h('input', { class: 'input', inputmode: 'numeric', maxlength: 6, value: side.score, 'aria-label': host.say('web-scrabble-edit-score', { player: name }) });
    score.addEventListener('input', () => { side.score = score.value.trim(); this.render(); });
    const mover = h('input', { type: 'radio', name: 'scrabble-mover', checked: side.seat === this.mover, 'aria-label': host.say('web-scrabble-edit-mover', { player: name }) });
    mover.addEventListener('change', () => { this.mover = side.seat; this.render(); });
    return h('div', { class: 'scrabble-side' }, h('label', null, mover, name), rack, score);
  }

  clear() {
    this.letters.fill('');
    this.render();
  }

  render() {
    const { table, board } = this;
    board.view.squares.flat().forEach((square, at) => {
      const letter = this.letters[at] ?? '';
      const upper = letter.toUpperCase();
      const joker = letter !== upper;
      const tile = letter === '' ? null : { letter: upper, joker, value: joker ? 0 : table.value(upper), way: /** @type {const} */ ('lies') };
      table.squares.show(at, { letterFactor: square.letter_factor, wordFactor: square.word_factor, tile });
    });
    for (const [at, { cell }] of table.squares.squares.entries()) {
      const isHere = at === table.squares.cursor;
      cell.classList.toggle('is-cursor', isHere);
      cell.classList.toggle('is-across', isHere && !table.down);
      cell.classList.toggle('is-down', isHere && table.down);
    }
  }

  /**
   * A square was touched: it gets the chosen letter, or loses its own if that is the same.
   * @param {number} at
   */
  touch(at) {
    const letter = this.isJoker ? this.brush.toLowerCase() : this.brush;
    this.letters[at] = this.letters[at] === letter ? '' : letter;
    this.table.squares.point(at);
    this.render();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { table } = this;
    if (!table.squares.grid.contains(event.target instanceof Node ? event.target : null)) return false;
    const at = table.squares.cursor;
    const letter = letterOf(event);
    if (letter) {
      this.letters[at] = event.shiftKey ? letter.toLowerCase() : letter;
      this.go(table.down, 1);
    } else if (event.key === 'Backspace') {
      if (!this.letters[at]) this.go(table.down, -1);
      this.letters[table.squares.cursor] = '';
    } else if (event.key === 'Delete') {
      this.letters[at] = '';
    } else if (event.key === ' ') {
      table.down = !table.down;
    } else if (event.key === 'Enter') {
      this.touch(at);
    } else if (event.key.startsWith('Arrow')) {
      const isDown = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      this.go(isDown, event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1);
    } else {
      return false;
    }
    event.preventDefault();
    this.render();
    return true;
  }

  /**
   * @param {boolean} down
   * @param {number} way
   */
  go(down, way) {
    const { squares, size } = this.table;
    const next = step(squares.cursor, size, down, way);
    if (next === null) return;
    squares.point(next);
    squares.cell(next)?.focus({ preventScroll: true });
  }
}

/** @param {string[]} row */
function writeRow(row) {
  let text = '';
  let empty = 0;
  for (const letter of row) {
    if (letter === '') {
      empty += 1;
    } else {
      text += (empty > 0 ? empty : '') + letter;
      empty = 0;
    }
  }
  return text + (empty > 0 ? empty : '');
}
