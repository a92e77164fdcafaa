/**
 * What is chosen beside the board: numbers, depth, and from where the island is seen.
 */

/** @import { BoardHost } from '../types/host.js' */

import { h, put, svg } from '../lib/dom.js';
import { keyHint } from '../lib/parts.js';

/**
 * @param {BoardHost} host
 * @param {{ numbers: () => void, depth: (on: boolean) => void, turn: (quarters: number) => void }} chosen
 */
export function switches(host, chosen) {
  const numbers = box('numbers', chosen.numbers);
  const depth = box('depth', () => chosen.depth(depth.input.checked));
  const left = turner('M5 12a7 7 0 0 0 14 0M5 12l-3 3.500M5 12l3.500 3', () => chosen.turn(1));
  const right = turner('M19 12a7 7 0 0 1 -14 0M19 12l3 3.500M19 12l-3.500 3', () => chosen.turn(-1));
  const turners = h('span', { class: 'turners' }, left, right);
  const element = h(
    'div',
    { class: 'santorini-panel' },
    h('p', { class: 'switch' }, numbers.input, numbers.label),
    h('p', { class: 'switch' }, depth.input, depth.label, turners),
  );

  /** @type {Record<string, () => void>} */
  const keys = {
    l: () => numbers.input.click(),
    v: () => depth.input.click(),
    ',': () => depth.input.checked && chosen.turn(1),
    '.': () => depth.input.checked && chosen.turn(-1),
  };

  return {
    element,
    hasNumbers: () => numbers.input.checked,
    /** Shows what is shown. @param {boolean} isDeep */
    show(isDeep) {
      depth.input.checked = isDeep;
      turners.hidden = !isDeep;
    },
    words() {
      put(numbers.label, host.say('web-santorini-numbers'), keyHint('L'));
      put(depth.label, host.say('web-santorini-depth'), keyHint('V'));
      name(left, host.say('web-santorini-turn-left'));
      name(right, host.say('web-santorini-turn-right'));
    },
    /** A key. True: it was used. @param {KeyboardEvent} event */
    key(event) {
      const press = keys[event.key];
      if (!press || event.ctrlKey || event.metaKey || event.altKey) return false;
      press();
      return true;
    },
  };
}

/**
 * @param {string} name
 * @param {() => void} onchange
 */
function box(name, onchange) {
  const id = `santorini-${name}`;
  return { input: h('input', { type: 'checkbox', id, onchange }), label: h('label', { for: id }) };
}

/**
 * @param {string} d
 * @param {() => void} onclick
 */
function turner(d, onclick) {
  const drawing = svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d }));
  return h('button', { type: 'button', class: 'icon-button', onclick }, drawing);
}

/**
 * @param {HTMLElement} button
 * @param {string} words
 */
function name(button, words) {
  button.title = words;
  button.setAttribute('aria-label', words);
}
