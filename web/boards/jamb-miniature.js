/**
 * Jamb on the house's page: a talon that fills, and dice of which the worst are thrown again.
 */
import { svg } from '../lib/dom.js';
import { face } from './jamb-face.js';

/** A stored talon, for the house page: what is written in each column, a cross for 0. */
const SAMPLE = [
  ['3', '', '2'], ['6', '', ''], ['9', '12', ''], ['16', '16', '12'], ['', '15', ''], ['', '24', ''],
  ['', '×', '66'], ['', '53', ''], ['', '×', ''], ['', '75', ''],
];

/**
 * Where the dice lie in the small picture, and how they are turned.
 * @type {[pips: number, x: number, y: number, tilt: number][]}
 */
const LYING = [[2, 139, 26, -8], [5, 150, 58, 6], [5, 138, 92, -5], [5, 151, 126, 9], [1, 140, 158, -6]];

/**
 * The small picture on the house page.
 * @returns {Element}
 */
export function miniature() {
  const picture = svg('svg', { viewBox: '0 0 200 200', class: 'jamb-miniature', 'aria-hidden': 'true' });
  SAMPLE.forEach((row, y) => row.forEach((text, x) => {
    const [left, top] = [18 + x * 33, 16 + y * 16.8];
    picture.append(svg('rect', { x: left, y: top, width: 33, height: 16.8 }));
    if (text) picture.append(svg('text', { x: left + 16.5, y: top + 12.4, class: text === '×' ? 'crossed' : '' }, text));
  }));
  picture.append(svg('rect', { x: 128, y: 16, width: 56, height: 168, rx: 9, class: 'tray' }));
  for (const [pips, x, y, tilt] of LYING) {
    const die = face(pips);
    for (const [name, value] of Object.entries({ x, y, width: 26, height: 26 })) die.setAttribute(name, String(value));
    const side = svg('rect', { x, y, width: 26, height: 26, rx: 5, class: 'die' });
    const thrown = svg('g', { class: pips === 5 ? '' : 'again' }, side, die);
    picture.append(svg('g', { transform: `rotate(${tilt} ${x + 13} ${y + 13})` }, thrown));
  }
  return picture;
}
