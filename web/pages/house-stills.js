/** The boards of games that go on, small and as they stand, drawn by the pictures of the games themselves. */
/** @import { BoardView, JambBoard, JewelsBoard, MiceView, SantoriniView, ScrabbleBoard } from '../types/api.js' */
import { h, svg } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';

/**
 * A picture of a board, a square only to be looked at.
 * @param {BoardView} board
 * @returns {Promise<Element>}
 */
export async function still(board) {
  await styleSheet(`${board.game}.css`);
  switch (board.game) {
    case 'santorini':
      return santorini(board);
    case 'mice':
      return mice(board);
    case 'scrabble':
      return scrabble(board);
    case 'jewels':
      return jewels(board);
    default:
      return jamb(board);
  }
}

/** @param {SantoriniView} view */
async function santorini({ squares }) {
  const picture = await import('../boards/santorini-picture.js');
  const drawn = squares.map(({ name, level, worker }) => {
    const { x, y } = picture.spotOf(name, picture.heightOf(level));
    const pawn = worker && svg('g', { transform: `translate(${x} ${y + 7})` }, picture.pawn(worker));
    return svg('g', null, picture.plate(name), picture.house(name, level), pawn);
  });
  return svg('svg', { class: 'santorini small', viewBox: picture.FRAME.box, 'aria-hidden': 'true' }, picture.island(), drawn);
}

/** @param {MiceView} view */
async function mice({ points }) {
  const picture = await import('../boards/mice-picture.js');
  const men = points.map(({ name, man }) => {
    const { x, y } = picture.spotOf(name);
    return man && svg('g', { transform: `translate(${x} ${y})` }, picture.man(man));
  });
  return svg('svg', { class: 'mice small', viewBox: picture.SQUARE, 'aria-hidden': 'true' }, picture.table(), men);
}

/** @param {ScrabbleBoard} board */
async function scrabble({ view }) {
  const { Squares } = await import('../boards/scrabble-squares.js');
  const squares = new Squares(lookingHost());
  squares.resize(view.squares.length);
  squares.element.classList.add('is-miniature');
  squares.element.setAttribute('aria-hidden', 'true');
  view.squares.flat().forEach(({ letter, joker, letter_factor: letterFactor, word_factor: wordFactor }, at) => {
    const tile = letter ? { letter, value: null, joker, way: /** @type {const} */ ('lies') } : null;
    squares.show(at, { letterFactor, wordFactor, tile });
  });
  squares.point(-1);
  return squares.element;
}

/** @param {JewelsBoard} board */
async function jewels({ view }) {
  const { stone } = await import('../boards/jewels-stones.js');
  const stones = view.rows.flatMap((row) => [...row].map((jewel) => stone(Number(jewel))));
  return h('div', { class: 'jewels-miniature', 'aria-hidden': 'true' }, stones);
}

/**
 * The talon of whoever plays first, with its dice below.
 * @param {JambBoard} board
 */
async function jamb({ people, fallen }) {
  const { face } = await import('../boards/jamb-face.js');
  const drawn = svg('svg', { viewBox: '0 0 200 200', class: 'jamb-miniature', 'aria-hidden': 'true' });
  people[0]?.view.rows.forEach((row, y) =>
    row.fields.forEach(({ mark, value }, x) => {
      const [left, top] = [46 + x * 36, 6 + y * 14.6];
      drawn.append(svg('rect', { x: left, y: top, width: 36, height: 14.6 }));
      const text = mark === 'crossed' ? '×' : mark === 'written' ? value : null;
      if (text !== null) drawn.append(svg('text', { x: left + 18, y: top + 10.8, class: mark }, text));
    }),
  );
  drawn.append(svg('rect', { x: 20, y: 158, width: 160, height: 36, rx: 9, class: 'tray' }));
  fallen.forEach((pips, i) => {
    const die = face(pips);
    for (const [name, value] of Object.entries({ x: 29 + i * 29, y: 163, width: 26, height: 26 })) die.setAttribute(name, String(value));
    drawn.append(svg('rect', { x: 29 + i * 29, y: 163, width: 26, height: 26, rx: 5, class: 'die' }), die);
  });
  return drawn;
}
