/**
 * A talon put together by hand: numbers are typed into its fields, the dice are laid out below.
 *
 * The columns with an order are filled without gaps, so a field opens when those before it are filled.
 */
/** @import { BoardHost, BoardView, Editor } from '../types/host.js' */
/** @import { JambView } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { field as labelled, segments } from '../lib/parts.js';
import { columnName, rowName } from './jamb-sheet.js';

const ROWS = ['1', '2', '3', '4', '5', '6', 'kenta', 'ful', 'poker', 'jamb'];

/**
 * @param {BoardHost} host
 * @param {() => JambView | undefined} current
 * @param {(isEditing: boolean) => void} cover has the talon covered by the editor's, or not
 * @param {HTMLElement} place where the editor's talon lies
 * @returns {Editor}
 */
export function editor(host, current, cover, place) {
  const fields = ROWS.map((name) => [0, 1, 2].map((column) => input(host, name, column)));
  let position = '';
  let [throwNumber, dice] = [1, ''];
  const diceInput = h('input', { class: 'input mono', maxlength: 5, placeholder: '12233', inputmode: 'numeric' });
  const tools = h('div', { class: 'jamb-tools' });

  const write = () => {
    const values = (/** @type {number} */ column, /** @type {number[]} */ order) => {
      const filled = order.map((row) => fields[row][column].value.trim());
      const end = filled.findLastIndex((value) => value !== '');
      return filled
        .slice(0, end + 1)
        .map((value) => value || '0')
        .join(',');
    };
    const down = ROWS.map((_, row) => row);
    const hand = ROWS.flatMap((name, row) => {
      const value = fields[row][2].value.trim();
      return value === '' ? [] : [`${name}=${value}`];
    });
    position = `${values(0, down)}/${values(1, [...down].reverse())}/${hand.join(',')}/${throwNumber}:${dice.padEnd(5, '?')}`;
  };

  const show = (/** @type {string} */ text) => {
    const [down = '', up = '', hand = '', table = '1:?????'] = text.split('/');
    for (const row of fields) for (const one of row) one.value = '';
    list(down).forEach((value, row) => (fields[row][0].value = value));
    list(up).forEach((value, row) => (fields[9 - row][1].value = value));
    for (const entry of list(hand)) {
      const [name, value] = entry.split('=');
      const row = ROWS.indexOf(name);
      if (row >= 0) fields[row][2].value = value ?? '';
    }
    throwNumber = Number(table[0]) || 1;
    dice = table.slice(2).replace(/\?/g, '');
    diceInput.value = dice;
    draw();
    write();
  };

  const draw = () => {
    /** @type {[string, string][]} */
    const throws = ['1', '2', '3'].map((number) => [number, number]);
    put(
      tools,
      h('p', null, host.say('web-jamb-edit-note')),
      labelled(host.say('web-jamb-edit-dice'), diceInput, host.say('web-jamb-edit-dice-note')),
      h(
        'div',
        { class: 'field' },
        h('span', { class: 'field-name' }, host.say('web-jamb-edit-throw')),
        segments(host.say('web-jamb-edit-throw'), throws, String(throwNumber), (to) => {
          throwNumber = Number(to);
          write();
        }),
      ),
    );
  };

  for (const row of fields) for (const one of row) one.addEventListener('input', write);
  diceInput.addEventListener('input', () => {
    dice = diceInput.value.replace(/[^1-6]/g, '').slice(0, 5);
    write();
  });
  put(place, sheet(host, fields));
  cover(true);
  show(current()?.position ?? '///1:?????');
  return {
    tools,
    position: () => position,
    set: (/** @type {BoardView} */ board) => {
      if (board.game === 'jamb' && board.people[0]) show(board.people[0].view.position);
    },
    end: () => {
      put(place);
      cover(false);
    },
  };
}

/**
 * @param {BoardHost} host
 * @param {string} name
 * @param {number} column
 */
function input(host, name, column) {
  const label = host.say('web-jamb-field-empty', { row: rowName(host, name), column: columnName(host, column) });
  return h('input', { class: 'jamb-value', inputmode: 'numeric', maxlength: 2, 'aria-label': label });
}

/**
 * @param {BoardHost} host
 * @param {HTMLInputElement[][]} fields
 */
function sheet(host, fields) {
  const heads = [0, 1, 2].map((column) => h('th', { scope: 'col' }, columnName(host, column)));
  const rows = ROWS.map((name, row) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, rowName(host, name)),
      fields[row].map((one) => h('td', { class: 'jamb-field' }, one)),
    ),
  );
  return h('table', { class: 'jamb-sheet' }, h('thead', null, h('tr', null, h('td'), heads)), h('tbody', null, rows));
}

/** @param {string} text */
function list(text) {
  return text === '' ? [] : text.split(',');
}
