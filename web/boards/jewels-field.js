/**
 * The stones on their field, and how they move: swapped, swung back, removed, fallen, arrived.
 *
 * A stone is an element of its own, moved by `transform` alone, so that the browser paints it once. Whatever
 * moves can be brought to its end at any moment; afterwards the field shows what the server said.
 */
/** @import { JewelsJournalView, JewelsStepView } from '../types/api.js' */
import { h } from '../lib/dom.js';
import { recut, stone } from './jewels-stones.js';

/** @typedef {{ column: number, row: number }} Cell */
/** @typedef {{ node: HTMLElement, picture: Element, jewel: number }} Stone */

export const SIZE = 8;

/** How long things take, in milliseconds, at the usual pace. */
export const TIME = { swap: 180, swing: 150, flash: 300, row: 125 };
/** A stone gains speed as it falls. */
const GRAVITY = 'cubic-bezier(0.45, 0.05, 0.85, 0.6)';
/** From this step on a cascade is too fast for glints. */
const MANY = 6;

/**
 * The cell's place in a list of all cells, row by row.
 * @param {Cell} cell
 */
export function index({ column, row }) {
  return (row - 1) * SIZE + column - 1;
}

/**
 * The pace of a step: the first ones can be followed by eye, a long cascade goes faster and faster.
 * @param {number} step
 * @param {number} steps
 */
export function pace(step, steps) {
  const least = steps > 100 ? 0.05 : 0.16;
  return Math.max(least, 0.86 ** Math.max(0, step - 1));
}

export class Field {
  constructor() {
    this.glows = h('div', { class: 'jewels-glows' });
    this.element = h('div', { class: 'jewels-stones', 'aria-hidden': 'true' });
    /** @type {(Stone | null)[]} */
    this.stones = Array.from({ length: SIZE * SIZE }, () => null);
    /** @type {Stone[]} */
    this.spare = [];
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.isSkipping = false;
  }

  /**
   * Shows these rows at once.
   * @param {string[]} rows
   */
  show(rows) {
    rows.forEach((digits, y) =>
      [...digits].forEach((digit, x) => {
        const cell = { column: x + 1, row: y + 1 };
        const there = this.stones[index(cell)];
        if (!there) this.put(cell, Number(digit));
        else {
          this.turnInto(there, Number(digit));
          place(there.node, cell);
        }
      }),
    );
  }

  /**
   * The stone in a cell.
   * @param {Cell} cell
   */
  at(cell) {
    return this.stones[index(cell)];
  }

  /** Ends everything that moves. */
  skip() {
    this.isSkipping = true;
    for (const animation of [...this.running]) animation.finish();
  }

  /** Whether something moves. */
  get isMoving() {
    return this.running.size > 0;
  }

