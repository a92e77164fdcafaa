/** The clock of a new game: for each player, with more for every move, or for every move alone. */
/** @import { Answers } from './answers.js' */
import { h } from '../lib/dom.js';
import { timeWords } from '../lib/games.js';
import { field } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { input } from './setup-fields.js';

const GAMES = ['1m', '3m+2s', '5m', '10m+5s', '15m+10s', '30m'];
const MOVES = ['15s/move', '30s/move', '1m/move', '3m/move'];

/**
 * @param {Answers} answers
 * @param {() => void} draw
 */
export function clockField(answers, draw) {
  const { clock } = answers;
  const isOther = clock !== '' && !GAMES.includes(clock) && !MOVES.includes(clock);
  const option = (/** @type {string} */ value, /** @type {string} */ words) =>
    h('option', { value, selected: value === (isOther ? 'other' : clock) }, words);
  const options = (/** @type {string} */ label, /** @type {string[]} */ clocks) =>
    h(
      'optgroup',
      { label },
      clocks.map((one) => option(one, clockWords(one))),
    );
  const control = h(
    'select',
    { class: 'select', name: 'clock' },
    option('', say('web-no-clock')),
    options(say('web-clock-each'), GAMES),
    options(say('web-clock-moves'), MOVES),
    option('other', say('web-other-time')),
  );
  control.addEventListener('change', () => {
    answers.clock = control.value === 'other' ? '20m+10s' : control.value;
    draw();
  });
  const other =
    isOther &&
    field(
      say('web-clock-form'),
      input('clock-other', clock, (to) => (answers.clock = to), '20m+10s'),
    );
  return [field(say('web-clock'), control), other];
}

/**
 * A clock such as `5m+3s` or `30s/move` in words.
 * @param {string} clock
 */
export function clockWords(clock) {
  const [time, increment] = clock.split(/[+/]/);
  if (increment === 'move') return say('web-clock-move', { time: timeWords(time) });
  return increment
    ? say('web-clock-both', { time: timeWords(time), increment: timeWords(increment) })
    : timeWords(time);
}
