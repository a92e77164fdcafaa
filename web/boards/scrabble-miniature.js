/** The small picture of Scrabble on the house page, drawn by the squares of the board. */

import { Squares } from './scrabble-squares.js';

/** @import { BoardHost } from '../types/host.js' */

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

const PLAIN = { letterFactor: 1, wordFactor: 1 };

/** @type {Record<string, { letterFactor: number, wordFactor: number }>} */
const FACTORS = {
  b: { letterFactor: 2, wordFactor: 1 },
  a: { letterFactor: 3, wordFactor: 1 },
  r: { letterFactor: 1, wordFactor: 2 },
  R: { letterFactor: 1, wordFactor: 3 },
};

/**
 * The small picture on the house page.
 * @param {BoardHost} host
 * @returns {Element}
 */
export function miniature(host) {
  return drawing(host, POSITION);
}

/**
 * A small picture of these rows; a dot is an empty square.
 * @param {BoardHost} host
 * @param {string[]} rows
 * @returns {Element}
 */
export function drawing(host, rows) {
  const squares = new Squares(host);
  squares.resize(rows.length);
  squares.element.classList.add('is-miniature');
  rows.forEach((row, top) => [...row].forEach((letter, left) => {
    const colour = COLOURS[Math.min(top, 14 - top)]?.[Math.min(left, 14 - left)] ?? '.';
    const tile = letter === '.' ? null : { letter: letter.toUpperCase(), value: null, joker: false, way: /** @type {const} */ ('lies') };
    squares.show(top * 15 + left, { ...FACTORS[colour] ?? PLAIN, tile });
  }));
  squares.element.setAttribute('aria-hidden', 'true');
  squares.point(-1);
  return squares.element;
}