  /**
   * Exchanges two stones before the reader's eyes.
   * @param {Cell} one
   * @param {Cell} other
   */
  async swap(one, other) {
    const [first, second] = [this.at(one), this.at(other)];
    if (!first || !second) return;
    this.stones[index(one)] = second;
    this.stones[index(other)] = first;
    const timing = { duration: TIME.swap, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
    const frames = (/** @type {Stone} */ { node }, /** @type {Cell} */ to) => {
      const from = node.style.transform;
      place(node, to);
      return [{ transform: from }, { transform: node.style.transform }];
    };
    first.node.classList.add('is-above');
    await Promise.all([
      this.move(first.node, frames(first, other), timing),
      this.move(second.node, frames(second, one), timing),
    ]);
    first.node.classList.remove('is-above');
  }

  /**
   * Two stones that try, and swing back.
   * @param {Cell} one
   * @param {Cell} other
   */
  async swing(one, other) {
    const [first, second] = [this.at(one), this.at(other)];
    if (!first || !second) return;
    const there = (/** @type {Cell} */ from, /** @type {Cell} */ to, /** @type {number} */ share) =>
      at({
        column: from.column + (to.column - from.column) * share,
        row: from.row + (to.row - from.row) * share,
      });
    const frames = (/** @type {Cell} */ from, /** @type {Cell} */ to) =>
      [0, 0.42, -0.12, 0.05, 0].map((share) => ({ transform: there(from, to, share), easing: 'ease-in-out' }));
    const timing = { duration: TIME.swing * 3 };
    place(first.node, one);
    place(second.node, other);
    await Promise.all([
      this.move(first.node, frames(one, other), timing),
      this.move(second.node, frames(other, one), timing),
    ]);
  }

  /**
   * Lets a stone hang between its cell and a neighbour while somebody drags it; the neighbour makes room.
   * @param {Cell} from
   * @param {Cell | null} to
   * @param {number} share
   */
  lean(from, to, share) {
    const dragged = this.at(from);
    const other = to && this.at(to);
    if (!dragged || !to || !other) return;
    const part = (/** @type {Cell} */ one, /** @type {Cell} */ two) =>
      at({
        column: one.column + (two.column - one.column) * share,
        row: one.row + (two.row - one.row) * share,
      });
    dragged.node.style.transform = part(from, to);
    other.node.style.transform = part(to, from);
  }

  /**
   * Shows a round step by step.
   * @param {JewelsJournalView} journal
   * @param {(step: JewelsStepView, number: number, speed: number) => void} tell called as the stones of a step go
   * @param {(step: JewelsStepView, number: number) => void} filled called as new stones arrive
   */
  async round(journal, tell, filled) {
    this.isSkipping = false;
    for (const [number, step] of journal.steps.entries()) {
      if (this.isSkipping) return;
      const speed = pace(number, journal.steps.length);
      tell(step, number, speed);
      await this.remove(step, speed, number < MANY);
      if (this.isSkipping) return;
      filled(step, number);
      await this.fall(step, speed);
    }
  }

  /**
   * @param {JewelsStepView} step
   * @param {number} speed
   * @param {boolean} glints
   */
  async remove(step, speed, glints) {
    const timing = { duration: TIME.flash * speed, easing: 'ease-in' };
    const going = step.removed.map((cell) => {
      const there = this.at(cell);
      this.stones[index(cell)] = null;
      return { cell, there };
    });
    await Promise.all(
      going.flatMap(({ cell, there }) => {
        if (!there) return [];
        const place = at(cell);
        return [
          this.glow(cell, timing.duration),
          glints && this.glint(cell, timing.duration),
          this.move(
            there.node,
            [
              { transform: place, opacity: 1 },
              { transform: `${place} scale(1.13)`, opacity: 1, offset: 0.5 },
              { transform: `${place} scale(0.2)`, opacity: 0 },
            ],
            timing,
          ),
        ];
      }),
    );
    for (const { there } of going) if (there) this.retire(there);
  }

  /**
   * A run flashes once before it goes.
   * @param {Cell} cell
   * @param {number} duration
   */
  async glow(cell, duration) {
    const glow = h('div', { class: 'jewels-glow' });
    place(glow, cell);
    this.glows.append(glow);
    await this.move(glow, [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], { duration });
    glow.remove();
  }

  /**
   * A star of light on a stone that goes, on each at another place.
   * @param {Cell} cell
   * @param {number} duration
   */
  async glint(cell, duration) {
    const star = h('span', { class: 'jewels-star' });
    const glint = h('div', { class: 'jewels-glint' }, star);
    const aside = ((cell.column * 5 + cell.row * 3) % 7) / 10 - 0.3;
    place(glint, cell);
    this.glows.append(glint);
    const at = `translate(${aside * 60}%, ${-20 - aside * 40}%)`;
    const frames = [
      { transform: `${at} scale(0) rotate(-40deg)`, opacity: 0 },
      { transform: `${at} scale(1) rotate(10deg)`, opacity: 1, offset: 0.45 },
      { transform: `${at} scale(0.2) rotate(50deg)`, opacity: 0 },
    ];
    await this.move(star, frames, { duration, easing: 'ease-out' });
    glint.remove();
  }

  /**
   * @param {JewelsStepView} step
   * @param {number} speed
   */
  async fall(step, speed) {
    /** @type {Promise<void>[]} */
    const falling = [];
    // From the bottom up, so that no stone lands where another still lies.
    for (const { column, from, to } of [...step.falls].sort((one, other) => other.to - one.to)) {
      const falls = this.at({ column, row: from });
      if (!falls) continue;
      this.stones[index({ column, row: from })] = null;
      this.stones[index({ column, row: to })] = falls;
      falling.push(this.drop(falls, column, from, to, speed));
    }
    for (const { column, row, jewel } of step.arrivals) {
      const count = step.arrivals.filter((arrival) => arrival.column === column).length;
      falling.push(this.drop(this.put({ column, row }, jewel), column, row - count, row, speed));
    }
    await Promise.all(falling);
  }

  /**
   * @param {Stone} falls
   * @param {number} column
   * @param {number} from
   * @param {number} to
   * @param {number} speed
   */
  drop(falls, column, from, to, speed) {
    const rows = to - from;
    place(falls.node, { column, row: to });
    // The farther it falls, the longer it grows on the way and the flatter it lands.
    const force = Math.min(1, 0.4 + rows * 0.15);
    const shape = (/** @type {number} */ row, /** @type {number} */ high) =>
      `${at({ column, row: row + (1 - high) / 2 })} scale(${2 - high}, ${high})`;
    const frames = [
      { transform: shape(from, 1), easing: GRAVITY },
      { transform: shape(to, 1 + 0.07 * force), offset: 0.66, easing: 'ease-out' },
      { transform: shape(to, 1 - 0.17 * force), offset: 0.77, easing: 'ease-out' },
      { transform: shape(to - Math.min(0.09, rows * 0.03), 1 + 0.04 * force), offset: 0.89, easing: 'ease-in' },
      { transform: shape(to, 1) },
    ];
    return this.move(falls.node, frames, { duration: (150 + TIME.row * Math.sqrt(rows)) * speed, fill: 'backwards' });
  }

  /**
   * @param {HTMLElement} node
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  async move(node, frames, timing) {
    const animation = node.animate(frames, timing);
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /**
   * @param {Cell} cell
   * @param {number} jewel
   * @returns {Stone}
   */
  put(cell, jewel) {
    const fresh = this.spare.pop() ?? this.make(jewel);
    this.turnInto(fresh, jewel);
    place(fresh.node, cell);
    fresh.node.hidden = false;
    this.stones[index(cell)] = fresh;
    return fresh;
  }

  /**
   * @param {number} jewel
   * @returns {Stone}
   */
  make(jewel) {
    const picture = stone(jewel);
    const node = h('div', { class: 'jewels-stone' }, picture);
    this.element.append(node);
    return { node, picture, jewel };
  }

  /**
   * @param {Stone} stone
   * @param {number} jewel
   */
  turnInto(stone, jewel) {
    if (stone.jewel !== jewel) recut(stone.picture, jewel);
    stone.jewel = jewel;
  }

  /** @param {Stone} stone */
  retire(stone) {
    stone.node.hidden = true;
    stone.node.classList.remove('rocks', 'is-marked', 'is-above');
    this.spare.push(stone);
  }
}

/**
 * The transform that brings a stone to a cell.
 * @param {Cell} cell
 */
function at({ column, row }) {
  return `translate(${(column - 1) * 100}%, ${(row - 1) * 100}%)`;
}

/**
 * @param {HTMLElement} node
 * @param {Cell} cell
 */
function place(node, cell) {
  node.style.transform = at(cell);
}
