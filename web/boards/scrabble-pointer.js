/** Dragging in a game: from the rack to the board, over the board, back to the rack, and within the rack. */

import { dragTiles } from './scrabble-drag.js';
import { tileOf } from './scrabble-squares.js';

/** @import { Load } from './scrabble-drag.js' */
/** @import { Chip } from './scrabble-hand.js' */
/** @import { Table } from './scrabble-table.js' */

const ABOVE_RACK = 12;
const BELOW_RACK = 48;
/** So often a resting finger is looked at, and so long it rests before the board comes near, in milliseconds. */
const REST = 30;
const PONDERS = 300;
/** A finger that moved less rests, in pixels. */
const TREMBLE = 4;

export class Pointer {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** Where the tile under the pointer points, and since when. */
    this.at = { x: 0, y: 0, since: 0 };
    /** @type {number | undefined} */
    this.resting = undefined;
    this.stop = dragTiles(table.element, (event) => this.pickUp(event));
  }

  /**
   * What is taken up here, if anything.
   * @param {PointerEvent} event
   * @returns {Load | null}
   */
  pickUp(event) {
    const { table } = this;
    const { hand } = table;
    if (table.editor || table.isCovered || table.isSending || !(event.target instanceof Element)) return null;
    const slotted = event.target.closest('.scrabble-slot');
    if (slotted instanceof HTMLElement) {
      const chip = table.mode === 'lay' && !table.isWalking ? hand.slots[Number(slotted.dataset.slot)] : null;
      return chip ? this.load(chip, null) : null;
    }
    const at = squareOf(event.target);
    const held = at === null || !table.mayLay ? undefined : hand.laid.get(at);
    return held ? this.load(held.chip, at) : null;
  }

  /**
   * @param {Chip} chip
   * @param {number | null} from The square from which it comes; `null` from the rack.
   * @returns {Load}
   */
  load(chip, from) {
    const { table } = this;
    const joker = chip.kind === '?';
    const letter = from === null ? (joker ? '' : chip.kind) : table.hand.laid.get(from)?.letter ?? '';
    const source = from === null ? null : table.squares.cell(from);
    const tile = tileOf(letter, table.value(chip.kind), joker);
    return {
      tile,
      size: table.tray.rack.querySelector('.scrabble-slot')?.getBoundingClientRect().width ?? 40,
      lift: () => {
        this.resting = table.isFinger ? setInterval(() => this.rest(from), REST) : undefined;
        table.lifted = chip.id;
        table.selected = null;
        table.ghost.clear();
        table.render();
        source?.classList.add('is-lifted');
      },
      over: (x, y) => this.over(x, y, from),
      drop: (x, y) => {
        table.landing = { at: table.squares.at(x, y), from: tile.getBoundingClientRect() };
        this.drop(chip, from, x, y);
      },
      end: () => {
        clearInterval(this.resting);
        table.lifted = null;
        this.aim(null, from);
        source?.classList.remove('is-lifted');
        table.changed();
      },
    };
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number | null} from
   */
  over(x, y, from) {
    const hasMoved = Math.hypot(x - this.at.x, y - this.at.y) > TREMBLE;
    this.at = { x, y, since: hasMoved ? performance.now() : this.at.since };
    this.aim(this.table.squares.at(x, y), from);
  }

  /**
   * A finger with a tile rests: over small squares the board comes near, at its edge it moves on.
   * @param {number | null} from
   */
  rest(from) {
    const { squares, zoom } = this.table;
    const { x, y, since } = this.at;
    if (squares.at(x, y) === null) return;
    if (zoom.isNear) zoom.creep(x, y);
    else if (zoom.isSmall && performance.now() - since > PONDERS) zoom.near(x, y);
    this.aim(squares.at(x, y), from);
  }

  /**
   * Marks the square at which a tile points.
   * @param {number | null} at
   * @param {number | null} from
   */
  aim(at, from) {
    const { table } = this;
    for (const cell of table.squares.grid.querySelectorAll('.is-aim')) cell.classList.remove('is-aim');
    const isTarget = at !== null && table.mayLay && (table.isFree(at) || at === from);
    if (isTarget) table.squares.cell(at)?.classList.add('is-aim');
  }

  /**
   * @param {Chip} chip
   * @param {number | null} from
   * @param {number} x
   * @param {number} y
   */
  drop(chip, from, x, y) {
    const { table } = this;
    const { hand } = table;
    const at = table.squares.at(x, y);
    if (at !== null && table.mayLay && table.isFree(at)) {
      if (from === null) {
        table.layAt(hand.slotOf(chip.id), at);
      } else {
        hand.shift(from, at);
        table.host.sound('tile');
      }
    } else if (at === null) {
      const slot = this.slotAt(x, y);
      if (from !== null) hand.back(from, slot ?? undefined);
      else if (slot !== null) hand.reorder(hand.slotOf(chip.id), slot);
    }
  }

  /**
   * The slot of the rack at this place of the window.
   * @param {number} x
   * @param {number} y
   * @returns {number | null}
   */
  slotAt(x, y) {
    const { rack } = this.table.tray;
    const box = rack.getBoundingClientRect();
    if (y < box.top - ABOVE_RACK || y > box.bottom + BELOW_RACK) return null;
    const cells = [...rack.children].map((cell) => cell.getBoundingClientRect());
    const found = cells.findIndex((cell) => x < cell.right);
    return found < 0 ? cells.length - 1 : found;
  }
}

/**
 * @param {EventTarget | null} target
 * @returns {number | null}
 */
export function squareOf(target) {
  const cell = target instanceof Element ? target.closest('.scrabble-square') : null;
  return cell instanceof HTMLElement ? Number(cell.dataset.at) : null;
}
