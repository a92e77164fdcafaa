/** Playing a friend: the table is made at once, and whoever is invited takes a free seat. */
/** @import { CatalogueView, GameView } from '../types/api.js' */
import { catalogue, openTable, qrPicture } from '../lib/api.js';
import { h, put, svg } from '../lib/dom.js';
import { button, copy, dialog, toast } from '../lib/parts.js';
import { keepKeys, ownName, readJson } from '../lib/store.js';
import { isOwn } from '../lib/transport.js';
import { number, say } from '../lib/words.js';
import { apiSetup, firstAnswers } from './answers.js';

/** So many squares of margin a camera needs round a picture. */
const MARGIN = 3;

/**
 * The button on the card of a game.
 * @param {string} game
 */
export function friendButton(game) {
  const label = say('web-friend-game', { game: say(`game-${game}`) });
  return button(say('web-friend'), () => void playFriend(game), {
    class: 'card-friend',
    icon: 'people',
    'aria-label': label,
  });
}

/** @param {string} game */
async function playFriend(game) {
  const offered = await catalogue();
  const known = /** @type {GameView} */ (offered.games.find((one) => one.id === game));
  const [, most] = known.seats;
  if (most <= 2) return begin(known, 2);
  dialog(say('web-friend'), (close) => [
    h('p', null, say('web-friend-people')),
    h(
      'div',
      { class: 'row friend-counts' },
      Array.from({ length: most - 1 }, (_, i) => i + 2).map((count) =>
        button(number(count), () => {
          close();
          void begin(known, count);
        }),
      ),
    ),
  ]);
}

/**
 * Whether a game has seats for friends.
 * @param {CatalogueView | undefined} offered
 * @param {string} game
 */
export function isForFriends(offered, game) {
  const known = offered?.games.find((one) => one.id === game);
  // A page that is its own house has no door for others.
  return !isOwn && known !== undefined && known.seats[1] > 1;
}

/**
 * Opens a table for so many people, by the rules of the last game, and goes there.
 * @param {GameView} known
 * @param {number} count
 */
async function begin(known, count) {
  const seats = Array.from({ length: count }, () => ({ kind: 'human', strength: '', name: '' }));
  const names = seats.map((_, i) => (i === 0 ? ownName() : ''));
  const last = readJson(`setup.${known.id}`, {});
  const answers = { ...firstAnswers(known), ...last, seats, people: names, position: '', seed: '' };
  const board = answers.board === 'file' ? 'random' : answers.board;
  try {
    const setup = apiSetup(known.id, { ...answers, board, file: undefined });
    const { table, keys } = await openTable(known.id, setup, names, {});
    keepKeys(table.id, known.id, keys);
    location.hash = `#/${known.id}/${table.id}`;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/**
 * The link of an invitation, for whoever comes in at this address.
 * @param {string} code
 * @param {string} game
 * @param {string} house
 */
function inviteLink(code, game, house) {
  return new URL(`join/${game}/${code.replace('-', '')}`, house).href;
}

/**
 * A link with its code and its picture: to be copied, sent, scanned or typed.
 * @param {string} code
 * @param {string} game
 */
export function linkCard(code, game) {
  /** @param {string} house */
  const parts = (house) => {
    const address = inviteLink(code, game, house);
    return [
      qr(address),
      h('p', { class: 'invitation-code', translate: 'no' }, code),
      linkField(say('web-friend-link'), address),
    ];
  };
  const element = h('div', { class: 'invitation' }, parts(document.baseURI));
  if (isLocal()) {
    const draw = (/** @type {string | null} */ address) => parts(address ?? document.baseURI);
    void import('./network.js').then(({ networkPart }) => put(element, networkPart(draw)));
  }
  return element;
}

/**
 * A picture of a link for a camera.
 * @param {string} address
 */
export function qr(address) {
  const picture = h('div', { class: 'qr' });
  void qrPicture(address).then(
    ({ size, path }) => {
      const box = `${-MARGIN} ${-MARGIN} ${size + 2 * MARGIN} ${size + 2 * MARGIN}`;
      const drawn = { viewBox: box, role: 'img', 'aria-label': say('web-friend-qr') };
      put(picture, svg('svg', drawn, svg('path', { d: path })));
    },
    () => picture.remove(),
  );
  return picture;
}

/**
 * A link to be copied or sent.
 * @param {string} name
 * @param {string} address
 */
export function linkField(name, address) {
  const input = h('input', { class: 'input', readonly: true, value: address });
  input.addEventListener('focus', () => input.select());
  return h(
    'div',
    { class: 'share-link' },
    h('label', { class: 'field' }, h('span', { class: 'field-name' }, name), input),
    sendButton(address),
  );
}

/** @param {string} address */
function sendButton(address) {
  if (!('share' in navigator)) return button(say('web-copy'), () => void copyText(address), { icon: 'copy' });
  // Whoever thinks better of it has not failed.
  const send = () => void navigator.share({ title: 'Tabla', url: address }).catch(() => {});
  return button(say('web-friend-send'), send, { icon: 'share' });
}

/** @param {string} text */
export async function copyText(text) {
  toast((await copy(text)) ? say('web-copied') : say('web-not-copied'), 'news');
}

/** Whether this page came from an address that no other device can reach. */
export function isLocal() {
  return !isOwn && /^(localhost$|127\.|\[::1\]$)/.test(location.hostname);
}
