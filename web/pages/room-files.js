/** Taking a game elsewhere: links for seats and onlookers, files in the game's own formats. */
/** @import { SeatView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
/** @import { Room } from './room.js' */
import * as api from '../lib/api.js';
import { h } from '../lib/dom.js';
import { seatName } from '../lib/games.js';
import { button, dialog, fileField, toast } from '../lib/parts.js';
import { keepKeys, ownName } from '../lib/store.js';
import { isBoth, isKeptHere } from '../lib/transport.js';
import { say } from '../lib/words.js';
import { copyText, linkCard } from './friend.js';
import { nameOf } from './room-words.js';

/** @param {Room} room */
export function shareDialog(room) {
  dialog(say('web-share'), () => {
    const people = room.table.seats.filter((seat) => seat.is_person);
    return [
      h(
        'div',
        { class: 'share-seats' },
        people.map((seat) => seatRow(room, seat)),
      ),
      !isKeptHere(room.id) && linkRow(say('web-share-watch'), link(room)),
      canCarry(room) && h('p', { class: 'note' }, say('web-carry-note')),
      h(
        'div',
        { class: 'row' },
        canCarry(room) && button(say('web-friend'), () => void carry(room), { class: 'primary carry', icon: 'people' }),
        button(say('web-copy-position'), () => void copyText(room.shown.position), { icon: 'copy' }),
        !isKeptHere(room.id) && button(say('web-copy-link'), () => void copyText(link(room, room.ply ?? room.table.moves.length)), {
          icon: 'link',
        }),
      ),
    ];
  });
}

/**
 * @param {Room} room
 * @param {SeatView} seat
 */
function seatRow(room, seat) {
  if (!room.table.you.includes(seat.seat) || isKeptHere(room.id)) return null;
  const name = seatName(seat, room.catalogue, room.game);
  const give = button(say('web-give-seat'), () => void handOver(room, seat.seat), { icon: 'link' });
  return h('div', { class: 'share-row' }, h('span', null, name), give);
}

/**
 * Whether a game of this browser can go on at a server, where a friend has a seat.
 * @param {Room} room
 */
function canCarry(room) {
  return isBoth && isKeptHere(room.id) && room.table.seats.length > 1 && !room.table.ending;
}

/**
 * The game goes on at the server: whoever comes by the link takes the seat of the first computer. Here it is over.
 * @param {Room} room
 */
async function carry(room) {
  const { table } = room;
  const isAlone = table.seats.filter((seat) => seat.is_person).length < 2;
  const guest = isAlone ? table.seats.find((seat) => !seat.is_person) : undefined;
  const players = table.seats.map((seat) => (seat.is_person || seat === guest ? 'human' : seat.player));
  await moveOn(room, { players }, { seat: table.you[0] });
}

/**
 * The game goes on in this browser as well, as it stands now.
 * @param {Room} room
 */
function keepHere(room) {
  return moveOn(room, {});
}

/**
 * Opens the same game somewhere else, and goes there. Where somebody is invited, it is no longer here.
 * @param {Room} room
 * @param {object} changes
 * @param {import('../types/api.js').Invite} [invite]
 */
async function moveOn({ id, game, table }, changes, invite) {
  try {
    const load = await api.gameFile(id, 'json');
    const names = table.seats.map((seat) => (seat.is_person ? seat.name || ownName() : ''));
    const opened = await api.openTable(game, { load, ...changes }, names, invite);
    keepKeys(opened.table.id, game, opened.keys);
    if (invite) await api.forget(id);
    location.hash = `#/${game}/${opened.table.id}`;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Shows the link by which an own seat goes on on another device.
 * @param {Room} room
 * @param {number} seat
 */
export async function handOver(room, seat) {
  const { code } = await api.openSeat(room.id, { seat });
  dialog(say('web-go-on-elsewhere'), () => [
    linkCard(code, room.game),
    h('p', { class: 'note' }, say('web-give-note', { player: nameOf(room, seat) })),
  ]);
}

/**
 * @param {string} words
 * @param {string} address
 */
function linkRow(words, address) {
  const input = h('input', { class: 'input', readonly: true, value: address });
  input.addEventListener('focus', () => input.select());
  const name = h('span', { class: 'field-name' }, words);
  return h(
    'div',
    { class: 'share-link' },
    h('label', { class: 'field' }, name, input),
    button(say('web-copy'), () => void copyText(address), { icon: 'copy' }),
  );
}

/**
 * @param {Room} room
 * @param {number} [ply]
 */
function link(room, ply) {
  const page = location.href.split('#')[0];
  return `${page}#/${room.game}/${room.id}${ply === undefined ? '' : `/${ply}`}`;
}

/**
 * @param {Room} room
 * @param {TextFile} file
 */
export async function openFile(room, file) {
  const setup = await import('./setup.js');
  await setup.openFile(room.game, room.catalogue, file);
}

/** @param {Room} room */
export function filesDialog(room) {
  dialog(say('web-save-load'), (close) => {
    const formats = room.known.formats.map((format) =>
      button(formatWords(format), () => void save(room, format), { icon: 'save' }),
    );
    const load = fileField(say('web-load-drop'), (file) => {
      close();
      void openFile(room, file);
    });
    return [
      h('h3', null, say('web-save')),
      h('div', { class: 'row wrap' }, formats, isBoth && !isKeptHere(room.id) && button(say('web-keep-here'), () => void keepHere(room), { class: 'keep-here', icon: 'save' })),
      h('h3', null, say('web-load')),
      load,
    ];
  });
}

/** @param {string} format */
function formatWords(format) {
  switch (format) {
    case 'txt':
    case 'jamb':
      return say('web-format-text');
    case 'board':
      return say('web-format-board');
    case 'swaps':
      return say('web-format-swaps');
    case 'json':
      return say('web-format-save');
    default:
      return format.toUpperCase();
  }
}

/**
 * @param {Room} room
 * @param {string} format
 */
async function save(room, format) {
  const file = await api.gameFile(room.id, format).catch((error) => toast(String(error.message ?? error)));
  if (!file) return;
  const { name, text } = file;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  h('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  toast(say('web-saved', { file: name }), 'news');
}
