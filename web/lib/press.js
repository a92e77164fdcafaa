/**
 * Presses that last.
 *
 * A page that is told of moves while somebody presses a button may draw that button anew between the press and
 * the release. The browser then finds no common place for a click, and the press would be lost. What looks the
 * same at the same place is the same button to whoever presses it: it gets the click.
 */

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
