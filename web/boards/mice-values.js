/**
 * What each move of Mice is worth for sure, where the solution or solved endings know it: `+5` wins in five turns,
 * `−8` loses in eight, `=` is a draw. Where nothing is known, it can be found out.
 */

/** @import { BoardHost, SayingView } from '../types/host.js' */

import { h, put } from '../lib/dom.js';
import { button, keyHint } from '../lib/parts.js';

/** @typedef {{ text: string, fate: 'win' | 'draw' | 'loss', plies?: number | null }} Value */
/**
 * How the solution stands.
 * @typedef {{ state: 'whole' | 'idle' | 'working' | 'failed', share: number, kept: number, from?: string | null,
 *   may: boolean, says: SayingView }} Making
 */

/** How often somebody who watches the work is told how far it is, in milliseconds. */
const BEAT = 1500;

export class Values {
  #host;
  #changed;
  #box = h('input', { type: 'checkbox', id: 'mice-values', onchange: () => void this.#ask() });
  #label = h('label', { for: 'mice-values' });
  #note = h('p', { class: 'soft', role: 'status' });
  #offer = h('div', { class: 'mice-making' });
  /** @type {number | undefined} */
  #beat;
  /** The position that is shown, and the one whose values are known. */
  #position = '';
  #known = '';
  #open = false;
  /** Whether somebody saw the work go on. */
  #watched = false;
  /** Whether nothing is left to find out. */
  #whole = false;
  /** @type {Map<string, Value>} */
  #values = new Map();

  /**
   * @param {BoardHost} host
   * @param {() => void} changed Something is to be drawn anew.
   */
  constructor(host, changed) {
    this.#host = host;
    this.#changed = changed;
    this.element = h('div', { class: 'duel-switch' }, h('p', { class: 'switch' }, this.#box, this.#label), this.#note, this.#offer);
  }

  /** The board leaves the page. */
  leave() {
    clearTimeout(this.#beat);
  }

  words() {
    put(this.#label, this.#host.say('web-mice-values'), keyHint('V'));
    this.#tell();
  }

  toggle() {
    this.#box.checked = !this.#box.checked;
    void this.#ask();
  }

  /**
   * This position is shown now.
   * @param {string} position
   * @param {boolean} open Whether there is anything to play in it.
   */
  at(position, open) {
    this.#position = position;
    this.#open = open;
    if (this.#known !== position) this.#values = new Map();
    void this.#ask();
  }

  /**
   * The best value among these moves, as it is written on the board.
   * @param {string[]} texts
   */
  best(texts) {
    const found = texts.flatMap((text) => this.#values.get(text) ?? []);
    if (!this.#box.checked || found.length === 0) return null;
    const best = found.reduce((one, other) => (rank(other) > rank(one) ? other : one));
    // Where a move is not known, it may be better than everything but a win.
    return found.length === texts.length || best.fate === 'win' ? written(best) : null;
  }

  async #ask() {
    if (!this.#box.checked || !this.#open) {
      this.#values = new Map();
      this.#known = '';
      this.#tell();
      this.#changed();
      return;
    }
    if (this.#known === this.#position) return;
    const position = this.#position;
    this.#known = position;
    /** @type {Value[]} */
    let values = [];
    try {
      const answer = await this.#host.ask({ values: true });
      values = /** @type {{ values?: Value[] | null } | null} */ (answer)?.values ?? [];
    } catch {
      // Nothing is known of this position; the note says so.
    }
    if (position !== this.#position) return;
    this.#values = new Map(values.map((value) => [value.text, value]));
    this.#tell();
    this.#changed();
  }

  /** Says what the signs mean, or that there are none. */
  #tell() {
    const note = this.#values.size > 0 ? this.#host.say('web-mice-values-legend') : this.#host.say('web-mice-values-none');
    this.#note.textContent = this.#box.checked && this.#open ? note : '';
    // Where one move is not known, more can become known.
    const isAsked = !this.#whole && this.#box.checked && this.#open && [...this.#values.values()].every(({ fate, plies }) => plies || fate === 'draw');
    if (isAsked) void this.#make('look');
    else this.#still();
  }

  #still() {
    clearTimeout(this.#beat);
    put(this.#offer);
  }

  /**
   * Asks how the solution stands, or has it begun or paused.
   * @param {'look' | 'make' | 'pause'} wish
   */
  async #make(wish) {
    clearTimeout(this.#beat);
    /** @type {Making | null} */
    let making = null;
    try {
      making = await this.#host.ask({ tables: wish });
    } catch {
      // Then nothing is offered.
    }
    if (!this.#box.checked || !this.element.isConnected) return;
    if (!making || making.state === 'whole') {
      this.#whole = making !== null;
      put(this.#offer);
      if (this.#watched) this.#anew();
      this.#watched = false;
      return;
    }
    const { state, share, kept, from, may, says } = making;
    const works = state === 'working';
    this.#watched ||= works;
    const go = kept > 0 || this.#watched ? 'web-mice-go-on' : from ? 'web-mice-fetch' : 'web-mice-make';
    const press = button(this.#host.say(works ? 'web-mice-pause' : go), () => void this.#make(works ? 'pause' : 'make'), { class: 'quiet' });
    const words = this.#host.tell(says);
    const bar = works || kept > 0 ? h('progress', { max: 1, value: share, 'aria-label': words }) : null;
    // The focus stays where it is while the work goes on.
    const had = this.#offer.contains(document.activeElement);
    put(this.#offer, h('p', { class: 'soft' }, words), bar, may && press);
    if (had && may) press.focus();
    if (works || wish === 'pause') this.#beat = setTimeout(() => void this.#make('look'), BEAT);
  }

  /** More is known now. */
  #anew() {
    this.#known = '';
    void this.#ask();
  }
}

/** A quick win is better than a slow one, a slow loss better than a quick one. @param {Value} value */
function rank({ fate, plies }) {
  const far = Math.min(plies ?? 0, 900);
  return fate === 'win' ? 2000 - far : fate === 'draw' ? 1000 : far;
}

/** @param {Value} value */
function written({ fate, plies }) {
  if (fate === 'draw') return '=';
  const sign = fate === 'win' ? '+' : '−';
  return plies ? `${sign}${plies}` : sign;
}
