/**
 * What moves for a moment in any game: a number that counts up, and the flourish at a win.
 *
 * Any input brings it to its end, and where the reader wants no motion there is none.
 */
import { h } from './dom.js';
import { mayMove } from './host.js';

/** What counts as an input. */
const INPUTS = ['pointerdown', 'keydown', 'wheel'];
/** How long the flourish lasts, and how long a slip of it is under way, in milliseconds. */
const LIGHT = 900;
const SLIP = 1300;
const SLIPS = 22;

/**
 * Calls this at the next input, unless it is called off before.
 * @param {() => void} end
 * @returns {() => void}
 */
function atInput(end) {
  const off = new AbortController();
  const heard = () => {
    off.abort();
    end();
  };
  for (const name of INPUTS) addEventListener(name, heard, { capture: true, passive: true, signal: off.signal });
  return () => off.abort();
}

/**
 * Counts from one whole number to another where it is shown; the last one shown is always `to`.
 * @param {number} from
 * @param {number} to
 * @param {number} duration in milliseconds
 * @param {(value: number) => void} show
 * @returns {() => void} is at the end at once
 */
export function countUp(from, to, duration, show) {
  if (!mayMove() || document.hidden || from === to) {
    show(to);
    return () => {};
  }
  const begin = performance.now();
  const end = () => {
    cancelAnimationFrame(frame);
    callOff();
    show(to);
  };
  const callOff = atInput(end);
  const count = (/** @type {number} */ now) => {
    const share = Math.min(1, Math.max(0, (now - begin) / duration));
    if (share === 1) return end();
    show(Math.round(from + (to - from) * (1 - (1 - share) ** 2)));
    frame = requestAnimationFrame(count);
  };
  let frame = requestAnimationFrame(count);
  return end;
}

/**
 * A light passes over the board, and slips of gold fly up from it.
 * @param {Element} board
 */
export function flourish(board) {
  const box = boxOf(board);
  if (!mayMove() || document.hidden || !box) return;
  const light = h('span', { class: 'flourish-light' });
  const slips = Array.from({ length: SLIPS }, (_, number) => h('span', { class: `flourish-slip kind-${number % 3}` }));
  const style = {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    '--slip': `${Math.max(7, box.width * 0.016)}px`,
  };
  const layer = h('div', { class: 'flourish', 'aria-hidden': 'true', style }, light, slips);
  document.body.append(layer);
  const running = [
    light.animate(
      [
        { transform: 'translateX(-100%) skewX(-18deg)', opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, offset: 0.6 },
        { transform: 'translateX(260%) skewX(-18deg)', opacity: 0 },
      ],
      { duration: LIGHT, easing: 'ease-in-out', fill: 'both' },
    ),
    ...slips.map((slip, number) => fly(slip, number, box)),
  ];
  playOut(running, () => layer.remove());
}

/**
 * Lets animations run to their end, or to the next input.
 * @param {Animation[]} running
 * @param {() => void} done what is left to do then; called once
 */
export function playOut(running, done) {
  const callOff = atInput(() => {
    for (const one of running) one.finish();
  });
  void Promise.allSettled(running.map((one) => one.finished)).then(() => {
    callOff();
    done();
  });
}

/**
 * One slip: up from the foot of the board, aside, and down again, turning.
 * @param {HTMLElement} slip
 * @param {number} number
 * @param {DOMRect} box
 */
function fly(slip, number, box) {
  // Spread evenly, and yet not in a row.
  const spread = ((number * 0.618) % 1) - 0.5;
  const high = box.height * (0.4 + 0.5 * ((number * number * 0.137) % 1));
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) =>
    `translate(${x * box.width}px, ${-y}px) rotate(${turn}deg) rotateX(${turn * 1.7}deg)`;
  const turn = spread < 0 ? -1 : 1;
  const frames = [
    { transform: at(spread * 0.25, 0, 0), opacity: 0, easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)' },
    { opacity: 1, offset: 0.12 },
    { transform: at(spread * 0.8, high, turn * 200), opacity: 1, offset: 0.5, easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)' },
    { transform: at(spread, high * 0.35, turn * 420), opacity: 0 },
  ];
  return slip.animate(frames, { duration: SLIP, delay: 120 + (number % 6) * 35, fill: 'both' });
}

/**
 * Where the first thing of a board lies that takes up room: some boards lay their parts out in the room each by itself.
 * @param {Element} board
 */
function boxOf(board) {
  const boxes = [board, ...board.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
  return boxes.find(({ width, height }) => width > 0 && height > 0);
}
