/** The tasks of today on the house's page: a strip that comes when everything else is there. */
import { h } from '../lib/dom.js';

/** The strip as it was drawn last: what it shows need not be asked for again while the house is drawn anew. */
/** @type {HTMLElement | undefined} */
let drawn;

/**
 * The strip of today. It is empty at first and fills itself; where nobody answers, it stays away.
 * @returns {HTMLElement}
 */
export function dailyStrip() {
  const place = h('section', { class: 'today' });
  if (drawn) place.append(...drawn.childNodes);
  drawn = place;
  const whenIdle = window.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 200));
  whenIdle(() => {
    if (place !== drawn) return;
    void import('./daily-strip.js').then(
      ({ fillStrip }) => fillStrip(place),
      () => place.remove(),
    );
  });
  return place;
}
