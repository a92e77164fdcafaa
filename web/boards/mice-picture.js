/**
 * How Mice looks: three squares inlaid in wood, turned men of two kinds, and a row of nine for each side.
 *
 * Everything here is told where to stand; nothing knows a rule.
 */

import { svg } from '../lib/dom.js';

/** @typedef {{ x: number, y: number }} Spot */

const WIDE = 600;
const TRAY = 58;
const BOARD = { y: TRAY + 8, size: 588 };
const MARGIN = 62;
const PITCH = (BOARD.size - MARGIN * 2) / 6;
const LEFT = (WIDE - BOARD.size) / 2;

/** What of the picture is framed. */
export const FRAME = { box: `0 0 ${WIDE} ${BOARD.size + TRAY * 2 + 20}`, shape: WIDE / (BOARD.size + TRAY * 2 + 20) };

/** The board alone. */
export const SQUARE = `0 ${BOARD.y - 6} ${WIDE} ${BOARD.size + 12}`;

/** How far from its middle a man reaches. */
export const REACH = 28;
/** And in the row beside the board. */
export const SMALL = 18;

/** The points, ring by ring from the outside, each ring clockwise from the top left. */
export const NAMES = [3, 2, 1].flatMap((far) =>
  [
    [-1, 1],
    [0, 1],
    [1, 1],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
  ].map(([across = 0, up = 0]) => 'abcdefg'.charAt(3 + across * far) + (4 + up * far)),
);

/**
 * The column and the row of a point, counted from 0 at the bottom left.
 * @param {string} name
 */
export function placeOf(name) {
  return { column: 'abcdefg'.indexOf(name.charAt(0)), row: Number(name.charAt(1)) - 1 };
}

/**
 * @param {string} name
 * @returns {Spot}
 */
export function spotOf(name) {
  const { column, row } = placeOf(name);
  return { x: LEFT + MARGIN + PITCH * column, y: BOARD.y + MARGIN + PITCH * (6 - row) };
}

/**
 * A place in the row of nine of a side.
 * @param {number} player
 * @param {number} index
 * @returns {Spot}
 */
export function slotOf(player, index) {
  const y = player === 1 ? BOARD.y + BOARD.size + 12 + TRAY / 2 : TRAY / 2;
  return { x: WIDE / 2 + (index - 4) * 56, y };
}

/**
 * The board without men.
 * @returns {SVGElement[]}
 */
