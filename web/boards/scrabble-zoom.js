/**
 * A closer look at the board, where its squares are smaller than a finger: where a tile is laid, where somebody
 * taps twice, and between two fingers. It goes back by itself when nothing is being laid any more.
 */

/** Squares that are wider than this, in pixels, need no closer look. */
const WIDE_ENOUGH = 34;
/** How wide a square becomes, and the most that the board grows. */
const CLOSE = 46;
const MOST = 3;
/** Two taps within this time, in milliseconds, and this distance are one sign. */
const TWICE = 320;
const NEAR = 28;
/** A finger that moved less rests. */
const STILL = 6;
/** So near to the edge of the board a tile under the finger moves the board, and by so much each time. */
const EDGE = 26;
const CREEP = 6;

export class Zoom {
  /**
   * @param {HTMLElement} frame what stays
   * @param {HTMLElement} face what grows in it
   * @param {() => number} count of squares in a row
   */
  constructor(frame, face, count) {
    this.frame = frame;
    this.face = face;
    this.count = count;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** Whether somebody asked for it, so that it stays without tiles. */
    this.isWished = false;
    /** @type {Map<number, { x: number, y: number }>} The fingers on the board. */
    this.fingers = new Map();
    this.lastTap = { time: 0, x: 0, y: 0 };
    /** Whether the fingers meant the board as a whole, and no square. */
    this.isGesture = false;
    frame.addEventListener('pointerdown', (event) => this.down(event));
    frame.addEventListener('pointermove', (event) => this.move(event));
    frame.addEventListener('pointerup', (event) => this.up(event));
    frame.addEventListener('pointercancel', (event) => this.leave(event));
    frame.addEventListener('click', (event) => this.swallow(event), { capture: true });
    // Two fingers are ours; one scrolls the page, unless the board is near.
    frame.addEventListener('touchmove', (event) => {
      if (event.cancelable && (event.touches.length > 1 || this.isNear)) event.preventDefault();
    }, { passive: false });
    this.watch = new ResizeObserver(() => this.isNear && this.out());
    this.watch.observe(frame);
  }

  get isNear() {
    return this.scale > 1;
  }

  /** Whether the squares are smaller than a finger. */
  get isSmall() {
    return this.frame.clientWidth / this.count() < WIDE_ENOUGH;
  }

  /** How much it grows so that a finger meets a square. */
  get close() {
    return Math.min(MOST, Math.max(1.5, (CLOSE * this.count()) / this.frame.clientWidth));
  }

  /**
   * Comes near to a place of the window, which stays where it is.
   * @param {number} clientX
   * @param {number} clientY
   * @param {number} [scale]
   */
  near(clientX, clientY, scale = this.close) {
    const box = this.frame.getBoundingClientRect();
    const x = clientX - box.left;
    const y = clientY - box.top;
    const by = scale / this.scale;
    this.show(scale, x - (x - this.x) * by, y - (y - this.y) * by);
  }

  /**
   * A tile was laid on this square: it comes near, with its neighbours.
   * @param {HTMLElement | null} cell
   */
  follow(cell) {
    if (!cell || (!this.isNear && !this.isSmall)) return;
    const grid = /** @type {HTMLElement} */ (cell.offsetParent);
    const width = cell.offsetWidth;
    const x = grid.offsetLeft + cell.offsetLeft;
    const y = grid.offsetTop + cell.offsetTop;
    if (!this.isNear) {
      const { close } = this;
      this.show(close, (x + width / 2) * (1 - close), (y + width / 2) * (1 - close));
      return;
    }
    const into = (/** @type {number} */ moved, /** @type {number} */ at) => {
      const first = -(at - width) * this.scale;
      const last = this.frame.clientWidth - (at + 2 * width) * this.scale;
      return Math.min(first, Math.max(last, moved));
    };
    this.show(this.scale, into(this.x, x), into(this.y, y));
  }

  /** Shows the whole board again. */
  out() {
    this.isWished = false;
    this.show(1, 0, 0);
  }

  /** Nothing is being laid: back, unless somebody asked for the closer look. */
  rest() {
    if (this.isNear && !this.isWished) this.out();
  }

  /**
   * A tile under a finger points here: at the edge the board moves on.
   * @param {number} clientX
   * @param {number} clientY
   */
  creep(clientX, clientY) {
    if (!this.isNear) return;
    const box = this.frame.getBoundingClientRect();
    if (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return;
    const way = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
      at < from + EDGE ? CREEP : at > to - EDGE ? -CREEP : 0;
    const x = this.x + way(clientX, box.left, box.right);
    this.show(this.scale, x, this.y + way(clientY, box.top, box.bottom), false);
  }

  /**
   * @param {number} scale
   * @param {number} x
   * @param {number} y
   * @param {boolean} [glides]
   */
  show(scale, x, y, glides = true) {
    const most = this.frame.clientWidth * (scale - 1);
    const within = (/** @type {number} */ way) => Math.min(0, Math.max(-most, way));
    this.scale = scale;
    this.x = within(x);
    this.y = within(y);
    this.frame.classList.toggle('is-near', this.isNear);
    this.face.style.setProperty('transition', glides ? 'transform var(--travel) var(--ease)' : 'none');
    const moved = `translate(${this.x}px, ${this.y}px) scale(${scale})`;
    this.face.style.setProperty('transform', this.isNear ? moved : 'none');
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === 'mouse') return;
    if (this.fingers.size === 0) this.isGesture = false;
    // A finger on a tile that is being laid takes the tile.
    const isOnTile = event.target instanceof Element && event.target.closest('.is-laid') !== null;
    if (!isOnTile) this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const before = this.spread();
    const far = Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
    if (this.fingers.size === 1 && (!this.isNear || (!this.isGesture && far < STILL))) return;
    this.isGesture = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = this.spread();
    if (this.fingers.size > 1 && before.width > 0) {
      const scale = Math.min(MOST, Math.max(1, (this.scale * after.width) / before.width));
      this.near(after.x, after.y, scale);
      this.isWished = this.isNear;
    }
    this.show(this.scale, this.x + after.x - before.x, this.y + after.y - before.y, false);
  }

  /** The middle of the fingers, and how far they are apart. */
  spread() {
    const [one, other = one] = [...this.fingers.values()];
    return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, width: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  /** @param {PointerEvent} event */
  up(event) {
    const wasHere = this.fingers.has(event.pointerId);
    this.leave(event);
    if (!wasHere || this.isGesture || this.fingers.size > 0) return;
    const { time, x, y } = this.lastTap;
    const isSecond = event.timeStamp - time < TWICE && Math.hypot(event.clientX - x, event.clientY - y) < NEAR;
    this.lastTap = { time: isSecond ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (!isSecond || !(this.isNear || this.isSmall)) return;
    this.isGesture = true;
    if (this.isNear) return this.out();
    this.near(event.clientX, event.clientY);
    this.isWished = true;
  }

  /** @param {PointerEvent} event */
  leave(event) {
    this.fingers.delete(event.pointerId);
    if (this.scale < 1.15) this.out();
  }

  /** @param {Event} event */
  swallow(event) {
    if (!this.isGesture) return;
    this.isGesture = false;
    event.stopPropagation();
    event.preventDefault();
  }

  stop() {
    this.watch.disconnect();
  }
}
