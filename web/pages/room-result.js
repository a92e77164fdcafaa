/** How the game ended: a card beside the board. */
/** @import { EndingView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { button } from '../lib/parts.js';
import { say, tell } from '../lib/words.js';
import { nameOf } from './room-words.js';
import { follow } from './room-friends.js';
import { again } from './setup.js';

/** @param {Room} room */
export function resultPart(room) {
  const element = h('section', { class: 'result' });

  const heading = () => {
    const { ending, you, seats } = room.table;
    const winner = ending?.winner;
    if (seats.length === 1) return total(seats[0].points);
    if (typeof winner !== 'number') return say('web-drawn');
    const isAlone = you.length === 1 && seats.length > 1;
    if (isAlone && you.includes(winner)) return say('web-you-won');
    return say('web-has-won', { player: nameOf(room, winner) });
  };

  /** @param {number | null | undefined} points */
  const total = (points) =>
    typeof points === 'number' ? say('web-final', { points }) : say('web-game-over');

  /** Whether others on other devices played too: then they are asked. */
  const isTogether = () => {
    const { seats, you } = room.table;
    return you.length > 0 && seats.some((seat) => seat.is_person && !you.includes(seat.seat));
  };

  const text = () => (room.table.ending ? `${heading()}. ${why(room.table.ending)}` : '');

  const draw = () => {
    const { ending } = room.table;
    element.hidden = !ending;
    if (!ending) return put(element);
    const won = ending.winner;
    const token =
      typeof won === 'number' &&
      room.table.seats.length > 1 &&
      h('span', { class: 'token', dataset: { seat: won }, 'aria-hidden': 'true' });
    put(
      element,
      h('h2', null, token, heading()),
      why(ending) && h('p', null, why(ending)),
      h(
        'div',
        { class: 'row' },
        room.table.can.rematch &&
          button(say('web-ask-rematch'), () => void room.act({ act: 'offer', offer: 'rematch' }), {
            class: 'primary rematch',
          }),
        room.table.next &&
          room.table.you.length > 0 &&
          button(say('web-invited-table'), () => follow(room.table), { class: 'primary' }),
        !isTogether() &&
          button(say('web-again'), () => void again(room.table, room.catalogue), { class: 'primary' }),
        room.table.moves.length > 0 &&
          button(say('web-look-back'), () => void room.walk(0), { class: 'quiet' }),
      ),
    );
  };
  return { element, draw, text };
}

/**
 * How it came to that, unless the heading says it already.
 * @param {EndingView} ending
 */
function why(ending) {
  return ending.saying.key === 'ending-won' || ending.saying.key === 'ending-drawn'
    ? ''
    : sentence(tell(ending.saying));
}
