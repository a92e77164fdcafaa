/** What the room says of moves and of the connection. */
/** @import { Room } from './room.js' */
/** @import { MoveView } from '../types/api.js' */
/** @import { State } from '../lib/live.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { seatName } from '../lib/games.js';
import { say, tell } from '../lib/words.js';

/**
 * The move after which so many have been played, for those who do not see it.
 * @param {Room} room
 * @param {number} ply
 */
export function sayMove(room, ply) {
  const move = room.table.moves[ply - 1];
  if (!move) return say('web-at-start');
  const note = move.note ? ` ${sentence(tell(move.note))}` : '';
  const words = { number: ply, player: nameOf(room, move.seat), move: moveWords(room, move) };
  return say('web-played', words) + (move.text ? note : '');
}

/**
 * A move as people call it; where it is none, or nobody may know it yet, what there is to say of it.
 * @param {Room} room
 * @param {MoveView} move
 */
export function moveWords(room, { text, note }) {
  if (text) return room.board.moveWords?.(text) ?? text;
  return note ? tell(note) : say('web-move-hidden');
}

/**
 * @param {Room} room
 * @param {number} number
 */
export function nameOf(room, number) {
  const seat = room.table.seats.find((one) => one.seat === number);
  return seat ? seatName(seat, room.catalogue, room.game) : say('web-seat', { seat: number });
}

/**
 * Shows in the top bar whether the table is within reach.
 * @param {State} state
 */
export function stateDot(state) {
  const place = document.getElementById('state');
  if (!place) return;
  const words = state === 'here' ? say('web-state-here') : say('web-state-away');
  put(
    place,
    h('span', { class: `dot ${state}`, role: 'img', 'aria-label': words, title: words }),
    state !== 'here' && h('span', { class: 'dot-words' }, words),
  );
}
