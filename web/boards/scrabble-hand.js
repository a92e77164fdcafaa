/**
 * The tiles of the rack in the order in which their owner likes them, and those that are being laid.
 */

/** @import { Laid } from './scrabble-text.js' */

/**
 * One tile of the own rack; `?` is a joker.
 * @typedef {{ id: number, kind: string }} Chip
 */

export class Hand {
  constructor() {
    /** @type {(Chip | null)[]} The rack; a gap is kept for every tile that is being laid. */
    this.slots = [];
    /** @type {Map<number, { chip: Chip, letter: string, slot: number }>} By the number of the square. */
    this.laid = new Map();
    this.nextId = 1;
  }

  /**
   * Takes a new rack: the tiles that are still there keep their places, the others come after them.
   * @param {string} rack
   * @returns {Set<number>} The tiles that are new.
   */
  take(rack) {
    this.recall();
    const wanted = [...rack];
    const kept = this.slots.map((chip) => {
      const found = chip ? wanted.indexOf(chip.kind) : -1;
      if (found < 0) return null;
      wanted.splice(found, 1);
      return chip;
    });
    const size = Math.max(7, rack.length);
    const fresh = wanted.map((kind) => ({ id: this.nextId++, kind }));
    const slots = [...kept.filter((chip) => chip !== null), ...fresh];
    this.slots = Array.from({ length: size }, (_, index) => slots[index] ?? null);
    return new Set(fresh.map((chip) => chip.id));
  }

  /** The rack as text, with what is being laid. */
  text() {
    const chips = [...this.slots, ...[...this.laid.values()].map(({ chip }) => chip)];
    return chips.map((chip) => chip?.kind ?? '').sort().join('');
  }

  /** @returns {Laid} */
  faces() {
    const entries = [...this.laid].map(([at, { chip, letter }]) =>
      /** @type {const} */ ([at, { letter, joker: chip.kind === '?' }]));
    return new Map(entries);
  }

  /** @param {number} id */
  slotOf(id) {
    return this.slots.findIndex((chip) => chip?.id === id);
  }

  /**
   * The slot of a tile for this letter: a plain one, otherwise a joker; only a joker if that is wanted.
   * @param {string} letter
   * @param {boolean} joker
   */
  slotFor(letter, joker) {
    const plain = joker ? -1 : this.slots.findIndex((chip) => chip?.kind === letter);
    return plain >= 0 ? plain : this.slots.findIndex((chip) => chip?.kind === '?');
  }

  /**
   * Lays the tile of a slot on a free square.
   * @param {number} slot
   * @param {number} at
   * @param {string} letter
   */
  lay(slot, at, letter) {
    const chip = this.slots[slot];
    if (!chip || this.laid.has(at)) return;
    this.slots[slot] = null;
    this.laid.set(at, { chip, letter, slot });
  }

  /**
   * Moves a laid tile to another free square.
   * @param {number} from
   * @param {number} to
   */
  shift(from, to) {
    const held = this.laid.get(from);
    if (!held || this.laid.has(to)) return;
    this.laid.delete(from);
    this.laid.set(to, held);
  }

  /**
   * Takes a laid tile back, into this slot or the one from which it came or the first free one.
   * @param {number} at
   * @param {number} [slot]
   */
  back(at, slot) {
    const held = this.laid.get(at);
    if (!held) return;
    this.laid.delete(at);
    const free = [slot, held.slot].find((place) => place !== undefined && this.slots[place] === null);
    this.slots[free ?? this.slots.indexOf(null)] = held.chip;
  }

  recall() {
    for (const at of [...this.laid.keys()]) this.back(at);
  }

  /**
   * Puts the tile of one slot before another; those between move up.
   * @param {number} from
   * @param {number} to
   */
  reorder(from, to) {
    const [chip] = this.slots.splice(from, 1);
    this.slots.splice(to, 0, chip ?? null);
  }

  /** Another order of the tiles. It is nobody's luck: only the look of the rack changes. */
  shuffle() {
    const before = this.slots.map((chip) => chip?.kind ?? '').join();
    for (let tries = 0; tries < 8; tries += 1) {
      for (let index = this.slots.length - 1; index > 0; index -= 1) {
        const other = Math.floor(Math.random() * (index + 1));
        const held = this.slots[index] ?? null;
        this.slots[index] = this.slots[other] ?? null;
        this.slots[other] = held;
      }
      if (this.slots.map((chip) => chip?.kind ?? '').join() !== before) return;
    }
  }
}
