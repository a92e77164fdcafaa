/**
 * Painting a board: six stones to choose from, sixty-four cells to put them in, and the refill lines below.
 */
/** @import { BoardHost, BoardView, Editor } from '../types/host.js' */
/** @import { Cell, Field } from './jewels-field.js' */
/** @import { Preview } from './jewels-preview.js' */
import { h, put } from '../lib/dom.js';
import { button, field as labelled } from '../lib/parts.js';
import { SIZE } from './jewels-field.js';
import { COLOURS, stone } from './jewels-stones.js';

/** How many stones the refill lines of a painted board have, unless somebody writes others. */
const LINE = 64;

/** A board under the painter's hand. */
export class Painter {
  /**
   * @param {BoardHost} host
   * @param {Field} field
   * @param {Preview} preview
   * @param {(rows: string[]) => void} painted called when the board changed
   */
  constructor(host, field, preview, painted) {
    this.host = host;
    this.field = field;
    this.preview = preview;
    this.painted = painted;
    /** @type {string[]} */
    this.rows = [];
    this.jewel = 1;
    this.lines = h('textarea', { class: 'input jewels-lines', rows: SIZE, spellcheck: 'false', wrap: 'off' });
    this.lines.value = chance(LINE);
    this.lines.addEventListener('input', () => this.show());
    this.choices = h('div', {
      class: 'jewels-palette',
      role: 'radiogroup',
      'aria-label': host.say('web-jewels-palette'),
    });
    this.tools = h(
      'div',
      { class: 'jewels-tools' },
      this.choices,
      h('p', null, host.say('web-jewels-paint')),
      button(host.say('web-jewels-random'), () => this.scatter(), { class: 'quiet' }),
      labelled(host.say('web-jewels-lines'), this.lines),
    );
    this.choose(1);
  }

  /**
   * Takes a stone into the hand.
   * @param {number} jewel
   */
  choose(jewel) {
    this.jewel = jewel;
    const all = [1, 2, 3, 4, 5, 6].map((number) => {
      const words = this.host.say(COLOURS[number]);
      const told = {
        type: 'button',
        role: 'radio',
        title: words,
        'aria-label': words,
        'aria-checked': String(number === jewel),
      };
      return h(
        'button',
        { ...told, onclick: () => this.choose(number) },
        stone(number),
        h('small', null, String(number)),
      );
    });
    put(this.choices, all);
  }

  /** @param {Cell} cell */
  paint({ column, row }) {
    const digits = [...this.rows[row - 1]];
    digits[column - 1] = String(this.jewel);
    this.rows[row - 1] = digits.join('');
    this.show();
  }

  /** Fills the board so that no three equal stones lie in a line, as the server will see to. */
  scatter() {
    this.rows = Array.from({ length: SIZE }, (_, row) => {
      const shift = Math.floor(Math.random() * 3);
      return Array.from({ length: SIZE }, (_, column) => {
        const pair = (Math.floor(column / 2) + row + shift) % 3;
        return String(pair * 2 + 1 + Math.floor(Math.random() * 2));
      }).join('');
    });
    this.show();
  }

  show() {
    this.field.show(this.rows);
    this.preview.show(
      this.lines.value
        .split(/\r?\n/)
        .map((line) => line[0] ?? '?')
        .join(''),
      false,
    );
    this.painted(this.rows);
  }

  /** @returns {Editor} */
  editor(/** @type {() => void} */ leave) {
    return {
      tools: this.tools,
      position: () => [...this.rows, ...this.lines.value.trim().split(/\s+/)].join(' '),
      set: (/** @type {BoardView} */ board) => {
        if (board.game !== 'jewels') return;
        this.rows = [...board.view.rows];
        this.show();
      },
      end: leave,
    };
  }
}

/**
 * Refill lines of chance.
 * @param {number} length
 */
function chance(length) {
  const line = () => Array.from({ length }, () => 1 + Math.floor(Math.random() * 6)).join('');
  return Array.from({ length: SIZE }, line).join('\n');
}
