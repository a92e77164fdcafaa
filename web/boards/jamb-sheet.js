/**
 * The talon as a printed sheet: ten rows, three columns, the sums.
 */
/** @import { BoardHost, Ghost } from '../types/host.js' */
/** @import { JambFieldView, JambView } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { face } from './jamb-face.js';
import { penStroke } from './jamb-pen.js';

/** The columns, each with its sign. */
const COLUMNS = [
  { name: 'down', words: 'jamb-column-down', sign: '↓' },
  { name: 'up', words: 'jamb-column-up', sign: '↑' },
  { name: 'hand', words: 'jamb-column-hand', sign: '①' },
];

/** @type {Record<string, string>} */
const ROWS = {
  kenta: 'jamb-row-kenta',
  ful: 'jamb-row-ful',
  poker: 'jamb-row-poker',
  jamb: 'jamb-row-jamb',
};

/** How many rows stand above the first sum. */
const UPPER = 6;

/**
 * What a row is called.
 * @param {BoardHost} host
 * @param {string} name
 */
export function rowName(host, name) {
  const { key, with: values } = rowSaying(name);
  return host.say(key, values);
}

/**
 * What a row is called, to stand in another sentence.
 * @param {string} name
 * @returns {import('../types/host.js').SayingView}
 */
export function rowSaying(name) {
  return ROWS[name] ? { key: ROWS[name], with: {} } : { key: 'jamb-row-face', with: { face: name } };
}

/**
 * What a column is called.
 * @param {BoardHost} host
 * @param {number} column 0 to 2
 */
export function columnName(host, column) {
  return host.say(COLUMNS[column].words);
}

export class Sheet {
  /**
   * @param {BoardHost} host
   * @param {(row: number, column: number) => void} touched
   */
  constructor(host, touched) {
    this.host = host;
    this.touched = touched;
    /** @type {HTMLElement[][]} */
    this.fields = Array.from({ length: 10 }, (_, row) => [0, 1, 2].map((column) => this.field(row, column)));
    this.cursor = { row: 0, column: 0 };
    this.heads = COLUMNS.map(() => h('th', { scope: 'col' }));
    this.names = this.fields.map(() => h('th', { scope: 'row' }));
    this.upper = COLUMNS.map(() => h('td'));
    this.lower = COLUMNS.map(() => h('td'));
    this.columns = COLUMNS.map(() => h('td'));
    this.grand = h('td', { class: 'jamb-grand', colspan: 3 });
    this.corner = h('td', { class: 'jamb-corner', 'aria-hidden': 'true' });
    this.element = h('table', { class: 'jamb-sheet', role: 'grid' }, this.head(), this.body());
    this.rove(0, 0);
  }

  head() {
    return h('thead', null, h('tr', null, this.corner, this.heads));
  }

