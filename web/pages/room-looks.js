/** How the board and its pieces look: chosen by what they look like, and remembered. */
/** @import { Room } from './room.js' */
/** @import { Part } from '../lib/looks.js' */
import { h, put } from '../lib/dom.js';
import { miniature, styleSheet } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { LOOKS, dress, keepLook, lookOf } from '../lib/looks.js';
import { dialog } from '../lib/parts.js';
import { say } from '../lib/words.js';

/** @param {Room} room */
export async function looksDialog(room) {
  await styleSheet('looks.css');
  dialog(say('web-looks'), () => [
    choice(room, 'board', say('web-looks-board')),
    choice(room, 'pieces', say('web-looks-pieces')),
  ]);
}

/**
 * One of a few looks, each with the miniature in it.
 * @param {Room} room
 * @param {Part} part
 * @param {string} words
 */
function choice(room, part, words) {
  const { game } = room;
  const all = Object.entries(LOOKS[game]?.[part] ?? {}).map(([name, key]) => {
    const control = h('input', { type: 'radio', name: `look-${part}`, value: name, checked: name === lookOf(game, part) });
    control.addEventListener('change', () => {
      keepLook(game, part, name);
      dress(room.element, game);
      room.refresh();
    });
    const looks = part === 'board' ? { look: name, pieces: lookOf(game, 'pieces') } : { look: lookOf(game, 'board'), pieces: name };
    const picture = h('span', { class: 'look-picture', dataset: { game, ...looks }, 'aria-hidden': 'true' });
    // What moves on the house's page would be one motion too many here.
    const still = { ...lookingHost(), moves: () => false };
    void miniature(game, still).then((drawn) => put(picture, drawn));
    return h('label', { class: 'look' }, control, picture, h('span', null, say(key)));
  });
  return h(
    'fieldset',
    { class: 'group looks' },
    h('legend', null, words),
    h('div', { class: 'look-row', role: 'radiogroup', 'aria-label': words }, all),
  );
}
