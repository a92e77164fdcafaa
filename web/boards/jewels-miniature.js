/**
 * Jewels on the house's page: two stones change places, three go, and all of them come back.
 */
import { h } from '../lib/dom.js';
import { stone } from './jewels-stones.js';

/** A stored board, for the house page. */
const SAMPLE = ['45623166', '16352412', '24136531', '53311264', '61534353', '32615246', '15463125', '63246514'];
/** What happens in the picture: two stones change places, and three go. @type {Record<string, string>} */
const PLAYED = { '4 4': 'sinks', '4 5': 'climbs', '2 4': 'goes', '3 4': 'goes' };

/**
 * The small picture on the house page.
 * @returns {Element}
 */
export function miniature() {
  const stones = SAMPLE.flatMap((digits, y) => [...digits].map((digit, x) => {
    const picture = stone(Number(digit));
    const part = PLAYED[`${x + 1} ${y + 1}`];
    if (part) picture.classList.add(part);
    return picture;
  }));
  return h('div', { class: 'jewels-miniature', 'aria-hidden': 'true' }, stones);
}
