/**
 * Points that rise from the stones that paid them, and the cascade that is called out.
 */
/** @import { JewelsStepView, JewelsStoneView } from '../types/api.js' */
import { h } from '../lib/dom.js';

/** How long points are seen, in milliseconds. */
const SEEN = 900;
/** And how long a cascade that was called out. */
const CALL = 1100;
/** From this step on a cascade is too fast for more than one number at a time. */
const MANY = 8;

export class Rising {
  constructor() {
    this.element = h('div', { class: 'jewels-rising', 'aria-hidden': 'true' });
    /** @type {HTMLElement | null} */
    this.called = null;
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** Nothing rises any more. */
  skip() {
    for (const animation of [...this.running]) animation.finish();
  }

  /**
   * Calls something out above the stones, in place of what was called before.
   * @param {string} words
   */
  call(words) {
    this.called?.remove();
    const call = h('div', { class: 'jewels-call' }, words);
    this.called = call;
    this.element.append(call);
    void this.show(call, CALLED, CALL);
  }

  /**
   * @param {HTMLElement} node taken away in the end
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {HTMLElement} [moved] what of it moves
   */
  async show(node, frames, duration, moved = node) {
    const animation = moved.animate(frames, { duration, easing: 'ease-out' });
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
    node.remove();
  }

  /**
   * @param {JewelsStepView} step
   * @param {number} number of the step in its round, from 0
   */
  rise(step, number) {
    const groups = number < MANY ? together(step.removed) : [step.removed];
    for (const group of groups) this.one(group, number);
  }

  /**
   * @param {JewelsStoneView[]} group
   * @param {number} number
   */
  one(group, number) {
    const mean = (/** @type {'column' | 'row'} */ axis) =>
      group.reduce((sum, stone) => sum + stone[axis], 0) / group.length;
    const points = group.reduce((sum, stone) => sum + stone.points, 0);
    const label = h('span', { class: number > 0 ? 'jewels-points again' : 'jewels-points' }, `+${points}`);
    const at = `translate(${(mean('column') - 1) * 100}%, ${(mean('row') - 1) * 100}%)`;
    const node = h('div', { class: 'jewels-rise', style: { transform: at } }, label);
    this.element.append(node);
    void this.show(node, RISES, SEEN, label);
  }
}

/** @type {Keyframe[]} */
const RISES = [
  { transform: 'translateY(20%) scale(0.7)', opacity: 0 },
  { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.2 },
  { transform: 'translateY(-35%) scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-70%) scale(1)', opacity: 0 },
];

/** @type {Keyframe[]} */
const CALLED = [
  { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 0 },
  { transform: 'translate(-50%, -50%) scale(1.1)', opacity: 1, offset: 0.12 },
  { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.24 },
  { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.8 },
  { transform: 'translate(-50%, -70%) scale(1)', opacity: 0 },
];

/**
 * The stones of a step, those of one colour that touch together.
 * @param {JewelsStoneView[]} stones
 * @returns {JewelsStoneView[][]}
 */
function together(stones) {
  const rest = new Set(stones);
  /** @type {JewelsStoneView[][]} */
  const groups = [];
  for (const first of stones) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const stone of group) {
      for (const other of rest) {
        const isNear = Math.abs(stone.column - other.column) + Math.abs(stone.row - other.row) === 1;
        if (isNear && stone.jewel === other.jewel) {
          rest.delete(other);
          group.push(other);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}
