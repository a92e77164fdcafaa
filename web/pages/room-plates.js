/** The players' plates: who sits where, whose turn it is, points, clocks. */
/** @import { SeatView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { h, put } from '../lib/dom.js';
import { clockText, seatName } from '../lib/games.js';
import { icon } from '../lib/icons.js';
import { dialog } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
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
    put(element, room.table.seats.map((seat) => plate(seat)), watching());
    element.dataset.count = String(room.table.seats.length);
    tick();
  };

  const watching = () => room.table.you.length === 0 && room.table.seats.some((seat) => seat.is_person) && h('p', { class: 'watching' }, icon('eye'), say('web-watching'));

  /** @param {SeatView} seat */
  const plate = (seat) => {
    const { table } = room;
    const isTurn = !table.ending && table.to_move === seat.seat;
    const hasWon = table.ending?.winner === seat.seat;
    const name = seatName(seat, room.catalogue, room.game);
    const isOwn = seat.is_person && table.you.includes(seat.seat);
    const isAway = seat.is_person && seat.is_open && !seat.is_here && !isOwn;
    const state = hasWon ? say('web-won') : isTurn ? (table.thinking && !seat.is_person ? say('web-thinking') : say('web-to-move')) : isAway ? say('web-away') : '';
    const lamp = h('span', { class: 'lamp', 'aria-hidden': 'true' });
    const label = isOwn
      ? h('button', { class: 'plate-name', type: 'button', title: say('web-rename'), onclick: () => rename(seat, name) }, name)
      : h('span', { class: 'plate-name' }, name);
    const classes = ['plate', isTurn && 'turn', hasWon && 'won', isTurn && table.thinking && !seat.is_person && 'thinking'];
    return h(
      'div',
      { class: classes.filter(Boolean).join(' '), dataset: { seat: seat.seat } },
      token(seat),
      h('div', { class: 'plate-words' }, label, state !== '' && h('span', { class: 'plate-state' }, lamp, state)),
      typeof seat.points === 'number' && h('span', { class: 'points' }, number(seat.points), h('span', { class: 'unseen' }, ` ${say('web-points')}`)),
      typeof seat.clock === 'number' && clock(seat),
      typeof table.time_left === 'number' && seat.seat === 1 && limit,
    );
  };

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
    const passed = table.ending ? 0 : performance.now() - room.heardAt;
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
      const input = h('input', { class: 'input', value: seat.name, placeholder: name, maxlength: room.catalogue.longest_name, 'aria-label': say('web-name-of', { seat: seat.seat }) });
      const save = async () => {
        if (await room.act({ act: 'name', seat: seat.seat, name: input.value.trim() })) close();
      };
      const form = h('form', { class: 'one-field' }, input, h('button', { class: 'button primary', type: 'submit' }, say('web-ok')));
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