  body() {
    this.sums = [
      h('th', { scope: 'row' }),
      h('th', { scope: 'row' }),
      h('th', { scope: 'row' }),
      h('th', { scope: 'row' }),
    ];
    const [upper, lower, columns, grand] = this.sums;
    const rows = this.fields.map((fields, row) => h('tr', null, this.names[row], fields));
    rows.splice(UPPER, 0, h('tr', { class: 'jamb-sum' }, upper, this.upper));
    rows.push(
      h('tr', { class: 'jamb-sum' }, lower, this.lower),
      h('tr', { class: 'jamb-sum jamb-columns' }, columns, this.columns),
      h('tr', { class: 'jamb-sum jamb-all' }, grand, this.grand),
    );
    return h('tbody', null, rows);
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  field(row, column) {
    const node = h('td', { class: 'jamb-field', role: 'gridcell', tabindex: -1 });
    node.addEventListener('click', () => this.touched(row, column));
    node.addEventListener('focus', () => this.rove(row, column));
    return node;
  }

  /** Says everything in the language of the page. */
  words() {
    const { host } = this;
    this.element.setAttribute('aria-label', host.say('web-jamb-talon'));
    this.heads.forEach((node, column) => {
      const sign = h('span', { class: 'jamb-sign', 'aria-hidden': 'true' }, COLUMNS[column].sign);
      put(node, sign, h('span', null, columnName(host, column)));
    });
    const sums = ['web-jamb-sum-upper', 'web-jamb-sum-lower', 'web-jamb-sum-column', 'web-jamb-sum-all'];
    this.sums?.forEach((node, place) => {
      node.setAttribute('aria-label', host.say(sums[place]));
      node.textContent = place < 2 ? 'Σ' : host.say(place === 2 ? 'jamb-sheet-total' : 'jamb-sheet-all');
    });
  }

  /**
   * @param {JambView} view
   * @param {boolean} isLive whether its fields can be written now
   * @param {string} doubt the move that waits for a second touch
   */
  draw(view, isLive, doubt) {
    view.rows.forEach((row, place) => {
      const name = this.names[place];
      if (!row.is_upper) put(name, rowName(this.host, row.name));
      else if (!name.hasChildNodes()) put(name, face(Number(row.name)), h('span', { class: 'unseen' }, row.name));
      row.fields.forEach((field, column) => this.drawField(place, column, row.name, field, isLive, doubt));
    });
    const next = [view.next_down, view.next_up];
    this.fields.forEach((fields, place) =>
      fields.forEach((node, column) => {
        node.classList.toggle('is-next', next[column] === view.rows[place].name);
      }),
    );
    view.sums.upper.forEach((sum, column) => (this.upper[column].textContent = String(sum)));
    view.sums.lower.forEach((sum, column) => (this.lower[column].textContent = String(sum)));
    view.sums.columns.forEach((sum, column) => (this.columns[column].textContent = String(sum)));
    const grand = this.host.number(view.sums.grand);
    this.grand.textContent = grand;
    this.corner.textContent = grand;
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {string} name
   * @param {JambFieldView} field
   * @param {boolean} isLive
   * @param {string} doubt
   */
  drawField(row, column, name, field, isLive, doubt) {
    const node = this.fields[row][column];
    const isOpen = isLive && Boolean(field.play);
    const crosses = isOpen && !field.pays;
    node.className = [
      'jamb-field',
      field.mark,
      field.is_last && 'is-last',
      isOpen && 'is-open',
      crosses && 'crosses',
      isOpen && doubt === field.play && 'is-doubted',
      // The pen is not disturbed.
      node.classList.contains('is-being-written') && 'is-being-written',
    ]
      .filter(Boolean)
      .join(' ');
    const text = field.mark === 'written' ? String(field.value) : isOpen ? (crosses ? '×' : String(field.pays)) : '';
    if (node.textContent !== text) node.textContent = text;
    node.dataset.field = `${COLUMNS[column].name} ${name}`;
    node.setAttribute('aria-label', this.label(column, name, field, isOpen));
    node.setAttribute('aria-disabled', String(!isOpen));
  }

  /**
   * @param {number} column
   * @param {string} name
   * @param {JambFieldView} field
   * @param {boolean} isOpen
   */
  label(column, name, field, isOpen) {
    const { host } = this;
    const place = { row: rowName(host, name), column: columnName(host, column) };
    if (isOpen) return host.say('web-jamb-field-open', { ...place, points: field.pays ?? 0 });
    if (field.mark === 'written') return host.say('web-jamb-field-written', { ...place, points: field.value ?? 0 });
    return host.say(field.mark === 'crossed' ? 'web-jamb-field-crossed' : 'web-jamb-field-empty', place);
  }

  /**
   * Lets the field that was filled last be seen to be filled.
   * @param {JambView} view
   */
  pen(view) {
    view.rows.forEach((row, place) =>
      row.fields.forEach((field, column) => {
        if (field.is_last) penStroke(this.fields[place][column], field.mark === 'crossed');
      }),
    );
  }

  /**
   * Marks the fields that somebody advises, with a number each.
   * @param {Map<string, string>} notes by move
   * @param {JambView} view
   */
  note(notes, view) {
    view.rows.forEach((row, place) =>
      row.fields.forEach((field, column) => {
        const note = field.play ? notes.get(field.play) : undefined;
        const node = this.fields[place][column];
        if (note === undefined) node.removeAttribute('data-note');
        else node.setAttribute('data-note', note);
      }),
    );
  }

  /**
   * Puts a ring round the fields that these moves write.
   * @param {Ghost[]} moves
   * @param {JambView | undefined} view
   */
  ghosts(moves, view) {
    view?.rows.forEach((row, place) =>
      row.fields.forEach((field, column) => {
        const found = moves.find(({ text }) => text === field.play);
        if (found) this.fields[place][column].dataset.ghost = found.as;
        else delete this.fields[place][column].dataset.ghost;
      }),
    );
  }

  /**
   * Moves the cursor.
   * @param {number} rows
   * @param {number} columns
   */
  step(rows, columns) {
    const bound = (/** @type {number} */ number, /** @type {number} */ most) => Math.min(most, Math.max(0, number));
    this.focus(bound(this.cursor.row + rows, 9), bound(this.cursor.column + columns, 2));
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  focus(row, column) {
    this.rove(row, column);
    this.fields[row][column].focus();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  rove(row, column) {
    this.fields[this.cursor.row][this.cursor.column].tabIndex = -1;
    this.cursor = { row, column };
    this.fields[row][column].tabIndex = 0;
  }
}