export function table() {
  const square = (/** @type {number} */ far, /** @type {string} */ className) => {
    const from = spotOf('abc'.charAt(3 - far) + (4 + far));
    const size = PITCH * far * 2;
    return svg('rect', { class: className, x: from.x, y: from.y, width: size, height: size, rx: 2 });
  };
  const joint = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ className) => {
    const [a, b] = [spotOf(from), spotOf(to)];
    return svg('path', { class: className, d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
  };
  const lines = (/** @type {string} */ className) => [
    ...[3, 2, 1].map((far) => square(far, className)),
    joint('a4', 'c4', className),
    joint('e4', 'g4', className),
    joint('d7', 'd5', className),
    joint('d3', 'd1', className),
  ];
  const edge = [0, 1, 2, 3, 4, 5, 6].flatMap((index) => [
    svg('text', { class: 'edge', x: LEFT + MARGIN + PITCH * index, y: BOARD.y + BOARD.size - 11 }, 'abcdefg'.charAt(index)),
    svg('text', { class: 'edge', x: LEFT + 18, y: BOARD.y + MARGIN + PITCH * (6 - index) + 5 }, index + 1),
  ]);
  return [
    svg('rect', { class: 'board-shadow', x: LEFT + 4, y: BOARD.y + 14, width: BOARD.size - 8, height: BOARD.size - 4, rx: 22 }),
    svg('rect', { class: 'board-edge', x: LEFT, y: BOARD.y + 5, width: BOARD.size, height: BOARD.size + 3, rx: 20 }),
    svg('rect', { class: 'wood', x: LEFT, y: BOARD.y, width: BOARD.size, height: BOARD.size, rx: 20 }),
    square(3, 'band outer'),
    square(2, 'band middle'),
    square(1, 'band inner'),
    ...lines('groove'),
    ...lines('inlay'),
    ...NAMES.map((name) => {
      const { x, y } = spotOf(name);
      const eye = svg('circle', { class: 'stud-eye', cx: x, cy: y, r: 2.5 });
      return svg('g', null, svg('circle', { class: 'stud', cx: x, cy: y, r: 7.5 }), eye);
    }),
    svg('g', { 'aria-hidden': 'true' }, edge),
  ];
}

/**
 * A turned man with its middle at the origin: the first player's is a ring, the second's is whole, with a knob.
 * @param {number} player
 * @param {number} [reach]
 */
export function man(player, reach = REACH) {
  const low = reach * 0.14;
  const parts =
    player === 1
      ? [
          svg('circle', { class: 'hole', r: reach * 0.4 }),
          svg('path', { class: 'foot', 'fill-rule': 'evenodd', d: ring(reach, reach * 0.36, low) }),
          svg('path', { class: 'body', 'fill-rule': 'evenodd', d: ring(reach, reach * 0.36, 0) }),
          svg('circle', { class: 'turned', r: reach * 0.8 }),
          svg('circle', { class: 'turned', r: reach * 0.56 }),
        ]
      : [
          svg('circle', { class: 'foot', cy: low, r: reach }),
          svg('circle', { class: 'body', r: reach }),
          svg('circle', { class: 'turned', r: reach * 0.74 }),
          svg('circle', { class: 'knob', r: reach * 0.36 }),
          svg('circle', { class: 'turned', r: reach * 0.36 }),
        ];
  const glint = reach * 0.89;
  return svg(
    'g',
    { class: `man seat-${player}` },
    svg('ellipse', { class: 'cast', cx: reach * 0.1, cy: reach * 0.26, rx: reach * 1.03, ry: reach }),
    parts,
    svg('path', { class: 'glint', d: `M${-glint * 0.94} ${-glint * 0.34}A${glint} ${glint} 0 0 1 ${glint * 0.34} ${-glint * 0.94}` }),
  );
}

/**
 * @param {number} outer
 * @param {number} inner
 * @param {number} y Where the middle of the outer edge lies.
 */
function ring(outer, inner, y) {
  const circle = (/** @type {number} */ r, /** @type {number} */ at) =>
    `M${-r} ${at}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
  return circle(outer, y) + circle(inner, 0);
}

/**
 * A row of nine: men in hand from the left, men lost from the right, and empty sockets for those on the board.
 * @param {number} player
 * @param {number} hand
 * @param {number} lost
 */
export function tray(player, hand, lost) {
  const first = slotOf(player, 0);
  const rail = svg('rect', { class: 'rail', x: first.x - 30, y: first.y - 26, width: 56 * 8 + 60, height: 52, rx: 26 });
  const slots = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
    const { x, y } = slotOf(player, index);
    const isLost = index >= 9 - lost;
    return svg(
      'g',
      { class: 'slot', transform: `translate(${x} ${y})` },
      svg('circle', { class: isLost ? 'socket lost' : 'socket', r: 19 }),
      isLost && svg('path', { class: 'lost-cross', d: 'M-7 -7L7 7M7 -7L-7 7' }),
      index < hand && man(player, SMALL),
    );
  });
  return svg('g', { class: `tray seat-${player}` }, rail, slots);
}

/**
 * A line through the points of a mill.
 * @param {string[]} points
 */
export function millLine(points) {
  const spots = points.map(spotOf).sort((a, b) => a.x - b.x || a.y - b.y);
  const [a, b] = [spots[0], spots.at(-1)];
  if (!a || !b) return null;
  return svg('path', { class: 'mill', pathLength: 1, d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
}

/**
 * The two straight lines of three on which a point lies.
 * @param {string} name
 * @returns {string[][]}
 */
export function linesThrough(name) {
  const here = placeOf(name);
  const line = (/** @type {'column' | 'row'} */ same, /** @type {'column' | 'row'} */ along) =>
    NAMES.filter((other) => {
      const there = placeOf(other);
      // The hole in the middle parts the lines that would go through it.
      const isParted = here[same] === 3 && there[along] < 3 !== here[along] < 3;
      return there[same] === here[same] && !isParted;
    });
  return [line('column', 'row'), line('row', 'column')];
}

/**
 * An arrow from one point to another.
 * @param {string} from
 * @param {string} to
 */
export function arrow(from, to) {
  const [start, end] = [spotOf(from), spotOf(to)];
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(start.x + ux * along - uy * aside).toFixed(1)} ${(start.y + uy * along + ux * aside).toFixed(1)}`;
  const [begin, neck, tip] = [20, length - 26, length - 5];
  return svg('path', {
    class: 'hint-arrow',
    d:
      `M${at(begin, -4.5)}L${at(neck, -6)}L${at(neck - 3, -16)}L${at(tip, 0)}` +
      `L${at(neck - 3, 16)}L${at(neck, 6)}L${at(begin, 4.5)}Z`,
  });
}
