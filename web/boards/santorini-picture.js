/**
 * How Santorini looks: an island seen from the front and a little from above, houses as slabs that get smaller
 * and lighter floor by floor, domes, and two kinds of workers.
 *
 * Everything here is told where to stand; nothing knows a rule.
 */

import { svg } from '../lib/dom.js';

/** @typedef {{ x: number, y: number }} Spot */

/** Squares row by row, from the back to the front: also the order in which they are painted. */
export const NAMES = ['A', 'B', 'C', 'D', 'E'].flatMap((row) => [1, 2, 3, 4, 5].map((column) => row + column));

/** The picture's width in its own units. */
const SIZE = 560;

/** What of the picture is framed. Heads at the back may stand out. */
export const FRAME = { box: `0 24 ${SIZE} 534`, shape: SIZE / 534 };

const LEFT = 32;
const BACK = 72;
const WIDE = 99.2;
const DEEP = 88;

/** Floors from the ground up: how wide and deep the slab is, and how high its top lies. */
const FLOORS = [
  { wide: 94, deep: 83, top: 0 },
  { wide: 82, deep: 72, top: 17 },
  { wide: 66, deep: 57, top: 33 },
  { wide: 50, deep: 43, top: 48 },
];

/** A dome's outline from its left end. */
const BOWL = 'c0 -16 9 -28 21 -28s21 12 21 28a21 12 0 0 1 -42 0z';

/** How high something stands that stands on a square of this level. */
export const heightOf = (/** @type {number} */ level) => FLOORS[Math.min(level, 3)]?.top ?? 0;

/**
 * The middle of a square at this height.
 * @param {string} name
 * @param {number} [height]
 * @returns {Spot}
 */
export function spotOf(name, height = 0) {
  const index = NAMES.indexOf(name);
  const row = Math.floor(index / 5);
  const column = index % 5;
  return { x: LEFT + WIDE * (column + 0.5), y: BACK + DEEP * (row + 0.5) - height };
}

/**
 * The island without anything on it, with its letters and numbers.
 * @returns {SVGElement[]}
 */
export function island() {
  const top = BACK - 18;
  const deep = DEEP * 5 + 46;
  const labels = [0, 1, 2, 3, 4].flatMap((index) => [
    svg('text', { class: 'edge', x: 19, y: BACK + DEEP * (index + 0.5) + 5 }, 'ABCDE'[index]),
    svg('text', { class: 'edge', x: LEFT + WIDE * (index + 0.5), y: BACK + DEEP * 5 + 18 }, index + 1),
  ]);
  return [
    svg('rect', { class: 'ground-shadow', x: 10, y: top + 22, width: SIZE - 20, height: deep, rx: 24 }),
    svg('rect', { class: 'cliff', x: 4, y: top, width: SIZE - 8, height: deep + 14, rx: 22 }),
    svg('rect', { class: 'shore', x: 4, y: top, width: SIZE - 8, height: deep, rx: 22 }),
    svg('g', { 'aria-hidden': 'true' }, labels),
  ];
}

/**
 * A plate of the ground.
 * @param {string} name
 */
export function plate(name) {
  return slabFace(spotOf(name), 0, 'soil');
}

/**
 * The slabs and the dome of a house, from the ground up.
 * @param {string} name
 * @param {number} level
 * @returns {SVGGElement[]}
 */
export function house(name, level) {
  const spot = spotOf(name);
  const parts = [];
  for (let floor = 1; floor <= Math.min(level, 3); floor += 1) parts.push(slab(spot, floor));
  if (level === 4) parts.push(dome(spot));
  return parts;
}

/**
 * @param {Spot} spot
 * @param {number} floor
 */
function slab(spot, floor) {
  const { wide, deep, top } = size(floor);
  const below = size(floor - 1).top;
  const x = spot.x - wide / 2;
  const y = spot.y - deep / 2 - top;
  const front = spot.y + deep / 2 - below;
  return svg(
    'g',
    { class: `slab floor-${floor}` },
    svg('rect', { class: 'cast', x: x - 1, y: y + 8, width: wide + 7, height: front - y - 4, rx: 9 }),
    svg('rect', { class: 'wall', x, y, width: wide, height: front - y, rx: 8 }),
    windows(spot.x, front, floor),
    svg('rect', { class: 'roof', x, y, width: wide, height: deep, rx: 8 }),
    svg('rect', { class: 'glint', x: x + 1, y: y + 1, width: wide - 2, height: deep - 2, rx: 7 }),
  );
}

