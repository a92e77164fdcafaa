/**
 * Putting a position of Santorini together: levels up and down, workers on and off, and whose turn it is.
 *
 * It judges nothing; the server says whether the position is one of the game.
 */

/** @import { BoardView } from '../types/api.js' */
/** @import { BoardHost } from '../types/host.js' */

import { h } from '../lib/dom.js';
import { picks } from './duel-picks.js';
import { NAMES } from './santorini-picture.js';

/**
 * @param {BoardHost} host
 * @param {() => void} changed Something is to be drawn anew.
 * @param {() => void} left The editor was left.
 */
export function editor(host, changed, left) {
  let levels = NAMES.map(() => 0);
  /** @type {(number | null)[]} */
  let workers = NAMES.map(() => null);

  const tool = picks('santorini-tool', [
    { value: 'raise', key: '+', words: () => host.say('web-santorini-tool-raise') },
    { value: 'lower', key: '-', words: () => host.say('web-santorini-tool-lower') },
    { value: '1', key: '1', words: () => host.say('web-santorini-tool-worker', { player: 1 }) },
    { value: '2', key: '2', words: () => host.say('web-santorini-tool-worker', { player: 2 }) },
  ], () => host.say('web-duel-tool'));
  const side = picks('santorini-side', [
    { value: '1', key: '', words: () => host.say('web-santorini-player', { player: 1 }) },
    { value: '2', key: '', words: () => host.say('web-santorini-player', { player: 2 }) },
  ], () => host.say('web-duel-side'));
  const clear = h('button', { type: 'button', class: 'button quiet', onclick: empty }, h('span', null));
  const tools = h('div', { class: 'duel-editor' }, tool.element, side.element, clear);
  words();

  function words() {
    tool.words();
    side.words();
    if (clear.firstElementChild) clear.firstElementChild.textContent = host.say('web-duel-clear');
  }

  function empty() {
    levels = NAMES.map(() => 0);
    workers = NAMES.map(() => null);
    side.set('1');
    changed();
  }

  /**
   * @param {number} index
   * @param {number} by
   */
  function build(index, by) {
    const next = (levels[index] ?? 0) + by;
    if (next < 0 || next > 4) return;
    levels[index] = next;
    // The number of levels tells who is to move, so the turn goes along; it can still be set by hand.
    side.set(side.value() === '1' ? '2' : '1');
  }

  /** @param {string} name */
  function tap(name) {
    const index = NAMES.indexOf(name);
    if (index < 0) return;
    const chosen = tool.value();
    if (chosen === 'raise') build(index, 1);
    else if (chosen === 'lower') build(index, -1);
    else workers[index] = workers[index] === Number(chosen) ? null : Number(chosen);
    changed();
  }

  return {
    tools,
    tap,
    words,
    /** A key that chooses a tool. @param {KeyboardEvent} event */
    key: (event) => tool.key(event),
    /** What is to be seen. */
    standing: () => new Map(NAMES.map((name, index) => [name, { level: levels[index] ?? 0, worker: workers[index] ?? null }])),
    position() {
      const of = (/** @type {number} */ player) => NAMES.filter((_, index) => workers[index] === player).join(',');
      return `${levels.join('')}/${side.value()}/${of(1)}/${of(2)}`;
    },
    /** @param {BoardView} board */
    set(board) {
      if (board.game !== 'santorini') return;
      levels = board.squares.map((square) => square.level);
      workers = board.squares.map((square) => square.worker ?? null);
      side.set(board.position.split('/')[1] ?? '1');
      changed();
    },
    end: left,
  };
}
