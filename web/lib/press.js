/**
 * Presses that last.
 *
 * A page that is told of moves while somebody presses a button may draw that button anew between the press and
 * the release. The browser then finds no common place for a click, and the press would be lost. What looks the
 * same at the same place is the same button to whoever presses it: it gets the click.
 */

import { h } from './dom.js';
import { layBeside } from './parts.js';

const BUTTON = 'button:not(:disabled), a[href], [role="button"]';
/** A mouse that moved farther than this drags. */
const STILL = 5;

/** Begins to watch the whole page. Fingers and pens need no help: their click is aimed when they are lifted. */
export function keepPresses() {
  /** @type {{ look: string, x: number, y: number } | null} */
  let press = null;
  let isHeard = false;
  addEventListener('pointerdown', (event) => {
    const pressed = event.pointerType !== 'mouse' || event.button !== 0 ? null : buttonAt(event.target);
    press = pressed && { look: look(pressed), x: event.clientX, y: event.clientY };
    isHeard = false;
  }, true);
  addEventListener('click', (event) => {
    isHeard ||= buttonAt(event.target) !== null;
  }, true);
  addEventListener('pointerup', ({ clientX, clientY }) => {
    const was = press;
    press = null;
    if (!was || Math.hypot(clientX - was.x, clientY - was.y) >= STILL) return;
    // The browser's own click, if there is one, comes before this.
    setTimeout(() => {
      const now = isHeard ? null : buttonAt(document.elementFromPoint(clientX, clientY));
      if (now && look(now) === was.look) now.click();
    });
  }, true);
}

/** So long a finger stays on a drawing to be told what it is, and so long the words stay, in milliseconds. */
const ASKS = 500;
const TOLD = 1600;

/** Tells what a button with a drawing does, where nothing can hover: under a finger that stays on it. */
export function keepTips() {
  const tip = h('div', { class: 'tip', popover: 'manual', 'aria-hidden': 'true' });
  document.body.append(tip);
  /** @type {number | undefined} */
  let timer;
  let isTold = false;
  const hide = () => tip.matches(':popover-open') && tip.hidePopover();
  addEventListener('pointerdown', (event) => {
    clearTimeout(timer);
    isTold = false;
    hide();
    const asked = event.pointerType === 'mouse' ? null : buttonAt(event.target);
    if (!asked?.title) return;
    timer = setTimeout(() => {
      isTold = true;
      tip.textContent = asked.title;
      tip.showPopover();
      layBeside(tip, asked);
    }, ASKS);
  }, true);
  const end = () => {
    clearTimeout(timer);
    if (isTold) timer = setTimeout(hide, TOLD);
  };
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, true);
  addEventListener('contextmenu', (event) => {
    if (isTold) event.preventDefault();
  });
  // Whoever asked what it does did not mean to do it.
  addEventListener('click', (event) => {
    if (!isTold) return;
    isTold = false;
    event.stopPropagation();
    event.preventDefault();
  }, true);
}

/**
 * @param {EventTarget | null} target
 * @returns {HTMLElement | null}
 */
function buttonAt(target) {
  const found = target instanceof Element ? target.closest(BUTTON) : null;
  return found instanceof HTMLElement ? found : null;
}

/**
 * What a person takes a button for.
 * @param {HTMLElement} button
 */
function look(button) {
  return `${button.tagName} ${button.ariaLabel ?? ''} ${button.textContent}`;
}
