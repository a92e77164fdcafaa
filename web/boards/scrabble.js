/** The board of Scrabble. */

import { Table } from './scrabble-table.js';

/** @import { Board, BoardHost } from '../types/host.js' */

/**
 * @param {BoardHost} host
 * @returns {Board}
 */
export function board(host) {
  const table = new Table(host);
  return {
    element: table.element,
    panel: table.panel.element,
    isWritten: true,
    moveWords: (text) => table.panel.lineWords(text),
    draw: (view, how) => table.draw(view, how),
    begun: () => table.hand.laid.size,
    advise: (advice) => table.advise(advice),
    ghosts: (moves) => table.propose(moves.find(({ as }) => as === 'better')?.text ?? moves[0]?.text ?? null),
    key: (event) => table.keys.press(event),
    help: () => [
      ['A … Z', host.say('web-key-letters')],
      ['Space', host.say('web-key-direction')],
      ['Backspace', host.say('web-key-remove')],
    ],
    words: () => table.words(),
    editor: () => table.edit(),
    destroy: () => table.destroy(),
  };
}
