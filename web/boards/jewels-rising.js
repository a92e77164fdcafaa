/**
 * Points that rise from the stones that paid them.
 */
/** @import { JewelsStepView, JewelsStoneView } from '../types/api.js' */
import { h } from '../lib/dom.js';

/** How long points are seen, in milliseconds. */
const SEEN = 900;
/** From this step on a cascade is too fast for more than one number at a time. */
const MANY = 8;

export class Rising {
  constructor() {
    this.element = h('div', { class: 'jewels-rising', 'aria-hidden': 'true' });
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
    const frames = [
      { transform: 'translateY(20%) scale(0.7)', opacity: 0 },
      { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.2 },
      { transform: 'translateY(-35%) scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'translateY(-70%) scale(1)', opacity: 0 },
    ];
    label.animate(frames, { duration: SEEN, easing: 'ease-out' }).finished.finally(() => node.remove());
  }
}

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
