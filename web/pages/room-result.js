/** How the game ended: a card beside the board. */
/** @import { EndingView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { mayMove } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { countUp } from '../lib/motion.js';
import { button } from '../lib/parts.js';
import { number, say, tell } from '../lib/words.js';
import { nameOf } from './room-words.js';
import { follow } from './room-friends.js';

/** How long a number of the tally counts up, in milliseconds. */
const COUNT = 600;

/** @param {Room} room */
export function resultPart(room) {
  const element = h('section', { class: 'result' });
  /** The same in one line, above the board: on a phone the card is below it. */
  const line = h('p', { class: 'ended', 'aria-hidden': 'true' });

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

  const again = async () => {
    const setup = await import('./setup.js');
    await setup.again(room.table, room.catalogue);
  };

  /** Whether others on other devices played too: then they are asked. */
  const isTogether = () => {
    const { seats, you } = room.table;
    return you.length > 0 && seats.some((seat) => seat.is_person && !you.includes(seat.seat));
  };

  /**
   * How it came to that, with names, unless the heading says it already.
   * @param {EndingView} ending
   */
  const why = ({ saying }) => {
    const name = (/** @type {string} */ value) => nameOf(room, Number(saying.with[value]));
    switch (saying.key) {
      case 'ending-won':
      case 'ending-drawn':
        return '';
      case 'ending-gone':
        return say('web-ending-gone', { player: name('player'), winner: name('winner') });
      case 'ending-gone-ended':
        return say('web-ending-gone-ended', { player: name('player') });
      case 'ending-resigned':
        return say('web-ending-resigned', { player: name('player') });
      case 'ending-out-of-time':
        return say('web-ending-out-of-time', { player: name('player') });
      default:
        return sentence(tell(saying));
    }
  };

  const text = () => (room.table.ending ? `${heading()}. ${why(room.table.ending)}` : '');

  let wasOver = Boolean(room.table.ending);

  /** On a small window the card is below the board: whoever has just ended a game sees it all the same. */
  const reveal = () => {
    if (!wasOver && element.isConnected) requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
    wasOver = true;
  };

  const draw = () => {
    const { ending } = room.table;
    element.hidden = !ending || room.isEnding;
    line.hidden = element.hidden;
    line.textContent = text();
    if (!ending) {
      wasOver = false;
      return put(element);
    }
    if (!room.isEnding) reveal();
    const won = ending.winner;
    const token =
      typeof won === 'number' &&
      room.table.seats.length > 1 &&
      h('span', { class: 'token', dataset: { seat: won }, 'aria-hidden': 'true' });
    put(
      element,
      h('h2', null, token, heading()),
      why(ending) && h('p', null, why(ending)),
      tally(),
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
          !room.table.task &&
          button(say('web-again'), () => void again(), { class: 'primary' }),
        room.table.moves.length > 0 &&
          h('a', { class: 'button to-review', href: `#/${room.game}/${room.id}/review` }, icon('chart'), say('web-review')),
        room.table.moves.length > 0 &&
          button(say('web-look-back'), () => void room.walk(0), { class: 'quiet' }),
      ),
    );
  };

  /** What the game adds up to, where its board can tell. */
  const tally = () => {
    const lines = room.board.tally?.(room.table) ?? [];
    return lines.length > 0 && h('dl', { class: 'tally' }, lines.map(([words, value]) => row(words, value)));
  };

  /** The card comes onto the page, and its numbers count up. */
  const come = () => {
    draw();
    if (mayMove()) element.animate(COMES, { duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
    for (const shown of element.querySelectorAll('.tally dd')) {
      if (!(shown instanceof HTMLElement)) continue;
      countUp(0, Number(shown.dataset.value), COUNT, (value) => (shown.textContent = number(value)));
    }
  };
  return { element, line, draw, text, come };
}

/** @type {Keyframe[]} */
const COMES = [{ transform: 'translateY(10px)', opacity: 0 }, { transform: 'none', opacity: 1 }];

/**
 * @param {string} words
 * @param {number} value
 */
function row(words, value) {
  return h('div', null, h('dt', null, words), h('dd', { dataset: { value } }, number(value)));
}

