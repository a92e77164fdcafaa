/**
 * What was advised about a position, and how it stands on a board: a move to point at, and a number for each place.
 */

/** @import { AdviceView } from '../types/api.js' */

import { svg } from '../lib/dom.js';
import { pill } from './duel-thought.js';

/** @typedef {{ text: string, best: boolean }} Figure */

export class Advised {
  /** The thinking as a whole. @type {AdviceView | null} */
  advice = null;
  /** A move that somebody points at. @type {string | null} */
  pointed = null;

  /** The move to show on the board. */
  get move() {
    return this.pointed ?? this.advice?.best ?? null;
  }

  /** Forgets everything. */
  forget() {
    this.advice = null;
    this.pointed = null;
  }

  /**
   * Takes advice. A part of what is known already only points at a move.
   * @param {AdviceView | null} next
   */
  take(next) {
    const known = this.advice;
    const isPart = next && known && next.ply === known.ply && next.lines.length < known.lines.length;
    if (!isPart) this.advice = next;
    this.pointed = isPart ? (next.best ?? null) : null;
  }

  /** The best value of a turn to each place. */
  figures() {
    /** @type {Map<string, Figure>} */
    const found = new Map();
    for (const line of this.advice?.lines ?? []) {
      // What is only at most or at least so is no number to look at.
      if (/^[≤≥]/.test(line.value)) continue;
      const best = line.text === this.advice?.best;
      if (line.group && (best || !found.has(line.group))) found.set(line.group, { text: line.value, best });
    }
    return found;
  }
}

/**
 * A number of the thinking, on its place of the board.
 * @param {{ x: number, y: number }} spot
 * @param {Figure} value
 * @param {number} letter How wide a letter is.
 */
export function figure(spot, value, letter) {
  const place = { class: value.best ? 'figure best' : 'figure', transform: `translate(${spot.x} ${spot.y})` };
  return svg('g', place, pill(value.text, letter));
}
