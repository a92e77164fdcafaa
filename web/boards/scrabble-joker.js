/** The question which letter a joker stands for. */

import { h } from '../lib/dom.js';
import { dialog } from '../lib/parts.js';
import { letterOf } from './scrabble-text.js';

/** @import { Speaker } from './scrabble-squares.js' */

/**
 * Asks for a letter; `null` if the joker stays on the rack.
 * @param {Speaker} host
 * @param {string[]} letters
 * @returns {Promise<string | null>}
 */
export function askLetter(host, letters) {
  return new Promise((settle) => {
    /** @type {string | null} */
    let chosen = null;
    const content = (/** @type {() => void} */ close) => {
      const buttons = letters.map((letter) => {
        const choose = () => {
          chosen = letter;
          close();
        };
        return h('button', { type: 'button', class: 'scrabble-choice', dataset: { letter }, onclick: choose }, letter);
      });
      const typed = (/** @type {KeyboardEvent} */ event) => {
        const letter = letterOf(event);
        if (letter) buttons[letters.indexOf(letter)]?.click();
        else walk(buttons, event);
      };
      return [h('div', { class: 'scrabble-alphabet', onkeydown: typed }, buttons)];
    };
    dialog(host.say('web-scrabble-joker-title'), content, { class: 'scrabble-joker', onclose: () => settle(chosen) });
  });
}

/**
 * Arrow keys walk over the letters.
 * @param {HTMLButtonElement[]} buttons
 * @param {KeyboardEvent} event
 */
function walk(buttons, event) {
  const top = buttons[0]?.offsetTop;
  const across = Math.max(1, buttons.filter((button) => button.offsetTop === top).length);
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (by === undefined) return;
  const now = buttons.findIndex((button) => button === document.activeElement);
  buttons[Math.min(buttons.length - 1, Math.max(0, now + by))]?.focus();
  event.preventDefault();
}
