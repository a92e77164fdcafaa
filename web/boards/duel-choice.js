/**
 * A move under the hand: touches, one after the other, until they spell one of the texts that the table offers.
 *
 * It knows no rule. A text is a path over the board (`C3 B3 A3`, `d2-d3xa7`), and what can be touched next is
 * whatever comes next on a path that begins with what was touched so far.
 */

/** @typedef {{ path: string[], text: string }} Way */

export class Choice {
  /** @type {Way[]} */
  #ways = [];
  /** What was touched so far. @type {string[]} */
  begun = [];

  /**
   * Begins anew with these ways.
   * @param {Way[]} ways
   */
  offer(ways) {
    this.#ways = ways;
    this.begun = [];
  }

  /** What can be touched next. */
  get next() {
    return this.#after(this.begun);
  }

  /** What a move can begin with. */
  get first() {
    return this.#after([]);
  }

  /** What comes last so far. */
  get last() {
    return this.begun.at(-1);
  }

  /**
   * Whether a move is complete once this is touched.
   * @param {string} name
   */
  completes(name) {
    return this.#text([...this.begun, name]) !== undefined;
  }

  /**
   * The ways that go on from here over this name.
   * @param {string} name
   */
  waysOver(name) {
    const path = [...this.begun, name];
    return this.#ways.filter((way) => startsWith(way.path, path));
  }

  /**
   * Goes on to this. The text, once it is one; `null` while it is not; `undefined` if nothing leads there.
   * @param {string} name
   */
  touch(name) {
    if (!this.next.has(name)) return undefined;
    this.begun = [...this.begun, name];
    return this.#text(this.begun) ?? null;
  }

  /** Lets go of what was touched last. False: there was nothing. */
  back() {
    if (this.begun.length === 0) return false;
    this.begun = this.begun.slice(0, -1);
    return true;
  }

  /** Lets go of everything. */
  drop() {
    this.begun = [];
  }

  /** @param {string[]} path */
  #after(path) {
    const found = new Set();
    for (const way of this.#ways) {
      const name = way.path[path.length];
      if (name !== undefined && startsWith(way.path, path)) found.add(name);
    }
    return /** @type {Set<string>} */ (found);
  }

  /** @param {string[]} path */
  #text(path) {
    return this.#ways.find((way) => way.path.length === path.length && startsWith(way.path, path))?.text;
  }
}

/**
 * @param {string[]} path
 * @param {string[]} beginning
 */
function startsWith(path, beginning) {
  return beginning.every((name, index) => path[index] === name);
}
