/**
 * The cells above the stones: what can be focused, touched and dragged, and what is marked in them.
 */
/** @import { Cell } from './jewels-field.js' */
import { h, svg } from '../lib/dom.js';
import { SIZE, index } from './jewels-field.js';

/**
 * What somebody does to the stones.
 * @typedef {object} Touch
 * @property {(cell: Cell) => void} touched a cell was touched
 * @property {(from: Cell, to: Cell | null, share: number) => void} dragged a stone hangs between two cells
 * @property {(from: Cell, to: Cell | null) => void} dropped it was let go; `null`: where it was
 */

/** From this part of a cell on, a stone that is let go has gone over. */
const OVER = 0.45;
/** Below this part of a cell a finger has not moved. */
const STILL = 0.12;

export class Cells {
  /** @param {Touch} touch */
  constructor(touch) {
    this.touch = touch;
    /** @type {HTMLElement[]} */
    this.cells = [];
    this.cursor = 0;
    this.signs = svg('svg', { class: 'jewels-signs', viewBox: '0 0 8 8', 'aria-hidden': 'true' });
    this.element = h('div', { class: 'jewels-cells', role: 'grid' });
    for (let row = 1; row <= SIZE; row += 1) this.element.append(this.row(row));
    this.element.addEventListener('pointerdown', (event) => this.down(event));
  }

  /**
   * Says what lies in every cell.
   * @param {(cell: Cell) => string} label
   */
  label(label) {
    this.cells.forEach((node, place) => node.setAttribute('aria-label', label(cellAt(place))));
  }

  /**
   * @param {Cell | null} cell
   */
  mark(cell) {
    const marked = cell ? index(cell) : -1;
    this.cells.forEach((node, place) => {
      node.setAttribute('aria-selected', String(place === marked));
      node.classList.toggle('is-marked', place === marked);
    });
  }

  /**
   * The cells of the last swap.
   * @param {Cell[]} cells
   */
  last(cells) {
    const places = cells.map(index);
    this.cells.forEach((node, place) => node.classList.toggle('is-last', places.includes(place)));
  }

  /**
   * Draws an arrow to and fro for each of these swaps.
   * @param {[Cell, Cell][]} swaps
   * @param {string} kind
   */
  arrows(swaps, kind) {
    this.signs.replaceChildren(...swaps.map(([one, other]) => arrow(one, other, kind)));
  }

  /**
   * Draws swaps to look at, each in its own way.
   * @param {[Cell, Cell, string][]} swaps
   */
  ghosts(swaps) {
    this.signs.replaceChildren(...swaps.map(([one, other, as]) => arrow(one, other, `ghost ${as}`)));
  }

  /**
   * @param {boolean} isLive
   */
  live(isLive) {
    this.element.classList.toggle('is-live', isLive);
  }

  /**
   * Moves the cursor, by keyboard.
   * @param {number} columns
   * @param {number} rows
   */
  step(columns, rows) {
    const { column, row } = cellAt(this.cursor);
    const bound = (/** @type {number} */ number) => Math.min(SIZE, Math.max(1, number));
    this.focus({ column: bound(column + columns), row: bound(row + rows) });
  }

  /** @param {Cell} cell */
  focus(cell) {
    this.rove(index(cell));
    this.cells[this.cursor].focus();
  }

  /** The cell with the cursor. */
  get here() {
    return cellAt(this.cursor);
  }

  /** @param {number} place */
  rove(place) {
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = place;
    this.cells[place].tabIndex = 0;
  }

  /** @param {number} row */
  row(row) {
    const line = h('div', { role: 'row', class: 'jewels-row' });
    for (let column = 1; column <= SIZE; column += 1) {
      const cell = { column, row };
      const node = h('div', {
        role: 'gridcell',
        class: 'jewels-cell',
        'data-cell': `${column} ${row}`,
        'aria-selected': 'false',
      });
      node.tabIndex = column === 1 && row === 1 ? 0 : -1;
      node.addEventListener('focus', () => this.rove(index(cell)));
      // A click without a pointer comes from a screen reader.
      node.addEventListener('click', (event) => {
        if (event.detail === 0) this.touch.touched(cell);
      });
      this.cells.push(node);
      line.append(node);
    }
    return line;
  }

