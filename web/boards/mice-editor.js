/**
 * Putting a position of Mice together: men of either side, men in hand, and whose turn it is.
 *
 * It judges nothing; the server says whether the position is one of the game.
 */

/** @import { BoardView } from '../types/api.js' */
/** @import { BoardHost } from '../types/host.js' */

import { h } from '../lib/dom.js';
import { picks } from './duel-picks.js';
import { NAMES } from './mice-picture.js';
import { sideName } from './mice-words.js';

/**
 * @param {BoardHost} host
 * @param {() => void} changed Something is to be drawn anew.
 * @param {() => void} left The editor was left.
 */
export function editor(host, changed, left) {
  /** @type {Map<string, number>} */
  let men = new Map();

  const tool = picks('mice-tool', [
    { value: '1', key: '1', words: () => host.say('web-mice-tool-white') },
    { value: '2', key: '2', words: () => host.say('web-mice-tool-black') },
    { value: '0', key: '0', words: () => host.say('web-mice-tool-none') },
  ], () => host.say('web-duel-tool'));
  const phase = picks('mice-phase', [
    { value: 'placing', key: '', words: () => host.say('web-mice-phase-placing') },
    { value: 'moving', key: '', words: () => host.say('web-mice-phase-moving') },
  ], () => host.say('web-mice-phase'), () => setPhase());
  const side = picks('mice-side', [
    { value: 'w', key: '', words: () => sideName(host, 1) },
    { value: 'b', key: '', words: () => sideName(host, 2) },
  ], () => host.say('web-duel-side'));
  const hands = [1, 2].map((player) =>
    h('input', { type: 'number', id: `mice-hand-${player}`, min: 0, max: 9, value: 9, inputmode: 'numeric', oninput: () => changed() }),
  );
  const handLabels = [1, 2].map((player) => h('label', { for: `mice-hand-${player}` }));
  const inHand = h('div', { class: 'duel-numbers' }, hands.flatMap((input, index) => [handLabels[index], input]));
  const clear = h('button', { type: 'button', class: 'button quiet', onclick: empty }, h('span', null));
  const tools = h('div', { class: 'duel-editor' }, tool.element, phase.element, inHand, side.element, clear);
  words();

  function words() {
    for (const part of [tool, phase, side]) part.words();
    const [white, black] = handLabels;
    if (white) white.textContent = host.say('web-mice-hand-white');
    if (black) black.textContent = host.say('web-mice-hand-black');
    if (clear.firstElementChild) clear.firstElementChild.textContent = host.say('web-duel-clear');
  }

  const handOf = (/** @type {number} */ player) => {
    const count = phase.value() === 'moving' ? 0 : Number(hands[player - 1]?.value ?? 0);
    return Number.isInteger(count) ? Math.max(0, Math.min(9, count)) : 0;
  };
  const menOf = (/** @type {number} */ player) => NAMES.filter((name) => men.get(name) === player);

  function setPhase() {
    inHand.hidden = phase.value() === 'moving';
    changed();
  }

  function empty() {
    men = new Map();
    phase.set('placing');
    side.set('w');
    for (const input of hands) input.value = '9';
    setPhase();
  }

  /** @param {string} name */
  function tap(name) {
    const chosen = Number(tool.value());
    const was = men.get(name);
    if (chosen === 0 || was === chosen) men.delete(name);
    else men.set(name, chosen);
    for (const player of [1, 2]) {
      // A man on the board comes out of the hand, and goes back there.
      const input = hands[player - 1];
      const by = Number(was === player) - Number(men.get(name) === player);
      if (input) input.value = String(Math.max(0, Math.min(9, Number(input.value) + by)));
    }
    changed();
  }

  return {
    tools,
    tap,
    words,
    /** A key that chooses a tool. @param {KeyboardEvent} event */
    key: (event) => tool.key(event),
    /** What is to be seen. */
    standing() {
      const hand = [handOf(1), handOf(2)];
      const lost = [1, 2].map((player) => Math.max(0, 9 - menOf(player).length - (hand[player - 1] ?? 0)));
      return { men: new Map(men), hand, lost };
    },
    position: () => `${menOf(1).join(',')}/${menOf(2).join(',')}/${handOf(1)},${handOf(2)}/${side.value()}`,
    /** @param {BoardView} board */
    set(board) {
      if (board.game !== 'mice') return;
      men = new Map(board.points.flatMap((point) => (point.man ? [[point.name, point.man]] : [])));
      hands.forEach((input, index) => (input.value = String(board.hand[index] ?? 0)));
      phase.set(board.hand.some((count) => count > 0) ? 'placing' : 'moving');
      side.set(board.position.split('/')[3] ?? 'w');
      setPhase();
    },
    end: left,
  };
}
