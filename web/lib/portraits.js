/**
 * The faces of those who can be played against: turned wood, a coat, and something that tells who it is.
 *
 * Every face is made of the same few parts, so that they look like one family.
 */
import { svg } from './dom.js';

/**
 * @typedef {object} Portrait
 * @property {string} wood of the head
 * @property {string} coat
 * @property {string} [hair] its colour
 * @property {keyof typeof HAIR} [cut] of the hair
 * @property {keyof typeof MOUTH} mouth
 * @property {keyof typeof SIGN} [sign]
 */

const MAPLE = '#f0d9b5';
const OAK = '#d9b384';
const WALNUT = '#a97a4f';
const INK = '#3a2c20';

/** @type {Record<string, Portrait>} */
const PORTRAITS = {
  alone: { wood: MAPLE, coat: '#2d7a66', hair: '#6b4a2b', cut: 'cap', mouth: 'smile' },
  human: { wood: OAK, coat: '#c8743b', hair: '#3d2b1f', cut: 'bun', mouth: 'laugh' },
  beginner: { wood: MAPLE, coat: '#6fa3c9', hair: '#c98f3f', cut: 'tuft', mouth: 'laugh', sign: 'paper' },
  easy: { wood: OAK, coat: '#7b9e57', hair: '#5a3a22', cut: 'bob', mouth: 'smile', sign: 'scarf' },
  medium: { wood: MAPLE, coat: '#8a6fb0', hair: '#3d2b1f', cut: 'cap', mouth: 'calm', sign: 'glasses' },
  hard: { wood: WALNUT, coat: '#44566c', hair: '#2a211a', cut: 'cap', mouth: 'calm', sign: 'beard' },
  full: { wood: OAK, coat: '#8c2f39', hair: '#cfc6b4', cut: 'bob', mouth: 'calm', sign: 'laurel' },
  careless: { wood: MAPLE, coat: '#d39a3a', hair: '#a2582c', cut: 'tuft', mouth: 'tongue' },
  rule: { wood: OAK, coat: '#5b7d8f', hair: '#4b3524', cut: 'bun', mouth: 'smile', sign: 'glasses' },
  greedy: { wood: WALNUT, coat: '#4f7a4c', hair: '#2a211a', mouth: 'laugh', sign: 'bowler' },
  random: { wood: OAK, coat: '#c76b7c', hair: '#7a4a26', cut: 'bob', mouth: 'laugh', sign: 'party' },
  ai: { wood: MAPLE, coat: '#3c5a8a', hair: '#8a8378', cut: 'cap', mouth: 'calm', sign: 'loupe' },
};
PORTRAITS.optimal = { ...PORTRAITS.full, wood: WALNUT, coat: '#3f5f8f' };

/** What grows on a head, behind and before it. @type {Record<string, string>} */
const HAIR = {
  cap: 'M27 41C25 22 37 15 48 15s23 7 21 26c-3-9-8-12-21-12s-18 3-21 12Z',
  bob: 'M26 58C20 28 32 15 48 15s28 13 22 43c-4-2-5-9-5-16-8 0-22-4-26-12-3 6-8 8-8 13 0 6-1 12-5 15Z',
  bun: 'M48 4a8 8 0 0 1 7 12c9 2 15 10 13 25-3-10-9-13-20-13s-17 3-20 13c-2-15 4-23 13-25a8 8 0 0 1 7-12Z',
  tuft: 'M28 38c-1-10 4-18 12-21l-3-6 8 4 4-8 3 8 8-3-2 6c7 4 11 11 10 20-4-8-11-11-20-11s-16 3-20 11Z',
};

/** @type {Record<string, () => SVGElement[]>} */
const MOUTH = {
  smile: () => [line('M41 53q7 6 14 0')],
  laugh: () => [svg('path', { d: 'M40 52h16q-2 9-8 9t-8-9Z', fill: '#7c2f2a' }), svg('path', { d: 'M41.5 53h13l-.6 2.6h-11.8Z', fill: '#fff' })],
  calm: () => [line('M42 54q6 3 12 0')],
  tongue: () => [line('M40 52q8 7 16 0'), svg('path', { d: 'M49 55.5h6q1 6-3 6t-3-6Z', fill: '#c45f58' })],
};