  /** @param {PointerEvent} event */
  down(event) {
    const from = this.under(event);
    if (!from || event.button !== 0) return;
    const side = this.element.getBoundingClientRect().width / SIZE;
    /** @type {Cell | null} */
    let to = null;
    let share = 0;
    let moved = false;
    this.element.setPointerCapture(event.pointerId);
    const drag = (/** @type {PointerEvent} */ now) => {
      const [x, y] = [(now.clientX - event.clientX) / side, (now.clientY - event.clientY) / side];
      if (!moved && Math.hypot(x, y) < STILL) return;
      moved = true;
      if (to) this.touch.dragged(from, to, 0);
      to = neighbour(from, x, y);
      share = Math.min(1, Math.max(Math.abs(x), Math.abs(y)));
      this.touch.dragged(from, to, share);
    };
    const end = (/** @type {PointerEvent} */ now) => {
      this.element.removeEventListener('pointermove', drag);
      this.element.removeEventListener('pointerup', end);
      this.element.removeEventListener('pointercancel', end);
      const isOver = now.type === 'pointerup' && share >= OVER;
      if (!moved) this.touch.touched(from);
      else if (to) this.touch.dropped(from, isOver ? to : null);
    };
    this.element.addEventListener('pointermove', drag);
    this.element.addEventListener('pointerup', end);
    this.element.addEventListener('pointercancel', end);
  }

  /**
   * @param {PointerEvent} event
   * @returns {Cell | null}
   */
  under(event) {
    const place = this.cells.indexOf(/** @type {HTMLElement} */ (event.target));
    return place < 0 ? null : cellAt(place);
  }
}

/**
 * @param {number} place
 * @returns {Cell}
 */
export function cellAt(place) {
  return { column: (place % SIZE) + 1, row: Math.floor(place / SIZE) + 1 };
}

/**
 * Whether two cells share a side.
 * @param {Cell} one
 * @param {Cell} other
 */
export function touches(one, other) {
  return Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
}

/**
 * The neighbour towards which somebody drags.
 * @param {Cell} from
 * @param {number} x
 * @param {number} y
 * @returns {Cell | null}
 */
function neighbour({ column, row }, x, y) {
  const to = Math.abs(x) > Math.abs(y) ? { column: column + Math.sign(x), row } : { column, row: row + Math.sign(y) };
  const isInside = [to.column, to.row].every((number) => number >= 1 && number <= SIZE);
  return isInside ? to : null;
}

/**
 * An arrow with two heads across the side that two cells share.
 * @param {Cell} one
 * @param {Cell} other
 * @param {string} kind
 */
function arrow(one, other, kind) {
  const [x, y] = [(one.column + other.column) / 2 - 0.5, (one.row + other.row) / 2 - 0.5];
  const turn = one.row === other.row ? 0 : 90;
  return svg(
    'g',
    {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(0.85)`,
      class: `jewels-arrow ${kind}`,
      'data-swap': swapText(one, other),
    },
    svg('path', { class: 'halo', d: ARROW }),
    svg('path', { d: ARROW }),
  );
}

const ARROW = 'M-0.26 0 H0.26 M-0.15 -0.12 L-0.28 0 L-0.15 0.12 M0.15 -0.12 L0.28 0 L0.15 0.12';

/**
 * The swap as it is written.
 * @param {Cell} one
 * @param {Cell} other
 */
export function swapText(one, other) {
  const [first, second] = index(one) < index(other) ? [one, other] : [other, one];
  return `${first.column} ${first.row} ${second.column} ${second.row}`;
}

/**
 * The cells of a swap.
 * @param {string} text
 * @returns {[Cell, Cell]}
 */
export function cellsOf(text) {
  const [column, row, otherColumn, otherRow] = text.split(' ').map(Number);
  return [
    { column, row },
    { column: otherColumn, row: otherRow },
  ];
}
