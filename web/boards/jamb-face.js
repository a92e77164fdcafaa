/**
 * The faces of a die.
 */
import { svg } from '../lib/dom.js';

/** Where the pips of a face are: column and row, each from 0 to 2. */
const PIPS = [
  [],
  [[1, 1]],
  [[0, 0], [2, 2]],
  [[0, 0], [1, 1], [2, 2]],
  [[0, 0], [2, 0], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  [[0, 0], [2, 0], [0, 1], [2, 1], [0, 2], [2, 2]],
];

/**
 * A face of a die, flat.
 * @param {number} pips
 */
export function face(pips) {
  const dots = PIPS[pips].map(([x, y]) => svg('circle', { cx: 24 + x * 26, cy: 24 + y * 26, r: 9.5 }));
  return svg('svg', { viewBox: '0 0 100 100', class: 'jamb-face', 'aria-hidden': 'true' }, dots);
}