/**
 * A door below, two windows above, one at the top.
 * @param {number} x
 * @param {number} front
 * @param {number} floor
 */
function windows(x, front, floor) {
  const places = [[], [-14, 0, 14], [-8, 8], [0]][floor] ?? [];
  return svg(
    'g',
    { class: 'windows' },
    places.map((place) => {
      const left = x + place - 2.6;
      const bottom = front - 3;
      return svg('path', { d: `M${left} ${bottom}v-5a2.6 2.6 0 0 1 5.2 0v5z` });
    }),
  );
}

/** @param {Spot} spot */
function dome(spot) {
  const y = spot.y - heightOf(3) + 2;
  const { x } = spot;
  return svg(
    'g',
    { class: 'slab dome' },
    svg('ellipse', { class: 'cast', cx: x + 4, cy: y + 4, rx: 23, ry: 14 }),
    svg('path', { class: 'drum', d: `M${x - 21} ${y - 2}v6a21 12 0 0 0 42 0v-6z` }),
    svg('path', { class: 'bowl', d: `M${x - 21} ${y - 2}${BOWL}` }),
    svg('path', { class: 'sheen', d: `M${x - 15} ${y - 5}c0 -10 5 -17 11 -19c-3 6 -5 12 -4 20z` }),
    svg('circle', { class: 'knob', cx: x, cy: y - 31, r: 3 }),
  );
}

/**
 * A worker with its feet at the origin: the first player's has a round head, the second's a pointed hat.
 * @param {number} player
 */
export function pawn(player) {
  const body =
    player === 1
      ? 'M-15 -1c1 -11 8 -15 8.500 -28h13c.5 13 7.500 17 8.500 28a15 6.500 0 0 1 -30 0z'
      : 'M-14 -1l4.500 -29h19l4.500 29a14 6 0 0 1 -28 0z';
  const head =
    player === 1
      ? [
          svg('ellipse', { class: 'flesh', cx: 0, cy: -30, rx: 9.5, ry: 3.6 }),
          svg('circle', { class: 'flesh', cx: 0, cy: -41.5, r: 11.5 }),
          svg('path', { class: 'sheen', d: 'M-8 -42a8 8 0 0 1 7 -8c-3 2.500 -4.500 5 -4.500 9z' }),
        ]
      : [
          svg('circle', { class: 'flesh', cx: 0, cy: -35, r: 8 }),
          svg('path', { class: 'flesh', d: 'M-17 -37c6 -3 11 -11 17 -22c6 11 11 19 17 22a17 5 0 0 1 -34 0z' }),
          svg('path', { class: 'sheen', d: 'M-9 -40c4 -4 6.500 -8 8.500 -13c-.5 6 -1.500 9 -3.500 14z' }),
        ];
  return svg(
    'g',
    { class: `pawn seat-${player}` },
    svg('ellipse', { class: 'cast', cx: 5, cy: 2, rx: 21, ry: 9 }),
    svg(
      'g',
      { transform: 'scale(1.12)' },
      svg('path', { class: 'flesh', d: body }),
      svg('path', {
        class: 'sheen',
        d: player === 1 ? 'M-11 0c1 -9 6 -13 7 -26c1.500 11 -1.500 17 -2 27.500z' : 'M-10.500 .5l3.500 -27h3l-1.500 28.500z',
      }),
      head,
    ),
  );
}

/**
 * What a finger touches that means this square: its house, and the worker on it if that one counts.
 * @param {string} name
 * @param {number} level
 * @param {boolean} withWorker
 */
export function outline(name, level, withWorker) {
  const { x, y } = spotOf(name);
  const parts = [box(x, y - size(0).deep / 2, size(0).wide, size(0).deep)];
  for (let floor = 1; floor <= Math.min(level, 3); floor += 1) {
    const { wide, deep, top } = size(floor);
    parts.push(box(x, y - deep / 2 - top, wide, deep));
  }
  if (level === 4) parts.push(box(x, y - heightOf(3) - 30, 42, 40));
  if (withWorker) parts.push(box(x, y - heightOf(level) - 58, 36, 64));
  return parts.join('');
}

