/**
 * Plays as text and as tiles on squares.
 *
 * `h8 WORD` runs to the right, `8h WORD` down; a small letter is a joker; a dot stands for whatever lies on
 * the square. Whether a play is allowed is for the server to say.
 */

import { sentence } from '../lib/api.js';

/** @typedef {{ letter: string, joker: boolean }} Face */
/** @typedef {Map<number, Face>} Laid  The new tiles, by the number of their square: row × size + column. */
/** @typedef {{ start: number, down: boolean, squares: number[], letters: string[] }} Line */

/**
 * A square's name: the row's letter and the column's number.
 * @param {number} at
 * @param {number} size
 */
export function squareName(at, size) {
  return rowName(Math.floor(at / size)) + (at % size + 1);
}

/** @param {number} row */
export function rowName(row) {
  return String.fromCharCode(97 + row);
}

/**
 * The line on which the new tiles lie, with the letters before, between and after them; `null` where they do
 * not lie on one line.
 * @param {Laid} laid
 * @param {number} size
 * @param {(at: number) => boolean} lies Whether a letter lay on this square before.
 * @param {boolean} down The direction of a single tile that touches nothing.
 * @returns {{ text: string, down: boolean, end: number } | null}
 */
export function lineOf(laid, size, lies, down) {
  const squares = [...laid.keys()].sort((one, other) => one - other);
  const first = squares[0];
  const last = squares[squares.length - 1];
  if (first === undefined || last === undefined) return null;
  const sameRow = squares.every((at) => Math.floor(at / size) === Math.floor(first / size));
  const sameColumn = squares.every((at) => at % size === first % size);
  if (!sameRow && !sameColumn) return null;
  const isDown = sameRow && sameColumn ? directionOf(first, size, lies, down) : sameColumn;
  let start = first;
  for (let at = step(start, size, isDown, -1); at !== null && lies(at); at = step(at, size, isDown, -1)) start = at;
  let end = last;
  for (let at = step(end, size, isDown, 1); at !== null && lies(at); at = step(at, size, isDown, 1)) end = at;
  let word = '';
  for (let at = /** @type {number | null} */ (start); at !== null && at <= end; at = step(at, size, isDown, 1)) {
    const face = laid.get(at);
    word += face ? (face.joker ? face.letter.toLowerCase() : face.letter) : '.';
  }
  return { text: `${startName(start, size, isDown)} ${word}`, down: isDown, end };
}

/**
 * A single tile goes on the word that it touches.
 * @param {number} at
 * @param {number} size
 * @param {(at: number) => boolean} lies
 * @param {boolean} down
 */
function directionOf(at, size, lies, down) {
  /** @param {boolean} along */
  const touches = (along) => [-1, 1].some((way) => {
    const beside = step(at, size, along, way);
    return beside !== null && lies(beside);
  });
  const across = touches(false);
  return across === touches(true) ? down : !across;
}

/**
 * @param {number} at
 * @param {number} size
 * @param {boolean} down
 */
export function startName(at, size, down) {
  const row = rowName(Math.floor(at / size));
  const column = at % size + 1;
  return down ? `${column}${row}` : `${row}${column}`;
}

/**
 * The neighbouring square, or `null` beyond the edge.
 * @param {number} at
 * @param {number} size
 * @param {boolean} down
 * @param {number} way 1 onward, -1 back.
 * @returns {number | null}
 */
export function step(at, size, down, way) {
  const row = Math.floor(at / size) + (down ? way : 0);
  const column = at % size + (down ? 0 : way);
  return row < 0 || column < 0 || row >= size || column >= size ? null : row * size + column;
}

/**
 * Where the letters of a written play go; `null` for a text that is no play.
 * @param {string} text
 * @param {number} size
 * @returns {Line | null}
 */
export function readLine(text, size) {
  const found = /^(?:([a-z])(\d{1,2})|(\d{1,2})([a-z]))[ :]([A-Za-z.]+)$/.exec(text.trim());
  if (!found) return null;
  const down = found[3] !== undefined;
  const row = (found[1] ?? found[4] ?? 'a').charCodeAt(0) - 97;
  const column = Number(found[2] ?? found[3]) - 1;
  const letters = [...found[5] ?? ''];
  const last = (down ? row : column) + letters.length;
  if (column < 0 || row >= size || column >= size || last > size) return null;
  const start = row * size + column;
  return { start, down, letters, squares: letters.map((_, index) => start + index * (down ? size : 1)) };
}

/**
 * The Latin letter that a key means, whatever keyboard is set: marks are dropped, and letters of another
 * script go by the place of the key.
 * @param {KeyboardEvent} event
 * @returns {string | null}
 */
export function letterOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const plain = event.key.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (/^[A-Z]$/.test(plain)) return plain;
  if (!/^\p{L}$/u.test(event.key)) return null;
  return /^Key([A-Z])$/.exec(event.code)?.[1] ?? null;
}

/**
 * A reason as a sentence. The name of a square stays small at its beginning: large, it would be another one.
 * @param {string} text
 */
export function reason(text) {
  return /^[a-z]\d/.test(text) ? `${text}.` : sentence(text);
}
