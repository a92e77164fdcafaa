/** All tiles of a rack in one play: they leap one after the other, and what they brought is called out. */
import { h } from '../lib/dom.js';
import { playOut } from '../lib/motion.js';

/** @import { BoardHost, TableView } from '../types/host.js' */
/** @import { Squares } from './scrabble-squares.js' */

/** So many tiles are a bingo. */
const ALL = 7;
/** How long a tile leaps, how much later the next one does, and how long the call stands, in milliseconds. */
const LEAP = 420;
const LATER = 60;
const CALL = 1700;

/**
 * The squares of the last play, if it laid all tiles of a rack.
 * @param {TableView} table
 * @returns {number[]}
 */
export function bingoOf(table) {
  if (table.board.game !== 'scrabble') return [];
  const laid = table.board.view.squares.flat().flatMap((square, at) => (square.last ? [at] : []));
  return laid.length >= ALL ? laid : [];
}

/**
 * @param {BoardHost} host
 * @param {Squares} squares
 * @param {number[]} laid
 * @param {number} points
 */
export function celebrate(host, squares, laid, points) {
  host.sound('bingo');
  if (!host.moves()) return;
  const call = h('div', { class: 'scrabble-bingo', 'aria-hidden': 'true' }, host.say('web-scrabble-bingo', { points }));
  const middle = laid[Math.floor(laid.length / 2)] ?? 0;
  const row = Math.floor(middle / squares.size);
  call.style.setProperty('--row', String(row));
  call.style.setProperty('--column', String(Math.min(Math.max(middle % squares.size, 2), squares.size - 3)));
  call.classList.toggle('is-below', row < 2);
  squares.grid.append(call);
  const leaps = laid.flatMap((at, number) => {
    const tile = squares.squares[at]?.tile;
    const timing = { duration: LEAP, delay: number * LATER, easing: 'ease-out' };
    return tile ? [tile.animate(LEAPS, timing)] : [];
  });
  playOut([call.animate(CALLED, { duration: CALL, easing: 'ease-out' }), ...leaps], () => call.remove());
}

/** @type {Keyframe[]} */
const LEAPS = [
  { transform: 'none', easing: 'cubic-bezier(0.1, 0.5, 0.5, 1)' },
  { transform: 'translateY(-38%) scale(1.1)', offset: 0.4, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
  { transform: 'scale(1.06, 0.92)', offset: 0.78, easing: 'ease-out' },
  { transform: 'none' },
];

/** @type {Keyframe[]} */
const CALLED = [
  { transform: 'translate(-50%, 30%) scale(0.6)', opacity: 0 },
  { transform: 'translate(-50%, -8%) scale(1.08)', opacity: 1, offset: 0.14 },
  { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.22 },
  { transform: 'translate(-50%, 0)', opacity: 1, offset: 0.85 },
  { transform: 'translate(-50%, -30%)', opacity: 0 },
];
