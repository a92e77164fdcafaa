/**
 * Beside the stones in a race: the others with their points while it lasts, and their boards once it is over.
 */
/** @import { BoardHost, TableView } from '../types/host.js' */
/** @import { JewelsBoard, JewelsPlace } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { stone } from './jewels-stones.js';

export class Race {
  /** @param {BoardHost} host */
  constructor(host) {
    this.host = host;
    this.element = h('section', { class: 'jewels-race', hidden: true });
  }

  /**
   * @param {TableView} table
   * @param {JewelsBoard} board
   */
  draw(table, board) {
    const others = board.places.map((place, i) => ({ place, seat: table.seats[i] }));
    this.element.hidden = others.length === 0;
    put(
      this.element,
      others
        .filter(({ seat }) => seat && seat.seat !== board.seat)
        .map(({ place, seat }) => this.other(place, nameOf(this.host, seat))),
    );
  }

  /**
   * @param {JewelsPlace} place
   * @param {string} name
   */
  other(place, name) {
    const { host } = this;
    const told = host.say('web-jewels-rival', { name, points: place.points, turns: place.turns });
    const isOpen = place.rows.length > 0;
    const stones = place.rows.flatMap((digits) => [...digits].map((digit) => stone(Number(digit))));
    return h(
      'figure',
      // A board that is shown can be reached by keys, and so be scrolled to.
      { class: `jewels-rival ${isOpen ? 'is-open' : ''}`, tabindex: isOpen ? 0 : null },
      h('figcaption', null, told),
      isOpen
        ? h('div', { class: 'jewels-rival-stones', role: 'img', 'aria-label': place.rows.join(', ') }, stones)
        : h('p', { class: 'field-note' }, host.say('web-jewels-closed')),
    );
  }
}

/**
 * @param {BoardHost} host
 * @param {TableView['seats'][number]} seat
 */
function nameOf(host, seat) {
  if (seat.name) return seat.name;
  const words = { random: 'jewels-player-random', greedy: 'jewels-player-greedy', ai: 'jewels-player-ai' };
  const kind = /** @type {keyof typeof words} */ (seat.player.split(':')[0]);
  return seat.is_person ? host.say('web-seat', { seat: seat.seat }) : host.say(words[kind]);
}
