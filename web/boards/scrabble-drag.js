/**
 * Tiles under a mouse, a pen or a finger.
 *
 * A finger hides what is below it: there the tile floats above, enlarged, and points at a square that stays
 * visible between the two.
 */

/**
 * What is being dragged: its picture, and what becomes of it.
 * @typedef {object} Load
 * @property {HTMLElement} tile Floats with the pointer.
 * @property {number} size The width of a tile at rest.
 * @property {() => void} lift It leaves its place.
 * @property {(x: number, y: number) => void} over It points here.
 * @property {(x: number, y: number) => void} drop It is let go here.
 * @property {() => void} end It was let go or called back; its place may be drawn again.
 */

const THRESHOLD = 5;
const FINGER_AIM = 34;
const FINGER_GAP = 16;

/**
 * Lets tiles in this element be dragged. A touch without a move stays a click.
 * @param {HTMLElement} root
 * @param {(event: PointerEvent) => Load | null} take What is taken up at this place, if anything.
 * @returns {() => void} Ends it.
 */
export function dragTiles(root, take) {
  /** @type {(() => void) | null} */
  let stop = null;
  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button !== 0 || !event.isPrimary || stop) return;
    const load = take(event);
    if (load) stop = follow(event, load, () => { stop = null; });
  };
  root.addEventListener('pointerdown', down);
  return () => {
    root.removeEventListener('pointerdown', down);
    stop?.();
  };
}

/**
 * @param {PointerEvent} from
 * @param {Load} load
 * @param {() => void} done
 * @returns {() => void}
 */
function follow(from, load, done) {
  const isFinger = from.pointerType === 'touch';
  const aim = isFinger ? FINGER_AIM : 0;
  let isLifted = false;

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (event.pointerId !== from.pointerId) return;
    if (!isLifted) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < THRESHOLD) return;
      isLifted = true;
      lift();
    }
    event.preventDefault();
    place(event.clientX, event.clientY);
    load.over(event.clientX, event.clientY - aim);
  };
  const lift = () => {
    const size = isFinger ? Math.max(52, load.size * 1.25) : load.size;
    load.tile.classList.add('scrabble-drag');
    load.tile.style.setProperty('--tile', `${size}px`);
    document.body.append(load.tile);
    load.lift();
  };
  /**
   * @param {number} x
   * @param {number} y
   */
  const place = (x, y) => {
    const size = load.tile.offsetWidth;
    const top = isFinger ? y - aim - FINGER_GAP - size : y - size / 2;
    load.tile.style.setProperty('transform', `translate(${x - size / 2}px, ${top}px)`);
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    if (event.pointerId !== from.pointerId) return;
    if (isLifted) {
      swallowClick();
      load.drop(event.clientX, event.clientY - aim);
    }
    end();
  };
  const end = () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
    load.tile.remove();
    if (isLifted) load.end();
    done();
  };
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', end);
  return end;
}

/** A drag that ends where it began is followed by a click, which nobody meant. */
function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
