/**
 * The flat picture of Santorini: seen from the front, always from the same side.
 */

/** @import { Look } from './santorini-look.js' */

import { svg } from '../lib/dom.js';
import * as picture from './santorini-picture.js';

/** Where a level's number is written, from the middle of its face. */
const LEVEL_MARKS = [[36, -20], [30, -17], [23, -11], [16, -6], [24, -3]];

const ORDER = { rows: [0, 1, 2, 3, 4], columns: [0, 1, 2, 3, 4] };

/** @returns {Look} */
export function flat() {
  const spotOf = (/** @type {string} */ name, /** @type {number} */ level) => picture.spotOf(name, picture.heightOf(level));

  /** @type {Look['at']} */
  function at(name, level, content, { x = 0, y = 0 } = {}) {
    const spot = spotOf(name, level);
    return svg('g', { transform: `translate(${spot.x + x} ${spot.y + y})` }, content);
  }

  return {
    box: picture.FRAME.box,
    isDeep: false,
    island: picture.island,
    begin: () => {},
    plate: picture.plate,
    house: picture.house,
    face: picture.face,
    corners: picture.corners,
    plan: picture.plan,
    disc(name, level, className, size) {
      const { x, y } = spotOf(name, level);
      return svg('ellipse', { class: className, cx: x, cy: y, rx: size, ry: size * 0.85 });
    },
    at,
    mark(name, level, content) {
      const [x = 0, y = 0] = LEVEL_MARKS[level] ?? [];
      return at(name, level, content, { x, y });
    },
    arrow: picture.arrow,
    outline: (element, name, level, withWorker) => element.setAttribute('d', picture.outline(name, level, withWorker)),
    way(from, fromLevel, to, toLevel) {
      const [start, end] = [spotOf(from, fromLevel), spotOf(to, toLevel)];
      return { x: start.x - end.x, y: start.y - end.y };
    },
    pawn: picture.pawn,
    stand: 8,
    block: picture.block,
    order: () => ORDER,
  };
}