/** What a face wears. @type {Record<string, () => SVGElement[]>} */
const SIGN = {
  paper: () => [svg('path', { d: 'M24 27 48 3l24 24-24-5Z', fill: '#fbf6e9', stroke: '#b9a98a', 'stroke-width': 1.4, 'stroke-linejoin': 'round' }), line('M48 4v18', '#b9a98a', 1.4)],
  scarf: () => [svg('path', { d: 'M33 64q15 9 30 0l2 8q-17 9-34 0Z', fill: '#c0392f' }), svg('path', { d: 'm55 72 9-3 4 18-9 2Z', fill: '#a52f27' })],
  glasses: () => [
    svg('circle', { cx: 40, cy: 43, r: 6.5, fill: '#ffffff66', stroke: INK, 'stroke-width': 1.8 }),
    svg('circle', { cx: 56, cy: 43, r: 6.5, fill: '#ffffff66', stroke: INK, 'stroke-width': 1.8 }),
    line('M46.5 42q1.5-1.5 3 0M33.5 42l-5-2M62.5 42l5-2', INK, 1.8),
  ],
  beard: () => [svg('path', { d: 'M28 46c1 22 10 29 20 29s19-7 20-29c-3 5-7 5-11 4-3-2-15-2-18 0-4 1-8 1-11-4Z', fill: '#2a211a' }), line('M42 56q6 3 12 0', '#d8a98c', 2)],
  laurel: () => [-1, 1].flatMap((side) => [0, 1, 2, 3].map((leaf) => {
    const [x, y] = [48 + side * (24 - leaf * leaf * 1.6 - leaf), 38 - leaf * 7];
    return svg('ellipse', { cx: x, cy: y, rx: 6, ry: 2.9, fill: leaf % 2 ? '#d9ad45' : '#b98a22', transform: `rotate(${side * (-62 + leaf * 14)} ${x} ${y})` });
  })),
  bowler: () => [
    svg('path', { d: 'M30 28c-2-22 38-22 36 0Z', fill: '#33302d' }),
    svg('rect', { x: 22, y: 26, width: 52, height: 5.5, rx: 2.7, fill: '#22201e' }),
    svg('path', { d: 'M48 49c-4-4-11-3-13 2 4 2 9 2 13-1 4 3 9 3 13 1-2-5-9-6-13-2Z', fill: '#2a211a' }),
  ],
  party: () => [svg('path', { d: 'M34 24 47-1l15 23q-15-5-28 2Z', fill: '#2f64c8' }), svg('circle', { cx: 47, cy: 2, r: 4, fill: '#e0b322' }), line('M40 13l13 2M37 19l20-1', '#e9e6df', 2)],
  loupe: () => [svg('circle', { cx: 56, cy: 43, r: 8, fill: '#bfe0ee99', stroke: '#b98a22', 'stroke-width': 2.6 }), line('M62 49q7 8 4 22', '#b98a22', 1.6)],
};

/**
 * @param {string} d
 * @param {string} [stroke]
 * @param {number} [width]
 */
function line(d, stroke = INK, width = 2.2) {
  return svg('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
}

/**
 * The portrait of somebody; of whom none is known, a machine.
 * @param {string} name
 * @returns {SVGElement}
 */
export function portrait(name) {
  const who = PORTRAITS[name];
  const drawn = svg('svg', { class: 'portrait', viewBox: '0 0 96 96', 'aria-hidden': 'true' });
  drawn.append(...(who ? head(who) : machine()));
  return drawn;
}

/** @param {Portrait} who */
function head({ wood, coat, hair = INK, cut, mouth, sign }) {
  return [
    svg('path', { d: 'M12 98c1-22 16-31 36-31s35 9 36 31Z', fill: coat }),
    svg('path', { d: 'M41 58h14v10q-7 7-14 0Z', fill: wood }),
    svg('path', { d: 'M41 62q7 6 14 0v6q-7 7-14 0Z', fill: '#00000026' }),
    svg('ellipse', { cx: 27.5, cy: 44, rx: 4, ry: 5, fill: wood }),
    svg('ellipse', { cx: 68.5, cy: 44, rx: 4, ry: 5, fill: wood }),
    svg('ellipse', { cx: 48, cy: 42, rx: 20.5, ry: 23, fill: wood }),
    svg('path', { d: 'M48 65c12 0 20.5-10 20.5-23S60 19 48 19c8 5 12 13 12 23s-4 18-12 23Z', fill: '#00000012' }),
    ...(cut ? [svg('path', { d: HAIR[cut], fill: hair })] : []),
    ...[40, 56].map((cx) => svg('ellipse', { cx, cy: 43, rx: 2.5, ry: 3.1, fill: INK })),
    ...[41, 57].map((cx) => svg('circle', { cx, cy: 42, r: 0.9, fill: '#fff' })),
    line('M36.5 36.5q3-2 6.5-.5M53 36q3.5-1.500 6.5.5', hair === '#cfc6b4' ? '#8f8674' : hair, 1.8),
    svg('path', { d: 'M48 44q3 4.5-.5 5.5', fill: 'none', stroke: '#00000055', 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
    ...[35, 61].map((cx) => svg('circle', { cx, cy: 50, r: 3.6, fill: '#d9654a2e' })),
    ...MOUTH[mouth](),
    ...(sign ? SIGN[sign]() : []),
  ];
}

/** Somebody who is all reckoning. */
function machine() {
  return [
    svg('path', { d: 'M14 98c1-20 15-28 34-28s33 8 34 28Z', fill: '#5d6b72' }),
    line('M48 20v-9', '#5d6b72', 3),
    svg('circle', { cx: 48, cy: 9, r: 4, fill: '#e2b04a' }),
    svg('rect', { x: 25, y: 20, width: 46, height: 44, rx: 10, fill: OAK }),
    svg('rect', { x: 31, y: 28, width: 34, height: 26, rx: 6, fill: '#22302a' }),
    ...[41, 55].map((cx) => svg('circle', { cx, cy: 38, r: 3.2, fill: '#5cc7a6' })),
    line('M41 47q7 4 14 0', '#5cc7a6', 2.2),
  ];
}
