/** The board of Scrabble. */

import { Squares } from './scrabble-squares.js';
import { Table } from './scrabble-table.js';

/** @import { Board, BoardHost } from '../types/host.js' */

export const style = 'scrabble.css';

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  const table = new Table(host);
  return {
    element: table.element,
    get shape() {
      return shapeOf(innerWidth, innerHeight);
    },
    panel: table.panel.element,
    draw: (view, how) => table.draw(view, how),
    advise: (advice) => table.advise(advice),
    key: (event) => table.keys.press(event),
    words: () => table.words(),
    editor: () => table.edit(),
    destroy: () => table.destroy(),
  };
}

/**
 * A square board with the tray below it, which has the same height in every window.
 * @param {number} width
 * @param {number} height
 */
function shapeOf(width, height) {
  if (width < 760) return width / (width + 172);
  const room = Math.max(480, height - 80);
  return (room - 136) / room;
}

/** The house and its games. */
const POSITION = [
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
  '.........M.....',
  '...SANTORINI...',
  '...C..A..C.....',
  '...R..B.JEWELS.',
  '...A..L........',
  '...B.JAMB......',
  '...B...........',
  '...L...........',
  '...E...........',
];

/** A quarter of the standard colours: the board is the same from all its corners. */
const COLOURS = ['R..b...R', '.r...a..', '..r...b.', 'b..r...b', '....r...', '.a...a..', '..b...b.', 'R..b...r'];

/**
 * The small picture on the house page.
 * @param {BoardHost} host
 * @returns {Element}
 */
export function miniature(host) {
  const squares = new Squares(host);
  squares.resize(POSITION.length);
  squares.element.classList.add('is-miniature');
  POSITION.forEach((row, top) => [...row].forEach((letter, left) => {
    const colour = COLOURS[Math.min(top, 14 - top)]?.[Math.min(left, 14 - left)] ?? '.';
    const tile = letter === '.' ? null : { letter, value: null, joker: false, way: /** @type {const} */ ('lies') };
    squares.show(top * 15 + left, { ...FACTORS[colour] ?? PLAIN, tile });
  }));
  squares.element.setAttribute('aria-hidden', 'true');
  squares.point(-1);
  return squares.element;
}

const PLAIN = { letterFactor: 1, wordFactor: 1 };

/** @type {Record<string, { letterFactor: number, wordFactor: number }>} */
const FACTORS = {
  b: { letterFactor: 2, wordFactor: 1 },
  a: { letterFactor: 3, wordFactor: 1 },
  r: { letterFactor: 1, wordFactor: 2 },
  R: { letterFactor: 1, wordFactor: 3 },
};
