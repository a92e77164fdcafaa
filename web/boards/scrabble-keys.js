/**
 * The keyboard: arrows move a cursor, Space turns its direction, letters lay tiles there, Backspace takes them
 * back, Enter plays and Escape takes everything back.
 */

import { squareOf } from './scrabble-pointer.js';
import { letterOf, step } from './scrabble-text.js';

/** @import { Table } from './scrabble-table.js' */

/** @type {Record<string, [down: boolean, way: number]>} */
const ARROWS = {
  ArrowUp: [true, -1],
  ArrowDown: [true, 1],
  ArrowLeft: [false, -1],
  ArrowRight: [false, 1],
};

export class Keys {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * A square was reached by the keyboard or touched.
   * @param {FocusEvent} event
   */
  focus(event) {
    const { table } = this;
    const at = squareOf(event.target);
    if (at === null) return;
    const isKey = event.target instanceof Element && event.target.matches(':focus-visible');
    table.squares.point(at);
    if (!isKey) return;
    table.hasCursor = true;
    table.drawCursor();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} Whether the key was used.
   */
  press(event) {
    const { table } = this;
    if (table.editor) return table.editor.key(event);
    const focus = event.target instanceof Element ? event.target : null;
    const isOnGrid = !!focus && table.squares.grid.contains(focus);
    const isOnRack = !!focus && table.tray.rack.contains(focus);
    const isOnButton = !isOnRack && !!focus?.closest('button, a, input, textarea, select');
    if (isOnButton && ['Enter', ' '].includes(event.key)) return false;
    if (isOnRack) table.hasCursor = true;
    if (isOnRack && this.walkRack(event)) return used(event);
    if (isOnGrid && this.walkGrid(event)) return used(event);
    if (table.mode !== 'lay') return table.mayPlay && this.chooseTiles(event) && used(event);
    return table.mayLay && this.write(event) && used(event);
  }

  /** @param {KeyboardEvent} event */
  walkRack(event) {
    const { table } = this;
    const buttons = [...table.tray.rack.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button === event.target);
    if (event.key === 'Enter' && table.hand.laid.size > 0) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      buttons[now]?.click();
      return true;
    }
    if (event.key === 'ArrowUp') {
      this.reach(table.squares.cursor);
      return true;
    }
    const arrow = ARROWS[event.key];
    if (!arrow || arrow[0]) return false;
    const next = buttons[now + arrow[1]];
    if (next) for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
    return true;
  }

  /** @param {KeyboardEvent} event */
  walkGrid(event) {
    const { table } = this;
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return false;
    const next = step(table.squares.cursor, table.size, arrow[0], arrow[1]);
    if (next !== null) this.reach(next);
    return true;
  }

  /**
   * Moves the cursor and the focus.
   * @param {number} at
   */
  reach(at) {
    const { table } = this;
    table.setCursor(at);
    table.drawCursor();
    table.squares.cell(at)?.focus({ preventScroll: true });
  }

  /**
   * Letters choose the tiles of an exchange.
   * @param {KeyboardEvent} event
   */
  chooseTiles(event) {
    const { table } = this;
    if (event.key === 'Escape') {
      table.turnTo('lay');
    } else if (event.key === 'Enter' && table.mode === 'pass') {
      table.send('-');
    } else if (event.key === 'Enter') {
      table.give();
    } else if (table.mode === 'exchange') {
      const kind = event.key === '?' ? '?' : letterOf(event);
      const slots = table.hand.slots;
      const isOf = (/** @type {boolean} */ isGiven) => slots.findIndex((chip) =>
        !!chip && chip.kind === kind && table.giving.has(chip.id) === isGiven);
      const slot = isOf(false) >= 0 ? isOf(false) : isOf(true);
      if (slot < 0) return false;
      table.tap(slot);
    } else {
      return false;
    }
    return true;
  }

  /** @param {KeyboardEvent} event */
  write(event) {
    const { table } = this;
    const letter = letterOf(event);
    if (letter) return this.layLetter(letter, event.shiftKey);
    switch (event.key) {
      case ' ':
        if (!table.hasCursor) return false;
        if (table.selected !== null) table.touch(table.squares.cursor);
        else this.turn();
        return true;
      case 'Backspace':
      case 'Delete':
        return this.takeBack();
      case 'Enter':
        return this.enter();
      case 'Escape':
        if (table.hand.laid.size === 0 && table.selected === null && !table.hasCursor) return false;
        this.letGo();
        return true;
      default:
        return false;
    }
  }

  turn() {
    const { table } = this;
    table.down = !table.down;
    table.host.announce(table.host.say(table.down ? 'web-scrabble-runs-down' : 'web-scrabble-runs-across'));
    table.changed();
  }

  enter() {
    const { table } = this;
    if (table.selected !== null && table.hasCursor) table.touch(table.squares.cursor);
    else if (table.hand.laid.size > 0) table.play();
    else return false;
    return true;
  }

  letGo() {
    const { table } = this;
    if (table.hand.laid.size === 0) table.hasCursor = false;
    table.selected = null;
    table.recall();
    table.render();
  }

  /**
   * @param {string} letter
   * @param {boolean} joker
   */
  layLetter(letter, joker) {
    const { table } = this;
    const slot = table.hand.slotFor(letter, joker);
    const here = table.squares.cursor;
    const at = table.isFree(here) ? here : table.nextFree(here);
    if (slot < 0) {
      table.host.refuse(table.host.say('web-scrabble-no-such-tile', { letter }));
      return true;
    }
    if (at === null) return true;
    table.setCursor(at);
    table.layAt(slot, at, letter);
    this.follow();
    return true;
  }

  /** The nearest laid tile before the cursor goes back, and the cursor to its square. */
  takeBack() {
    const { table } = this;
    const { laid } = table.hand;
    if (laid.size === 0) return false;
    let at = /** @type {number | null} */ (table.squares.cursor);
    while (at !== null && !laid.has(at)) at = step(at, table.size, table.down, -1);
    const last = [...laid.keys()].at(-1);
    const found = at ?? last;
    if (found === undefined) return false;
    table.setCursor(found);
    table.hand.back(found);
    table.host.sound('tile');
    table.changed();
    this.follow();
    return true;
  }

  /** The focus goes where the cursor is, if it was on the board. */
  follow() {
    const { squares } = this.table;
    const isOnGrid = squares.grid.contains(document.activeElement);
    if (isOnGrid) squares.cell(squares.cursor)?.focus({ preventScroll: true });
  }
}

/** @param {KeyboardEvent} event */
function used(event) {
  event.preventDefault();
  return true;
}
