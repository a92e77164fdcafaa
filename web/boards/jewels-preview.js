/**
 * The next refill stone of each column, small and dim above the board.
 */
/** @import { BoardHost } from '../types/host.js' */
/** @import { JewelsJournalView } from '../types/api.js' */
import { h } from '../lib/dom.js';
import { SIZE } from './jewels-field.js';
import { COLOURS, recut, stone } from './jewels-stones.js';

export class Preview {
  constructor() {
    /** @type {{ node: HTMLElement, picture: Element, jewel: string }[]} */
    this.places = Array.from({ length: SIZE }, () => {
      const picture = stone(1);
      return { node: h('div', { class: 'jewels-next' }, picture), picture, jewel: '' };
    });
    this.element = h(
      'div',
      { class: 'jewels-preview', role: 'img' },
      this.places.map(({ node }) => node),
    );
  }

  /**
   * @param {string} preview eight digits; another character where it is not known yet
   * @param {boolean} moves whether the stones that changed should be seen to go down
   */
  show(preview, moves) {
    this.places.forEach((place, column) => {
      const jewel = preview[column] ?? '';
      if (place.jewel === jewel) return;
      place.jewel = jewel;
      const isKnown = jewel >= '1' && jewel <= '6';
      place.node.classList.toggle('is-unknown', !isKnown);
      if (isKnown) recut(place.picture, Number(jewel));
      if (moves) place.picture.animate(COMES, { duration: 220, easing: 'ease-out' });
    });
  }

  /**
   * @param {BoardHost} host
   * @param {string} preview
   */
  label(host, preview) {
    const stones = [...preview].map((jewel) => host.say(COLOURS[Number(jewel)])).join(', ');
    this.element.setAttribute('aria-label', host.say('jewels-spoken-next', { stones }));
  }
}

const COMES = [
  { transform: 'translateY(-60%) scale(0.6)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

/**
 * What the row shows after each step of a round: the next stone that falls later in the same round, or the
 * one that is left at its end.
 * @param {JewelsJournalView} journal
 * @param {string} atEnd
 * @returns {string[]}
 */
export function previews(journal, atEnd) {
  const next = journal.untold > 0 ? Array.from({ length: SIZE }, () => '?') : [...atEnd];
  return journal.steps
    .map((step) => step.arrivals)
    .reduceRight((/** @type {string[]} */ rows, arrivals) => {
      rows.unshift(next.join(''));
      // Arrivals of a column are told from the bottom up, so the first one told is the next one due.
      for (const { column, jewel } of [...arrivals].reverse()) next[column - 1] = String(jewel);
      return rows;
    }, []);
}
