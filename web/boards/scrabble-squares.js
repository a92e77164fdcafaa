/**
 * The squares and the tiles on them: the same drawing for the game, the editor, the scorer and the miniature.
 */

import { h } from '../lib/dom.js';
import { rowName, squareName } from './scrabble-text.js';

/** @typedef {{ say(key: string, values?: Record<string, string | number>): string }} Speaker */

/**
 * How a tile lies: as one of many, as part of the last play, as one that is being laid, as a proposal.
 * @typedef {'lies' | 'last' | 'laid' | 'ghost'} Way
 */

/**
 * One square as it is to be shown.
 * @typedef {object} Showing
 * @property {number} letterFactor
 * @property {number} wordFactor
 * @property {{ letter: string, value: number | null, joker: boolean, way: Way } | null} tile
 */

/**
 * One square as it is shown.
 * @typedef {{ cell: HTMLElement, mark: HTMLElement, key: string, tile: HTMLElement | null }} Square
 */

/**
 * A tile with its letter and value. A joker has no value; before it stands for something, it has no letter.
 * @param {string} letter
 * @param {number | null} value `null` where there is no room for it.
 * @param {boolean} joker
 * @returns {HTMLElement}
 */
export function tileOf(letter, value, joker) {
  return h('span', { class: joker ? 'scrabble-tile is-joker' : 'scrabble-tile', 'aria-hidden': 'true' },
    h('span', { class: 'scrabble-letter' }, letter),
    joker || value === null ? null : h('span', { class: 'scrabble-value', dataset: { text: value } }));
}

export class Squares {
  /** @param {Speaker} host */
  constructor(host) {
    this.host = host;
    this.size = 0;
    /** @type {Square[]} */
    this.squares = [];
    this.cursor = 0;
    this.grid = h('div', { class: 'scrabble-grid', role: 'grid', tabindex: -1 });
    this.columns = h('div', { class: 'scrabble-columns', 'aria-hidden': 'true' });
    this.rows = h('div', { class: 'scrabble-rows', 'aria-hidden': 'true' });
    this.badge = h('div', { class: 'scrabble-badge', 'aria-hidden': 'true', hidden: true });
    this.face = h('div', { class: 'scrabble-face' }, this.columns, this.rows, this.grid);
    this.element = h('div', { class: 'scrabble-board' }, this.face);
    this.grid.append(this.badge);
  }

  /**
   * Makes as many squares as there are rows and columns.
   * @param {number} size
   */
  resize(size) {
    if (size === this.size) return;
    this.size = size;
    this.element.style.setProperty('--n', String(size));
    this.element.classList.toggle('is-dense', size > 18);
    const names = Array.from({ length: size }, (_, index) => index);
    this.columns.replaceChildren(...names.map((index) => h('span', null, index + 1)));
    this.rows.replaceChildren(...names.map((index) => h('span', null, rowName(index))));
    this.squares = [];
    const lines = names.map((row) => h('div', { class: 'scrabble-row', role: 'row' },
      names.map((column) => this.make(row * size + column))));
    this.grid.replaceChildren(...lines, this.badge);
    this.point(Math.floor(size / 2) * (size + 1));
  }

  /** @param {number} at */
  make(at) {
    const mark = h('span', { class: 'scrabble-mark', 'aria-hidden': 'true' });
    const cell = h('div', { class: 'scrabble-square', role: 'gridcell', tabindex: -1, dataset: { at, square: squareName(at, this.size) } }, mark);
    this.squares.push({ cell, mark, key: '', tile: null });
    return cell;
  }

  /** Forgets what is shown, so that everything is written again. */
  forget() {
    for (const square of this.squares) square.key = '';
  }

  /**
   * Shows a square; nothing is touched where it is shown so already.
   * @param {number} at
   * @param {Showing} showing
   * @param {number | null} [arrival] The tile arrives so many milliseconds later.
   */
  show(at, showing, arrival = null) {
    const square = this.squares[at];
    if (!square) return;
    const { letterFactor, wordFactor, tile } = showing;
    const key = [letterFactor, wordFactor, tile?.letter, tile?.value, tile?.joker, tile?.way].join();
    if (key === square.key) return;
    square.key = key;
    const premium = wordFactor > 1 ? `word-${wordFactor}` : letterFactor > 1 ? `letter-${letterFactor}` : 'plain';
    const both = wordFactor > 1 && letterFactor > 1 ? ' is-both' : '';
    square.cell.className = `scrabble-square is-${premium}${both}${tile ? ` has-tile is-${tile.way}` : ''}`;
    this.write(square, at, showing);
    square.tile?.remove();
    square.tile = tile ? tileOf(tile.letter, tile.value, tile.joker) : null;
    if (square.tile && arrival !== null) {
      square.tile.classList.add('is-arriving');
      square.tile.style.setProperty('animation-delay', `${arrival}ms`);
    }
    if (square.tile) square.cell.append(square.tile);
  }

