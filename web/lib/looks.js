/**
 * How boards and pieces look: a few looks for every game, remembered. A look is a name on the element round a
 * board; its colours are in `style/looks.css`, which is loaded when somebody has chosen one.
 */
import { styleSheet } from './games.js';
import { read, write } from './store.js';

/** The looks of each game, the house's own first, with the words for them. @type {Record<string, { board: Looks, pieces: Looks }>} */
export const LOOKS = {
  santorini: {
    board: { island: 'web-look-island', evening: 'web-look-evening', winter: 'web-look-winter' },
    pieces: { ebony: 'web-look-ebony', coral: 'web-look-coral', amber: 'web-look-amber' },
  },
  mice: {
    board: { oak: 'web-look-oak', slate: 'web-look-slate', clay: 'web-look-clay' },
    pieces: { ebony: 'web-look-ebony', coral: 'web-look-coral', amber: 'web-look-amber' },
  },
  scrabble: {
    board: { linen: 'web-look-linen', baize: 'web-look-baize', slate: 'web-look-slate' },
    pieces: { ivory: 'web-look-ivory', walnut: 'web-look-walnut', porcelain: 'web-look-porcelain' },
  },
  jewels: {
    board: { linen: 'web-look-linen', slate: 'web-look-slate', velvet: 'web-look-velvet' },
    pieces: { cut: 'web-look-cut', soft: 'web-look-soft', vivid: 'web-look-vivid' },
  },
  jamb: {
    board: { baize: 'web-look-baize', burgundy: 'web-look-burgundy', slate: 'web-look-slate' },
    pieces: { ivory: 'web-look-ivory', walnut: 'web-look-walnut', burgundy: 'web-look-burgundy' },
  },
};

/** @typedef {Record<string, string>} Looks */
/** @typedef {'board' | 'pieces'} Part */

/**
 * The look that was chosen, else the house's own.
 * @param {string} game
 * @param {Part} part
 */
export function lookOf(game, part) {
  const names = Object.keys(LOOKS[game]?.[part] ?? {});
  const chosen = read(`look.${game}.${part}`) ?? '';
  return names.includes(chosen) ? chosen : (names[0] ?? '');
}

/**
 * @param {string} game
 * @param {Part} part
 * @param {string} name
 */
export function keepLook(game, part, name) {
  write(`look.${game}.${part}`, name);
}

/**
 * Gives the boards inside an element the looks that were chosen for a game.
 * @param {HTMLElement} element
 * @param {string} game
 */
export function dress(element, game) {
  const { board = {}, pieces = {} } = LOOKS[game] ?? {};
  const looks = { look: lookOf(game, 'board'), pieces: lookOf(game, 'pieces') };
  Object.assign(element.dataset, looks);
  const isOwn = looks.look === Object.keys(board)[0] && looks.pieces === Object.keys(pieces)[0];
  if (!isOwn) void styleSheet('looks.css');
}
