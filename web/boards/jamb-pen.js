/**
 * A pen over the talon: a number is written from left to right, a field is crossed out in two strokes.
 *
 * What is written is there already; the pen lies over it for a moment.
 */
import { h, svg } from '../lib/dom.js';
import { playOut } from '../lib/motion.js';

/** How long the pen writes, in milliseconds. */
const WRITES = 460;
/** How far the cross of the style sheet reaches from the middle of its field. */
const CROSS = 0.35;

/**
 * @param {HTMLElement} field
 * @param {boolean} isCrossed
 */
export function penStroke(field, isCrossed) {
  const pen = svg(
    'svg',
    { class: 'jamb-pen', viewBox: '0 0 24 24' },
    svg('path', { class: 'barrel', d: 'M4 15L18 1L23 6L9 20Z' }),
    svg('path', { class: 'nib', d: 'M1 23L4 15L9 20Z' }),
  );
  const marks = isCrossed ? [h('i', { class: 'jamb-stroke' }), h('i', { class: 'jamb-stroke' })] : [ink(field)];
  const over = h('span', { class: 'jamb-writing', 'aria-hidden': 'true' }, marks, pen);
  field.append(over);
  field.classList.add('is-being-written');
  const running = isCrossed ? cross(field, marks, pen) : write(marks[0], pen);
  playOut(running, () => {
    over.remove();
    field.classList.remove('is-being-written');
  });
}

/**
 * The number of a field, once more, in a frame that can be moved over it.
 * @param {HTMLElement} field
 */
function ink(field) {
  return h('span', { class: 'jamb-ink' }, h('span', { dataset: { text: field.textContent } }));
}

/**
 * The frame comes from the left and what is in it from the right: together they stand still, and more and more is seen.
 * @param {HTMLElement} frame
 * @param {SVGElement} pen
 */
function write(frame, pen) {
  const timing = { duration: WRITES, easing: 'ease-in-out' };
  const inner = /** @type {HTMLElement} */ (frame.firstElementChild);
  return [
    frame.animate([{ transform: 'translateX(-100%)' }, { transform: 'none' }], timing),
    inner.animate([{ transform: 'translateX(100%)' }, { transform: 'none' }], timing),
    pen.animate(path([[-40, 12], [-22, -16], [-6, 18], [14, -16], [30, 16], [54, -10]], '%'), { duration: WRITES }),
  ];
}

/**
 * From corner to corner of the cross that will be there.
 * @param {HTMLElement} field
 * @param {HTMLElement[]} strokes
 * @param {SVGElement} pen
 */
function cross(field, [down, up], pen) {
  const [x, y] = [field.offsetWidth * CROSS, field.offsetHeight * CROSS];
  const timing = { duration: WRITES * 0.4, easing: 'ease-in-out', fill: /** @type {FillMode} */ ('backwards') };
  /** @param {HTMLElement} stroke @param {number} turn @param {number} delay */
  const draw = (stroke, turn, delay) => {
    const lies = `rotate(${turn}rad)`;
    stroke.style.setProperty('width', `${2 * Math.hypot(x, y)}px`);
    stroke.style.setProperty('transform', lies);
    const begins = `${lies} translateX(-50%) scaleX(0)`;
    return stroke.animate([{ transform: begins }, { transform: `${lies} translateX(0) scaleX(1)` }], { ...timing, delay });
  };
  const slant = Math.atan2(y, x);
  const way = /** @type {[number, number][]} */ ([[-x, -y], [x, y], [-x, y], [x, -y], [x + 8, -y - 8]]);
  const moments = [0, 0.4, 0.5, 0.9, 1];
  return [
    draw(down, slant, 0),
    draw(up, -slant, WRITES * 0.5),
    pen.animate(
      path(way, 'px').map((frame, place) => ({ ...frame, offset: moments[place] })),
      { duration: WRITES },
    ),
  ];
}

/**
 * The way of the tip, round the middle of the field.
 * @param {[number, number][]} places
 * @param {'px' | '%'} unit `%`: of the size of the pen
 * @returns {Keyframe[]}
 */
function path(places, unit) {
  return places.map(([x, y], place) => ({
    transform: `translate(${x}${unit}, ${y}${unit})`,
    opacity: place === places.length - 1 ? 0 : 1,
    easing: 'ease-in-out',
  }));
}