  /**
   * Lets a tile that was just laid snap into its square, from where it was let go, and settle there.
   * @param {number} at
   * @param {DOMRect | null} from
   */
  settle(at, from) {
    const tile = this.squares[at]?.tile;
    if (!tile) return;
    const box = tile.getBoundingClientRect();
    // Where the board is near, its squares are larger than they are laid out.
    const near = box.width / (tile.offsetWidth || 1);
    const x = from ? (from.left + from.width / 2 - box.left - box.width / 2) / near : 0;
    const y = from ? (from.top + from.height / 2 - box.top - box.height / 2) / near : 0;
    const size = from ? from.width / box.width : 1.22;
    tile.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${size})`, easing: 'cubic-bezier(0.4, 0, 0.7, 1)' },
        { transform: 'scale(0.93)', offset: 0.6, easing: 'ease-out' },
        { transform: 'scale(1.03)', offset: 0.8, easing: 'ease-in-out' },
        { transform: 'none' },
      ],
      { duration: 210 },
    );
  }

  /**
   * The square in words, and its multiplier: in a word where there is room, in two signs where there is not.
   * @param {Square} square
   * @param {number} at
   * @param {Showing} showing
   */
  write(square, at, { letterFactor, wordFactor, tile }) {
    const { host } = this;
    const name = squareName(at, this.size);
    const about = [];
    if (tile) about.push(this.describe(name, tile));
    else about.push(host.say('web-scrabble-square-empty', { square: name }));
    const parts = [];
    if (wordFactor > 1) {
      if (!tile) about.push(host.say('web-scrabble-square-word', { factor: wordFactor }));
      parts.push(part(wordFactor, host.say('web-scrabble-word'), host.say('web-scrabble-word-sign')));
    }
    if (letterFactor > 1) {
      if (!tile) about.push(host.say('web-scrabble-square-letter', { factor: letterFactor }));
      parts.push(part(letterFactor, host.say('web-scrabble-letter'), host.say('web-scrabble-letter-sign')));
    }
    if (at === Math.floor(this.size / 2) * (this.size + 1)) {
      square.cell.classList.add('is-centre');
      if (!tile) about.push(host.say('web-scrabble-square-centre'));
    }
    square.cell.setAttribute('aria-label', about.join(', '));
    square.mark.replaceChildren(...parts);
  }

  /**
   * @param {string} name
   * @param {{ letter: string, value: number | null, joker: boolean, way: Way }} tile
   */
  describe(name, { letter, value, joker, way }) {
    const { host } = this;
    if (way === 'ghost') return host.say('web-scrabble-square-ghost', { square: name, letter });
    const what = joker
      ? host.say('web-scrabble-square-joker', { square: name, letter })
      : host.say('web-scrabble-square-tile', { square: name, letter, value: value ?? 0 });
    if (way === 'laid') return `${what}, ${host.say('web-scrabble-square-laid')}`;
    return way === 'last' ? `${what}, ${host.say('web-scrabble-square-last')}` : what;
  }

  /**
   * Makes this square the one that the keyboard reaches.
   * @param {number} at
   */
  point(at) {
    this.squares[this.cursor]?.cell.setAttribute('tabindex', '-1');
    this.cursor = at;
    this.squares[at]?.cell.setAttribute('tabindex', '0');
  }

  /** @param {number} at */
  cell(at) {
    return this.squares[at]?.cell ?? null;
  }

  /**
   * The square at this place of the window.
   * @param {number} x
   * @param {number} y
   * @returns {number | null}
   */
  at(x, y) {
    // The squares may be larger than the board that shows them.
    const frame = this.element.getBoundingClientRect();
    if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return null;
    const box = this.grid.getBoundingClientRect();
    const column = Math.floor((x - box.left) / box.width * this.size);
    const row = Math.floor((y - box.top) / box.height * this.size);
    const inside = row >= 0 && column >= 0 && row < this.size && column < this.size;
    return inside ? row * this.size + column : null;
  }

  /**
   * Shows the points of the play that is being laid, at the end of its word.
   * @param {number | null} at
   * @param {string} [text]
   */
  score(at, text = '') {
    this.badge.hidden = at === null;
    if (at === null) return;
    this.badge.textContent = text;
    const row = Math.floor(at / this.size);
    const column = at % this.size;
    this.badge.style.setProperty('--row', String(row));
    this.badge.style.setProperty('--column', String(column));
    this.badge.classList.toggle('is-inward', column === this.size - 1);
  }
}

/**
 * A multiplier, written by the style sheet: the square's label says it in full.
 * @param {number} factor
 * @param {string} word
 * @param {string} sign
 */
function part(factor, word, sign) {
  const told = { times: `×${factor}`, word, sign: `${factor}${sign}` };
  return h('span', { class: 'scrabble-factor', dataset: told });
}
