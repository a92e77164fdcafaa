/**
 * Fingers, mice and keys over a board drawn in SVG: taps, drags and a cursor, told in the names of its places.
 */

/**
 * What a board does with a hand.
 * @typedef {object} Touched
 * @property {string} place The attribute that names a place: `square` for `data-square`.
 * @property {(name: string) => void} tap Somebody touched this place.
 * @property {(name: string) => boolean} grips Whether a drag can begin here.
 * @property {(name: string) => SVGGraphicsElement | null} lift Somebody begins to drag from here: what follows the hand.
 * @property {(name: string) => void} drop What was lifted falls here; an empty name is beside the board.
 * @property {() => boolean} back Let go of the last touch. False: there was nothing.
 * @property {(name: string, key: string) => string} beside The place that lies there by this arrow key.
 */

/**
 * What the hand is on, from the touch to the letting go.
 * @typedef {object} Held
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {number} pointer
 * @property {boolean} grips
 * @property {SVGGraphicsElement | null} lifted
 */

/** Farther than a trembling finger, in pixels. */
const DRAG = 7;

/**
 * @param {SVGSVGElement} board
 * @param {Touched} touched
 */
export function hand(board, touched) {
  /** @type {Held | null} */
  let held = null;
  let dragged = false;
  let isClicked = false;
  /** @type {Element | null} */
  let over = null;

  const placeOf = (/** @type {EventTarget | null} */ target) =>
    target instanceof Element ? target.closest(`[data-${touched.place}]`) : null;
  const nameOf = (/** @type {Element | null} */ place) => place?.getAttribute(`data-${touched.place}`) ?? '';

  const mark = (/** @type {Element | null} */ place) => {
    over?.classList.remove('over');
    over = place;
    over?.classList.add('over');
  };

  const follow = (/** @type {PointerEvent} */ event) => {
    if (!held || event.pointerId !== held.pointer) return;
    if (!dragged) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG) return;
      held.lifted = held.grips ? touched.lift(held.name) : null;
      if (!held.lifted) {
        held = null;
        return;
      }
      dragged = true;
      board.setPointerCapture(event.pointerId);
      board.classList.add('dragging');
    }
    const matrix = board.getScreenCTM();
    if (!matrix || !held.lifted) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    held.lifted.classList.add('lifted');
    held.lifted.setAttribute('transform', `translate(${at.x} ${at.y})`);
    mark(placeOf(document.elementFromPoint(event.clientX, event.clientY)));
  };

  const finish = (/** @type {PointerEvent} */ event, /** @type {boolean} */ falls) => {
    if (!held || event.pointerId !== held.pointer) return;
    const was = dragged;
    const { name } = held;
    held = null;
    mark(null);
    board.classList.remove('dragging');
    if (!was) {
      if (falls && event.pointerType === 'mouse') expectClick(event, name);
      return;
    }
    const place = falls ? placeOf(document.elementFromPoint(event.clientX, event.clientY)) : null;
    touched.drop(place && board.contains(place) ? nameOf(place) : '');
    // The click that follows a drag is not a tap.
    setTimeout(() => (dragged = false));
  };

  /**
   * A mouse that was pressed and let go on one place has clicked there, also when what lies on the place was drawn
   * anew in between, and the browser lost the click.
   * @param {PointerEvent} event
   * @param {string} name
   */
  const expectClick = ({ clientX, clientY }, name) => {
    isClicked = false;
    setTimeout(() => {
      const place = placeOf(document.elementFromPoint(clientX, clientY));
      if (!isClicked && place && nameOf(place) === name) click(place);
    });
  };

  const click = (/** @type {Element} */ place) => {
    if (place.hasAttribute('tabindex')) point(nameOf(place));
    touched.tap(nameOf(place));
  };

  board.addEventListener('pointerdown', (event) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0 || held) return;
    dragged = false;
    const name = nameOf(place);
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    held = { name, x, y, pointer, grips: touched.grips(name), lifted: null };
  });
  board.addEventListener('pointermove', follow);
  // A finger that drags a piece does not scroll the page.
  board.addEventListener('touchmove', (event) => held?.grips && event.preventDefault(), { passive: false });
  board.addEventListener('pointerup', (event) => finish(event, true));
  board.addEventListener('pointercancel', (event) => finish(event, false));
  board.addEventListener('click', (event) => {
    const place = placeOf(event.target);
    if (dragged || !place) return;
    isClicked = true;
    click(place);
  });

  /** The place with the cursor. */
  const cursor = () => board.querySelector(`[data-${touched.place}][tabindex="0"]`);

  /**
   * Sets the cursor on this place, and the focus if it should follow.
   * @param {string} name
   * @param {boolean} [focus]
   */
  function point(name, focus = false) {
    const place = board.querySelector(`[data-${touched.place}="${name}"]`);
    if (!(place instanceof SVGElement)) return;
    cursor()?.setAttribute('tabindex', '-1');
    place.setAttribute('tabindex', '0');
    if (focus) place.focus();
  }

  /**
   * A key. True: it was used.
   * @param {KeyboardEvent} event
   */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const inside = board.contains(document.activeElement);
    const name = nameOf(cursor());
    if (inside && event.key.startsWith('Arrow')) {
      point(touched.beside(name, event.key), true);
      return true;
    }
    if (inside && (event.key === 'Enter' || event.key === ' ')) {
      touched.tap(name);
      return true;
    }
    return event.key === 'Escape' && touched.back();
  }

  return { key, point };
}