/**
 * @param {number} x The middle.
 * @param {number} y The upper edge.
 * @param {number} wide
 * @param {number} high
 */
function box(x, y, wide, high) {
  return `M${x - wide / 2} ${y}h${wide}v${high}h${-wide}z`;
}

/** A piece in the hand, on its way to where it is built. */
export function block() {
  return svg(
    'g',
    { class: 'block' },
    svg('rect', { class: 'cast', x: -24, y: -12, width: 56, height: 44, rx: 9 }),
    svg('rect', { class: 'wall', x: -26, y: -22, width: 52, height: 48, rx: 8 }),
    svg('rect', { class: 'roof', x: -26, y: -22, width: 52, height: 34, rx: 8 }),
  );
}

/**
 * The upper face of what stands on a square, for lights and frames on it.
 * @param {string} name
 * @param {number} level
 * @param {string} className
 * @param {number} [inset]
 */
export function face(name, level, className, inset = 0) {
  return slabFace(spotOf(name, heightOf(level)), Math.min(level, 3), className, inset);
}

/**
 * @param {Spot} spot
 * @param {number} floor
 * @param {string} className
 * @param {number} [inset]
 */
function slabFace(spot, floor, className, inset = 0) {
  const wide = size(floor).wide - inset * 2;
  const deep = size(floor).deep - inset * 2;
  return svg('rect', {
    class: className,
    x: spot.x - wide / 2,
    y: spot.y - deep / 2,
    width: wide,
    height: deep,
    rx: Math.max(2, 8 - inset / 2),
  });
}

/**
 * Four corner marks on the upper face.
 * @param {string} name
 * @param {number} level
 */
export function corners(name, level) {
  const spot = spotOf(name, heightOf(level));
  const { wide, deep } = size(Math.min(level, 3));
  const arm = Math.min(15, wide / 4);
  const [x, y] = [wide / 2 - 3, deep / 2 - 3];
  const corner = (/** @type {number} */ h, /** @type {number} */ v) =>
    `M${spot.x + h * x} ${spot.y + v * (y - arm)}V${spot.y + v * (y - 5)}` +
    `q0 ${v * 5} ${-h * 5} ${v * 5}H${spot.x + h * (x - arm)}`;
  return svg('path', { class: 'last', d: corner(1, 1) + corner(1, -1) + corner(-1, 1) + corner(-1, -1) });
}

/**
 * The outline of the piece that would come on a square of this level.
 * @param {string} name
 * @param {number} level
 * @param {string} className
 */
export function plan(name, level, className) {
  const { x, y } = spotOf(name);
  if (level >= 3) {
    const foot = y - heightOf(3);
    return svg('g', { class: className }, svg('path', { d: `M${x - 21} ${foot}${BOWL}` }));
  }
  const { wide, deep, top } = size(level + 1);
  const left = x - wide / 2;
  const back = y - deep / 2 - top;
  const edge = back + deep;
  return svg(
    'g',
    { class: className },
    svg('rect', { x: left, y: back, width: wide, height: deep + top - size(level).top, rx: 8 }),
    svg('path', { d: `M${left} ${edge - 8}q0 8 8 8h${wide - 16}q8 0 8 -8` }),
  );
}

/**
 * An arrow from one square to another, each with its level.
 * @param {string} from
 * @param {number} fromLevel
 * @param {string} to
 * @param {number} toLevel
 */
export function arrow(from, fromLevel, to, toLevel) {
  const start = spotOf(from, heightOf(fromLevel));
  const end = spotOf(to, heightOf(toLevel));
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(start.x + ux * along - uy * aside).toFixed(1)} ${(start.y + uy * along + ux * aside).toFixed(1)}`;
  const [begin, neck, tip] = [22, Math.max(30, length - 26), Math.max(40, length - 6)];
  return svg('path', {
    class: 'hint-arrow',
    d:
      `M${at(begin, -4.5)}L${at(neck, -6)}L${at(neck - 3, -16)}L${at(tip, 0)}` +
      `L${at(neck - 3, 16)}L${at(neck, 6)}L${at(begin, 4.5)}Z`,
  });
}

/** @param {number} floor */
function size(floor) {
  const found = FLOORS[floor];
  if (!found) throw new RangeError(`there is no floor ${floor}`);
  return found;
}
