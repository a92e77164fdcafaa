/** The house in the page: a module that is asked in JSON, and answers at once. */
/** @import { Answer, Question } from './types.js' */

/**
 * What a module exports.
 * @typedef {{
 *   memory: WebAssembly.Memory,
 *   open(megabytes: number): void,
 *   space(length: number): number,
 *   ask(): number,
 *   answer(): number,
 *   hand_in(name: number): number,
 * }} Border
 */

/** A house that was opened. */
export class House {
  #write = new TextEncoder();
  #read = new TextDecoder();
  /** @type {Border} */
  #border;
  #last = '';
  /** Hears the newest thought while the house is asked. */
  tell = (/** @type {string} */ _thought) => {};

  /** @param {Border} border */
  constructor(border) {
    this.#border = border;
  }

  /**
   * @param {WebAssembly.Module} module
   * @param {number} megabytes for the champion's table
   * @returns {Promise<House>}
   */
  static async open(module, megabytes) {
    /** @type {House | undefined} */
    let house;
    const now = () => performance.timeOrigin + performance.now();
    /** @type {(at: number, length: number) => void} */
    const tell = (at, length) => house?.tell(house.#text(at, length));
    const instance = await WebAssembly.instantiate(module, { page: { now, tell } });
    house = new House(/** @type {Border} */ (/** @type {unknown} */ (instance.exports)));
    house.#border.open(megabytes);
    return house;
  }

  /**
   * @param {Question} question
   * @returns {Answer}
   */
  ask(question) {
    this.#put(this.#write.encode(JSON.stringify(question)));
    const length = this.#border.ask();
    this.#last = this.#text(this.#border.answer(), length);
    return JSON.parse(this.#last);
  }

  /** How much memory it has taken, in bytes. */
  bytes() {
    return this.#border.memory.buffer.byteLength;
  }

  /** The last answer as it came. */
  last() {
    return this.#last;
  }

  /**
   * A file that the house has missed.
   * @param {string} name
   * @param {Uint8Array} content
   */
  handIn(name, content) {
    const head = this.#write.encode(name);
    const whole = new Uint8Array(head.length + content.length);
    whole.set(head);
    whole.set(content, head.length);
    this.#put(whole);
    if (!this.#border.hand_in(head.length)) throw new Error(`no file is called ${name}`);
  }

  /** @param {Uint8Array} bytes */
  #put(bytes) {
    const at = this.#border.space(bytes.length);
    new Uint8Array(this.#border.memory.buffer, at, bytes.length).set(bytes);
  }

  /**
   * @param {number} at
   * @param {number} length
   */
  #text(at, length) {
    return this.#read.decode(new Uint8Array(this.#border.memory.buffer, at, length));
  }
}
