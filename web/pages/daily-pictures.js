/** Small still pictures of the positions of tasks, drawn by the boards' own pictures. */
import { h, svg } from '../lib/dom.js';
import { miniature, styleSheet } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';

/**
 * The picture of a position.
 * @param {string} game
 * @param {string} position as text
 * @returns {Promise<Element>}
 */
export async function picture(game, position) {
  await styleSheet(`${game}.css`);
  if (game === 'mice') return mice(position);
  if (game === 'santorini') return santorini(position);
  if (game === 'jewels') return jewels(position);
  if (game === 'scrabble') return scrabble(position);
  // A talon is empty on every day.
  return miniature(game, lookingHost());
}

/** @param {string} position */
async function mice(position) {
  const draw = await import('../boards/mice-picture.js');
  const men = position.split('/').slice(0, 2).flatMap((names, side) =>
    names.split(',').filter(Boolean).map((name) => {
      const { x, y } = draw.spotOf(name);
      return svg('g', { transform: `translate(${x} ${y})` }, draw.man(side + 1));
    }),
  );
  return svg('svg', { class: 'mice small', viewBox: draw.SQUARE, 'aria-hidden': 'true' }, draw.table(), men);
}

/** @param {string} position */
async function santorini(position) {
  const draw = await import('../boards/santorini-picture.js');
  const [heights = '', , ...sides] = position.split('/');
  const workers = new Map(
    sides.flatMap((side, index) => side.split(',').map((name) => /** @type {const} */ ([name, index + 1]))),
  );
  const squares = draw.NAMES.map((name, index) => {
    const level = Number(heights[index] ?? 0);
    const spot = draw.spotOf(name, draw.heightOf(level));
    const worker = workers.get(name);
    const pawn = worker && svg('g', { transform: `translate(${spot.x} ${spot.y + 7})` }, draw.pawn(worker));
    return svg('g', null, draw.plate(name), draw.house(name, level), pawn);
  });
  const box = { class: 'santorini small', viewBox: draw.FRAME.box, 'aria-hidden': 'true' };
  return svg('svg', box, draw.island(), squares);
}

/** @param {string} position */
async function jewels(position) {
  const { stone } = await import('../boards/jewels-stones.js');
  const rows = position.split(/[\s,]+/).filter((row) => /^[1-6]{8}$/.test(row)).slice(0, 8);
  const stones = rows.flatMap((row) => [...row].map((digit) => stone(Number(digit))));
  return h('div', { class: 'jewels-miniature is-still', 'aria-hidden': 'true' }, stones);
}

/** @param {string} position */
async function scrabble(position) {
  const { drawing } = await import('../boards/scrabble-miniature.js');
  const [board = ''] = position.split(' ');
  const rows = board.split('/').map((row) => row.replace(/\d+/g, (empty) => '.'.repeat(Number(empty))));
  return drawing(lookingHost(), rows);
}
