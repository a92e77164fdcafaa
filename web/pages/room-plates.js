/** The players' plates: who sits where, whose turn it is, points, clocks. */
/** @import { SeatView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { h, put } from '../lib/dom.js';
import { clockText, seatName } from '../lib/games.js';
import { icon } from '../lib/icons.js';
import { dialog } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { keepName } from '../lib/store.js';
import { number, say } from '../lib/words.js';

/** @param {Room} room */
export function platesPart(room) {
  const element = h('div', { class: 'plates' });
  /** @type {Map<number, HTMLElement>} */
  const clocks = new Map();
  const limit = h('time', { class: 'clock limit', role: 'timer' });
  let lastSecond = -1;

  const draw = () => {
    clocks.clear();
    put(
      element,
      room.table.seats.map((seat) => plate(seat)),
      watching(),
    );
    element.dataset.count = String(room.table.seats.length);
    tick();
  };

  const watching = () =>
    room.table.you.length === 0 &&
    room.table.seats.some((seat) => seat.is_person) &&
    h('p', { class: 'watching' }, icon('eye'), say('web-watching'));

  /** @param {SeatView} seat */
  const plate = (seat) => {
    const { table } = room;
    const isTurn = !table.ending && !table.is_waiting && (table.to_move === seat.seat || seat.may_move);
    const hasWon = table.ending?.winner === seat.seat;
    const isThinking = isTurn && table.thinking && !seat.is_person;
    const classes = ['plate', isTurn && 'turn', hasWon && 'won', isThinking && 'thinking'];
    const state = stateOf(seat, isTurn, hasWon, isThinking);
    const lamp = h('span', { class: 'lamp', 'aria-hidden': 'true' });
    return h(
      'div',
      { class: classes.filter(Boolean).join(' '), dataset: { seat: seat.seat } },
      token(seat),
      h(
        'div',
        { class: 'plate-words' },
        name(seat),
        state && h('span', { class: 'plate-state' }, lamp, state),
        presence(seat) && h('span', { class: `plate-presence ${seat.presence}` }, presence(seat)),
      ),
      typeof seat.points === 'number' && points(seat.points),
      typeof seat.clock === 'number' && clock(seat),
      typeof table.time_left === 'number' && seat.seat === 1 && limit,
    );
  };

  /**
   * @param {SeatView} seat
   * @param {boolean} isTurn
   * @param {boolean} hasWon
   * @param {boolean} isThinking
   */
  const stateOf = ({ seat }, isTurn, hasWon, isThinking) => {
    const { you, seats } = room.table;
    if (hasWon) return say('web-won');
    if (isThinking) return room.thought.progress();
    // Whoever plays alone is always to move.
    if (!isTurn || seats.length === 1) return '';
    return say(you.length === 1 && you[0] === seat ? 'web-house-your-turn' : 'web-to-move');
  };

  /**
   * Whether somebody on another device is there.
   * @param {SeatView} seat
   */
  const presence = (seat) => {
    if (!seat.is_person || room.table.you.includes(seat.seat)) return '';
    switch (seat.presence) {
      case 'here':
        return '';
      case 'away':
        return say('web-is-away');
      case 'gone': {
        const minutes = typeof seat.since === 'number' ? Math.floor((Date.now() - seat.since) / 60_000) : 0;
        return minutes > 0 ? say('web-is-gone-for', { minutes }) : say('web-is-gone');
      }
      default:
        return seat.is_free ? say('web-free-seat') : say('web-away');
    }
  };

  /** @param {SeatView} seat */
  const name = (seat) => {
    const words = seatName(seat, room.catalogue, room.game);
    if (!seat.is_person || !room.table.you.includes(seat.seat))
      return h('span', { class: 'plate-name' }, words);
    const told = { class: 'plate-name', type: 'button', title: say('web-rename') };
    return h('button', { ...told, onclick: () => rename(seat, words) }, words);
  };

  /** @param {number} value */
  const points = (value) =>
    h('span', { class: 'points' }, h('span', { class: 'unseen' }, `${say('web-points')}: `), number(value));

  /** @param {SeatView} seat */
  const token = (seat) => {
    const isPlain = room.game === 'jamb' || room.game === 'jewels';
    const sign = icon(seat.is_person ? 'person' : 'computer');
    return h('span', { class: `token ${isPlain ? 'plain' : ''}`, dataset: { seat: seat.seat } }, sign);
  };

  /** @param {SeatView} seat */
  const clock = (seat) => {
    const shown = h('time', { class: 'clock', role: 'timer' });
    clocks.set(seat.seat, shown);
    return shown;
  };

  const tick = () => {
    const { table } = room;
    const passed = table.ending || table.is_waiting ? 0 : performance.now() - room.heardAt;
    const thought = (table.elapsed ?? 0) + passed;
    for (const seat of table.seats) {
      const shown = clocks.get(seat.seat);
      if (!shown || typeof seat.clock !== 'number') continue;
      show(shown, seat.clock - (seat.seat === table.to_move ? thought : 0), seat.seat === table.to_move);
    }
    if (typeof table.time_left === 'number') show(limit, table.time_left - passed, true);
  };

  /**
   * @param {HTMLElement} shown
   * @param {number} left
   * @param {boolean} runs
   */
  const show = (shown, left, runs) => {
    shown.textContent = clockText(left);
    const isShort = left < 10_000;
    shown.classList.toggle('short', isShort);
    const second = Math.ceil(left / 1000);
    if (runs && isShort && left > 0 && second !== lastSecond && !room.table.ending) sound('tick');
    if (runs) lastSecond = second;
  };

  /**
   * @param {SeatView} seat
   * @param {string} name
   */
  const rename = (seat, name) => {
    dialog(say('web-rename'), (close) => {
      const input = h('input', {
        class: 'input',
        value: seat.name,
        placeholder: name,
        maxlength: room.catalogue.longest_name,
        'aria-label': say('web-name-of', { seat: seat.seat }),
      });
      const save = async () => {
        const name = input.value.trim();
        if (room.table.you.length === 1) keepName(name);
        if (await room.act({ act: 'name', seat: seat.seat, name })) close();
      };
      const form = h(
        'form',
        { class: 'one-field' },
        input,
        h('button', { class: 'button primary', type: 'submit' }, say('web-ok')),
      );
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void save();
      });
      return [form];
    });
  };

  const timer = setInterval(tick, 100);
  return { element, draw, stop: () => clearInterval(timer) };
}
