/**
 * The turntable: the island is turned by a drag beside the pieces, by keys and by buttons, and comes to rest on a quarter.
 */

/** How far the island is turned at rest: two walls of each house are to be seen, the wider one in the light. */
const REST = 0.32;

const QUARTER = Math.PI / 2;

/** Farther than a trembling finger, in pixels. */
const DRAG = 8;

/** How long a quarter takes, in milliseconds. */
const TIME = 420;

/**
 * @param {Element} board
 * @param {object} how
 * @param {(target: EventTarget | null) => boolean} how.isFree Whether a drag from there carries nothing.
 * @param {(angle: number, isStill: boolean) => void} how.show
 * @param {() => boolean} how.moves Whether things may move.
 * @param {() => void} how.rested The island lies another way.
 */
export function turntable(board, { isFree, show, moves, rested }) {
  let quarter = 0;
  let angle = REST;
  let frame = 0;
  /** @type {{ pointer: number, x: number, from: number, turns: boolean } | null} */
  let held = null;

  /** @param {number} next */
  function set(next) {
    angle = next;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => show(angle, false));
  }

  /** Lets the island come to rest on its quarter. */
  function rest() {
    cancelAnimationFrame(frame);
    const [from, to] = [angle, REST + quarter * QUARTER];
    const time = moves() ? TIME * Math.min(1, 0.35 + Math.abs(to - from) / QUARTER) : 0;
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = time > 0 ? Math.min(1, Math.max(0, (now - began) / time)) : 1;
      angle = from + (to - from) * (1 - (1 - part) ** 3);
      board.classList.toggle('turning', part < 1);
      show(angle, part === 1);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    if (time > 0 && !document.hidden) frame = requestAnimationFrame(step);
    else step(began);
  }

  /** @param {number} to */
  function face(to) {
    const isOther = to !== quarter;
    quarter = to;
    rest();
    if (isOther) rested();
  }

  const begin = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || held || !isFree(event.target)) return;
    held = { pointer: event.pointerId, x: event.clientX, from: angle, turns: false };
  };
  const follow = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== held?.pointer) return;
    const by = event.clientX - held.x;
    if (!held.turns) {
      if (Math.abs(by) < DRAG) return;
      held.turns = true;
      board.setPointerCapture(event.pointerId);
      board.classList.add('turning');
    }
    // Half the board's width is a quarter.
    set(held.from - (by / board.clientWidth) * Math.PI);
  };
  const finish = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== held?.pointer) return;
    const { turns, from } = held;
    held = null;
    if (!turns) return;
    // A third of the way is enough to go on.
    const went = (angle - from) / QUARTER;
    face(quarter + Math.sign(went) * Math.floor(Math.abs(went) + 0.67));
  };

  const listen = { pointerdown: begin, pointermove: follow, pointerup: finish, pointercancel: finish };
  const entries = /** @type {[string, EventListener][]} */ (Object.entries(listen));
  return {
    /** Lets itself be turned, or no more. @param {boolean} on */
    serve(on) {
      for (const [name, to] of entries) board[on ? 'addEventListener' : 'removeEventListener'](name, to);
      if (on) show(angle, true);
    },
    /** Turns by so many quarters. @param {number} by */
    by: (by) => face(quarter + by),
    /** How many quarters it is turned, from 0 to 3. */
    quarter: () => ((quarter % 4) + 4) % 4,
    stop: () => cancelAnimationFrame(frame),
  };
}

/**
 * What an arrow key means on a board that is turned by so many quarters: rows down, columns to the right.
 * @param {string} key
 * @param {number} quarter
 */
export function direction(key, quarter) {
  const right = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const down = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const turned = [
    { down, right },
    { down: -right, right: down },
    { down: -down, right: -right },
    { down: right, right: -down },
  ];
  return turned[quarter] ?? { down, right };
}
